// The Epic phase, one beat at a time: what is shown, what flashes, what flies, and for how long.
import type { EventLine, TableView } from "../protocol";
import { after } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Beat {
  view: TableView;
  event: EventLine;
  /** Who acts: a district, or "boss". */
  actor: string;
  /** The tile that flashes: a place on the actor's track; the Boss's track has a colour. */
  place: number;
  track: string;
  /** Population that flies from the actor to the side. */
  loss: number;
  /** Milliseconds at speed 1. */
  length: number;
}

const LENGTHS: Record<string, number> = {
  activates: 320,
  "boss-activates": 420,
  acts: 300,
  "boss-acts": 260,
  overflows: 340,
  "boss-overflows": 340,
  population: 460,
  enforcement: 240,
  barricades: 260,
  bracket: 320,
  "boss-bracket": 300,
  fortified: 280,
  base: 340,
  "base-found": 620,
  captured: 620,
  enters: 620,
  "boss-moves": 760,
  "boss-placed": 760,
};

/** Beats are made only of the Epics' own doings; the rest is shown at once. */
const STARTS = new Set(["enters", "activates", "boss-activates", "acts", "boss-acts", "boss-moves"]);
export const isEpicPhase = (events: readonly EventLine[]): boolean =>
  events.some((event) => STARTS.has(event.kind));

export function beatsOf(before: TableView, events: readonly EventLine[], last: TableView): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  let actor = "";
  let place = -1;
  let track = "";
  for (const event of events) {
    const { kind, args } = event;
    if (kind === "step" && (args.step === "roll" || args.step === "use")) break;
    if (kind === "round") break;
    view = after(view, event, last);
    if (kind === "activates" || kind === "enters") [actor, place, track] = [String(args.district), -1, ""];
    if (kind === "boss-activates" || kind === "boss-moves") [actor, place, track] = ["boss", -1, ""];
    if (kind === "acts") [place, track] = [Number(args.place), ""];
    if (kind === "boss-acts" || kind === "boss-overflows")
      [place, track] = [Number(args.place), String(args.track)];
    if (kind === "bracket") [place, track] = [-1, ""];
    const length = LENGTHS[kind];
    if (length === undefined) continue;
    const loss = kind === "population" ? Number(args.n) : 0;
    beats.push({ view, event, actor, place, track, loss, length });
  }
  return beats;
}

/** Plays beats one after another. Time comes from outside, so that a test can turn the clock. */
export class Player {
  private beats: Beat[] = [];
  private at = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (beat: Beat | null) => void,
    public speed = 1,
  ) {}

  get playing(): boolean {
    return this.at >= 0;
  }

  play(beats: Beat[]): void {
    this.stop();
    if (!beats.length) return this.show(null);
    this.beats = beats;
    this.at = -1;
    this.next();
  }

  /** The rest at once. */
  skip(): void {
    if (!this.playing) return;
    this.stop();
    this.show(null);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = -1;
    this.beats = [];
  }

  private next(): void {
    this.at += 1;
    const beat = this.beats[this.at];
    if (!beat) {
      this.stop();
      return this.show(null);
    }
    this.show(beat);
    this.timer = setTimeout(() => this.next(), beat.length / this.speed);
  }
}
