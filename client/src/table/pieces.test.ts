import { describe, expect, it } from "vitest";
import { sample } from "../../test/table";
import { countsPieces, piecesIn, supplyOf } from "./pieces";

const { view } = sample("table-use-4-start");
const [first] = view.districts;
if (!first) throw new Error("no district");
const district = { ...first, enforcement: 1, barricades: 1 };

describe("pieces of a district", () => {
  it("a Shield stands beside what it guards, and nothing stands there without a piece", () => {
    const kinds = piecesIn({ ...district, red_shields: 2, blue_shields: 1, copy_tokens: 1 });
    expect(kinds.map(({ kind, n }) => `${kind} ${String(n)}`)).toEqual([
      "enforcement 1",
      "red-shield 2",
      "barricade 1",
      "blue-shield 1",
      "copy-token 1",
    ]);
    expect(countsPieces(kinds)).toBe(true);
    expect(piecesIn(district).map(({ kind }) => kind)).toEqual(["enforcement", "barricade"]);
    expect(countsPieces(piecesIn(district))).toBe(false);
  });

  it("the supply is told where there are Shields", () => {
    expect(supplyOf(view)).toEqual([]);
    const stocked = { ...view, red_shields_left: 9, blue_shields_left: 2, copy_tokens_left: 0 };
    expect(supplyOf(stocked).map(({ kind, n }) => [kind, n])).toEqual([
      ["enforcement", view.enforcement_left],
      ["red-shield", 9],
      ["barricade", view.barricades_left],
      ["blue-shield", 2],
      ["copy-token", 0],
    ]);
  });
});
