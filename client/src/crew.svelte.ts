// The bots of the table: which seats they play, and what people tell them.
import { getBots } from "./api";
import type { BotInfo, Crew, FromClient } from "./protocol";
import type { Table } from "./table/decode";
import { language, onLanguage } from "./text";

export type Pace = Crew["pace"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "at-once"];
const NOBODY: Crew = { seats: {}, running: true, pace: "normal", acting: [] };

/** Whoever did the last thing: a Reckoner, or a word for the team. */
export const lastActor = (table: Table | null): string => table?.log.at(-1)?.who ?? "";

export class Crewing {
  now = $state.raw<Crew>(NOBODY);
  readonly any = $derived(Object.keys(this.now.seats).length > 0);
  private shownAt = -1;
  private waiting = false;

  constructor(private readonly say: (message: FromClient) => boolean) {}

  /** The bot of a Reckoner; empty if people play. */
  of(reckoner: string): string {
    return this.now.seats[reckoner] ?? "";
  }

  isActing(reckoner: string): boolean {
    return this.now.acting.includes(reckoner);
  }

  /** Whether nobody but bots sits at the table. */
  alone(table: Table | null): boolean {
    return this.any && !!table?.view.reckoners.every(({ id }) => id in this.now.seats);
  }

  /** Whether bots and people sit at the table. */
  beside(table: Table | null): boolean {
    return this.any && !this.alone(table);
  }

  seat(reckoner: string, bot: string | null): void {
    this.say({ type: "seat", reckoner, bot });
  }

  drive(running: boolean): void {
    this.say({ type: "bots", running, pace: null });
  }

  /** While somebody reads advice they wait, or it would be worth nothing by the next moment. */
  wait(waiting: boolean): void {
    if (waiting ? this.now.acting.length > 0 : this.waiting) this.drive(!waiting);
    this.waiting = waiting && this.now.acting.length > 0;
  }

  /** They go on; whoever reads advice has read it. */
  go(): void {
    this.waiting = false;
    this.drive(true);
  }

  /** Whether bots are about to change the table. */
  get busy(): boolean {
    return this.now.running && this.now.acting.length > 0;
  }

  pace(pace: Pace): void {
    this.say({ type: "bots", running: null, pace });
  }

  /** Everything before this table has been shown, the Epic phase too: bots wait for that. */
  shown(version: number): void {
    if (!this.any || version <= this.shownAt) return;
    this.shownAt = version;
    this.say({ type: "shown", version });
  }

  /** Whether a bot did the last thing at this table. */
  lastWasBot(table: Table | null): boolean {
    return lastActor(table) in this.now.seats && !!table?.added;
  }

  clear(): void {
    this.now = NOBODY;
    this.shownAt = -1;
    this.waiting = false;
  }
}

/** Everybody who can play a seat, in the language in use; fetched when somebody first asks. */
class BotList {
  all = $state.raw<BotInfo[]>([]);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    void this.fetch(language());
    onLanguage((code) => void this.fetch(code));
  }

  name(id: string): string {
    return this.all.find((bot) => bot.id === id)?.name ?? id;
  }

  private async fetch(code: string): Promise<void> {
    try {
      this.all = await getBots(code);
    } catch {
      this.asked = false; // the server is away: whoever asks next tries again
    }
  }
}

export const botList = new BotList();
