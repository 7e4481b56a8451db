import { describe, expect, it } from "vitest";
import { HEIGHT, marksOf, WIDTH, type Mark, type Result } from "./picture";

const moment = (round: number) => ({
  round,
  population: 40 - 2 * round,
  research: 20,
  health: round > 6 ? 9 : null,
  lost: { boss: 1, epic: 1, city: 0, shortage: 0 },
});
const deed = (reckoner: string, research: number) => ({
  reckoner,
  name: reckoner,
  symbols: { research },
  moves: 0,
  defeated: [],
  cards: [],
  protects: 0,
  attacked: 0,
  luck: 0,
});
const RESULT: Result = {
  won: true,
  title: "Newcago is free",
  story: "Steelheart was found in round 7.",
  setup: "Steelheart, Newcago, Standard",
  seed: "neon-tide",
  fan: "an unofficial fan game",
  bossIcon: "boss",
  people: { n: 22, label: "people saved" },
  moments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(moment),
  lines: ["people", "research left", "health"],
  start: "start",
  symbols: [
    { id: "research", icon: "sym-research" },
    { id: "plan", icon: "sym-plan" },
  ],
  deeds: ["tia", "prof", "cody", "megan", "david", "abraham"].map((id, n) => deed(id, n)),
};
const texts = (marks: Mark[]): string[] => marks.flatMap((mark) => ("text" in mark ? [mark.text] : []));

describe("the picture of a result", () => {
  const marks = marksOf(RESULT);

  it("says verdict, set-up, seed, who did what, and that the game is a fan's", () => {
    const said = texts(marks).join("\n");
    for (const part of [
      RESULT.title,
      RESULT.story,
      RESULT.setup,
      RESULT.seed,
      RESULT.fan,
      "22",
      "people saved",
    ])
      expect(said).toContain(part);
    for (const { name } of RESULT.deeds) expect(said).toContain(name);
    expect(marks.filter((mark) => mark.is === "line" && mark.points.length > 2)).toHaveLength(3);
  });

  it("has nothing outside of it, with six Reckoners either", () => {
    for (const mark of marks) {
      if (!("x" in mark)) continue;
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.x + ("w" in mark ? mark.w : 0)).toBeLessThanOrEqual(WIDTH);
      expect(mark.y + ("h" in mark ? mark.h : 0)).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it("gives the most of a symbol the colour of its Reckoner", () => {
    const best = marks.filter((mark) => "text" in mark && mark.colour.endsWith("-tone"));
    expect(best.map((mark) => "text" in mark && mark.text)).toEqual(["5"]);
  });

  it("looks different when the city is lost", () => {
    const lost = marksOf({ ...RESULT, won: false });
    const background = (all: Mark[]): string | undefined => all[0]?.colour;
    expect(background(lost)).not.toBe(background(marks));
  });
});
