import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open as openTable, prepare, sample, samples } from "../../test/table";
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import { isDie } from "./options";

async function open(
  name: string,
  now = sample(name),
): Promise<{ send: ReturnType<typeof vi.spyOn>; why: ReturnType<typeof vi.spyOn> }> {
  const send = vi.spyOn(game, "send").mockImplementation(() => undefined);
  const why = vi.spyOn(game, "why").mockImplementation(() => undefined);
  vi.spyOn(game, "preview").mockImplementation(() => undefined);
  await openTable(now);
  return { send, why };
}

/** A table of the base game where several dice could pay for an ability: whose it is, and which dice. */
function owed() {
  for (const { name, now } of samples().filter((one) => one.name.startsWith("table-use-")))
    for (const [seat, { id, ability, dice }] of now.view.reckoners.entries()) {
      const action = (source: string): string => `${id} use ${source} card ${ability.id}`;
      const payers = now.options.flatMap(({ action: does, source }) =>
        isDie(source) && does === action(source) ? [source] : [],
      );
      const card = content.card(ability.id);
      const [, second] = payers;
      if (!card || !second) continue;
      const own = "qwertyu"[dice.findIndex((die) => die.name === second)] ?? "";
      const who = content.reckoner(id)?.name ?? "";
      const cost = card.cost.map((symbol) => content.name("short", symbol)).join(" or ");
      return {
        name,
        now,
        seat: String(seat + 1),
        who,
        card: card.name,
        cost,
        payers,
        own,
        does: action(second),
      };
    }
  throw new Error("no dice that pay for an ability");
}

beforeEach(prepare);
afterEach(() => {
  game.dismiss();
});

describe("the table", () => {
  it("is a list of districts in order, with dice that say what they show", async () => {
    await open("table-use-4-start");
    const city = screen.getByRole("region", { name: "City" });
    expect(within(city).getAllByRole("article")).toHaveLength(5);
    expect(screen.getByRole("article", { name: "Newcago Theatre: Paroxysm" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Die 1, Purple die: 2 Research/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Prof, 6 dice left/ })).toBeTruthy();
  });

  it("a die lights its targets; the target plays it", async () => {
    const { send } = await open("table-use-4-start");
    expect(screen.queryByRole("button", { name: /^Research Paroxysm/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Die 1, Purple die/ }));
    const targets = screen.getAllByRole("button", { name: /^Research Paroxysm/ });
    expect(targets).toHaveLength(2); // on the plate and in the decision bar
    for (const target of targets) await fireEvent.click(target);
    expect(send.mock.calls).toEqual([["tia use d1 research paroxysm"], ["tia use d1 research paroxysm"]]);
  });

  it("a second click on a die with one target plays it, as Enter does", async () => {
    const { send } = await open("table-use-4-start");
    await fireEvent.click(screen.getByRole("button", { name: /^Die 1, Purple die/ }));
    await key("Enter");
    await fireEvent.click(screen.getByRole("button", { name: /^Die 1, Purple die/ }));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("keys do the same: die, target, another Reckoner, put down, end", async () => {
    const { send } = await open("table-use-4-start");
    await key("q");
    await key("a");
    expect(send).toHaveBeenLastCalledWith("tia use d1 research paroxysm");
    await key("Escape");
    await key("4");
    await key("x");
    await key("q");
    await key("a");
    expect(send.mock.lastCall?.[0]).toMatch(/^david use improvise d1 /);
    send.mockClear();
    await key(" ");
    expect(send).not.toHaveBeenCalled(); // dice are left: they show themselves first
    await key(" ");
    expect(send).toHaveBeenCalledWith("end use");
  });

  it("a card that costs a die is taken up first; what is lit then pays for it", async () => {
    const due = owed();
    const { send, why } = await open(due.name, due.now);
    await key(due.seat);
    const card = (): HTMLElement => screen.getByRole("button", { name: new RegExp(`^${due.card}`) });
    expect(card().textContent).toContain(`costs ${due.cost}: choose a die`);
    await fireEvent.click(card());
    expect(card().getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText(`${due.who}: ${due.card} costs ${due.cost}`)).toBeTruthy();
    const payers = screen.getAllByRole("button", { name: new RegExp(`^Die .*Pay for ${due.card}$`) });
    expect(payers.map((die) => die.dataset["die"])).toEqual([...due.payers].sort());
    await fireEvent.click(payers[1] as HTMLElement);
    expect(send.mock.calls).toEqual([[due.does]]);
    expect(why).not.toHaveBeenCalled();
  });

  it("the same by keys: ability, then the letter or the die's own key; Esc puts it down", async () => {
    const due = owed();
    const { send } = await open(due.name, due.now);
    await key(due.seat);
    await key("x");
    await key("Escape");
    expect(screen.queryByRole("button", { name: new RegExp(`Pay for ${due.card}$`) })).toBeNull();
    await key("x");
    await key("b");
    await key(due.own);
    expect(send.mock.calls).toEqual([[due.does], [due.does]]);
  });

  it("a Plan token pays, and a card that nothing can pay for says why", async () => {
    const { send, why } = await open("table-use-4-start");
    await key("2");
    const card = screen.getByRole("button", { name: /^Lead the Way/ });
    expect(card.textContent).toMatch(/costs \w+: choose the Plan token/);
    await fireEvent.click(card);
    await fireEvent.click(screen.getByRole("button", { name: "6 Plan tokens. Pay for Lead the Way" }));
    expect(send.mock.calls).toEqual([["prof use plan card lead-the-way"]]);
    await key("3");
    await fireEvent.click(screen.getByRole("button", { name: /^Checkmate/ }));
    expect(why.mock.lastCall?.[0]).toMatch(/^megan use d\d card checkmate$/);
  });

  it("where two symbols could serve, the place is chosen first and then the symbol that is used up", async () => {
    const now = sample("table-use-4-start");
    const plain = "tia use d1 research paroxysm";
    now.options = now.options.flatMap((o) =>
      o.action === plain
        ? ["research", "money"].map((uses_up) => ({
            ...o,
            action: `${plain} from ${uses_up}`,
            label: `Research Paroxysm (uses up ${uses_up})`,
            uses_up,
          }))
        : [o],
    );
    const { send } = await open("table-use-4-start", now);
    await key("q");
    const plate = screen.getByRole("article", { name: "Newcago Theatre: Paroxysm" });
    await fireEvent.click(
      within(plate).getByRole("button", { name: /^Research Epic, Paroxysm: which symbol/ }),
    );
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText("Which symbol is used up?")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /uses up money/ }));
    expect(send.mock.calls).toEqual([[`${plain} from money`]]);
    await key("Escape");
    await key("q");
    await key("a");
    await key("a");
    expect(send).toHaveBeenLastCalledWith(`${plain} from research`);
  });

  it("opens with whoever has used a die by half", async () => {
    const now = sample("table-use-4-start");
    const half = { source: "d1", symbols: "enforcement", anywhere: false, untouched: false };
    now.view.reckoners = now.view.reckoners.map((r) => (r.id === "prof" ? { ...r, open: half } : r));
    await open("table-use-4-start", now);
    expect(screen.getByRole("button", { name: /^Die 1, Black die/ })).toBeTruthy();
  });

  it("what cannot be done asks why", async () => {
    const { send, why } = await open("table-use-4-start");
    await fireEvent.click(screen.getByRole("button", { name: "Why not …?" }));
    const plate = screen.getByRole("article", { name: "The Loop: Frostbite" });
    await fireEvent.click(within(plate).getByRole("img", { name: /^Research/ }));
    expect(why.mock.lastCall?.[0]).toBe("tia use d1 research frostbite");
    expect(send).not.toHaveBeenCalled();
  });

  it("rolling: dice are marked, then kept and rolled in one gesture", async () => {
    const { send } = await open("table-roll-4");
    await key("2");
    await key("q");
    await key("w");
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(2);
    await key("Enter");
    expect(send).toHaveBeenCalledWith("prof keep d1", "prof keep d2", "prof reroll");
    await key(" ");
    expect(send).toHaveBeenLastCalledWith("prof stop");
  });

  it("one who is done rolling is told whom the table waits for, not to click dice", async () => {
    const now = sample("table-roll-4");
    now.options = now.options.filter((o) => o.who !== "tia");
    now.decision = { ...now.decision, detail: "Still rolling: Prof.", seats: { tia: "Done rolling" } };
    now.view.reckoners = now.view.reckoners.map((r) => (r.id === "tia" ? { ...r, rolling_done: true } : r));
    now.events = [];
    await open("table-roll-4", now);
    await key("1");
    const bar = screen.getByRole("region", { name: "Decision" });
    expect(within(bar).getByText("Tia: Done rolling")).toBeTruthy();
    expect(within(bar).getByText("Still rolling: Prof.")).toBeTruthy();
  });

  it("one without dice is told what else can be used", async () => {
    const now = sample("table-use-4-start");
    now.options = now.options.filter((o) => o.who !== "tia" || !/^d\d/.test(o.source ?? ""));
    await open("table-use-4-start", now);
    expect(screen.getByText("Click a card that is ready.")).toBeTruthy();
  });

  it("buying: a card of the market, then who gets it", async () => {
    const { send } = await open("table-prologue-buy");
    await key("a");
    await key("b");
    expect(send.mock.lastCall?.[0]).toMatch(/^buy \S+ for \S+$/);
    await key(" ");
    expect(send).toHaveBeenLastCalledWith("end purchase");
  });

  it("a start district, a die to lose", async () => {
    const first = await open("table-place");
    await key("a");
    expect(first.send.mock.lastCall?.[0]).toMatch(/^tia place /);
    cleanup();
    const second = await open("table-lose");
    await key("2");
    await key("a");
    expect(second.send.mock.lastCall?.[0]).toBe("lose prof d1");
  });
});
