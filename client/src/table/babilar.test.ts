// Regalia and Babilar at a table: what is shown, and that what is sent is what was meant.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open, prepare, read, sample } from "../../test/table";
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import type { Content } from "../protocol";

const send = vi.fn();
const undo = vi.fn();
const bar = (): HTMLElement => screen.getByRole("region", { name: "Decision" });
const one = (selector: string, inside: ParentNode = document): HTMLElement => {
  const found = inside.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const spot = (name: string): HTMLElement => one(`button[data-spot="${name}"]`);
const choice = (action: string): HTMLElement => one(`[data-choice="${action}"]`, bar());
async function click(element: HTMLElement): Promise<void> {
  await fireEvent.click(element);
  await tick();
}
async function keys(...presses: string[]): Promise<void> {
  for (const press of presses) {
    await key(press);
    await tick();
  }
}
const track = (district: string): HTMLElement[] => [
  ...one(`[data-plate="${district}"] .dtrack ol`).querySelectorAll("li"),
];

beforeEach(async () => {
  await prepare();
  content.all = read<Content>("content-all-en");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.spyOn(game, "send").mockImplementation(send);
  vi.spyOn(game, "undo").mockImplementation(undo);
  send.mockClear();
  undo.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a table in Babilar", () => {
  beforeEach(() => open(sample("table-babilar-use")));

  it("has the city's colours, and the rewards with the dice", () => {
    expect(document.documentElement.dataset["city"]).toBe("babilar");
    const steps = within(screen.getByRole("list", { name: "Steps of the round" }));
    expect(steps.getByText("Use dice + rewards")).toBeTruthy();
    expect(steps.queryByText("Rewards")).toBeNull();
  });

  it("shows what is left on each track, what comes, and what is done", () => {
    const cells = track("grand-central");
    expect(cells).toHaveLength(11);
    expect(cells.filter((cell) => cell.classList.contains("gone"))).toHaveLength(5);
    expect(cells[5]?.textContent).toContain("5");
    expect(one(".aid use", cells[7]).getAttribute("href")).toBe("#dawn");
    expect(cells[9]?.classList.contains("hurts")).toBe(true);
    expect(track("drowned-market")[10]?.classList.contains("zero")).toBe(true);
    const label = one('[data-plate="grand-central"] .dhit').getAttribute("aria-label");
    expect(label).toBe("Research left: 5, Dawnslight Aid at 3, Attack Plan at 1");
  });

  it("a die lights as many spots as it has symbols; with Shift all of them go", async () => {
    await keys("q");
    expect(track("grand-central").filter((cell) => cell.classList.contains("next"))).toHaveLength(2);
    const marker = spot("marker/grand-central");
    expect(marker.textContent).toContain("5→4");
    await fireEvent.click(marker, { shiftKey: true });
    expect(send).toHaveBeenLastCalledWith(
      ...Array.from({ length: 2 }, () => "tia use d1 research grand-central"),
    );
  });

  it("says how many districts are at 0, her card, whom it struck and where she goes", () => {
    const boss = one(".boss");
    expect(one(".bossres").getAttribute("aria-label")).toBe("1 of 5 districts at 0");
    expect(boss.querySelectorAll(".parts .on")).toHaveLength(1);
    expect(one(".bfoot").textContent).toContain("Move costs double");
    expect(within(one(".bfoot")).getByRole("img", { name: "Val" })).toBeTruthy();
    expect(one(".bfoot").textContent).toContain("Grand Central");
    expect(one('[data-plate="grand-central"] .fig-boss.next').getAttribute("aria-label")).toBe(
      "Regalia comes here next",
    );
    expect(one(".bdeck").getAttribute("aria-label")).toBe("7 cards left in her deck");
    const red = one('.brow[data-track="red"]');
    expect(red.querySelectorAll(".sided s")).not.toHaveLength(0);
    // What she would do there by the forecast: a gift goes to both neighbours.
    const her =
      sample("table-babilar-use").forecast?.actors.find(({ kind }) => kind === "boss")?.actions ?? [];
    const sum = her
      .filter((word) => word.includes("enforcement"))
      .map((word) => Number(/ (\d+)$/.exec(word)?.[1] ?? 1) * (word.startsWith("gift ") ? 2 : 1))
      .reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(0);
    expect(one(".bsum", red).getAttribute("aria-label")).toBe(`red track: ${sum}`);
  });

  it("tokens lie on trays with their words, on dice and on cards", async () => {
    await keys("3");
    expect(one(".tray .atkword").textContent).toBe("One die less, Move costs double");
    expect(spot("die/val/d5").className).toContain("is-out");
    expect(spot("die/val/d5").textContent).toContain("Out of use this round");
    await keys("4");
    expect(spot("card/exel/emp").className).toContain("out");
    expect(one(".spent", spot("die/exel/d2"))).toBeTruthy();
  });

  it("Dawnslight cards have keys: one is used as a die, another brings people back", async () => {
    await keys("-");
    expect(within(bar()).getByText("Tia: 2 Research")).toBeTruthy();
    await keys("a");
    expect(send).toHaveBeenLastCalledWith("tia use neon-graffiti research grand-central");
    await keys("Escape", "=", "Enter");
    expect(send).toHaveBeenLastCalledWith("tia heal hidden-garden");
  });

  it("a Move that costs two says so on the plates", async () => {
    await keys("3", "w");
    expect(one('[data-plate="grand-central"] .movechip').textContent).toContain("2 dice");
    await click(spot("plate/grand-central"));
    expect(send).toHaveBeenLastCalledWith("val use d2 move grand-central");
  });

  it("the Boss's sheet opens by click and by B and Enter; its brackets are targets", async () => {
    await keys("b", "Enter");
    const sheet = await vi.waitFor(() => one("dialog"), { timeout: 20_000 }); // it is fetched
    expect(sheet.getAttribute("aria-label")).toBe("Regalia");
    expect(sheet.querySelectorAll(".bleft li")).toHaveLength(5);
    expect(sheet.querySelectorAll(".kinds li")).toHaveLength(6);
    expect(one(".bturns").textContent).toContain("then she goes to Grand Central");
    await click(one(".icon-button", sheet));
    expect(document.querySelector("dialog")).toBeNull();
    await click(one(".bfoot"));
    expect(one("dialog")).toBeTruthy();
    expect(one("dialog .tile").tabIndex).toBe(0);
  });

  it("Enter goes into a plate, the arrows walk through it, Esc comes out", async () => {
    const plate = one('[data-plate="grand-central"]');
    plate.focus();
    await keys("Enter");
    while (!document.activeElement?.matches(".dhit")) await keys("ArrowRight");
    expect(document.activeElement.getAttribute("aria-label")).toContain("Research left: 5");
    await keys("Escape");
    expect(document.activeElement).toBe(plate);
  });

  it("the forecast tells where she goes, the supply how many Dawnslight cards are left", () => {
    expect(one('#at-forecast [data-inspect="boss/regalia"]').textContent).toContain("4");
    expect(screen.getByText("Dawnslight cards left: 5")).toBeTruthy();
  });
});

describe("what is decided there", () => {
  it("aid: a card, then a Reckoner; the open die waits in the bar", async () => {
    await open(sample("table-babilar-aid"));
    expect(bar().querySelector(".openat .die")).toBeTruthy();
    expect(bar().querySelectorAll(".go .formula")).toHaveLength(2);
    await keys("b");
    await click(spot("seat/abraham"));
    expect(send).toHaveBeenLastCalledWith("aid fruit-bowl abraham");
  });

  it("aid for the only Reckoner there needs one click", async () => {
    const now = sample("table-babilar-aid");
    await open({ ...now, options: now.options.filter(({ target }) => target.id === "tia") });
    await keys("a");
    expect(send).toHaveBeenLastCalledWith("aid glowing-vines tia");
  });

  it("a die that is put out of use", async () => {
    await open(sample("table-babilar-disable"));
    await click(spot("die/tia/d2"));
    expect(send).toHaveBeenLastCalledWith("tia disable-die d2");
    await keys("2", "a");
    expect(send).toHaveBeenLastCalledWith("abraham disable-die d1");
  });

  it("rewards in the middle of a die: research on the track all the way, Plan for whomever", async () => {
    await open(sample("table-babilar-rewards"));
    expect(track("grand-central").filter((cell) => cell.classList.contains("next"))).toHaveLength(2);
    await click(spot("marker/grand-central"));
    expect(send).toHaveBeenLastCalledWith("reward boss-research grand-central");
    await click(choice("reward plan val"));
    expect(send).toHaveBeenLastCalledWith("reward plan val");
  });

  it("the other half of a Move: two slots, what pays is lit, Esc gives back", async () => {
    await open(sample("table-babilar-half"));
    expect(bar().querySelectorAll(".slot")).toHaveLength(2);
    expect(bar().querySelectorAll(".slot.full")).toHaveLength(1);
    await click(spot("die/val/d2"));
    expect(send).toHaveBeenLastCalledWith("val use d2 move painted-village");
    await keys("Escape");
    expect(undo).toHaveBeenCalled();
  });

  it("Steelheart rules in Babilar with his own crest and no cards", async () => {
    await open(sample("table-steelheart-babilar"));
    expect(document.querySelector(".bfoot")).toBeNull();
    expect(one(".bossres").getAttribute("aria-label")).toContain("districts at 0");
    expect(one(".boss .crest use").getAttribute("href")).toBe("#boss");
  });
});
