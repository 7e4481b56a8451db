// Signs of power tables, their dice, and the scales of attacks by something.
import { describe, expect, it } from "vitest";
import type { EventLine } from "../protocol";
import { costBy, oddsOf, rolledIn, signsOf, stepsOf, wordsIn } from "./cells";

const signs = (cell: string, colour = "blue", full = false) =>
  signsOf(cell, colour, "boss-limelight", (kind) => (kind === "shields" ? 5 : undefined), full).map(
    ({ scope, icon, text }) => [scope, icon, text].filter(Boolean).join(" "),
  );
const event = (kind: string, args: EventLine["args"]): EventLine => ({ kind, args, text: "" });

describe("a cell", () => {
  it("says where it works, what it is and how often", () => {
    expect(signs("population 4", "yellow")).toEqual(["−4"]);
    expect(signs("fortify-near 3", "black")).toEqual(["sc-near3 ×3"]);
    expect(signs("fortify-near 3", "black", true)).toEqual(["sc-near3 act-fortify ×3"]);
    expect(signs("fortify-boss 2", "black")).toEqual(["boss-limelight ×2"]);
    expect(signs("gift enforcement 3 | brackets", "red")).toEqual(["sc-near 3", "act-brackets"]);
    expect(signs("enforcement-all | red-shield-all", "red")).toEqual(["sc-all 1", "act-red-shield 1"]);
    expect(signs("enforcement-per-reckoner 2", "red")).toEqual(["sc-reck 2"]);
    expect(signs("enforcement-per-equipment", "red")).toEqual(["sc-reck per-card ×1"]);
    expect(signs("gift barricade 2 | gift copy-token")).toEqual([
      "sc-near act-barricade 2",
      "act-copy-token 1",
    ]);
    expect(signs("transform 2")).toEqual(["sc-own act-transform 2"]);
    expect(signs("suffer-all doubles")).toEqual(["atk-doubles"]);
    expect(signs("suffer-all doubles", "blue", true)).toEqual(["sc-reck atk-doubles"]);
  });

  it("has today's value where it goes by something", () => {
    expect(signs("population-by shields", "yellow")).toEqual(["act-blue-shield −5"]);
    expect(signs("population-by equipment", "yellow")).toEqual(["per-card"]);
  });

  it("is read word by word", () => {
    expect(wordsIn("gift enforcement 3 | brackets")).toEqual(["gift enforcement 3", "brackets"]);
    expect(wordsIn("")).toEqual([]);
  });
});

describe("dice and scales", () => {
  it("know how likely a row is", () => {
    expect(oddsOf(["A", "A", "B", "C", "D", "D"], "A")).toBe(2);
    expect(oddsOf(undefined, "A")).toBe(0);
  });

  it("tell what waits, what happens now and what is done", () => {
    const lines = [
      event("power-die", { track: "yellow", row: "B" }),
      event("power-die", { track: "black", row: "D" }),
      event("cell", { track: "yellow", row: "B", column: 2 }),
      event("cell", { track: "black", row: "D", column: 3 }),
      event("power-die", { track: "red", row: "A" }),
    ];
    const rolled = rolledIn(lines, "black");
    expect(rolled.get("yellow")).toEqual({ row: "B", state: "done" });
    expect(rolled.get("black")).toEqual({ row: "D", state: "now" });
    expect(rolled.get("red")).toEqual({ row: "A", state: "next" });
    expect(rolled.get("blue")).toBeUndefined();
  });

  it("cost what the last step that is reached costs", () => {
    const scale = [[0, 4], [3, 5], [5, 6], [6, 7]]; // prettier-ignore
    expect([0, 2, 3, 4, 5, 6, 9].map((n) => costBy(scale, n))).toEqual([4, 4, 5, 5, 6, 7, 7]);
    expect(costBy(undefined, 3)).toBe(0);
    expect(stepsOf(scale).map(({ says }) => says)).toEqual(["0–2", "3–4", "5", "6+"]);
  });
});
