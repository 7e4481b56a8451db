// The result as a picture to share: what stands where. Nothing is drawn here, so that it can be looked at by tests.
import type { Deeds } from "../../protocol";
import { CAUSES, type Moment } from "./sums";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Colours are CSS values, or names of the page's own (`--tia`). */
export type Mark =
  | Text
  | { is: "box"; x: number; y: number; w: number; h: number; colour: string }
  | { is: "line"; points: [number, number][]; colour: string; width: number; dash: number[] }
  | { is: "icon"; name: string; x: number; y: number; size: number; colour: string };

/** A text begins, ends or has its middle at a place; a title is in the narrow face. `room` is how wide it may become. */
export interface Text {
  is: "text" | "title" | "end" | "middle";
  x: number;
  y: number;
  text: string;
  size: number;
  colour: string;
  bold?: boolean;
  room?: number;
}

export interface Result {
  won: boolean;
  title: string;
  story: string;
  /** Boss, city, difficulty and variants, in words. */
  setup: string;
  seed: string;
  fan: string;
  bossIcon: string;
  people: { n: number; label: string };
  moments: Moment[];
  /** Of people, research left and health; and of the start. */
  lines: [string, string, string];
  start: string;
  symbols: { id: string; icon: string }[];
  deeds: (Deeds & { name: string })[];
}

const INK = "#eef4fb";
const PALE = "#a9b8ca";
const CORAL = "#ff8f86";
const PLATE = "#16202e";
const CHART = { x: 64, y: 236, w: 500, h: 270 };
const TABLE = { x: 640, y: 236, w: 512 };
const BARS: Record<(typeof CAUSES)[number], string> = {
  boss: "#e07a72",
  epic: "#a2615b",
  city: CORAL, // hollow
  shortage: "#ffffff",
};

export function marksOf(result: Result): Mark[] {
  const { won, title, story, setup, seed, fan, people } = result;
  return [
    { is: "box", x: 0, y: 0, w: WIDTH, h: HEIGHT, colour: won ? "#0d1c26" : "#140b10" },
    { is: "box", x: 0, y: HEIGHT - 8, w: WIDTH, h: 8, colour: won ? "#ffcf7a" : CORAL },
    { is: "icon", name: result.bossIcon, x: 48, y: 44, size: 104, colour: won ? "#6d7c8e" : CORAL },
    { is: "title", x: 176, y: 98, text: title, size: 64, colour: won ? "#ffe9bd" : CORAL, room: 740 },
    { is: "text", x: 178, y: 142, text: story, size: 24, colour: INK, room: 740 },
    { is: "text", x: 178, y: 174, text: setup, size: 20, colour: PALE, room: 960 },
    { is: "end", x: WIDTH - 48, y: 104, text: String(people.n), size: 64, colour: INK, bold: true },
    { is: "end", x: WIDTH - 48, y: 138, text: people.label, size: 20, colour: PALE },
    { is: "box", x: 32, y: 204, w: 572, h: 350, colour: PLATE },
    { is: "box", x: 616, y: 204, w: 552, h: 350, colour: PLATE },
    ...chart(result),
    ...table(result),
    { is: "text", x: 36, y: 596, text: `RECKONERS · ${fan}`, size: 20, colour: PALE, bold: true },
    { is: "end", x: WIDTH - 36, y: 596, text: seed, size: 20, colour: INK, bold: true, room: 520 },
  ];
}

/** The curve of the rounds, with what each of them cost. */
function chart({ moments, lines, start }: Result): Mark[] {
  const values = moments.flatMap((m) => [m.population, m.research, m.health ?? 0]);
  const scale = Math.ceil(Math.max(10, ...values) / 10) * 10;
  const last = Math.max(1, moments.length - 1);
  const x = (place: number): number => CHART.x + (place / last) * CHART.w;
  const y = (value: number): number => CHART.y + CHART.h - (value / scale) * CHART.h;
  const wide = Math.min(22, (CHART.w / last) * 0.6);
  const path = (of: (moment: Moment) => number | null): [number, number][] =>
    moments.flatMap((moment, place): [number, number][] => {
      const value = of(moment);
      return value === null ? [] : [[x(place), y(value)]];
    });
  const marks: Mark[] = [];
  for (let value = 0; value <= scale; value += 10) {
    marks.push({ is: "box", x: CHART.x, y: y(value), w: CHART.w, h: 1, colour: "#ffffff1c" });
    marks.push({ is: "end", x: CHART.x - 8, y: y(value) + 5, text: String(value), size: 14, colour: PALE });
  }
  const every = Math.ceil(moments.length / 14);
  moments.forEach(({ round, lost }, place) => {
    let from = 0;
    for (const by of [...CAUSES].reverse()) {
      const high = y(from) - y(from + lost[by]);
      from += lost[by];
      if (!high) continue;
      const bar = { is: "box", x: x(place) - wide / 2, y: y(from), w: wide, h: high } as const;
      marks.push({ ...bar, colour: BARS[by] });
      if (by === "city")
        marks.push({ ...bar, x: bar.x + 2, y: bar.y + 2, w: wide - 4, h: high - 4, colour: PLATE });
    }
    const text = round ? String(round) : start;
    if (place % every === 0 || place === last)
      marks.push({ is: "middle", x: x(place), y: CHART.y + CHART.h + 20, text, size: 14, colour: PALE });
  });
  const drawn = [
    { points: path((m) => m.research), colour: PALE, dash: [12, 7], label: lines[1] },
    { points: path((m) => m.health), colour: CORAL, dash: [3, 5], label: lines[2] },
    { points: path((m) => m.population), colour: INK, dash: [], label: lines[0] },
  ];
  drawn.forEach(({ points, colour, dash, label }, place) => {
    marks.push({ is: "line", points, colour, width: 4, dash });
    const left = CHART.x + ((place + 1) % 3) * 170;
    const sample: [number, number][] = [
      [left, 544 - 5],
      [left + 28, 544 - 5],
    ];
    marks.push({ is: "line", points: sample, colour, width: 4, dash });
    marks.push({ is: "text", x: left + 36, y: 544, text: label, size: 15, colour: PALE, room: 124 });
  });
  return marks;
}

/** Who did what: the symbols that each has used, the most of each in its Reckoner's colour. */
function table({ symbols, deeds }: Result): Mark[] {
  const first = 190;
  const column = (place: number): number =>
    TABLE.x + first + ((place + 0.5) * (TABLE.w - first)) / symbols.length;
  const high = Math.min(56, 280 / Math.max(1, deeds.length));
  const marks: Mark[] = symbols.map(({ icon }, place) => ({
    is: "icon",
    name: icon,
    x: column(place) - 14,
    y: TABLE.y - 14,
    size: 28,
    colour: PALE,
  }));
  deeds.forEach(({ reckoner, name, symbols: used }, row) => {
    const y = TABLE.y + 34 + row * high;
    marks.push({ is: "box", x: TABLE.x, y, w: 36, h: 36, colour: `--${reckoner}-tone` });
    marks.push({ is: "box", x: TABLE.x + 1.5, y: y + 1.5, w: 33, h: 33, colour: `--${reckoner}` });
    marks.push({
      is: "icon",
      name: `rec-${reckoner}`,
      x: TABLE.x + 6,
      y: y + 6,
      size: 24,
      colour: `--${reckoner}-ink`,
    });
    marks.push({
      is: "text",
      x: TABLE.x + 48,
      y: y + 25,
      text: name,
      size: 20,
      colour: INK,
      bold: true,
      room: 138,
    });
    symbols.forEach(({ id }, place) => {
      const n = used[id] ?? 0;
      const best = n > 0 && deeds.length > 1 && deeds.every((deed) => (deed.symbols[id] ?? 0) <= n);
      const colour = best ? `--${reckoner}-tone` : n ? INK : PALE;
      marks.push({
        is: "middle",
        x: column(place),
        y: y + 25,
        text: String(n),
        size: 22,
        colour,
        bold: n > 0,
      });
    });
  });
  return marks;
}
