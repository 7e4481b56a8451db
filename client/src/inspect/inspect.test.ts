import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open, prepare, sample, words } from "../../test/table";
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import { addText, speak } from "../text";
import { everything } from "./gallery";
import { inspector } from "./inspector.svelte";
import { beside, EDGE } from "./place";
import type { Seen } from "./sheet";
import { sheetOf, subjectOf } from "./subjects";

function seen(name: string): Seen {
  const { view, forecast } = sample(name);
  return { view, forecast };
}

beforeEach(async () => {
  await prepare();
});
afterEach(() => {
  inspector.close(true);
  vi.restoreAllMocks();
});

describe.each(["en", "fr", "de", "es"] as const)("every thing has its card (%s)", (language) => {
  it.each([null, "table-use-4", "table-over-won"])("at the table %s", async (name) => {
    addText(language, words(language));
    await speak(language);
    const table = name ? seen(name) : null;
    const subjects = new Set(everything().map(({ subject }) => subject));
    const ids = new Set((content.rules ?? []).map(({ id }) => id));
    for (const subject of subjects) {
      const sheet = sheetOf(subject, table);
      if (!sheet) throw new Error(`no card: ${subject}`);
      for (const group of sheet.groups)
        for (const line of group.lines) if (line.subject) subjects.add(line.subject);
      const said = JSON.stringify(sheet);
      expect(sheet.title, subject).not.toBe("");
      expect(sheet.text.length, subject).toBeGreaterThan(10);
      expect(sheet.rules.length, subject).toBeGreaterThan(0);
      expect(
        sheet.rules.filter((id) => !ids.has(id)),
        subject,
      ).toEqual([]);
      expect(said, subject).not.toMatch(/web-|undefined|NaN|\{\$|null/);
    }
    // Words of tracks, symbols and decks are reached from the others.
    expect([...subjects].filter((one) => one.startsWith("action/")).length).toBeGreaterThan(10);
    await speak("en");
  });
});

describe("what stands on a card", () => {
  const groups = (subject: string, table: Seen | null = null) => sheetOf(subject, table)?.groups ?? [];

  it("a die: its faces with their chances, and which are ours", () => {
    // Blue has equal faces; of the basic die some are printed and some are ours.
    for (const id of ["blue", "basic"]) {
      const die = content.all?.dice.find((one) => one.id === id);
      if (!die) throw new Error(`no die: ${id}`);
      const expected = [...new Set(die.faces)].map((face) => {
        const [, symbol = "", n = ""] = /^([a-z]+)(\d*)$/.exec(face) ?? [];
        const places = die.faces.flatMap((one, place) => (one === face ? [place] : []));
        return [
          `${n || "1"} ${content.name("short", symbol)}`,
          `${places.length} of 6`,
          places.some((place) => die.ours.some((path) => `${path}.`.startsWith(`faces.${place}.`))),
        ];
      });
      const lines = groups(`die/${id}`)[0]?.lines ?? [];
      expect(
        lines.map(({ name, count, ours }) => [name, count, ours ?? false]),
        id,
      ).toEqual(expected);
    }
    const [blue, basic] = ["die/blue", "die/basic"].map((die) => groups(die)[0]?.lines ?? []);
    expect(blue?.map(({ count }) => count)).toContain("2 of 6");
    expect(blue?.map(({ ours }) => ours)).toContain(true);
    expect(new Set(basic?.map(({ ours }) => ours ?? false))).toEqual(new Set([true, false]));
  });

  it("an Epic: its numbers, every word of its track, and what it would do now", () => {
    const table = seen("table-use-4");
    // One that has been researched, acts with a part of its track, and has a track of which a part is ours.
    const [found] = table.view.districts.flatMap(({ epic: here }) => {
      const info = here && content.epic(here.id);
      if (!info || here.research === info.research || here.bracket >= info.track.length) return [];
      const ours = info.track.map((_, place) => info.ours.includes(`track.${place}`));
      return here.bracket > 0 && ours.includes(true) ? [{ here, info, ours }] : [];
    });
    if (!found) throw new Error("no such Epic");
    const { here, info, ours } = found;
    expect(ours).toContain(false);
    const sheet = sheetOf(`epic/${here.id}`, table);
    expect(sheet?.rows.map(({ label, value }) => `${label}: ${value}`)).toContain(
      `Research: ${here.research} (printed: ${info.research})`,
    );
    const would = table.forecast?.actors.find(({ id }) => id === here.id)?.text ?? "";
    expect(would).not.toBe("");
    expect(sheet?.now?.startsWith(`If Epics acted now: ${would}`)).toBe(true);
    const track = sheet?.groups[0]?.lines ?? [];
    expect(track.map(({ name }) => name)).toEqual(info.track.map((word) => content.name("actions", word)));
    expect(track.map(({ lit }) => lit)).toEqual(info.track.map((_, place) => place < here.bracket));
    expect(track.map((line) => line.ours)).toEqual(ours);
    expect(track.every(({ text }) => text)).toBe(true);
  });

  it("decks: how many are left, who was defeated, what nobody has seen: never more than the deck holds", () => {
    for (const name of ["table-use-4", "table-buy", "table-over-won", "table-lose"]) {
      const table = seen(name);
      for (const [kind, left] of [
        ["epic-deck", table.view.epic_deck],
        ["equipment-deck", table.view.equipment_deck],
      ] as const) {
        const unseen = groups(kind, table).find(({ title }) => title.startsWith("Not seen yet"));
        expect(unseen?.lines.length ?? 0, `${name}: ${kind}`).toBe(left);
      }
      const defeated = groups("epic-deck", table).find(({ title }) => title === "Defeated");
      expect(defeated?.lines.map(({ subject }) => subject) ?? []).toEqual(
        table.view.defeated.map((id) => `epic/${id}`),
      );
    }
  });

  it("every place of the table leads to a card", () => {
    const table = seen("table-use-4");
    const spots = ["plan", "plan/tia", "money", "boss/research", "track/red", "seat/tia", "die/tia/d1"];
    for (const { id } of table.view.districts)
      for (const kind of ["research", "health", "bracket", "enforcement", "barricade", "plate"])
        spots.push(`${kind}/${id}`);
    for (const spot of spots) expect(sheetOf(subjectOf(table.view, spot), table), spot).toBeTruthy();
  });
});

describe("a card at the table", () => {
  const sit = (name: string): Promise<void> => open(sample(name));
  const place = (spot: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    if (!found) throw new Error(spot);
    return found;
  };
  const card = (): HTMLElement => screen.getByRole("dialog");

  it("opens by a click where nothing can be done, says why not, and closes with Esc", async () => {
    const why = vi.spyOn(game, "why").mockImplementation(() => undefined);
    await sit("table-use-4-start");
    await fireEvent.click(place("health/the-loop"));
    expect(within(card()).getByRole("heading", { name: "Health" })).toBeTruthy();
    expect(why).toHaveBeenCalledTimes(1);
    const action = why.mock.calls[0]?.[0] ?? "";
    game.receive({ type: "refused", action, code: "elsewhere", rule: "USE-07", sentence: "Too far away." });
    await tick();
    expect(within(card()).getByRole("alert").textContent).toContain("Too far away.");
    expect(within(card()).getByText("USE-07")).toBeTruthy();
    expect(game.refusal).toBeNull();
    await key("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a click acts where it can; the right button and ? open the card all the same", async () => {
    const send = vi.spyOn(game, "send").mockImplementation(() => undefined);
    vi.spyOn(game, "why").mockImplementation(() => undefined);
    await sit("table-use-4-start");
    await fireEvent.click(place("die/tia/d1"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.contextMenu(place("research/newcago-theatre"));
    expect(card().getAttribute("aria-label")).toBe("About Research");
    await key("Escape");
    await fireEvent.click(place("research/newcago-theatre"));
    expect(send).toHaveBeenCalledWith("tia use d1 research paroxysm");
    await fireEvent.pointerOver(place("die/tia/d4"));
    await key("?");
    expect(card().getAttribute("aria-label")).toBe("About Basic die");
    await fireEvent.click(within(card()).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("an answer that comes after the card is closed is nobody's", async () => {
    const why = vi.spyOn(game, "why").mockImplementation(() => undefined);
    await sit("table-use-4-start");
    await fireEvent.click(place("health/the-loop"));
    await key("Escape");
    const action = why.mock.calls[0]?.[0] ?? "";
    game.receive({ type: "refused", action, code: "elsewhere", rule: "USE-07", sentence: "Too far away." });
    expect([game.refusal, game.wondered]).toEqual([null, null]);
  });

  it("one card leads to another and back", async () => {
    vi.spyOn(game, "why").mockImplementation(() => undefined);
    await sit("table-use-4-start");
    await fireEvent.click(document.querySelector('[data-inspect="epic/curveball"]') ?? document.body);
    await fireEvent.click(
      within(card()).getAllByRole("button", { name: /^Attack Population/ })[0] ?? document.body,
    );
    expect(within(card()).getByText("EPI-03")).toBeTruthy();
    await fireEvent.click(within(card()).getByRole("button", { name: "Back" }));
    expect(within(card()).getByRole("heading", { name: "Curveball" })).toBeTruthy();
  });
});

it("a card is always wholly on the screen", () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [667, 375],
    [820, 1180],
  ] as const)
    for (let left = -20; left < width; left += 37)
      for (let top = -20; top < height; top += 41)
        for (const size of [20, 120, 400]) {
          const box = { left, top, right: left + size, bottom: top + size / 2 };
          const own = { width: Math.min(360, width - 16), height: Math.min(560, height - 16) };
          const { x, y } = beside(box, own, { width, height });
          expect(x).toBeGreaterThanOrEqual(EDGE);
          expect(y).toBeGreaterThanOrEqual(EDGE);
          expect(x + own.width).toBeLessThanOrEqual(width - EDGE);
          expect(y + own.height).toBeLessThanOrEqual(height - EDGE);
        }
});
