// What stands on the card of a thing. All words and numbers are the server's: printed ones, and those of the table.
import { content } from "../content.svelte";
import type { CardInfo, Explained, Outlook, TableView } from "../protocol";
import { t } from "../text";

/** The table at which one looks, if one does. */
export interface Seen {
  view: TableView;
  forecast: Outlook | undefined;
}

/** A value of our own design, or the title of the players' own pack that has it. */
export type Mark = boolean | string;

export interface Row {
  label: string;
  value: string;
  ours?: Mark | undefined;
}

/** A line of a list: a word of a track, a face, another thing whose card it opens. */
export interface Line {
  name: string;
  text?: string;
  icon?: string;
  die?: { colour: string; face: string };
  /** How many of the same, or how likely. */
  count?: string;
  lit?: boolean;
  ours?: Mark | undefined;
  subject?: string;
}

export interface Group {
  title: string;
  lines: Line[];
  folded?: boolean;
}

export interface Sheet {
  kind: string;
  title: string;
  icon?: string;
  emblem?: string;
  /** Whose colours it has. */
  tone?: string;
  card?: CardInfo;
  quote?: string;
  text: string;
  /** What the text says is our own design. */
  ours?: Mark;
  more?: string;
  rows: Row[];
  groups: Group[];
  /** What it would do if Epics acted now. */
  now?: string;
  rules: readonly string[];
}

const NOTHING: Explained = { name: "", text: "", rules: [] };
export const told = (kind: string): Explained => content.all?.explained[kind] ?? NOTHING;

/** Where the values of a thing come from, by path. */
interface Marked {
  ours: readonly string[];
  packs?: Record<string, string>;
}
/** Who corrects one of them has not corrected them all. */
const BOARDS = new Set(["power", "adjustment", "power_tables"]);
export const NO_MARKS: Marked = { ours: [] };
const within = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
/** The pack of the players' own that has a value, or a part of it: it says more than that the value is ours. */
function packOf({ packs = {} }: Marked, path: string): string {
  const found = Object.keys(packs).find(
    (one) => !one || within(path, one) || (!BOARDS.has(path) && within(one, path)),
  );
  const pack = found === undefined ? "" : (packs[found] ?? "");
  return content.all?.pack_titles[pack] ?? pack;
}
/** Whether a value is ours: itself, or the whole that it is a part of. */
export const isOurs = (of: Marked, path: string): Mark =>
  packOf(of, path) || of.ours.some((one) => within(path, one));
export const hasOurs = (of: Marked, path: string): Mark =>
  isOurs(of, path) || of.ours.some((one) => one.startsWith(`${path}.`));

export const printed = (name: string): number => content.all?.numbers.values[name] ?? 0;
export const number = (name: string, label: string): Row => ({
  label,
  value: String(printed(name)),
  ours: isOurs(content.all?.numbers ?? NO_MARKS, name),
});

/** The module that brings a thing, if one does. */
export const moduleRow = (n: number): Row[] =>
  n ? [{ label: t("web-gallery-module"), value: content.name("modules", String(n)) }] : [];

/** A value of the table beside the one on the card. */
export function compared(label: string, value: string, now: string | null | undefined, ours: Mark): Row {
  const shown = now == null || now === value ? value : t("web-inspect-printed", { now, printed: value });
  return { label, value: shown, ours };
}

/** Equal ones together, in the order in which they come first. */
export function counted<T>(all: readonly T[]): { one: T; n: number; places: number[] }[] {
  const found = new Map<T, number[]>();
  all.forEach((one, place) => found.set(one, [...(found.get(one) ?? []), place]));
  return [...found].map(([one, places]) => ({ one, n: places.length, places }));
}
