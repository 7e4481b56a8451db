import { describe, expect, it } from "vitest";
import { samples } from "../../test/table";
import { expand, type Table } from "./decode";
import { reachable, type Situation } from "./lit";
import * as O from "./options";

const tables = samples();

/** Everything that can be clicked in this position, whoever sits and whatever is picked up. */
function clickable(now: Table): Set<string> {
  const options = now.options;
  const found = new Set<string>();
  const look = (situation: Situation, depth: number): void => {
    for (const { option, spot, pick } of reachable(situation)) {
      expect(spot).not.toBe("");
      if (!pick) found.add(option.action);
      else if (depth < 3) look({ ...situation, hand: pick }, depth + 1);
    }
  };
  for (const seat of now.view.reckoners) {
    look({ view: now.view, options, seat, hand: null }, 0);
    const sources = new Set(options.filter((o) => o.who === seat.id && o.source).map((o) => o.source));
    for (const source of sources) look({ view: now.view, options, seat, hand: { who: seat.id, source } }, 0);
    for (const die of seat.dice)
      for (const kind of ["keep", "faith"])
        for (const option of O.optionsAbout(options, seat, die.name, kind)) found.add(option.action);
  }
  for (const option of options) if (O.isButton(option)) found.add(option.action);
  return found;
}

describe.each(tables)("$name", ({ now }) => {
  it("every option can be reached, by a place on the table or a button", () => {
    const found = clickable(now);
    expect(now.options.map((o) => o.action).filter((action) => !found.has(action))).toEqual([]);
  });

  it("no two options of one source stand on one place", () => {
    const options = now.options;
    for (const seat of now.view.reckoners)
      for (const source of new Set(
        options.filter((o) => o.who === seat.id && o.source).map((o) => o.source),
      )) {
        const spots = reachable({ view: now.view, options, seat, hand: { who: seat.id, source } }).map(
          (c) => c.spot,
        );
        expect(new Set(spots).size).toBe(spots.length);
      }
  });
});

describe("a decision that the client has never heard of", () => {
  it("is lit where it acts, or stands in the decision bar, for whom it concerns", () => {
    const now = samples().find(({ name }) => name === "table-place.json")?.now as Table;
    const options = expand([
      {
        who: "tia",
        do: "tia bind @",
        label: "Bind @",
        kind: "bind",
        on: "district",
        offers: [{ id: "the-loop" }],
      },
      {
        who: "prof",
        do: "prof bind @",
        label: "Bind @",
        kind: "bind",
        on: "district",
        offers: [{ id: "the-loop" }],
      },
      { who: "team", do: "accept", label: "Accept", kind: "accept", offers: [{}] },
    ]);
    const seat = now.view.reckoners.find(({ id }) => id === "tia");
    const found = reachable({ view: now.view, options, seat, hand: null });
    expect(found.map(({ option, spot }) => [option.action, spot])).toEqual([
      ["tia bind the-loop", "plate/the-loop"],
      ["accept", ""],
    ]);
  });
});
