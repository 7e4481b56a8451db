// The strip over a whole game, as numbers: where rounds begin, what stands where, how the lines run. Nothing is drawn here.
import type { Reel, ReelLine, ReelMark, ReelMoment, ReelTable } from "../protocol";

export const WIDE = 1000; // of the drawing, for all of the strip
export const HIGH = 100;
const SLACK = 1.15; // branches that go on for longer run out of the strip

export const lastOf = (line: ReelLine): number => line.start + line.population.length - 1;

export const lineOf = (reel: Reel, id: number): ReelLine =>
  (id && reel.undone.find((line) => line.id === id)) || reel.line;

/** How many actions the whole width stands for. */
export function spanOf(reel: Reel): number {
  const last = lastOf(reel.line);
  const longest = Math.max(0, ...reel.undone.map(lastOf), ...reel.tables.map(({ actions }) => actions));
  return Math.max(1, last, Math.min(longest, Math.ceil(last * SLACK)));
}

/** Rounds and steps of a line from the set-up on: what came before it left another is that one's. */
export function marksOf(reel: Reel, line: ReelLine): ReelMark[] {
  if (!line.id) return line.marks;
  const before = marksOf(reel, lineOf(reel, line.of)).filter(({ at }) => at < line.start);
  const last = before.at(-1);
  const own = line.marks.filter(
    (mark, place) => place > 0 || mark.round !== last?.round || mark.step !== last.step,
  );
  return [...before, ...own];
}

export function markAt(marks: readonly ReelMark[], at: number): ReelMark {
  const found = marks.findLast((mark) => mark.at <= at);
  return found ?? { at: 0, round: 0, step: "prologue" };
}

/** Where rounds begin. */
export const roundsOf = (marks: readonly ReelMark[]): ReelMark[] =>
  marks.filter((mark, place) => mark.round !== marks[place - 1]?.round);

/** The next of some places, or the one before; the ends of the line if there is none. */
export function jump(places: readonly ReelMark[], at: number, way: 1 | -1, last: number): number {
  if (way > 0) return places.find((mark) => mark.at > at)?.at ?? last;
  return places.findLast((mark) => mark.at < at)?.at ?? 0;
}

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** A line of numbers, each as long as it stays: `most` is at the top. */
export function pathOf(values: readonly number[], start: number, span: number, most: number): string {
  const x = (at: number): string => round((at / span) * WIDE);
  const y = (value: number): string => round(HIGH - (value / Math.max(1, most)) * HIGH);
  let path = `M${x(start)} ${y(values[0] ?? 0)}`;
  values.forEach((value, place) => {
    if (place > 0 && value !== values[place - 1]) path += `H${x(start + place)}V${y(value)}`;
  });
  return `${path}H${x(start + values.length - 1)}`;
}

export interface Sign {
  /** In parts of the width. */
  x: number;
  moments: ReelMoment[];
}

/** What a sign shows first where several are too near to each other. */
const WEIGHT = ["weakened", "base", "defeated", "stolen", "loss", "aid"];
const ICONS: Record<string, string> = {
  weakened: "weakened",
  base: "base",
  defeated: "ui-flag",
  stolen: "act-steal",
  loss: "people",
  aid: "dawn",
};

export const momentIcon = (kind: string): string => ICONS[kind] ?? "ui-dots";

export function signIcon({ moments }: Sign): string {
  const kinds = new Set(moments.map(({ kind }) => kind));
  return momentIcon(WEIGHT.find((kind) => kinds.has(kind)) ?? "");
}

/** Signs of a line; those that would lie over each other become one. The end has a place of its own. */
export function signsOf(moments: readonly ReelMoment[], span: number, apart: number): Sign[] {
  const signs: Sign[] = [];
  for (const moment of moments) {
    if (moment.kind === "over") continue;
    const x = moment.at / span;
    const last = signs.at(-1);
    if (last && x - last.x < apart) last.moments.push(moment);
    else signs.push({ x, moments: [moment] });
  }
  return signs;
}

/** A click on a sign goes to its first moment, or to the one after where one is. */
export const nextOf = ({ moments }: Sign, at: number): number =>
  (moments.find((moment) => moment.at > at) ?? moments[0])?.at ?? at;

export interface Branch {
  key: string;
  /** Where it leaves the line, and where it ends. */
  at: number;
  end: number;
  lane: number;
  line: ReelLine | null;
  table: ReelTable | null;
}

/** What leaves the game, in lanes below it: tables first, then what was taken back, the longest first. `label` is what
 * the name of a table takes of the width; what finds no lane is in the list only. */
export function branchesOf(
  reel: Reel,
  span: number,
  lanes: number,
  label: (table: ReelTable) => number,
): Branch[] {
  const wanted: Omit<Branch, "lane">[] = [
    ...reel.tables
      .toSorted((a, b) => a.at - b.at)
      .map((table) => ({ key: table.id, at: table.at, end: table.actions, line: null, table })),
    ...reel.undone
      .toSorted((a, b) => b.population.length - a.population.length)
      .map((line) => ({ key: String(line.id), at: line.start, end: lastOf(line), line, table: null })),
  ];
  const taken: [number, number][][] = Array.from({ length: lanes }, () => []);
  return wanted.flatMap((branch) => {
    const from = branch.at / span;
    const to =
      Math.max(Math.min(1, branch.end / span), from + (branch.table ? label(branch.table) : 0)) + 0.02;
    const lane = taken.findIndex((all) => all.every(([start, end]) => to <= start || from >= end));
    if (lane < 0) return [];
    taken[lane]?.push([from, to]);
    return [{ ...branch, lane }];
  });
}
