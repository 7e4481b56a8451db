import { describe, expect, it } from "vitest";
import type { OptionGroup, TableView } from "../protocol";
import { expand } from "./decode";
import * as O from "./options";

const view = {
  districts: [
    { id: "the-loop", epic: { id: "frostbite" } },
    { id: "chinatown", epic: { id: "marshal" } },
  ],
} as unknown as TableView;
const tia = { id: "tia" } as unknown as TableView["reckoners"][number];

const group = (rest: Partial<OptionGroup> = {}): OptionGroup => ({
  who: "tia",
  do: "tia use * x @",
  label: "",
  offers: [{}],
  ...rest,
});
const spotOf = (rest: Partial<OptionGroup>): string[] =>
  expand([group(rest)]).map((option) => O.spotOf(view, option));

describe("a group of options", () => {
  const contain = group({
    do: "tia use * contain @",
    label: "Contain @",
    on: "epic",
    symbol: "contain",
    sources: ["d1", "plan"],
    lapses: "research",
    offers: [{ id: "frostbite", before: 3, after: 2, times: 2 }, { id: "marshal" }],
  });

  it("is an option for each source and each target", () => {
    expect(expand([contain]).map(({ action, source, target }) => [action, source, target.id])).toEqual([
      ["tia use d1 contain frostbite", "d1", "frostbite"],
      ["tia use d1 contain marshal", "d1", "marshal"],
      ["tia use plan contain frostbite", "plan", "frostbite"],
      ["tia use plan contain marshal", "plan", "marshal"],
    ]);
  });

  it("says what changes, how often, and what is lost", () => {
    const [first, second] = expand([contain]) as [O.Option, O.Option];
    expect(first).toMatchObject({ kind: "spend", lapses: "research", label: "Contain frostbite" });
    expect([O.effectOf(first), O.effectOf(second), O.effectOf({ ...first, unit: "$" }, " → ")]).toEqual([
      "3→2",
      "",
      "$3 → $2",
    ]);
    expect(O.chain(first)).toEqual([first.action, first.action]);
    expect(O.chain(second)).toEqual([second.action]);
  });

  it("may be one thing that takes nothing", () => {
    const [stop] = expand([group({ do: "tia stop", kind: "stop", label: "Stop" })]) as [O.Option];
    expect(stop).toMatchObject({ action: "tia stop", source: "", target: { kind: "none" }, label: "Stop" });
    expect(O.isButton(stop)).toBe(true);
  });

  it("may be about dice: the very one that is taken, or another", () => {
    const [keep] = expand([
      group({
        do: "tia keep *",
        kind: "keep",
        label: "Keep *",
        on: "die",
        owner: "tia",
        sources: ["d2"],
        offers: [{ id: "*" }],
      }),
    ]) as [O.Option];
    expect(keep).toMatchObject({ action: "tia keep d2", die: "d2", owner: "tia", label: "Keep d2" });
    const [face] = expand([
      group({
        do: "tia use improvise d1 @",
        kind: "power",
        on: "face",
        owner: "tia",
        die: "d1",
        sources: ["improvise"],
        offers: [{ id: "contain2" }],
      }),
    ]) as [O.Option];
    expect(face.action).toBe("tia use improvise d1 contain2");
    expect(O.faceOf(face)).toEqual({ die: "d1", face: "contain2" });
    expect(O.optionsAbout([keep, face], tia, "d1", "power")).toEqual([face]);
  });
});

describe("the place that an option lights", () => {
  it.each([
    ["research", "research/the-loop"],
    ["attack", "health/the-loop"],
    ["contain", "bracket/the-loop"],
  ])("%s on an Epic", (symbol, place) => {
    expect(spotOf({ symbol, on: "epic", offers: [{ id: "frostbite" }] })).toEqual([place]);
  });

  it("the Boss, his tracks, pieces, districts, cards, Reckoners, money and Plan", () => {
    const on = (kind: NonNullable<OptionGroup["on"]>, id: string, rest: Partial<OptionGroup> = {}): string =>
      spotOf({ on: kind, offers: [{ id }], ...rest })[0] ?? "";
    expect(on("boss", "steelheart", { symbol: "research" })).toBe("boss/research");
    expect(on("boss", "steelheart", { symbol: "attack" })).toBe("boss/health");
    expect(on("track", "red", { symbol: "contain" })).toBe("track/red");
    expect(on("enforcement", "chinatown", { symbol: "enforcement" })).toBe("enforcement/chinatown");
    expect(on("barricade", "chinatown", { kind: "barricade" })).toBe("barricade/chinatown");
    expect(on("district", "chinatown", { kind: "move" })).toBe("plate/chinatown");
    expect(on("card", "emp", { kind: "card" })).toBe("card/tia/emp");
    expect(on("reckoner", "prof", { kind: "power" })).toBe("seat/prof");
    expect(on("reckoner", "prof", { kind: "buy", sources: ["emp"] })).toBe("market/emp");
    expect(on("die", "*", { kind: "lose", owner: "prof", sources: ["d4"] })).toBe("die/prof/d4");
    expect(on("face", "contain2", { kind: "power", owner: "tia", die: "d1" })).toBe("face/d1/contain2");
    expect(on("none", "", { symbol: "money" })).toBe("money");
    expect(on("none", "", { symbol: "plan" })).toBe("plan");
    expect(on("none", "", { kind: "end" })).toBe("");
  });
});

describe("gestures", () => {
  const options = (...kinds: string[]): O.Option[] =>
    expand(kinds.map((kind) => group({ kind, sources: ["d1"] })));
  const choice = (option: O.Option): O.Choice => ({ option, spot: option.kind, at: "", key: "" });
  const only = (...kinds: string[]): string | undefined => O.onlyTarget(options(...kinds).map(choice))?.spot;

  it("what a die can do is its own options, without keeping", () => {
    const found = options("keep", "spend");
    expect(O.optionsFrom(found, tia, "d1")).toEqual(found.slice(1));
    expect(O.optionsFrom(found, tia, "d2")).toEqual([]);
  });

  it("a second click takes the only target; moves do not count beside it", () => {
    expect(only("spend", "move", "move")).toBe("spend");
    expect(only("spend", "spend")).toBeUndefined();
    expect(only("move")).toBe("move");
    expect(only("move", "move")).toBeUndefined();
  });

  it("puts spends first, then cards, moves and Barricades", () => {
    const found = O.inOrder(options("barricade", "move", "card", "spend"));
    expect(found.map((o) => o.kind)).toEqual(["spend", "card", "move", "barricade"]);
  });
});
