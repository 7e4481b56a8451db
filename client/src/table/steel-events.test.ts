// What Steelslayer's Epics do, as it is shown and summed up; the range of a forecast; what only a card reaches.
import { describe, expect, it } from "vitest";
import { sample } from "../../test/table";
import type { CardInfo, EventLine, Outlook } from "../protocol";
import type { Option } from "./options";
import { prospectOf, rangeOf, worstOf } from "./outlook";
import { partsOf } from "./phase";
import { after } from "./replay";
import { viaOf } from "./via";

const { view, options } = sample("table-steel-use");
const event = (kind: string, args: EventLine["args"]): EventLine => ({ kind, args, text: kind });
const told = (...events: EventLine[]) => events.reduce((now, one) => after(now, one, view), view);
const district = (now: typeof view, id: string) => now.districts.find((one) => one.id === id);
const reckoner = (now: typeof view, id: string) => now.reckoners.find((one) => one.id === id);

describe("events of Steelslayer", () => {
  it("place Shields and Copy tokens", () => {
    const now = told(
      event("red-shields", { district: "the-loop", n: 1, now: 1 }),
      event("blue-shields", { district: "chinatown", n: -1, now: 0 }),
      event("copy-tokens", { district: "chinatown", n: 1, now: 3 }),
    );
    expect(district(now, "the-loop")?.red_shields).toBe(1);
    expect(district(now, "chinatown")).toMatchObject({ blue_shields: 0, copy_tokens: 3 });
  });

  it("take cards and Plan tokens, and drag Reckoners along", () => {
    const now = told(
      event("stolen", { reckoner: "exel", card: "gottschalk", district: "soldier-field" }),
      event("sold", { reckoner: "exel", card: "extra-ammo", n: 4 }),
      event("discarded", { reckoner: "mizzy" }),
      event("pulled", { reckoner: "val", from: "newcago-theatre", district: "soldier-field" }),
    );
    expect(reckoner(now, "exel")?.equipment.map(({ id }) => id)).toEqual(["utility-tool"]);
    expect(district(now, "soldier-field")?.stolen).toEqual([{ card: "gottschalk", reckoner: "exel" }]);
    expect(reckoner(now, "mizzy")?.plan).toBe(0);
    expect(district(now, "soldier-field")?.reckoners).toEqual(["val"]);
  });

  it("are summed up by who acts: what is settled at the end belongs to its action", () => {
    const [part] = partsOf([
      event("activates", { district: "chinatown", epic: "ozone" }),
      event("acts", { district: "chinatown", epic: "ozone", place: 0, action: "population per enforcement" }),
      event("acts-again", { district: "chinatown", epic: "ozone", place: 1, action: "red-shield" }),
      event("red-shields", { district: "chinatown", n: 1, now: 2 }),
      event("stolen", { reckoner: "exel", card: "gottschalk", district: "chinatown" }),
      event("settles", {
        district: "chinatown",
        epic: "ozone",
        place: 0,
        action: "population per enforcement",
        n: 3,
      }),
      event("population", { n: 3, now: 20, why: "attack" }),
    ]);
    expect(part).toMatchObject({ lost: 3, shields: 1, stolen: ["gottschalk"] });
    expect(part?.deeds.map(({ action, times, lost }) => [action, times, lost])).toEqual([
      ["population per enforcement", 1, 3],
      ["red-shield", 1, 0],
    ]);
  });
});

describe("a forecast", () => {
  const forecast = { population: 11, actors: [], brackets: {} } as unknown as Outlook;
  it("is a range where a die decides, and the worst of it counts", () => {
    expect([rangeOf(forecast), worstOf(forecast), worstOf(undefined)]).toEqual([null, 11, 0]);
    const rolled = { ...forecast, rolls: 1, least: 10, most: 13 };
    expect([rangeOf(rolled), worstOf(rolled)]).toEqual([{ least: 10, most: 13 }, 13]);
    expect(rangeOf({ ...rolled, least: 11, most: 11 })).toBeNull();
  });

  it("says how often an action is done, what is left out and what is slowed down", () => {
    const actor = {
      id: "ozone",
      counts: [{ place: 1, times: 3 }],
      copied: [{ place: 0, times: 2 }],
      skipped: [0],
    };
    const told = { ...forecast, actors: [{ ...actor, sabotaged: true }] } as unknown as Outlook;
    const prospect = prospectOf(told, "ozone", "chinatown");
    expect([prospect.counts.get(1), prospect.copied.get(0)]).toEqual([3, 2]);
    expect(prospect).toMatchObject({ skipped: [0], less: true });
    expect(prospectOf(forecast, "ozone", "chinatown")).toMatchObject({ skipped: [], less: false });
  });
});

describe("a target that only a card reaches", () => {
  const reach = (id: string) =>
    (["climbing-kit", "gottschalk"].includes(id)
      ? { family: "reach", gives: ["contain", "enforcement"], anywhere: false }
      : { family: "odd", gives: [], anywhere: id === "drone" }) as unknown as CardInfo;
  const find = (action: string): Option => {
    const option = options.find((one) => one.action === action);
    if (!option) throw new Error(action);
    return option;
  };
  it("carries its sign, and no other does", () => {
    const beside = find("sam use d1 contain chinatown");
    expect(viaOf(view, beside, reach)).toBe("reach");
    expect(viaOf(view, find("sam use d1 contain frostbite"), reach)).toBe("");
    expect(viaOf(view, { ...beside, source: "drone" }, reach)).toBe("");
    const sniper = view.reckoners.map((r) => (r.id === "sam" ? { ...r, sniper: "chinatown" } : r));
    expect(viaOf({ ...view, reckoners: sniper }, beside, reach)).toBe("rec-cody");
  });
});
