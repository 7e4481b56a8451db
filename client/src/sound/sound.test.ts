import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Batch } from "../game.svelte";
import type { EventLine } from "../protocol";
import { settings } from "../settings.svelte";
import { ears } from "./ears.svelte";
import { partsOf, SOUNDS, soundsOf, type Sound } from "./heard";

const line = (kind: string, args: EventLine["args"] = {}): EventLine => ({ kind, args, text: kind });
const PHASE = [
  line("health", { now: 2 }),
  line("step", { step: "add" }),
  line("enters"),
  line("step", { step: "activate" }),
  line("population", { n: 2, now: 30, why: "attack" }),
  line("base-found"),
  line("round", { n: 4 }),
  line("rolled"),
];
const batch = (step: string, events: EventLine[]): Batch =>
  ({ version: 1, at: 1, from: { view: { step } }, events }) as unknown as Batch;

describe("what is heard", () => {
  it.each<[string, Sound]>([
    ["rolled", "dice"],
    ["health", "hit"],
    ["boss-health", "hit"],
    ["defeated", "defeated"],
    ["population", "loss"],
    ["base-found", "base"],
  ])("%s is %s", (kind, sound) => {
    expect(soundsOf([line(kind)], true)).toEqual([sound]);
    expect(SOUNDS).toContain(sound);
  });

  it("is each sound once, in the order of the events", () => {
    expect(soundsOf([line("rolled"), line("rolled"), line("moved"), line("rolled")], false)).toEqual([
      "dice",
    ]);
    expect(soundsOf(PHASE, false)).toEqual(["hit", "night", "loss", "base", "dice"]);
  });

  it("has night fall once, when the Epics begin", () => {
    expect(soundsOf([line("step", { step: "activate" })], true)).toEqual([]);
    expect(soundsOf([line("step", { step: "purchase" })], false)).toEqual([]);
    expect(soundsOf([line("step", { step: "ildithia" })], false)).toEqual(["night"]);
  });

  it("hears a last blow as a fall", () => {
    expect(soundsOf([line("health"), line("defeated")], false)).toEqual(["defeated"]);
  });

  it("knows what came before the Epics, and what after", () => {
    const [before, phase, after] = partsOf(PHASE, false);
    expect([before, phase, after].map((part) => part.length)).toEqual([2, 4, 2]);
    expect(
      partsOf([line("population"), line("round"), line("rolled")], true).map((part) => part.length),
    ).toEqual([0, 1, 2]);
  });
});

describe("captions", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.set({ captions: true, sound: false });
  });
  afterEach(() => {
    vi.runAllTimers();
    settings.set({ captions: false });
    vi.useRealTimers();
  });

  it("show what a message brings at once where nothing is shown beat by beat, and go again", () => {
    ears.take(batch("use", PHASE), false);
    expect(ears.captions).toEqual(["hit", "night", "loss", "base", "dice"]);
    vi.advanceTimersByTime(3000);
    expect(ears.captions).toEqual([]);
  });

  it("come with the beats where the Epics are shown, and dice after them", () => {
    ears.take(batch("use", PHASE), true);
    expect(ears.captions).toEqual(["hit", "night"]);
    ears.beat(line("population"));
    expect(ears.captions).toEqual(["loss"]);
    ears.beat(null);
    expect(ears.captions).toEqual(["dice"]);
  });

  it("leave out what is skipped", () => {
    ears.take(batch("use", PHASE), true);
    vi.advanceTimersByTime(3000);
    ears.skip();
    ears.beat(null);
    expect(ears.captions).toEqual([]);
  });

  it("are not for a window that nobody sees, nor while they are off", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    ears.play(["dice"]);
    expect(ears.captions).toEqual([]);
    vi.restoreAllMocks();
    settings.set({ captions: false });
    ears.play(["dice"]);
    expect(ears.captions).toEqual([]);
  });
});
