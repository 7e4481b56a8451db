import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "../../test/table";
import type { CardInfo, Content } from "../protocol";
import { cardIcon, familySign, formulaOf } from "./formulas";

const [printed] = read<Content>("content-en").cards;
const card = (change: Partial<CardInfo>): CardInfo => {
  if (!printed) throw new Error("no card");
  return { ...printed, cost: [], gives: [], rules: [], anywhere: false, boss_research: 0, ...change };
};

describe("formulas of cards", () => {
  it("say what is paid and what comes, three of a kind as a number", () => {
    const chip = card({
      family: "costs-two",
      cost: ["plan", "contain"],
      gives: ["research", "research", "research"],
    });
    expect(formulaOf(chip)).toEqual(["sym-plan", "sym-contain", ">", "sym-research", "×3"]);
    expect(familySign(chip)?.icon).toBe("eq-two");
    const pizza = card({ family: "consumable", gives: ["attack", "money"], boss_research: 2 });
    expect(formulaOf(pizza)).toEqual(["sym-epic", "sym-money", "boss-research", "×2"]);
    expect(familySign(pizza)?.icon).toBe("eq-food");
    expect(formulaOf(card({ family: "reach", gives: ["research", "attack"] }))).toEqual([
      "reach",
      "sym-research",
      "sym-epic",
    ]);
    const submarine = card({ family: "after-move", gives: ["plan", "enforcement"] });
    expect(formulaOf(submarine)).toEqual(["eq-move", ">", "sym-plan", "|", "sym-enforce"]);
  });

  it("a gift is known by its rule, whatever it does", () => {
    expect(familySign(card({ family: "odd", power: "spyril", rules: ["EQ2-05", "EQ2-01"] }))?.icon).toBe(
      "eq-gift",
    );
    expect(familySign(card({ family: "odd", power: "kidnap", rules: ["EQ2-08"] }))).toBeNull();
  });

  it("every odd power that a pack may name has signs that are drawn", () => {
    const words = readFileSync("../src/reckoners/content/vocabulary.py", "utf8");
    const [, list = ""] = /ODD_POWERS[^=]*= \[([^\]]*)\]/.exec(words) ?? [];
    const powers = [...list.matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? "");
    const base = ["improvise", "faith", "operations", "sniper"]; // abilities: their sentence stands on the card
    expect(powers).toContain("improvise");
    const signs = readFileSync("src/art/icons.svg", "utf8");
    for (const power of powers.filter((one) => !base.includes(one))) {
      const formula = formulaOf(card({ family: "odd", power }));
      expect(formula.length, power).toBeGreaterThan(0);
      const drawn = formula.filter((word) => !/^[>|+×\d]/.test(word));
      expect(
        drawn.filter((sign) => !signs.includes(`id="${sign}"`)),
        power,
      ).toEqual([]);
      expect(signs).toContain(`id="${cardIcon(card({ family: "odd", power }))}"`);
    }
  });
});
