import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../src/protocol";
import { grouped, marked, search } from "../src/screens/rules/search";

const rule = (id: string, title: string, text: string, ruling = ""): RuleInfo => ({
  id,
  group: id.split("-")[0] ?? "",
  group_title: `Group ${id.split("-")[0] ?? ""}`,
  title,
  text,
  ruling,
  pack: "base",
  module: 0,
});
const RULES = [
  rule("USE-01", "All act together", "The whole team uses its dice."),
  rule("USE-03", "One die at a time", "Finish a die first.", "Each Reckoner has one die in hand."),
  rule("MOVE-02", "Barricades lock", "Nobody moves in or out."),
  rule("BAR-01", "Removing", "A whole die removes a Barricade."),
];

describe("search", () => {
  it("finds IDs, words of titles before words of texts, and rulings", () => {
    expect(search(RULES, "use-03").map(({ id }) => id)).toEqual(["USE-03"]);
    expect(search(RULES, "barricade").map(({ id }) => id)).toEqual(["MOVE-02", "BAR-01"]);
    expect(search(RULES, "hand").map(({ id }) => id)).toEqual(["USE-03"]);
    expect(search(RULES, "zebra")).toEqual([]);
  });

  it("does not mind accents, case and the order of words", () => {
    const french = [rule("USE-09", "Dé terminé", "Un dé à la fois.")];
    expect(search(french, "TERMINE de")).toHaveLength(1);
  });

  it("keeps groups in the order of the rules", () => {
    expect(grouped(RULES).map(({ id, rules }) => [id, rules.length])).toEqual([
      ["USE", 2],
      ["MOVE", 1],
      ["BAR", 1],
    ]);
  });

  it("marks what was found and loses no letter", () => {
    const pieces = marked("A whole die removes a Barricade.", "barricade die");
    expect(pieces.map(({ text }) => text).join("")).toBe("A whole die removes a Barricade.");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["die", "Barricade"]);
  });
});
