import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open, prepare, sample } from "../../test/table";
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import type { Crew, EventLine } from "../protocol";
import type { Table } from "./decode";
import { settings } from "../settings.svelte";

/** The table before an Epic phase, and the message that brings it. */
const after = sample("table-epic-phase");
const before: Table = {
  ...after,
  version: after.version - 1,
  at: after.at - 1,
  added: 0,
  events: [],
  log: after.log.map((entry) => ({ ...entry, at: entry.at - 1, action: "x", lines: [] })),
};
const told = after.log[0]?.lines ?? [];
const lost = told.reduce((sum, { kind, args }) => sum + (kind === "population" ? Number(args["n"]) : 0), 0);
const epicName = (args?: EventLine["args"]): string => {
  const found = content.epic(String(args?.["epic"]));
  if (!found) throw new Error("no such Epic");
  return found.name;
};
const decision = (): HTMLElement => screen.getByRole("region", { name: "Decision" });
const recap = (): HTMLElement | null => screen.queryByRole("dialog", { name: /: the Epic phase$/ });
const spoken = (): string => document.querySelector('[role="status"].sr-only')?.textContent ?? "";
const shown = vi.fn();

async function epics(crew?: Crew): Promise<void> {
  await open({ ...before, crew: crew ?? before.crew });
  shown.mockClear();
  game.turnTo({ ...after, crew: crew ?? after.crew });
  await tick();
}

beforeEach(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("[]"))),
  );
  await prepare();
  settings.set({ motion: "full", speed: 1, recap: true });
  vi.spyOn(game.crew, "shown").mockImplementation(shown);
  // Here nothing is laid out, so nothing flies.
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ cancel: () => undefined } as Animation);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  game.book.clear();
  game.queue = [];
  game.showing = false;
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
});

describe("the Epic phase", () => {
  it("shows each event long enough to read it, and says it", async () => {
    await epics();
    const first = told.find(({ kind }) => kind === "enters" || kind === "activates")?.text ?? "";
    expect(first).not.toBe("");
    expect(within(decision()).getByText(first)).toBeTruthy();
    expect(spoken()).toBe(first);
    await vi.advanceTimersByTimeAsync(1100);
    expect(within(decision()).getByText(first)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(within(decision()).queryByText(first)).toBeNull();
  });

  it("halts, steps forth and back, goes faster, and is skipped: by keys", async () => {
    await epics();
    const count = (): string => decision().querySelector(".count")?.textContent ?? "";
    await key(" ");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toMatch(/^1\//);
    await key("ArrowRight");
    await key("ArrowRight");
    await key("ArrowLeft");
    expect(count()).toMatch(/^2\//);
    await key("ArrowUp");
    expect(settings.speed).toBe(2);
    await key("ArrowDown");
    await key(" ");
    await vi.advanceTimersByTimeAsync(3000);
    expect(count()).not.toMatch(/^[12]\//);
    await key("Enter");
    expect(recap()).toBeTruthy();
  });

  it("is followed by a recap that stays, and nothing can be done till one goes on", async () => {
    await epics();
    await key("Escape");
    await vi.advanceTimersByTimeAsync(600_000);
    const sheet = recap();
    expect(document.activeElement).toBe(sheet);
    expect(sheet?.querySelector(".head .cost b")?.textContent).toBe(`−${lost}`);
    expect(screen.queryByRole("button", { name: /^Keep all/ })).toBeNull();
    await fireEvent.click(within(sheet as HTMLElement).getByRole("button", { name: /^Continue/ }));
    expect(recap()).toBeNull();
    expect(screen.getByRole("button", { name: /^Keep all/ })).toBeTruthy();
  });

  it("without motion is told by the recap alone, in words", async () => {
    settings.set({ motion: "none" });
    await epics();
    expect(recap()).toBeTruthy();
    expect(spoken()).toContain(told.find(({ kind }) => kind === "boss-moves")?.text);
    await key(" ");
    expect(recap()).toBeNull();
    expect(spoken()).not.toContain(told.find(({ kind }) => kind === "boss-moves")?.text);
  });

  it("has no recap for those who want none", async () => {
    settings.set({ motion: "none", recap: false });
    await epics();
    expect(recap()).toBeNull();
    expect(game.showing).toBe(false);
  });

  it("keeps bots waiting till it has been read", async () => {
    const crew: Crew = { seats: { prof: "greedy" }, running: true, pace: "normal", acting: [] };
    await epics(crew);
    await key("Escape");
    expect(shown).not.toHaveBeenCalledWith(after.version);
    await key("Enter");
    await tick();
    expect(shown).toHaveBeenCalledWith(after.version);
  });

  it("does not keep anybody waiting in a window that nobody sees", async () => {
    const crew: Crew = { seats: { prof: "greedy" }, running: true, pace: "normal", acting: [] };
    await epics(crew);
    expect(shown).not.toHaveBeenCalledWith(after.version);
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    await fireEvent(document, new Event("visibilitychange"));
    expect(shown).toHaveBeenCalledWith(after.version);
    expect(decision().querySelector(".count")).toBeTruthy(); // it is still there for whoever comes back
  });

  it("is gone if somebody takes it back meanwhile", async () => {
    await epics();
    game.turnTo({ ...before, version: after.version + 1 });
    await tick();
    expect(decision().querySelector(".count")).toBeNull();
    expect(recap()).toBeNull();
    expect(game.showing).toBe(false);
  });

  it("is opened again from the log", async () => {
    settings.set({ motion: "none" });
    await epics();
    await key("Enter");
    await fireEvent.click(screen.getByRole("button", { name: `Recap: ${lost} population lost` }));
    expect(recap()).toBeTruthy();
    expect(game.showing).toBe(false); // what one reads once more holds up nobody
  });
});

describe("the log", () => {
  it("has one stop of the Tab key, and folds what each Epic did", async () => {
    settings.set({ motion: "none" });
    await epics();
    await key("Enter");
    const log = screen.getByRole("region", { name: "Log" });
    expect(log.querySelectorAll('.loglist [tabindex="0"]')).toHaveLength(1);
    const [first, second] = told.filter(({ kind }) => kind === "activates").map(({ args }) => args);
    const deed =
      told.find(({ kind, args }) => kind === "acts" && args["epic"] === first?.["epic"])?.text ?? "";
    const fold = within(log).getByRole("button", {
      name: (name) =>
        name.startsWith(`${epicName(first)}, ${content.name("districts", String(first?.["district"]))}`),
    });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    expect(within(log).queryByText(deed)).toBeNull();
    await fireEvent.click(fold);
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect(within(log).getByText(deed)).toBeTruthy();
    fold.focus();
    await tick();
    await fireEvent.keyDown(fold, { key: "ArrowDown" });
    await tick();
    expect(document.activeElement?.textContent).toContain(epicName(second));
    expect(log.querySelectorAll('.loglist [tabindex="0"]')).toHaveLength(1);
  });
});
