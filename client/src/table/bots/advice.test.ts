import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open as openTable, prepare, read, sample } from "../../../test/table";
import { parts } from "../../counsel.svelte";
import { game } from "../../game.svelte";
import type { Crew, FromClient, ProposalLine, TableNow } from "../../protocol";
import type { Table } from "../decode";
import { isDie } from "../options";
import { spotsOf } from "./shine";

const crew = (seats: Record<string, string>, rest: Partial<Crew> = {}): Crew => ({
  seats,
  running: true,
  pace: "normal",
  acting: [],
  ...rest,
});
const PANEL = "What would you do?";
let said: FromClient[];

async function open(bots = crew({})): Promise<Table> {
  const now = { ...sample("table-use-4-start"), crew: bots };
  await openTable(now);
  await key(",");
  return now;
}

function use(now: Table, action: string): ProposalLine {
  const groups = read<TableNow>("table-use-4-start").groups.flatMap((group) =>
    (group.sources ?? [""]).flatMap((source) =>
      group.offers
        .filter(({ id }) => group.do.replace("*", source).replace("@", id ?? "") === action)
        .map((offer) => ({ ...group, sources: [source], offers: [offer] })),
    ),
  );
  const [who = "", , name = ""] = action.split(" ");
  const die = now.view.reckoners.find(({ id }) => id === who)?.dice.find((one) => one.name === name);
  return {
    who,
    actions: [action],
    text: `Do ${action}`,
    marked: "Do this ({0})",
    dice: [{ who, name, colour: die?.colour ?? "", face: die?.face ?? "" }],
    groups,
    why: ["Because."],
    effect: "",
    odds: "",
    chance: 1,
    winning: 0.5,
    before: 7,
    after: 5,
  };
}
const GO: ProposalLine = {
  who: "bots",
  actions: [],
  text: "Let the bots go on",
  marked: "Let the bots go on",
  dice: [],
  groups: [],
  why: [],
  effect: "",
  odds: "",
  chance: 1,
  winning: 0.5,
  before: 7,
  after: 7,
};

async function advise(now: Table, ...proposals: ProposalLine[]): Promise<void> {
  game.receive({ type: "advice", version: now.version, winning: 0.4, proposals });
  await tick();
}
const asked = (): FromClient[] => said.filter(({ type }) => type === "advise");
const panel = (): HTMLElement | null => screen.queryByRole("region", { name: PANEL });
/** Something that a die of this Reckoner can do to an Epic. */
const spends = (now: Table, who: string): string =>
  now.options.find(
    (one) => one.who === who && isDie(one.source ?? "") && one.kind === "spend" && one.target.kind === "epic",
  )?.action ?? "";

beforeEach(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("[]"))),
  );
  await prepare();
  said = [];
  // What would go over the line; nobody is at its other end.
  Object.assign(game, {
    socket: { send: (message: FromClient) => said.push(message) > 0, close: () => undefined },
  });
});
afterEach(() => {
  game.counsel.close();
  game.crew.clear();
  game.pending = null;
  game.dismiss();
  Object.assign(game, { socket: null });
  vi.restoreAllMocks();
});

describe("advice", () => {
  it("is asked for with whoever is looked at, and again if that is somebody else", async () => {
    const now = await open();
    const [first, second] = now.view.reckoners.map(({ id }) => id);
    expect(asked()).toEqual([{ type: "advise", reckoner: first }]);
    expect(screen.getByText("The planner is thinking …")).toBeTruthy();
    await advise(now, use(now, spends(now, first ?? "")));
    await fireEvent.click(document.querySelector(`[data-spot="seat/${second ?? ""}"]`) as Element);
    expect(asked().at(-1)).toEqual({ type: "advise", reckoner: second });
    expect(asked()).toHaveLength(2);
  });

  it("shows proposals whose numbers play them", async () => {
    const now = await open();
    await advise(now, use(now, spends(now, "prof")), use(now, spends(now, "tia")));
    expect(screen.getAllByRole("button", { name: /Do (prof|tia)/ })).toHaveLength(2);
    await key("2");
    expect(said.at(-1)).toMatchObject({ type: "act", actions: [spends(now, "tia")] });
    await key("Escape");
    expect(panel()).toBeNull();
  });

  it("stays when the table changes, says that it thinks, and does not play what was for another position", async () => {
    const now = await open();
    await advise(now, use(now, spends(now, "tia")));
    const next = { ...now, version: now.version + 1, at: now.at + 1 };
    game.turnTo(next);
    await tick();
    expect(panel()).not.toBeNull();
    expect(asked()).toHaveLength(2);
    expect(screen.getByText("The planner is thinking …")).toBeTruthy();
    const old = screen.getByRole("button", { name: /Do tia/ });
    expect((old as HTMLButtonElement).disabled).toBe(true);
    const before = said.length;
    await key("1");
    expect(said).toHaveLength(before);
    await advise(now, use(now, spends(now, "prof"))); // too late, of the last position
    expect(screen.queryByRole("button", { name: /Do prof/ })).toBeNull();
    await advise(next, use(now, spends(now, "prof")));
    expect(screen.getByRole("button", { name: /Do prof/ })).toBeTruthy();
  });

  it("asks again after a lost connection, and when told to after it failed", async () => {
    const now = await open();
    game.link = "lost";
    await tick();
    game.link = "open";
    await tick();
    expect(asked()).toHaveLength(3);
    game.receive({ type: "fault", code: "no-thought", sentence: "It could not be worked out." });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
    expect(asked()).toHaveLength(4);
    await advise(now, use(now, spends(now, "tia")));
    expect(screen.queryByText("It could not be worked out.")).toBeNull();
    game.link = "off";
  });

  it("lets the bots go on, and waits for them before it asks again", async () => {
    const bots = crew({ prof: "greedy" }, { acting: ["prof"] });
    const now = await open(bots);
    const driven = (): FromClient[] => said.filter(({ type }) => type === "bots");
    expect(driven()).toEqual([{ type: "bots", running: false, pace: null }]); // they wait while one reads
    expect(asked()).toHaveLength(0);
    game.receive({ type: "bots", crew: { ...bots, running: false, acting: [] }, news: "" });
    await tick();
    expect(asked()).toHaveLength(1);
    await advise(now, GO, use(now, spends(now, "tia")));
    await key("1");
    expect(said.at(-1)).toEqual({ type: "bots", running: true, pace: null });
    game.receive({ type: "bots", crew: bots, news: "" });
    game.turnTo({ ...now, version: now.version + 1, crew: bots });
    await tick();
    expect(asked()).toHaveLength(1);
    expect(screen.getByText("The bots play")).toBeTruthy();
    const done = { ...now, version: now.version + 2, crew: crew({ prof: "greedy" }) };
    game.turnTo(done);
    await tick();
    expect(asked()).toHaveLength(2);
    await key("Escape");
    expect(driven()).toHaveLength(2); // they run already
  });

  it("lets bots that only waited for it go on when a proposal is played", async () => {
    const bots = crew({ prof: "greedy" }, { acting: ["prof"] });
    const now = await open(bots);
    game.receive({ type: "bots", crew: { ...bots, running: false, acting: [] }, news: "" });
    await tick();
    await advise(now, use(now, spends(now, "tia")));
    await key("1");
    expect(said.slice(-2)).toMatchObject([{ type: "act" }, { type: "bots", running: true }]);
    expect(panel()).not.toBeNull();
  });

  it("lights up the dice and the target of what one points at", async () => {
    const now = await open();
    const [first, second] = now.view.reckoners.map(({ id }) => id);
    await advise(now, use(now, spends(now, first ?? "")), use(now, spends(now, second ?? "")));
    for (const [place, who] of [first ?? "", second ?? ""].entries()) {
      const button = screen.getAllByRole("button", { name: /^\S*\s*Do / })[place] as HTMLElement;
      await fireEvent.pointerEnter(button);
      const lit = [...document.querySelectorAll<HTMLElement>("[data-proposed]")];
      const spots = lit.map(({ dataset }) => `${dataset["spot"] ?? ""} ${dataset["at"] ?? ""}`);
      const action = spends(now, who).split(" ");
      expect(spots.some((spot) => spot.includes(`die/${who}/${action[2] ?? ""}`))).toBe(true);
      expect(spots.some((spot) => /(research|health|bracket)\//.test(spot))).toBe(true);
      await fireEvent.pointerLeave(button);
      expect(document.querySelector("[data-proposed]")).toBeNull();
      button.focus();
      await tick();
      expect(document.querySelector("[data-proposed]")).not.toBeNull();
      button.blur();
      await tick();
    }
  });

  it("draws dice in its sentences, and says them to whoever listens", async () => {
    const now = await open();
    await advise(now, use(now, spends(now, "tia")));
    const button = screen.getByRole("button", { name: /Do tia use/ });
    expect(button.querySelectorAll(".do .die.mini")).toHaveLength(1);
    expect(parts("keep {0} {12}, go")).toEqual(["keep ", 0, " ", 12, ", go"]);
    expect(spotsOf(now.view, GO)).toEqual([]);
  });
});
