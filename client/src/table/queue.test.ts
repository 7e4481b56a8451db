import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sample } from "../../test/table";
import type { EventLine, TableView } from "../protocol";
import { beatsOf, isEpicPhase, lengthOf, Player, type Beat } from "./queue";

const event = (kind: string, args: EventLine["args"] = {}): EventLine => ({ kind, args, text: kind });
const before = {
  round: 1,
  step: "purchase",
  population: 40,
  boss: { id: "steelheart", district: "a", tracks: [{ id: "red", colour: "red", bracket: 2, track: [] }] },
  districts: [
    {
      id: "a",
      epic: { id: "marshal", bracket: 1, research: 3, health: 7 },
      enforcement: 0,
      barricades: 0,
      reckoners: [],
      boss: true,
    },
    { id: "b", epic: null, enforcement: 0, barricades: 0, reckoners: [], boss: false },
  ],
  reckoners: [],
} as unknown as TableView;
const events = [
  event("step", { step: "activate" }),
  event("activates", { district: "a", epic: "marshal" }),
  event("acts", { district: "a", epic: "marshal", place: 0, action: "population" }),
  event("population", { n: 2, now: 38, why: "attack" }),
  event("enforcement", { district: "a", n: 1, now: 1 }),
  event("bracket", { district: "a", epic: "marshal", was: 1, now: 3 }),
  event("boss-activates"),
  event("boss-acts", { track: "red", place: 1, action: "deploy" }),
  event("boss-moves", { from: "a", district: "b", n: 1 }),
  event("round", { n: 2 }),
  event("population", { n: 9, now: 1, why: "attack" }),
];

describe("beats", () => {
  const beats = beatsOf(before, events, before);

  it("are the Epics' doings, up to the next round", () => {
    expect(isEpicPhase(events)).toBe(true);
    expect(isEpicPhase([event("spent"), event("population")])).toBe(false);
    expect(isEpicPhase([event("sold"), event("boss-goes"), event("round")])).toBe(true); // after a last decision
    expect(isEpicPhase([event("boss-moves")])).toBe(false); // by a card
    expect(beats.map((b) => b.event.kind)).toEqual([
      "activates", "acts", "population", "enforcement", "bracket", "boss-activates", "boss-acts", "boss-moves",
    ]); // prettier-ignore
  });

  it("show one change each", () => {
    expect(beats.map((b) => b.view.population)).toEqual([40, 40, 38, 38, 38, 38, 38, 38]);
    expect(beats[4]?.view.districts[0]?.epic?.bracket).toBe(3);
    expect(beats[3]?.view.districts[0]?.epic?.bracket).toBe(1);
    expect(beats.at(-1)?.view.districts.map((d) => d.boss)).toEqual([false, true]);
  });

  it("know who acts, which tile flashes and what flies", () => {
    expect(beats.map((b) => b.actor)).toEqual(["a", "a", "a", "a", "a", "boss", "boss", "boss"]);
    expect(beats[2]).toMatchObject({ place: 0, loss: 2 });
    expect(beats[6]).toMatchObject({ place: 1, track: "red" });
  });

  it("of a real Epic phase end where the server's table stands", () => {
    const now = sample("table-epic-phase");
    const real = beatsOf(now.view, now.events, now.view);
    const last = real.at(-1)?.view;
    expect(real.length).toBeGreaterThan(20);
    expect(last?.population).toBe(now.view.population);
    expect(last?.boss.district).toBe(now.view.boss.district);
    expect(last?.boss.tracks).toEqual(now.view.boss.tracks);
    expect(last?.districts.map((d) => [d.enforcement, d.barricades, d.epic?.bracket])).toEqual(
      now.view.districts.map((d) => [d.enforcement, d.barricades, d.epic?.bracket]),
    );
  });
});

describe("the player", () => {
  const shown: (string | null)[] = [];
  const beats = beatsOf(before, events, before);
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    player = new Player((beat: Beat | null) => shown.push(beat?.event.kind ?? null));
  });
  afterEach(() => vi.useRealTimers());

  it("shows every beat once, in order, then the table itself", () => {
    player.play(beats);
    expect(shown).toEqual(["activates"]);
    vi.runAllTimers();
    expect(shown).toEqual([...beats.map((b) => b.event.kind), null]);
    expect(player.playing).toBe(false);
  });

  it("goes faster when told so", () => {
    const whole = beats.reduce((sum, beat) => sum + beat.length, 0);
    player.speed = 4;
    player.play(beats);
    vi.advanceTimersByTime(whole / 4 + 5);
    expect(shown.at(-1)).toBeNull();
  });

  it("leaves time to read, more for more words", () => {
    expect(lengthOf("Short.")).toBeGreaterThanOrEqual(1200);
    expect(lengthOf("1 population lost, 33 left.")).toBeLessThanOrEqual(1600);
    expect(lengthOf("x".repeat(80))).toBeGreaterThan(lengthOf("x".repeat(40)));
    for (const { length } of beats) expect(length).toBeGreaterThanOrEqual(1200);
  });

  it("halts where it is, and goes on from there", () => {
    player.play(beats);
    player.pause(true);
    vi.advanceTimersByTime(60_000);
    expect([shown, player.paused]).toEqual([["activates"], true]);
    player.pause(false);
    vi.advanceTimersByTime(1300);
    expect(shown).toEqual(["activates", "acts"]);
  });

  it("steps forth and back by one event, and stays there", () => {
    player.play(beats);
    player.step(1);
    player.step(1);
    player.step(-1);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(["activates", "acts", "population", "acts"]);
    player.step(-1);
    player.step(-1);
    expect(shown.at(-1)).toBe("activates");
    for (let n = 0; n < beats.length; n += 1) player.step(1);
    expect([shown.at(-1), player.playing]).toEqual([null, false]);
  });

  it("a change of speed holds for the event that is shown", () => {
    player.play(beats);
    player.speed = 4;
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(["activates", "acts"]);
  });

  it("skips to the end, and shows nothing afterwards", () => {
    player.play(beats);
    player.skip();
    vi.runAllTimers();
    expect(shown).toEqual(["activates", null]);
    player.skip();
    expect(shown).toHaveLength(2);
  });

  it("with nothing to show ends at once", () => {
    player.play([]);
    expect(shown).toEqual([null]);
  });
});
