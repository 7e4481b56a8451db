import { describe, expect, it } from "vitest";
import type { RoundPoint } from "../../protocol";
import { causesOf, lostInAll, momentsOf } from "./sums";

const point = (round: number, population: number, boss_health: number | null = null): RoundPoint => ({
  round,
  at: round * 10,
  population,
  money: 0,
  boss_research: 20 - round,
  boss_health,
  enforcement: 0,
  epics_defeated: 0,
});
const LOSSES = [
  { round: 1, by: "boss", who: "yellow", n: 2 },
  { round: 1, by: "epic", who: "digzone", n: 1 },
  { round: 2, by: "boss", who: "yellow", n: 1 },
  { round: 2, by: "epic", who: "frostbite", n: 4 },
  { round: 2, by: "shortage", who: "barricade", n: 1 },
];

describe("moments of a game", () => {
  it("are the start and the end of each round, with what the round cost", () => {
    const rounds = [point(0, 40), point(1, 40), point(2, 37), point(2, 31, 5)];
    const moments = momentsOf({ rounds, losses: LOSSES });
    expect(moments.map(({ round, population }) => [round, population])).toEqual([
      [0, 40],
      [1, 37],
      [2, 31],
    ]);
    expect(moments[0]?.lost).toEqual({ boss: 0, epic: 0, city: 0, shortage: 0 });
    expect(moments[2]?.lost).toEqual({ boss: 1, epic: 4, city: 0, shortage: 1 });
    expect(moments[2]?.health).toBe(5);
  });

  it("has one for a game that has hardly begun", () => {
    expect(momentsOf({ rounds: [point(0, 40), point(0, 40)], losses: [] })).toHaveLength(1);
  });
});

describe("causes", () => {
  it("come with the weightiest first, and name what cost most", () => {
    expect(causesOf(LOSSES)).toEqual([
      { by: "epic", n: 5, most: "frostbite", only: false },
      { by: "boss", n: 3, most: "yellow", only: true },
      { by: "shortage", n: 1, most: "barricade", only: true },
    ]);
    expect(lostInAll(LOSSES)).toBe(9);
    expect(causesOf([])).toEqual([]);
  });
});
