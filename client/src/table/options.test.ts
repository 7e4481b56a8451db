import { describe, expect, it } from "vitest";
import type { Option as Wire, TableView } from "../protocol";
import * as O from "./options";

const view = {
  districts: [
    { id: "the-loop", epic: { id: "frostbite" } },
    { id: "chinatown", epic: { id: "marshal" } },
  ],
} as unknown as TableView;

const option = (action: string, kind: string, rest: Partial<Wire> = {}): O.Option =>
  O.complete({
    action,
    kind,
    who: action.split(" ")[0] ?? "",
    label: action,
    target: { kind: "none" },
    ...rest,
  });

const spot = (o: O.Option): string => O.spotOf(view, o);

const die = (name: string, colour: string, face: string, state = "kept") => ({ name, colour, face, state });
const tia = {
  id: "tia",
  dice: [
    die("d1", "purple", "research2"),
    die("d2", "basic", "money"),
    die("d3", "basic", "money"),
    die("d4", "basic", "money", "used"),
  ],
} as unknown as TableView["reckoners"][number];

describe("the place that an option lights", () => {
  it.each([
    ["research", "research/the-loop"],
    ["attack", "health/the-loop"],
    ["contain", "bracket/the-loop"],
  ])("%s on an Epic", (symbol, place) => {
    const target = { kind: "epic" as const, id: "frostbite" };
    expect(spot(option(`tia use d1 ${symbol} frostbite`, "spend", { symbol, target }))).toBe(place);
  });

  it("the Boss, his tracks, pieces, districts, cards, Reckoners, money and Plan", () => {
    const on = (kind: Wire["target"]["kind"], id: string, rest: Partial<Wire> = {}): string =>
      spot(option("tia use d1 x", "spend", { target: { kind, id, district: id }, ...rest }));
    expect(on("boss", "steelheart", { symbol: "research" })).toBe("boss/research");
    expect(on("boss", "steelheart", { symbol: "attack" })).toBe("boss/health");
    expect(on("track", "red", { symbol: "contain" })).toBe("track/red");
    expect(on("enforcement", "chinatown", { symbol: "enforcement" })).toBe("enforcement/chinatown");
    expect(on("barricade", "chinatown", { kind: "barricade" })).toBe("barricade/chinatown");
    expect(on("district", "chinatown", { kind: "move" })).toBe("plate/chinatown");
    expect(on("card", "emp", { kind: "card" })).toBe("card/tia/emp");
    expect(on("reckoner", "prof", { kind: "power", action: "tia use operations prof" })).toBe("seat/prof");
    expect(spot(option("tia use d2 money", "spend", { symbol: "money" }))).toBe("money");
    expect(spot(option("tia use d2 plan", "spend", { symbol: "plan" }))).toBe("plan");
  });

  it("dice, faces and market cards are read from the action", () => {
    expect(spot(option("tia keep d2", "keep"))).toBe("die/tia/d2");
    expect(spot(option("lose tia d4", "lose", { who: "team" }))).toBe("die/tia/d4");
    expect(spot(option("david use improvise d1 contain2", "power"))).toBe("face/d1/contain2");
    expect(spot(option("buy emp for tia", "buy", { who: "team" }))).toBe("market/emp");
    expect(spot(option("end use", "end", { who: "team" }))).toBe("");
  });
});

describe("what a die can do", () => {
  const options = [
    option("tia use d1 research frostbite", "spend", { source: "d1" }),
    option("tia use d2 money", "spend", { source: "d2" }),
    option("tia keep d2", "keep", { source: "d2" }),
  ];

  it("is its own options, without keeping", () => {
    expect(O.optionsFrom(options, tia, "d1").map((o) => o.action)).toEqual(["tia use d1 research frostbite"]);
    expect(O.optionsFrom(options, tia, "d2").map((o) => o.action)).toEqual(["tia use d2 money"]);
  });

  it("is that of its twin, under its own name; a used die has none", () => {
    expect(O.optionsFrom(options, tia, "d3").map((o) => o.action)).toEqual(["tia use d3 money"]);
    expect(O.optionsFrom(options, tia, "d4")).toEqual([]);
    expect(O.optionsAbout(options, tia, "d3", "keep").map((o) => o.action)).toEqual(["tia keep d3"]);
  });
});

describe("gestures", () => {
  const choice = (kind: string): O.Choice => ({
    option: option(`tia use d1 ${kind}`, kind),
    spot: kind,
    at: "",
    key: "",
  });

  it("a second click takes the only target; moves do not count beside it", () => {
    expect(O.onlyTarget([choice("spend"), choice("move"), choice("move")])?.spot).toBe("spend");
    expect(O.onlyTarget([choice("spend"), choice("spend")])).toBeNull();
    expect(O.onlyTarget([choice("move")])?.spot).toBe("move");
    expect(O.onlyTarget([choice("move"), choice("move")])).toBeNull();
  });

  it("spends all symbols that there are and that find something", () => {
    const spend = option("tia use d1 research frostbite", "spend", { symbol: "research", effect: "3→2" });
    expect(O.chain(spend, ["research", "research"])).toHaveLength(2);
    expect(O.chain({ ...spend, effect: "1→0" }, ["research", "research"])).toHaveLength(1);
    expect(O.chain({ ...spend, symbol: "contain", effect: "2→1" }, ["contain", "contain"])).toHaveLength(1);
    expect(O.chain({ ...spend, symbol: "money", effect: "$0→$1" }, ["money", "money"])).toHaveLength(2);
  });

  it("puts spends first, then cards, moves and Barricades", () => {
    const kinds = ["barricade", "move", "card", "spend"].map((kind) => option(`tia ${kind}`, kind));
    expect(O.inOrder(kinds).map((o) => o.kind)).toEqual(["spend", "card", "move", "barricade"]);
  });
});
