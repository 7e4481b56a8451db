import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { content } from "../content.svelte";
import type { Content, TableView } from "../protocol";
import { EMBLEMS } from "../table/emblems";
import { formulaOf } from "../table/formulas";
import { actions, everything } from "./gallery";
import type { Seen } from "./sheet";
import { sheetOf } from "./subjects";

const sample = (name: string): unknown => JSON.parse(readFileSync(`samples/${name}.json`, "utf8"));
const icons = new Set(
  [...readFileSync("src/art/icons.svg", "utf8").matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id),
);
const all = sample("content-all-en") as Content;

beforeEach(() => {
  content.all = all;
});

describe("Things of Steelslayer", () => {
  it("all have a card, and every sign on it is drawn", () => {
    const missing = everything().flatMap(({ subject }) => {
      const sheet = sheetOf(subject, null);
      if (!sheet?.title || !sheet.text) return [subject];
      const signs = [sheet.icon, ...sheet.groups.flatMap(({ lines }) => lines.map(({ icon }) => icon))];
      const words = sheet.card ? formulaOf(sheet.card) : [];
      const drawn = words.filter((word) => /^[a-z]+(-[a-z-]+)?$/.test(word) && !/^(die|basic)-/.test(word));
      return [...signs, ...drawn]
        .filter((icon) => icon && !icons.has(icon))
        .map((icon) => `${subject}: ${icon ?? ""}`);
    });
    expect(missing).toEqual([]);
    expect(all.epics.map(({ id }) => id).filter((id) => !EMBLEMS[id])).toEqual([]);
    expect(all.reckoners.map(({ id }) => `rec-${id}`).filter((id) => !icons.has(id))).toEqual([]);
  });

  it("say which module they come with, and only those do", () => {
    const of = (n: number): string[] =>
      everything()
        .filter(({ module }) => module === n)
        .map(({ subject }) => subject);
    expect(of(1)).toEqual([
      ...["val", "mizzy", "exel", "sam"].map((id) => `reckoner/${id}`),
      ...["dispatcher", "demolitions", "tradecraft", "joker"].map((id) => `card/${id}`),
      "demolitions",
    ]);
    expect(of(2)).toHaveLength(24);
    expect(of(3).filter((one) => one.startsWith("epic/"))).toHaveLength(39);
    expect(of(3)).toContain("action/population per research");
    expect(of(0)).toContain("action/fortify");
    const value = (subject: string): string[] => sheetOf(subject, null)?.rows.map((row) => row.value) ?? [];
    expect(value("reckoner/val")).toContain("New Reckoners");
    expect(value("card/emp")).not.toContain("New Equipment");
  });

  it("tell each action once, with everybody who does it", () => {
    expect(new Set(actions()).size).toBe(actions().length);
    expect(actions()).toContain("transform");
    expect(actions()).not.toContain("transform 2");
    const transform = sheetOf("action/transform", null);
    expect(transform?.groups[0]?.lines[0]?.subject).toBe("ability-die");
    expect(transform?.groups[1]?.lines.map(({ name }) => name)).toContain("Knoxx");
    const die = sheetOf("ability-die", null);
    expect(die?.groups[0]?.lines.length).toBeGreaterThan(1);
  });

  it("show what lies in a district: Shields, tokens, stolen cards with their owners", () => {
    const district = {
      id: "the-loop",
      enforcement: 0,
      barricades: 0,
      red_shields: 2,
      copy_tokens: 1,
      reckoners: [],
      stolen: [{ card: "spyril", reckoner: "val" }],
    };
    const view = { districts: [district], reckoners: [], boss: {}, red_shields_left: 7 };
    const seen: Seen = { view: view as unknown as TableView, forecast: undefined };
    const lines = sheetOf("district/the-loop", seen)?.groups[0]?.lines ?? [];
    expect(lines.map(({ subject, count }) => [subject, count])).toEqual([
      ["red-shield/the-loop", "× 2"],
      ["copy-token/the-loop", "× 1"],
      ["stolen/the-loop", undefined],
    ]);
    expect(sheetOf("red-shield/the-loop", seen)?.rows.map(({ value }) => value)).toEqual(["2", "7", "10"]);
    expect(sheetOf("stolen/the-loop", seen)?.groups[0]?.lines).toMatchObject([
      { name: "Spyril", text: "Val" },
    ]);
  });

  it("are not there without their modules", () => {
    content.all = sample("content-en") as Content;
    expect(everything().filter(({ module }) => module)).toEqual([]);
  });
});
