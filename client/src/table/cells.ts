// What stands in the cells of a Boss's power tables, as signs: where it works, what it is, how often. And what was rolled.
import type { BossInfo, EventLine, Laid, PrintedPage, TableView } from "../protocol";
import { readWord, trackAction } from "./words";

export const ROWS = ["A", "B", "C", "D"] as const;
const BETWEEN = " | ";

/** One action of a cell. */
export interface CellSign {
  /** The sign of where it works; empty if that is plain. */
  scope: string;
  icon: string;
  text: string;
}

/** The actions of a cell, in their order. */
export const wordsIn = (cell: string): string[] => cell.split(BETWEEN).filter(Boolean);

const SCOPES: [RegExp, string][] = [
  [/-near$/, "sc-near3"],
  [/-all$/, "sc-all"],
  [/-per-(reckoner|equipment)$/, "sc-reck"],
];
/** What is for nobody's district. */
const NOWHERE = /^(population|population-by|brackets|discover|suffer-all|boss)$/;
/** What the colour of a table says already. */
const OWN: Record<string, string> = { black: "act-fortify", red: "act-enforce" };

function scopeOf(gift: boolean, name: string, crest: string): string {
  if (NOWHERE.test(name)) return "";
  if (name === "fortify-boss") return crest;
  return SCOPES.find(([ending]) => ending.test(name))?.[1] ?? (gift ? "sc-near" : "sc-own");
}

/** `full`: with every sign, as there is room for. `people`: what an attack by something costs today. */
export function signsOf(
  cell: string,
  colour: string,
  crest: string,
  people: (kind: string) => number | undefined,
  full = false,
): CellSign[] {
  const words = wordsIn(cell);
  let last = "";
  return words.map((word) => {
    const { gift, name, track, n } = readWord(word);
    const { icon } = trackAction(word);
    if (name === "population") return { scope: "", icon: "", text: `−${String(n)}` };
    if (name === "population-by") {
      const cost = people(track);
      return { scope: "", icon, text: cost === undefined ? "" : `−${String(cost)}` };
    }
    const where = scopeOf(gift, name, crest);
    const scope = where === last ? "" : where;
    last = where;
    if (name === "suffer-all") return { scope: full ? "sc-reck" : "", icon, text: "" };
    if (name === "enforcement-per-equipment") return { scope, icon: "per-card", text: "×1" };
    if (NOWHERE.test(name)) return { scope: "", icon, text: n > 1 ? String(n) : "" };
    const said = icon === OWN[colour] && !(full && words.length < 2);
    return { scope, icon: said ? "" : icon, text: icon === "act-fortify" ? `×${String(n)}` : String(n) };
  });
}

/** How many of the faces of a die show a row. */
export const oddsOf = (die: readonly string[] | undefined, row: string): number =>
  die?.filter((face) => face === row).length ?? 0;

/** A row that was rolled for a table: it waits, it is performed now, or is done. */
export interface RolledRow {
  row: string;
  state: "next" | "now" | "done";
}

/** What the power dice showed in what somebody has done so far. A lost step rolls one of them once more. */
export function rolledIn(lines: readonly EventLine[], now: string): Map<string, RolledRow> {
  const rolled = new Map<string, RolledRow>();
  for (const { kind, args } of lines) {
    const track = String(args["track"] ?? "");
    if (kind === "power-die") rolled.set(track, { row: String(args["row"]), state: "next" });
    const found = rolled.get(track);
    if (kind === "cell" && found) found.state = "done";
  }
  const found = rolled.get(now);
  if (found) found.state = "now";
  return rolled;
}

/** The rows that were rolled when the Boss last acted, or by a lost step since then: they stay till he rolls again. */
export const lastIn = ({ tracks, rolled = [] }: TableView["boss"]): Map<string, string> =>
  new Map(rolled.map((row, place) => [tracks[place]?.id ?? "", row]));

/** What an attack by something costs: people from so many on, the last one that fits. */
export function costBy(scale: readonly (readonly number[])[] | undefined, count: number | undefined): number {
  if (!scale || count === undefined) return 0;
  return scale.findLast(([from = 0]) => count >= from)?.[1] ?? 0;
}

/** "0–2", "3–4", "5", "6+": the steps of a scale in words. */
export function stepsOf(
  scale: readonly (readonly number[])[],
): { says: string; people: number; from: number }[] {
  return scale.map(([from = 0, people = 0], place) => {
    const to = (scale[place + 1]?.[0] ?? Infinity) - 1;
    const says =
      to === Infinity ? `${String(from)}+` : to > from ? `${String(from)}–${String(to)}` : String(from);
    return { says, people, from };
  });
}

/** The page of the booklet that is open: the one for so many Reckoners with the tables that lie there. */
export const pageOf = (
  info: BossInfo | undefined,
  { reckoners }: TableView,
  laid: Laid | undefined,
): PrintedPage | undefined =>
  info?.pages?.find(
    (page) =>
      page.reckoners === reckoners.length &&
      Object.entries(laid?.tables ?? {}).every(
        ([track, rows]) => String(info.power_tables?.[page.tables[track] ?? ""]) === String(rows),
      ),
  );
