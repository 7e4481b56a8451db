import { describe, expect, it } from "vitest";
import type { Reel, ReelLine, ReelMoment, ReelTable } from "../protocol";
import {
  branchesOf,
  jump,
  lastOf,
  lineOf,
  markAt,
  marksOf,
  nextOf,
  pathOf,
  roundsOf,
  signsOf,
  spanOf,
} from "./strip";

const line = (id: number, start: number, population: number[], more: Partial<ReelLine> = {}): ReelLine => ({
  id,
  of: 0,
  start,
  population,
  research: population,
  marks: [{ at: start, round: 1, step: "use" }],
  moments: [],
  result: "playing",
  ...more,
});
const TABLE: ReelTable = {
  id: "x",
  at: 10,
  line: 0,
  dealt: true,
  actions: 300,
  round: 4,
  population: 9,
  result: "won",
  changed: 1,
};
const moment = (at: number, kind = "defeated"): ReelMoment => ({
  at,
  kind,
  round: 1,
  n: 0,
  text: `${kind} ${at}`,
});
const reel = (more: Partial<Reel> = {}): Reel => ({
  table: "t",
  version: 1,
  at: 100,
  line: line(
    0,
    0,
    Array.from({ length: 101 }, (_, at) => 40 - Math.floor(at / 10)),
    {
      marks: [
        { at: 0, round: 0, step: "prologue" },
        { at: 10, round: 1, step: "roll" },
        { at: 20, round: 1, step: "use" },
        { at: 60, round: 2, step: "roll" },
      ],
    },
  ),
  undone: [],
  tables: [],
  origin: null,
  talked: false,
  ...more,
});

describe("the strip", () => {
  it("goes by actions, steps and rounds, and stops at its ends", () => {
    const { marks } = reel().line;
    expect(jump(marks, 15, 1, 100)).toBe(20);
    expect(jump(marks, 20, -1, 100)).toBe(10);
    expect(jump(roundsOf(marks), 15, 1, 100)).toBe(60);
    expect(jump(roundsOf(marks), 61, 1, 100)).toBe(100);
    expect(jump(marks, 0, -1, 100)).toBe(0);
    expect(markAt(marks, 59)).toEqual({ at: 20, round: 1, step: "use" });
  });

  it("draws a line of numbers as few steps", () => {
    expect(pathOf([40, 40, 40, 20, 20], 0, 4, 40)).toBe("M0 0H750V50H1000");
    expect(pathOf([10, 5], 2, 4, 10)).toBe("M500 0H750V50H750");
    const long = pathOf(reel().line.population, 0, 100, 40);
    expect(long.match(/V/g)).toHaveLength(10);
  });

  it("knows what a line that was taken back has from the one that it left", () => {
    const left = line(7, 15, [39, 38, 37], {
      marks: [
        { at: 15, round: 1, step: "roll" },
        { at: 16, round: 1, step: "use" },
      ],
    });
    const told = reel({ undone: [left] });
    expect(lineOf(told, 7)).toBe(left);
    expect(lineOf(told, 99)).toBe(told.line);
    expect(lastOf(left)).toBe(17);
    expect(marksOf(told, left).map(({ at }) => at)).toEqual([0, 10, 16]);
  });

  it("puts signs that lie over each other together; the end is none", () => {
    const signs = signsOf([moment(10), moment(11, "loss"), moment(50), moment(100, "over")], 100, 0.03);
    expect(signs.map(({ moments }) => moments.length)).toEqual([2, 1]);
    const [first] = signs;
    if (!first) throw new Error("no sign");
    expect(nextOf(first, 0)).toBe(10);
    expect(nextOf(first, 10)).toBe(11);
    expect(nextOf(first, 11)).toBe(10);
  });

  it("lays branches into lanes, tables first, and leaves out what has no room", () => {
    const told = reel({
      tables: [TABLE],
      undone: [line(3, 50, [1, 1, 1]), line(5, 12, [1, 1]), line(9, 51, [1, 1])],
    });
    const span = spanOf(told);
    expect(span).toBe(115);
    const lanes = branchesOf(told, span, 2, () => 0.1);
    expect(lanes.map(({ key, lane }) => [key, lane])).toEqual([
      ["x", 0],
      ["3", 1],
      ["5", 1],
    ]);
  });

  it("makes room for the name of a table, as long as it is", () => {
    const table = (id: string, at: number): ReelTable => ({ ...TABLE, id, at, actions: at + 1 });
    const told = reel({ tables: [table("x", 10), table("y", 30)] });
    const lanes = (label: number): number[] => branchesOf(told, 100, 2, () => label).map(({ lane }) => lane);
    expect(lanes(0.1)).toEqual([0, 0]);
    expect(lanes(0.25)).toEqual([0, 1]);
  });
});
