import { describe, expect, it } from "vitest";
import { samples } from "../../test/table";
import type { ReckonerView } from "../protocol";
import { hintOf, type Hint } from "./hints";
import { isDie, type Option } from "./options";

/** What is asked in the middle of a step says itself what can be clicked. */
const BETWEEN = ["disable", "kidnap", "steal", "swap"];
const tables = samples()
  .map(({ now }) => now)
  .filter(({ view }) => !BETWEEN.includes(view.decision));

/** What must be among a Reckoner's options for a hint to be true. */
const NEEDED: Record<Exclude<Hint, "">, (option: Option) => boolean> = {
  roll: (o) => o.kind === "keep",
  "roll-last": (o) => o.kind === "reroll",
  faith: (o) => o.kind === "faith",
  "faith-or-stop": (o) => o.kind === "faith",
  stop: (o) => o.kind === "stop" || o.kind === "keep",
  die: (o) => isDie(o.source) && o.kind !== "lapse",
  plan: (o) => o.source === "plan" && o.kind !== "lapse",
  card: (o) => o.source !== "" && !isDie(o.source) && o.kind !== "lapse",
  place: (o) => o.kind === "place",
};

/** Ways to do something; a Reckoner may lack any of them. */
const classOf = (o: Option): string =>
  `${o.kind} ${isDie(o.source) ? "die" : o.source === "plan" ? "plan" : o.source && "card"}`;

/** The options of one Reckoner, and what would be left of them after every combination of losses. */
function* leftovers(options: readonly Option[], seat: ReckonerView): Generator<Option[]> {
  const own = options.filter((o) => o.who === seat.id);
  const classes = [...new Set(own.map(classOf))];
  for (let lost = 0; lost < 1 << classes.length; lost++)
    yield own.filter((o) => !((lost >> classes.indexOf(classOf(o))) & 1));
}

describe("hints", () => {
  it("never ask for what no option allows, whatever is left to do", () => {
    const seen = new Set<Hint>();
    for (const { options, view } of tables)
      for (const seat of view.reckoners)
        for (const own of leftovers(options, seat))
          for (const faith of [false, true]) {
            const hint = hintOf({ step: view.step, options: own, seat, faith });
            seen.add(hint);
            if (hint) expect(own.some(NEEDED[hint]), `${view.step}: ${hint}`).toBe(true);
            else expect(own.filter((o) => !["lapse", "lose", "ransom"].includes(o.kind))).toEqual([]);
          }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(["", "card", "die", "place", "plan", "roll", "stop"]),
    );
  });

  it("leave nothing to click to one who is done rolling while others still roll", () => {
    const now = tables.find(({ view }) => view.step === "roll");
    const seat = now?.view.reckoners[0];
    if (!now || !seat) throw new Error("no sample of the roll step");
    const options = now.options.filter((o) => o.who !== seat.id);
    expect(hintOf({ step: "roll", options, seat: { ...seat, rolling_done: true }, faith: false })).toBe("");
  });
});
