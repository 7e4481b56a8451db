// Advice for the decision of now: asked for, thought about, shown. The panel stays until it is closed, and asks again
// whenever the table or whoever is looked at has changed.
import type { Advised, Fault, FromClient, OddsTold, ProposalLine } from "./protocol";

export type Page = "proposals" | "odds";

/** Whose proposal it is to let the bots go on. */
export const BOTS = "bots";

/** What an answer depends on. */
export interface Question {
  version: number;
  reckoner: string;
  language: string;
  link: string;
}

export class Counsel {
  open = $state(false);
  page = $state<Page>("proposals");
  advice = $state.raw<Advised | null>(null);
  odds = $state.raw<OddsTold | null>(null);
  /** Why there is none. */
  problem = $state("");
  /** What is shown is of another position: the new one is being thought about, or bots are still changing it. */
  stale = $state(true);
  /** The proposal that is pointed at: its dice and its targets are lit. */
  pointed = $state(-1);
  private asked = "";

  constructor(
    private readonly say: (message: FromClient) => boolean,
    /** Told when it opens and closes. */
    private readonly reading: (open: boolean) => void = () => undefined,
  ) {}

  /** What would you do? */
  ask(page: Page = "proposals"): void {
    if (!this.open) this.reading(true);
    this.open = true;
    this.page = page;
    this.again();
  }

  again(): void {
    this.problem = "";
    this.asked = "";
    this.stale = true;
  }

  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  /** Asks, if this is another question than the last; while bots act it would be another in a moment. */
  follow(question: Question, busy: boolean): void {
    if (!this.open) return;
    const asked = JSON.stringify([this.page, question, busy]);
    if (asked === this.asked || this.problem) return;
    this.asked = asked;
    this.stale = true;
    this.pointed = -1;
    if (busy) return;
    const { reckoner } = question;
    this.say(this.page === "odds" ? { type: "odds", reckoner } : { type: "advise", reckoner });
  }

  /** What was thought about another position is of no use. */
  receive(message: Advised | OddsTold, version: number): void {
    if (!this.open || message.version !== version) return;
    if (message.type === "advice") this.advice = message;
    else this.odds = message;
    this.stale = (message.type === "advice") !== (this.page === "proposals");
  }

  /** A proposal that can be played now. */
  proposal(place: number): ProposalLine | undefined {
    return this.open && !this.stale && this.page === "proposals" ? this.advice?.proposals[place] : undefined;
  }

  /** Whether a number key is a proposal's, though it may still be thought about. */
  has(place: number): boolean {
    return this.open && this.page === "proposals" && place < (this.advice?.proposals.length ?? 0);
  }

  /** Whether a fault was about advice. */
  fail(fault: Fault): boolean {
    if (!this.open || fault.code !== "no-thought") return false;
    this.problem = fault.sentence;
    return true;
  }

  close(): void {
    if (this.open) this.reading(false);
    this.open = false;
    this.advice = this.odds = null;
    this.pointed = -1;
    this.again();
  }
}

/** Never 0 or 100 for what is not certain. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** A sentence with places for dice: text, and numbers of dice. */
export function parts(marked: string): (string | number)[] {
  return marked.split(/\{(\d+)\}/).map((part, place) => (place % 2 ? Number(part) : part));
}
