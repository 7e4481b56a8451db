import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { content } from "../src/content.svelte";
import type { Content } from "../src/protocol";
import NewGame from "../src/screens/NewGame.svelte";
import { PRESETS } from "../src/screens/newgame/modules";
import { ORDER } from "../src/screens/newgame/setup.svelte";
import { t } from "../src/text";

const all = JSON.parse(readFileSync(`${process.cwd()}/samples/content-all-en.json`, "utf-8")) as Content;
const PLACES = all.names.modules["4"] ?? "";
const card = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`: ${name}$`) });
const pressed = (): (string | null)[] =>
  within(screen.getByRole("group", { name: t("web-new-presets") }))
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-pressed") === "true")
    .map((button) => button.querySelector("b")?.textContent ?? null);
const news = (): string[] =>
  within(screen.getByRole("region", { name: t("web-new-news") }))
    .queryAllByRole("term")
    .map((term) => term.textContent);

const chosen = (): HTMLElement =>
  within(screen.getByRole("radiogroup", { name: t("web-new-where") })).getByRole("radio", { checked: true });

const turns = (): HTMLElement[] =>
  within(screen.getByRole("region", { name: t("web-new-in-play") })).getAllByRole("switch");
const rewards = (): HTMLElement => screen.getByRole("group", { name: t("web-new-rewards") });
const when = (word: string): HTMLElement =>
  within(rewards()).getByRole("button", { name: t("web-new-rewards-when", { when: word }) });
const isOn = (it: HTMLElement): boolean => it.getAttribute("aria-pressed") === "true";

async function openCity(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  await user.click(screen.getByRole("tab", { name: t("web-new-tab-city") }));
  return user;
}

beforeEach(() => {
  content.all = all;
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("[]")),
  );
  render(NewGame);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("The modules of a new game", () => {
  it("shows all Reckoners, and begins with the base game", async () => {
    const shown = screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label") ?? "");
    expect(shown).toEqual(
      ORDER.map((id) => `${t("web-new-add")}: ${all.reckoners.find((one) => one.id === id)?.name ?? ""}`),
    );
    await openCity();
    const switches = turns();
    expect(switches.map((one) => one.getAttribute("aria-label"))).toEqual(Object.values(all.names.modules));
    expect(switches.every((one) => one.getAttribute("aria-checked") === "false")).toBe(true);
    expect(pressed()).toEqual([t("web-new-preset-first")]);
    expect(news()).toEqual([]);
  });

  it("says what a Reckoner brings, and brings it", async () => {
    const user = userEvent.setup();
    const val = card("Val");
    const note = document.getElementById(val.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("New Reckoners");
    await user.click(val);
    expect(screen.getByText(t("web-new-switched-on", { module: "New Reckoners" }))).toBeTruthy();
    await openCity();
    expect(screen.getByRole("switch", { name: "New Reckoners" }).getAttribute("aria-checked")).toBe("true");
    expect(pressed()).toEqual([t("web-new-preset-faces")]);
  });

  it("says who would leave before one switches, and who has left after it", async () => {
    const user = userEvent.setup();
    for (const name of ["Tia", "Val", "Sam"]) await user.click(card(name));
    await openCity();
    const turn = screen.getByRole("switch", { name: "New Reckoners" });
    const note = document.getElementById(turn.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("Val, Sam leave");
    await user.click(turn);
    expect(screen.getAllByText(t("web-new-left", { names: "Val, Sam" })).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole("button", { name: t("web-new-bring-back") })[0] as HTMLElement);
    expect(turn.getAttribute("aria-checked")).toBe("true");
    expect(screen.queryByText(t("web-new-left", { names: "Val, Sam" }))).toBeNull();
  });

  it("has presets that only set the switches", async () => {
    const user = await openCity();
    for (const { id, modules, boss, city, difficulty } of PRESETS) {
      await user.click(screen.getByRole("button", { name: new RegExp(`^${t(`web-new-preset-${id}`)} `) }));
      expect(pressed()).toEqual([t(`web-new-preset-${id}`)]);
      const on = turns().map((one) => one.getAttribute("aria-checked") === "true");
      expect(on).toEqual([1, 2, 3, 4].map((n) => modules.includes(n)));
      expect(chosen().id).toBe(`place-${boss}-${city}`);
      if (difficulty)
        expect(screen.getByRole("radio", { name: /^Beginner/ }).getAttribute("aria-checked")).toBe("true");
      expect(news().length > 0).toBe(modules.length > 0);
    }
    await user.click(screen.getByRole("switch", { name: "New Reckoners" }));
    expect(pressed()).toEqual([]);
  });

  it("shows every Boss in every city with what it takes, for the team and the difficulty at once", async () => {
    const user = await openCity();
    const there = document.getElementById("place-regalia-babilar") as HTMLElement;
    expect(there.textContent).toContain("8 × 3");
    await user.click(there);
    expect(chosen()).toBe(there);
    expect(screen.getByRole("switch", { name: PLACES }).getAttribute("aria-checked")).toBe("true");
    await user.click(screen.getByRole("radio", { name: /^Sparks!/ }));
    expect(there.textContent).toContain("10 × 3");
    expect(document.getElementById("place-steelheart-babilar")?.textContent).toContain("25");
    expect(news()).toContain(t("web-new-news-dawnslight"));
  });

  it("leaves it open when rewards come, or says why they come at once and how to have them otherwise", async () => {
    const user = await openCity();
    expect(isOn(when("after"))).toBe(true);
    await user.click(when("once"));
    expect(isOn(when("once"))).toBe(true);
    await user.click(when("after"));
    await user.click(document.getElementById("place-steelheart-babilar") as HTMLElement);
    expect(isOn(when("once"))).toBe(true);
    expect(screen.getByRole("button", { name: "MOD4-01" })).toBeTruthy();
    await user.click(when("after"));
    await user.click(screen.getByRole("button", { name: "Play Steelheart in Newcago" }));
    expect(chosen().id).toBe("place-steelheart-newcago");
    expect(isOn(when("after"))).toBe(true);
  });

  it("lays cards on Newcago only, says so elsewhere, and goes there", async () => {
    const user = await openCity();
    const sides = screen.getByRole("group", { name: t("web-new-cards") });
    const side = (name: string): HTMLElement => within(sides).getByRole("button", { name });
    await user.click(side("B"));
    expect(isOn(side("B"))).toBe(true);
    expect(screen.getByRole("switch", { name: PLACES }).getAttribute("aria-checked")).toBe("true");
    expect(isOn(when("once"))).toBe(true);
    expect(news()).toContain(t("web-new-news-city-cards"));
    await user.click(document.getElementById("place-limelight-ildithia") as HTMLElement);
    expect(isOn(side(t("web-new-off")))).toBe(true);
    expect(screen.getByRole("button", { name: "NEW-01" })).toBeTruthy();
    await user.click(side("mix"));
    expect(isOn(side(t("web-new-off")))).toBe(true);
    await user.click(screen.getByRole("button", { name: t("web-new-there") }));
    expect(chosen().id).toBe("place-limelight-newcago");
    expect(isOn(side("mix"))).toBe(true);
    await user.click(screen.getByRole("switch", { name: PLACES }));
    expect(isOn(side(t("web-new-off")))).toBe(true);
  });

  it("has a casual and an intense game, and both at once", async () => {
    const user = await openCity();
    const casual = screen.getByRole("switch", { name: t("option-casual") });
    await user.click(casual);
    await user.click(screen.getByRole("button", { name: "−2" }));
    await user.click(screen.getByRole("button", { name: "−1" }));
    expect(casual.getAttribute("aria-checked")).toBe("true");
    expect(isOn(screen.getByRole("button", { name: "−1" }))).toBe(true);
    expect(isOn(screen.getByRole("button", { name: "−2" }))).toBe(false);
    expect(pressed()).toEqual([t("web-new-preset-first")]);
  });

  it("goes home when the module of a place leaves, and back", async () => {
    const user = await openCity();
    await user.click(document.getElementById("place-regalia-newcago") as HTMLElement);
    const turn = screen.getByRole("switch", { name: PLACES });
    const note = document.getElementById(turn.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("Steelheart in Newcago");
    await user.click(turn);
    expect(chosen().id).toBe("place-steelheart-newcago");
    await user.click(screen.getAllByRole("button", { name: t("web-new-bring-back") })[0] as HTMLElement);
    expect(chosen().id).toBe("place-regalia-newcago");
  });

  it("does not choose what cannot be, and says why", async () => {
    const sentence = "Babilar is too small for so many.";
    content.all = {
      ...all,
      locked: [{ boss: "regalia", city: "babilar", reckoners: 2, code: "small-city", sentence }],
    };
    const user = await openCity();
    await user.click(document.getElementById("place-regalia-babilar") as HTMLElement);
    expect(chosen().id).toBe("place-steelheart-newcago");
    expect(screen.getByText(sentence)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Play Steelheart in Newcago" }));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("says that a team is full", async () => {
    const user = userEvent.setup();
    for (const name of ["Tia", "Val", "Sam", "Exel", "Mizzy", "Prof"]) await user.click(card(name));
    const cody = card("Cody");
    expect(cody.getAttribute("aria-disabled")).toBe("true");
    await user.click(cody);
    expect(cody.getAttribute("aria-checked")).toBe("false");
    expect(screen.getAllByText(t("web-new-full")).length).toBeGreaterThan(0);
  });

  it("goes from tab to tab by the arrows", async () => {
    const user = userEvent.setup();
    const team = screen.getByRole("tab", { name: t("web-new-tab-team") });
    team.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.id).toBe("tab-city");
    expect(team.getAttribute("aria-selected")).toBe("false");
    await user.keyboard("{ArrowLeft}");
    expect(team.getAttribute("aria-selected")).toBe("true");
  });
});
