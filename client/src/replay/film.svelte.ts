// A replay: where one is on the strip, what is fetched to show it, and how it runs by itself.
import { untrack } from "svelte";
import { getReel } from "./api";
import { game } from "../game.svelte";
import type { PastTable, Reel } from "../protocol";
import { address, router, type Route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { language } from "../text";
import { jump, lastOf, lineOf, markAt, marksOf, roundsOf } from "./strip";

const BEAT = 700; // ms that an action is shown at speed 1
const SETTLED = 400; // ms without moving, till the address follows
const PATIENCE = 4000; // ms for an answer; then it is asked again
const TRIES = 5;
const AGAIN = 1500; // ms between two looks at a game that is still played
const KEPT = 200; // moments

export class Film {
  told = $state.raw<Reel | null>(null);
  at = $state(0);
  /** 0, or a line that was taken back. */
  line = $state(0);
  playing = $state(false);
  speed = $state(settings.speed);
  problem = $state("");
  /** The moment that was asked for does not exist: another one is shown. */
  lost = $state(false);

  readonly now = $derived(this.told ? lineOf(this.told, this.line) : null);
  readonly last = $derived(this.now ? lastOf(this.now) : this.at);
  readonly marks = $derived(this.told && this.now ? marksOf(this.told, this.now) : []);
  readonly mark = $derived(markAt(this.marks, this.at));

  private readonly kept = new Map<string, PastTable>();
  private moving: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private giveUp: () => void = () => undefined;
  private loading = false;
  private stale = false;
  private closed = false;

  constructor(readonly table: string) {}

  /** The strip, and once more if the game has gone on meanwhile. */
  async load(): Promise<void> {
    this.kept.clear();
    this.stale = true;
    if (this.loading) return;
    this.loading = true;
    const first = !this.told;
    while (this.stale && !this.closed) {
      this.stale = false;
      try {
        this.told = await getReel(this.table, untrack(language));
        this.problem = "";
      } catch (error) {
        this.problem = error instanceof Error ? error.message : String(error);
      }
      if (this.told) await new Promise((resolve) => setTimeout(resolve, this.stale ? AGAIN : 0));
    }
    this.loading = false;
    if (this.closed) return;
    if (first) this.lost = !this.has(this.at, this.line);
    if (this.lost) this.giveUp(); // nobody answers for a moment that there is not
    void this.go(this.at, this.line);
  }

  private has(at: number, line: number): boolean {
    if (!this.told) return true; // not known yet
    const on = lineOf(this.told, line);
    return on.id === line && at <= lastOf(on);
  }

  /** Follows an address, which may be wrong; not its own, which it has just written. */
  enter(at: number, line: number): void {
    if (this.told && at === this.at && line === this.line) return;
    this.lost = !this.has(at, line);
    void this.go(at, line);
  }

  /** Goes to a moment; done when it is shown. */
  go(at: number, line = this.line): Promise<void> {
    const known = this.told;
    this.line = known ? lineOf(known, line).id : line;
    this.at = Math.max(0, known ? Math.min(at, lastOf(lineOf(known, this.line))) : at);
    this.settle();
    this.moving ??= this.follow().finally(() => (this.moving = null));
    return this.moving;
  }

  /** One question at a time: what was passed meanwhile is not asked for. */
  private async follow(): Promise<void> {
    for (let missed = 0; !this.closed && missed < TRIES;) {
      const [at, line] = [this.at, this.line];
      const past = await this.moment(at, line);
      if (this.closed) return;
      if (!past) {
        missed += 1; // the link was lost on the way
        continue;
      }
      game.past = past;
      if (at === this.at && line === this.line) return;
    }
  }

  private async moment(at: number, line: number): Promise<PastTable | null> {
    const place = `${line}/${at}`;
    const known = this.kept.get(place);
    if (known) return known;
    const late = new Promise<null>((resolve) => {
      this.giveUp = () => resolve(null);
      setTimeout(this.giveUp, PATIENCE);
    });
    const past = await Promise.race([game.fetchPast(at, line), late]);
    if (past && this.kept.size >= KEPT) this.kept.clear();
    if (past) this.kept.set(place, past);
    return past;
  }

  // -- ways

  action(way: 1 | -1): void {
    this.halt();
    void this.go(this.at + way);
  }

  step(way: 1 | -1): void {
    this.halt();
    void this.go(jump(this.marks, this.at, way, this.last));
  }

  round(way: 1 | -1): void {
    this.halt();
    void this.go(jump(roundsOf(this.marks), this.at, way, this.last));
  }

  to(at: number, line = this.line): void {
    this.halt();
    void this.go(at, line);
  }

  // -- by itself

  toggle(): void {
    if (this.playing) return this.halt();
    this.playing = true;
    this.lost = false;
    void this.run(this.at >= this.last ? 0 : this.at);
  }

  halt(): void {
    this.playing = false;
    this.lost = false;
    clearTimeout(this.timer);
  }

  private async run(at: number): Promise<void> {
    await this.go(at);
    if (!this.playing || this.closed) return;
    if (at >= this.last) return this.halt();
    this.timer = setTimeout(() => void this.run(this.at + 1), BEAT / this.speed);
  }

  // -- its address

  get route(): Route {
    return { screen: "table", table: this.table, at: this.at, ...(this.line && { line: this.line }) };
  }

  /** The whole address, to be sent to somebody. */
  get link(): string {
    return location.href.replace(/#.*$/, "") + address(this.route);
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => router.replace(this.route), SETTLED);
  }

  close(): void {
    this.closed = true;
    this.halt();
    clearTimeout(this.settling);
  }
}
