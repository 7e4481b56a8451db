// What Regalia does, as it is shown and summed up: tokens, a card, her way without a die.
import { beforeEach, describe, expect, it } from "vitest";
import { prepare, read, sample } from "../../test/table";
import { content } from "../content.svelte";
import type { Content, EventLine } from "../protocol";
import { forecastLines } from "./outlook";
import { partsOf } from "./phase";
import { beatsOf } from "./queue";
import { sumWords } from "./recap";
import { after } from "./replay";
import { bossIcon, litSum, trackAction, unitOf } from "./words";

const { view, forecast } = sample("table-babilar-use");
const event = (kind: string, args: EventLine["args"]): EventLine => ({ kind, args, text: kind });
const told = (...events: EventLine[]) => events.reduce((now, one) => after(now, one, view), view);
const HER_TURN = [
  event("step", { step: "activate" }),
  event("boss-activates", { district: "central-park" }),
  event("tokens-back", { n: 5 }),
  event("boss-acts", { track: "red", place: 1, action: "gift enforcement" }),
  event("boss-goes", { from: "central-park", district: "grand-central" }),
  event("boss-card", { effect: "die", n: 6 }),
  event("suffers", { reckoner: "tia", effect: "die" }),
];

describe("events of Regalia and Babilar", () => {
  it("take tokens back, move her without a die, turn a card and strike", () => {
    const now = told(...HER_TURN);
    expect(now.boss).toMatchObject({ district: "grand-central", card: "die", cards_left: 6, goes_to: null });
    expect(now.reckoners.map(({ suffers }) => suffers)).toEqual([["die"], [], [], []]);
  });

  it("move the marker of a district", () => {
    const now = told(event("marker", { district: "grand-central", now: 3 }));
    expect(now.districts.find(({ id }) => id === "grand-central")?.marker).toBe(3);
  });

  it("are shown beat by beat as hers", () => {
    const beats = beatsOf(view, HER_TURN, view);
    expect(beats.map(({ actor }) => actor)).toEqual(beats.map(() => "boss"));
    expect(beats.map(({ place, track }) => [place, track]).slice(-4)).toEqual([
      [1, "red"],
      [-1, ""],
      [-1, ""],
      [-1, ""],
    ]);
  });
});

describe("a recap", () => {
  beforeEach(async () => {
    await prepare();
    content.all = read<Content>("content-all-en");
  });

  it("says where she went and who suffers what", () => {
    const [part] = partsOf(HER_TURN.slice(1));
    expect(part).toMatchObject({ moved: "grand-central", struck: [{ who: "tia", effect: "die" }] });
    expect(part && sumWords(part, "regalia")).toEqual([
      { icon: "boss-regalia", text: "Regalia goes to Grand Central" },
      { icon: "atk-die", text: "Tia: One die less" },
    ]);
    const stays = event("boss-goes", { from: "central-park", district: "central-park" });
    expect(partsOf([stays])[0]?.moved).toBe("");
  });
});

describe("her tracks", () => {
  it("say to which side, and what it comes to", () => {
    expect(trackAction("enforcement-clockwise 2")).toMatchObject({
      icon: "act-enforce",
      side: "right",
      times: 2,
    });
    expect(trackAction("enforcement-counterclockwise")).toMatchObject({ side: "left", times: 1 });
    expect(trackAction("aid").icon).toBe("dawn");
    expect(litSum(["gift enforcement 2", "enforcement-clockwise", "gift enforcement"], 2)).toBe(5);
  });

  it("have the sign of where they work; Steelheart's that of what they bring", () => {
    expect(["yellow", "black", "red", "blue"].map((colour) => unitOf("regalia", colour))).toEqual([
      "people",
      "sc-own",
      "sc-near",
      "sc-own",
    ]);
    expect([unitOf("steelheart", "black"), unitOf("steelheart", "blue")]).toEqual([
      "act-fortify",
      "barricade",
    ]);
    expect([bossIcon("regalia"), bossIcon("steelheart")]).toEqual(["boss-regalia", "boss"]);
  });

  it("are one line of the forecast, with where she goes", () => {
    const line = forecastLines(view, forecast).find(({ at }) => at === "boss");
    expect(line?.goes?.id).toBe("grand-central");
    // Her words for Enforcement become one: a gift goes to both neighbours, to a side it goes once.
    const her = forecast?.actors.find(({ kind }) => kind === "boss")?.actions ?? [];
    const soldiers = her.filter((word) => word.includes("enforcement"));
    expect(soldiers.length).toBeGreaterThan(1);
    const n = soldiers.reduce(
      (sum, word) => sum + Number(/ (\d+)$/.exec(word)?.[1] ?? 1) * (word.startsWith("gift ") ? 2 : 1),
      0,
    );
    expect(line?.actions).toContainEqual({ word: "enforcement", n });
  });
});
