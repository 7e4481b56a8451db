// The Epic phase, one beat at a time: what is shown, what flashes, what flies, and for how long.
import type { EventLine, TableView } from "../protocol";
import { epicLines } from "./phase";
import { after } from "./replay";

export interface Beat {
  view: TableView;
  event: EventLine;
  /** Who acts: a district, or "boss". */
  actor: string;
  /** The tile that flashes: a place on the actor's track; the Boss's track has a colour. */
  place: number;
  track: string;
  /** The spot of a district's track that flashes, and the card of a district. */
  spot: number;
  card: string;
  /** Population that flies from the actor to the side. */
  loss: number;
  /** Milliseconds at speed 1. */
  length: number;
}

/** Long enough to read a line: it stays, and longer ones stay longer. */
const SHORTEST = 1200;
const LONGEST = 3000;
export const lengthOf = (text: string): number =>
  Math.min(LONGEST, Math.max(SHORTEST, 900 + 13 * text.length));

/** Beats are made only of the Epics' own doings; the rest is shown at once. */
const STARTS = new Set(["enters", "activates", "boss-activates", "acts", "boss-acts", "passed", "city-card"]);
const WALKS = new Set(["boss-moves", "boss-goes"]);
export const isEpicPhase = (events: readonly EventLine[]): boolean =>
  events.some(({ kind }) => STARTS.has(kind) || (WALKS.has(kind) && hasEnd(events)));
/** A card may move the Boss as well, in the middle of a step. */
const hasEnd = (events: readonly EventLine[]): boolean =>
  events.some(({ kind }) => kind === "round" || kind === "over");

/** An action of an Epic's track: as usual, once more for a Copy token, counted at the end, by Power Up, or left out. */
const ACTS = new Set(["acts", "acts-again", "settles", "powers-up", "blackmailed"]);

/** `within`: the phase had begun before, and `actor` was at it. */
export function beatsOf(
  before: TableView,
  events: readonly EventLine[],
  last: TableView,
  within = false,
  actor = "",
): Beat[] {
  const own = new Set(epicLines(events, within));
  const beats: Beat[] = [];
  let view = before;
  let place = -1;
  let track = "";
  for (const event of events) {
    const { kind, args } = event;
    if (kind === "step" && (args["step"] === "roll" || args["step"] === "use")) break;
    if (kind === "round") break;
    view = after(view, event, last);
    if (kind === "tram" || kind === "city-card") [actor, place, track] = [String(args["district"]), -1, ""];
    const spot = kind === "track-acts" ? Number(args["place"]) : -1;
    const card = kind === "city-card" ? String(args["card"]) : "";
    if (kind === "activates" || kind === "enters") [actor, place, track] = [String(args["district"]), -1, ""];
    if (/^boss-(activates|moves|goes|card)$/.test(kind)) [actor, place, track] = ["boss", -1, ""];
    if (ACTS.has(kind)) [place, track] = [Number(args["place"]), ""];
    if (kind === "boss-acts" || kind === "boss-overflows" || kind === "cell" || kind === "cell-acts")
      [place, track] = [Number(args["place"] ?? -1), String(args["track"])];
    if (kind === "bracket") [place, track] = [-1, ""];
    if (!own.has(event)) continue;
    const loss = kind === "population" ? Number(args["n"]) : 0;
    beats.push({ view, event, actor, place, track, spot, card, loss, length: lengthOf(event.text) });
  }
  return beats;
}

/** Plays beats one after another; can be halted, and taken a beat forth or back. */
export class Player {
  private beats: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;
  private halted = false;
  private at = -1;

  /** `show` gets each beat and its place; null when all is over. */
  constructor(private readonly show: (beat: Beat | null, place: number) => void) {}

  get playing(): boolean {
    return this.at >= 0;
  }
  get paused(): boolean {
    return this.halted;
  }
  get speed(): number {
    return this.pace;
  }
  /** A change holds for the beat that is shown, too. */
  set speed(speed: number) {
    this.pace = speed;
    this.wait();
  }

  play(beats: Beat[], paused = false): void {
    this.stop();
    if (!beats.length) return this.show(null, -1);
    this.beats = beats;
    this.halted = paused;
    this.to(0);
  }

  pause(paused: boolean): void {
    if (!this.playing) return;
    this.halted = paused;
    this.wait();
  }

  /** One event forth or back, and there it stays. Forth from the last one it is over. */
  step(by: 1 | -1): void {
    if (!this.playing) return;
    this.halted = true;
    this.to(Math.max(0, this.at + by));
  }

  /** The rest at once. */
  skip(): void {
    if (this.playing) this.to(this.beats.length);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = -1;
    this.beats = [];
    this.halted = false;
  }

  private to(place: number): void {
    const beat = this.beats[place];
    if (!beat) {
      this.stop();
      return this.show(null, -1);
    }
    this.at = place;
    this.show(beat, place);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const beat = this.beats[this.at];
    if (beat && !this.halted) this.timer = setTimeout(() => this.to(this.at + 1), beat.length / this.pace);
  }
}
