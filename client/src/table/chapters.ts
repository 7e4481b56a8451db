// The log as people read it: by rounds, newest first; what the Epics did is folded, by who did it.
import type { EventLine, LogEntry } from "../protocol";
import { folded } from "../text";
import { epicLines, isWithin, partsOf, type Part } from "./phase";
import { symbolIcon } from "./words";

export interface ChapterRow {
  entry: LogEntry;
  /** What happened beside the Epics' doings. */
  lines: EventLine[];
  parts: Part[];
  /** Population that the Epics' doings cost. */
  lost: number;
  /** Whether an Epic phase is over with it, so that there is a recap. */
  ends: boolean;
  /** Icons of the symbols that were used, and whom it was about: an Epic, or "boss". */
  icons: string[];
  about: string;
  /** Everything that it says, for the search. */
  words: string;
}

export interface Chapter {
  round: number;
  rows: ChapterRow[];
}

const KIND_ICONS: Record<string, string> = {
  moved: "eq-move",
  bought: "ui-market",
  barricades: "barricade",
  "red-shields": "act-red-shield",
  "blue-shields": "act-blue-shield",
  "copy-tokens": "act-copy",
  stolen: "act-steal",
  sold: "sym-money",
  discarded: "sym-plan",
  charged: "demo",
  "set-off": "demo",
  swapped: "eq-swap",
  regained: "ui-undo",
  "aid-kept": "dawn",
  "dawnslight-used": "dawn",
  "disabled-die": "atk-die",
  "disabled-card": "atk-equipment",
  "move-half": "eq-move",
  protected: "act-protect",
  exchanged: "lamp",
};
const ABOUT = new Set(["research", "health", "bracket", "weakened", "defeated"]);

const rows = new WeakMap<LogEntry, ChapterRow>();

/** A row is made once: entries never change. `before` is the row of the entry before it. */
function rowOf(entry: LogEntry, before: ChapterRow | undefined): ChapterRow {
  const known = rows.get(entry);
  if (known) return known;
  const within = isWithin(entry);
  const told = epicLines(entry.lines, within);
  const parts = partsOf(told, within ? before?.parts.at(-1) : undefined);
  const own = new Set(told);
  const lines = entry.lines.filter((line) => !own.has(line));
  const row: ChapterRow = {
    entry,
    lines,
    parts,
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
    ends: parts.length > 0 && entry.lines.some(({ kind }) => kind === "round" || kind === "over"),
    ...signs(lines),
    words: folded([entry.text, ...entry.lines.map(({ text }) => text)].join("\n")),
  };
  rows.set(entry, row);
  return row;
}

function signs(lines: readonly EventLine[]): Pick<ChapterRow, "icons" | "about"> {
  const icons = new Set<string>();
  let about = "";
  for (const { kind, args } of lines) {
    if (kind === "spent") icons.add(symbolIcon(String(args["symbol"])));
    const icon = KIND_ICONS[kind];
    if (icon) icons.add(icon);
    if (ABOUT.has(kind)) about ||= String(args["epic"]);
    if (/^(boss-(research|health|weakened|bracket)|marker)$/.test(kind)) about ||= "boss";
  }
  return { icons: [...icons], about };
}

/** Rounds and their rows, newest first. `sought`: only rows that say so. */
export function chaptersOf(entries: readonly LogEntry[], sought = ""): Chapter[] {
  const wanted = folded(sought.trim());
  const chapters: Chapter[] = [];
  let before: ChapterRow | undefined;
  for (const entry of entries) {
    const row = rowOf(entry, before);
    before = row;
    if (wanted && !row.words.includes(wanted)) continue;
    if (chapters.at(-1)?.round !== entry.round) chapters.push({ round: entry.round, rows: [] });
    chapters.at(-1)?.rows.push(row);
  }
  for (const chapter of chapters) chapter.rows.reverse();
  return chapters.reverse();
}

/** The lines that a search is about. */
export const linesWith = (lines: readonly EventLine[], sought: string): EventLine[] =>
  lines.filter(({ text }) => folded(text).includes(folded(sought.trim())));
