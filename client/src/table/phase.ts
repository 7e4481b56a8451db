// One Epic phase as people tell it: who acted, what it cost, and why. Only sums of what the events say.
import type { EventLine, LogEntry } from "../protocol";

/** What one action of a track came to: equal ones together. */
export interface Deed {
  action: string;
  /** "attack", or what there was none left of, so that it cost population instead. */
  why: string;
  /** Whether the track was full, so that its last action happened again. */
  overflow: boolean;
  times: number;
  lost: number;
}

export interface Sums {
  lost: number;
  enforcement: number;
  barricades: number;
  fortified: number;
  shields: number;
  copies: number;
  /** Cards that were stolen. */
  stolen: string[];
  /** Dice that were captured, and whose they are. */
  dice: { who: string; die: string }[];
  /** Where the Boss has gone; empty if he stayed. */
  moved: string;
  /** Who suffers what from now on. */
  struck: { who: string; effect: string }[];
}

/** What one Epic did; the Boss; a district that was passed, or its card; or new Epics that come. */
export interface Part extends Sums {
  /** A district, "boss", or "new". */
  actor: string;
  epic: string;
  /** The sign of what acts there, where it is no Epic: the tram that passes, the lamp of a card. */
  sign: string;
  lines: EventLine[];
  /** The actions of the track that happened, in order, and what they cost. */
  deeds: Deed[];
}

export interface Phase extends Sums {
  /** The first and the last entry of the log that tell of it. */
  from: number;
  at: number;
  round: number;
  parts: Part[];
  /** Population before it and after it; null if nobody was lost. */
  before: number | null;
  left: number | null;
  /** The sentence that ends the game, if it does. */
  over: string;
}

export const EPIC_STEPS = new Set<unknown>(["ildithia", "add", "city-cards", "activate"]);
/** What is not of the Epics, though it happens between their doings. */
const ASIDE = new Set(["step", "plans-ready", "forced"]);

/** The Epics' own doings among the lines of an entry. `within`: the phase had begun before. */
export function epicLines(lines: readonly EventLine[], within: boolean): EventLine[] {
  const found: EventLine[] = [];
  let inside = within;
  for (const line of lines) {
    if (line.kind === "step") inside = EPIC_STEPS.has(line.args["step"]);
    if (line.kind === "round") inside = false;
    if (inside && !ASIDE.has(line.kind)) found.push(line);
  }
  return found;
}

/** Whether the Epics act in an entry, or went on acting after a decision. */
export const isWithin = (entry: Pick<LogEntry, "step">): boolean => EPIC_STEPS.has(entry.step);

const sums = (): Sums => ({
  lost: 0,
  enforcement: 0,
  barricades: 0,
  fortified: 0,
  shields: 0,
  copies: 0,
  stolen: [],
  dice: [],
  moved: "",
  struck: [],
});
const part = (actor: string, epic: string, sign = ""): Part => ({
  ...sums(),
  actor,
  epic,
  sign,
  lines: [],
  deeds: [],
});

function deed(of: Part, action: string, overflow: boolean, why: string): Deed {
  const same = of.deeds.find((d) => d.action === action && d.overflow === overflow && d.why === why);
  const found = same ?? { action, why, overflow, times: 0, lost: 0 };
  if (!same) of.deeds.push(found);
  return found;
}

/** Events that tell of one action of a track, or of one that a copy or a die has brought. */
const DEEDS = new Set([
  "acts",
  "acts-again",
  "powers-up",
  "copied",
  "transforms",
  "boss-acts",
  "boss-overflows",
  "cell-acts",
  "track-acts",
  "copied-own",
  "city-card",
]);

/** Lines by who acts. `first` is who acted when a decision came between. */
export function partsOf(lines: readonly EventLine[], first = part("new", "")): Part[] {
  const parts: Part[] = [];
  let now = part(first.actor, first.epic, first.sign);
  let action = first.deeds.at(-1)?.action ?? "";
  let overflow = false;
  const turn = (next: Part): void => {
    if (now.lines.length) parts.push(now);
    now = next;
    action = "";
    overflow = false;
  };
  for (const line of lines) {
    const { kind, args } = line;
    if (kind === "activates") turn(part(String(args["district"]), String(args["epic"])));
    if (kind === "boss-activates") turn(part("boss", ""));
    if (kind === "tram") turn(part(String(args["district"]), "", "tram"));
    if (kind === "city-card" && !(now.sign === "lamp" && now.actor === args["district"]))
      turn(part(String(args["district"]), "", "lamp"));
    if (kind === "enters" && now.sign) turn(part("new", ""));
    if (kind === "overflows") overflow = true;
    if (kind === "powers-up") overflow = true;
    if (DEEDS.has(kind)) {
      action = String(args["action"]);
      deed(now, action, overflow, "attack").times += 1;
    }
    if (kind === "settles") [action, overflow] = [String(args["action"]), false]; // counted when it came
    count(now, line);
    if (kind === "population") deed(now, action, overflow, String(args["why"])).lost += Number(args["n"]);
    now.lines.push(line);
  }
  if (now.lines.length) parts.push(now);
  return parts;
}

function count(to: Sums, { kind, args }: EventLine): void {
  const n = Number(args["n"] ?? 0);
  if (kind === "population") to.lost += n;
  // What is taken away has the same kind, and a number below zero.
  if (kind === "enforcement" && n > 0) to.enforcement += n;
  if (kind === "barricades" && n > 0) to.barricades += n;
  if ((kind === "red-shields" || kind === "blue-shields") && n > 0) to.shields += n;
  if (kind === "copy-tokens" && n > 0) to.copies += n;
  if (kind === "stolen") to.stolen.push(String(args["card"]));
  if (kind === "fortified") to.fortified += 1;
  if (kind === "captured") to.dice.push({ who: String(args["reckoner"]), die: String(args["die"]) });
  if (kind === "boss-moves" || (kind === "boss-goes" && args["from"] !== args["district"]))
    to.moved = String(args["district"]);
  if (kind === "suffers") to.struck.push({ who: String(args["reckoner"]), effect: String(args["effect"]) });
}

/** The Epic phase that is over with an entry; null if none is. Entries are in order, without gaps. */
export function phaseAt(entries: readonly LogEntry[], at: number): Phase | null {
  const end = entries.findIndex((entry) => entry.at === at);
  const last = entries[end];
  if (!last?.lines.some(({ kind }) => kind === "round" || kind === "over")) return null;
  let begin = end;
  while (begin > 0 && isWithin(entries[begin] as LogEntry)) begin -= 1;
  const told = entries.slice(begin, end + 1);
  const lines = told.flatMap((entry) => epicLines(entry.lines, isWithin(entry)));
  const parts = partsOf(lines);
  if (!parts.some(({ actor }) => actor !== "new")) return null;
  const whole = sums();
  for (const line of lines) count(whole, line);
  const losses = lines.filter(({ kind }) => kind === "population");
  const first = losses[0]?.args;
  return {
    ...whole,
    from: told[0]?.at ?? at,
    at,
    round: told[0]?.round ?? last.round,
    parts,
    before: first ? Number(first["now"]) + Number(first["n"]) : null,
    left: losses.length ? Number(losses.at(-1)?.args["now"]) : null,
    over: lines.find(({ kind }) => kind === "over")?.text ?? "",
  };
}
