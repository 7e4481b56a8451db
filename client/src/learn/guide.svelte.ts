// Where one stands in the guided game. Kept by table, so that a reload goes on at the same step.
import type { EventLine, LogEntry, TableNow } from "../protocol";
import { STEPS, type Step } from "./steps";

const KEY = "reckoners-guide";

/** The guided game that was begun and not finished, if there is one. */
export function begun(): string {
  const [table = "", place = "0"] = (localStorage.getItem(KEY) ?? "").split(" ");
  return Number(place) < STEPS.length ? table : "";
}

export class Guide {
  place = $state(0);
  done = $state(false);
  private from: TableNow | null = null;

  constructor(
    private readonly table: string,
    private readonly steps: readonly Step[] = STEPS,
  ) {
    const [kept = "", place = "0"] = (localStorage.getItem(KEY) ?? "").split(" ");
    if (kept === table) this.place = Number(place) || 0;
    else this.keep();
    this.done = this.place >= steps.length;
  }

  get step(): Step | undefined {
    return this.steps[this.place];
  }

  get length(): number {
    return this.steps.length;
  }

  /** Whether the player has to do something, or only to read. */
  get waits(): boolean {
    return this.step?.done !== undefined;
  }

  next(): void {
    this.place += 1;
    this.from = null;
    this.done = this.place >= this.steps.length;
    this.keep();
  }

  leave(): void {
    this.place = this.steps.length;
    this.done = true;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(KEY, `${this.table} ${String(this.place)}`);
  }

  /** The table has changed: is the step done, or can nobody do it any more? */
  follow(now: TableNow): void {
    for (let step = this.step; step; step = this.step) {
      this.from ??= now;
      const finished = step.done?.(now, this.from, since(now.log, this.from.at)) ?? false;
      const impossible = step.skip?.(now) ?? false;
      if (!finished && !impossible) return;
      this.next();
    }
  }
}

/** What has happened since so many actions had been played. */
export function since(log: readonly LogEntry[], at: number): EventLine[] {
  return log.filter((entry) => entry.at > at).flatMap((entry) => entry.lines);
}
