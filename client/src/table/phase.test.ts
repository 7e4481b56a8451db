import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EventLine, LogEntry, TableNow } from "../protocol";
import { chaptersOf, linesWith } from "./chapters";
import { epicLines, partsOf, phaseAt } from "./phase";

const event = (kind: string, args: EventLine["args"] = {}): EventLine => ({ kind, args, text: kind });
const entry = (at: number, step: string, lines: EventLine[], more: Partial<LogEntry> = {}): LogEntry => ({
  at,
  action: `tia use d${at} research x`,
  who: "tia",
  verb: "spend",
  text: `entry ${at}`,
  round: 3,
  step: step as LogEntry["step"],
  lines,
  ...more,
});

const FIRST = [
  event("step", { step: "add" }),
  event("enters", { district: "b", epic: "digzone" }),
  event("plans-ready", { reckoner: "tia", n: 2 }),
  event("step", { step: "activate" }),
  event("activates", { district: "a", epic: "marshal" }),
  event("acts", { district: "a", epic: "marshal", place: 0, action: "population" }),
  event("population", { n: 2, now: 38, why: "attack" }),
  event("acts", { district: "a", epic: "marshal", place: 1, action: "barricade" }),
  event("barricades", { district: "a", n: 1, now: 1 }),
  event("overflows", { district: "a", epic: "marshal", n: 2 }),
  event("acts", { district: "a", epic: "marshal", place: 2, action: "barricade" }),
  event("barricades", { district: "a", n: 1, now: 2 }),
  event("acts", { district: "a", epic: "marshal", place: 2, action: "barricade" }),
  event("population", { n: 1, now: 37, why: "no-barricade" }),
  event("boss-activates"),
  event("boss-acts", { track: "black", place: 2, action: "discover" }),
  event("base-found"),
];
const SECOND = [
  event("captured", { reckoner: "megan", die: "d4" }),
  event("boss-acts", { track: "red", place: 0, action: "deploy 3" }),
  event("enforcement", { district: "a", n: 2, now: 2 }),
  event("population", { n: 1, now: 36, why: "no-enforcement" }),
  event("boss-moves", { from: "a", district: "b", n: 1 }),
  event("round", { n: 4 }),
  event("step", { step: "roll" }),
  event("rolled", { reckoner: "tia", die: "d1", face: "plan" }),
];
/** A decision came in the middle of it: which die is lost. */
const LOG = [
  entry(0, "prologue", [event("enters", { district: "a", epic: "marshal" })], { round: 0, action: "" }),
  entry(1, "use", [event("spent", { symbol: "research" }), event("research", { epic: "marshal" })]),
  entry(2, "purchase", FIRST, { action: "end purchase", text: "End the purchases" }),
  entry(3, "activate", SECOND, { action: "lose megan d4", text: "Megan loses d4" }),
];

describe("an Epic phase", () => {
  it("is told by who acts, with what each cost", () => {
    const phase = phaseAt(LOG, 3);
    expect(phase?.parts.map(({ actor, epic, lost }) => [actor, epic, lost])).toEqual([
      ["new", "", 0],
      ["a", "marshal", 3],
      ["boss", "", 1],
    ]);
    expect(phase).toMatchObject({ from: 2, at: 3, round: 3, lost: 4, before: 40, left: 36, over: "" });
    expect(phase).toMatchObject({
      enforcement: 2,
      barricades: 2,
      dice: [{ who: "megan", die: "d4" }],
      moved: "b",
    });
    const told = phase?.parts.flatMap(({ lines }) => lines.map(({ kind }) => kind)) ?? [];
    for (const aside of ["step", "plans-ready", "round", "rolled"]) expect(told).not.toContain(aside);
  });

  it("knows why: the action, the overflow, and what there was none left of", () => {
    const [, marshal, boss] = phaseAt(LOG, 3)?.parts ?? [];
    expect(marshal?.deeds).toEqual([
      { action: "population", why: "attack", overflow: false, times: 1, lost: 2 },
      { action: "barricade", why: "attack", overflow: false, times: 1, lost: 0 },
      { action: "barricade", why: "attack", overflow: true, times: 2, lost: 0 },
      { action: "barricade", why: "no-barricade", overflow: true, times: 0, lost: 1 },
    ]);
    expect(boss?.deeds.map(({ action, why, lost }) => [action, why, lost])).toEqual([
      ["discover", "attack", 0],
      ["deploy 3", "attack", 0],
      ["deploy 3", "no-enforcement", 1],
    ]);
  });

  it("has no recap while a decision is open, nor where no Epic acted", () => {
    expect(phaseAt(LOG, 2)).toBeNull();
    expect(phaseAt(LOG, 1)).toBeNull();
    expect(phaseAt(LOG, 0)).toBeNull();
    expect(phaseAt(LOG, 9)).toBeNull();
  });

  it("that ends the game says so", () => {
    const over = { kind: "over", args: { result: "lost" }, text: "The city is lost." };
    const phase = phaseAt([...LOG.slice(0, 2), entry(2, "purchase", [...FIRST, over])], 2);
    expect(phase).toMatchObject({ over: "The city is lost.", lost: 3 });
  });

  it("of a real game adds up to what the table lost", () => {
    const now = JSON.parse(readFileSync("samples/table-epic-phase.json", "utf8")) as TableNow;
    const phase = phaseAt(now.log, now.at);
    expect(phase?.left).toBe(now.view.population);
    expect(phase?.lost).toBe(phase?.parts.reduce((sum, { lost }) => sum + lost, 0));
    for (const part of phase?.parts ?? [])
      expect(part.deeds.reduce((sum, { lost }) => sum + lost, 0)).toBe(part.lost);
    expect(phase?.moved).toBe(now.view.boss.district);
  });

  it("goes on with whoever acted before the decision", () => {
    const before = partsOf(epicLines(FIRST, false)).at(-1);
    const [boss] = partsOf(epicLines(SECOND, true), before);
    expect(boss).toMatchObject({ actor: "boss", dice: [{ who: "megan", die: "d4" }] });
  });
});

describe("the log", () => {
  it("stands by rounds, newest first", () => {
    const chapters = chaptersOf(LOG);
    expect(chapters.map(({ round, rows }) => [round, rows.map((row) => row.entry.at)])).toEqual([
      [3, [3, 2, 1]],
      [0, [0]],
    ]);
  });

  it("folds what the Epics did, and knows where a recap is", () => {
    const [{ rows } = { rows: [] }] = chaptersOf(LOG);
    expect(rows.map(({ parts }) => parts.map(({ actor }) => actor))).toEqual([
      ["boss"],
      ["new", "a", "boss"],
      [],
    ]);
    expect(rows.map(({ ends }) => ends)).toEqual([true, false, false]);
    expect(rows.map(({ lost }) => lost)).toEqual([1, 3, 0]);
    expect(rows[0]?.lines.map(({ kind }) => kind)).toEqual(["round", "step", "rolled"]);
  });

  it("has symbols: what was used, and on whom", () => {
    expect(chaptersOf(LOG)[0]?.rows[2]).toMatchObject({ icons: ["sym-research"], about: "marshal" });
  });

  it("is searched in all that it says, without capitals and accents", () => {
    const told = [entry(1, "use", [{ kind: "x", args: {}, text: "Époque écarlate" }]), entry(2, "use", [])];
    expect(chaptersOf(told, " ECARLATE ")[0]?.rows.map((row) => row.entry.at)).toEqual([1]);
    expect(chaptersOf(told, "nowhere")).toEqual([]);
    expect(linesWith(told[0]?.lines ?? [], "epoque")).toHaveLength(1);
  });
});
