import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { EMBLEMS } from "./emblems";
import { distance, nearest } from "./drag.svelte";
import { litSum, symbolsOf, trackAction, readWord } from "./words";

describe("words of the wire", () => {
  it("faces", () => {
    expect(symbolsOf("contain2+money")).toEqual(["contain", "contain", "money"]);
    expect(symbolsOf("any")).toEqual(["any"]);
    expect(symbolsOf("nothing")).toEqual([]);
  });

  it("track actions", () => {
    expect(trackAction("gift fortify")).toMatchObject({ icon: "act-fortify", gift: true, times: 1 });
    expect(trackAction("population 2")).toMatchObject({ icon: "act-pop2", times: 1 });
    expect(trackAction("boss red")).toMatchObject({ icon: "act-boss-red", track: "red" });
    expect(trackAction("deploy 3")).toMatchObject({ icon: "act-enforce", times: 3 });
    expect(trackAction("wall 0")).toMatchObject({ empty: true });
  });

  it("Steelslayer's actions have signs of their own names, and say what they count", () => {
    expect(trackAction("red-shield 2")).toMatchObject({ icon: "act-red-shield", times: 2, per: "" });
    expect(trackAction("copy-token-clockwise").icon).toBe("act-copy-token-clockwise");
    expect(trackAction("population per barricade")).toMatchObject({ icon: "act-pop1", per: "barricade" });
    expect(trackAction("attack-money 2 per research")).toMatchObject({
      icon: "act-attack-money",
      times: 2,
      per: "sym-research",
    });
    expect(trackAction("copy").gift).toBe(true);
    expect(readWord("population 2 per enforcement")).toEqual({
      gift: false,
      name: "population",
      track: "",
      n: 2,
      per: "enforcement",
      plain: "population per enforcement",
    });
  });

  it("every action that a pack may write has a sign", () => {
    const words = readFileSync("../src/reckoners/content/vocabulary.py", "utf8");
    const names = [...words.matchAll(/^ {8}Word\("([a-z-]+)"/gm)].map((match) => match[1] ?? "");
    const signs = readFileSync("src/art/icons.svg", "utf8");
    expect(names.length).toBeGreaterThan(15);
    const icons = names.map((name) => trackAction(name === "boss" ? "boss red" : name).icon);
    expect(icons.filter((icon) => !signs.includes(`id="${icon}"`))).toEqual([]);
  });

  it("words of a track are read", () => {
    expect(readWord("deploy 2")).toEqual({
      gift: false,
      name: "deploy",
      track: "",
      n: 2,
      per: "",
      plain: "deploy",
    });
    expect(readWord("gift fortify")).toMatchObject({
      gift: true,
      name: "fortify",
      n: 1,
      plain: "gift fortify",
    });
    expect(readWord("boss red")).toMatchObject({
      gift: false,
      name: "boss",
      track: "red",
      plain: "boss red",
    });
    expect(trackAction("boss red").icon).toBe("act-boss-red");
    expect(trackAction("wall 0").empty).toBe(true);
  });

  it("what is lit comes to", () => {
    expect(litSum(["population", "population 2", "population 3"], 2)).toBe(3);
    expect(litSum(["deploy 0", "deploy 2"], 2)).toBe(2);
    expect(litSum(["fortify", "gift fortify"], 2)).toBe(2);
  });
});

describe("emblems", () => {
  it("every Epic of the base game has one of its own", () => {
    const toml = readFileSync("../src/reckoners/content/packs/base/epics.toml", "utf8");
    const ids = [...toml.matchAll(/^id = "(.+)"$/gm)].map((match) => match[1] ?? "");
    expect(ids).toHaveLength(25);
    expect(ids.filter((id) => !EMBLEMS[id])).toEqual([]);
    const art = Object.values(EMBLEMS).map((e) => e.art);
    expect(new Set(art).size).toBe(art.length);
  });
});

describe("dropping", () => {
  const box = (left: number, top: number, size: number) => ({
    left,
    top,
    right: left + size,
    bottom: top + size,
  });
  it("snaps to the nearest lit place, the smallest of those under the pointer", () => {
    expect(distance(0, 0, box(3, 4, 10))).toBe(5);
    const spots = [
      { spot: "plate", box: box(0, 0, 200) },
      { spot: "gauge", box: box(20, 20, 30) },
      { spot: "far", box: box(400, 0, 10) },
    ];
    expect(nearest(30, 30, spots)).toBe("gauge");
    expect(nearest(150, 150, spots)).toBe("plate");
    expect(nearest(380, 5, spots)).toBe("far");
    expect(nearest(300, 300, spots)).toBe("");
  });
});
