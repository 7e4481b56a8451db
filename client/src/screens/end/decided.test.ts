import { describe, expect, it } from "vitest";
import type { DecisiveTurn, TurningPoint } from "../../protocol";
import { momentsIn } from "./decided";

const turn = (at: number, kind: string, n = 0): TurningPoint => ({ at, kind, n, round: 1, text: kind });
const costly = (start: number): DecisiveTurn => ({
  start,
  end: start + 1,
  round: 1,
  step: "use",
  who: "tia",
  text: "",
  better: "",
  best: 0.5,
  after: 0.4,
});
const TURNS = [
  turn(5, "defeated"),
  turn(9, "loss", 4),
  turn(20, "loss", 7),
  turn(30, "weakened"),
  turn(40, "over"),
];

describe("what decided a game", () => {
  it("is told in the order in which it came, the weightiest if there is not room for all", () => {
    expect(momentsIn([], TURNS, 2).map(({ at }) => at)).toEqual([20, 30, 40]);
    expect(momentsIn([], TURNS, 3).map(({ at }) => at)).toEqual([9, 20, 30, 40]);
    expect(momentsIn([], TURNS, 9)).toHaveLength(5);
  });

  it("does not fill up with the same again and again", () => {
    const bases = [1, 2, 3, 4, 5].map((at) => turn(at, "base"));
    const told = momentsIn([], [...bases, turn(6, "defeated"), turn(7, "loss", 4)], 3);
    expect(told.map(({ turn }) => turn?.kind).sort()).toEqual(["base", "base", "defeated", "loss"]);
  });

  it("has every decision that cost much, and always how it ended", () => {
    const told = momentsIn([costly(7), costly(25), costly(33)], TURNS, 6);
    expect(told.filter(({ costly }) => costly)).toHaveLength(3);
    expect(told.at(-1)?.turn?.kind).toBe("over");
    expect(told.map(({ at }) => at)).toEqual([...told.map(({ at }) => at)].sort((a, b) => a - b));
  });
});
