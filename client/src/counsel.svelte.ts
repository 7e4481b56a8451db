// Advice for the decision of now: asked for, thought about, shown, and gone as soon as the table changes.
import type { Advised, Fault, FromClient, OddsTold } from "./protocol";

export type Page = "proposals" | "odds";

export class Counsel {
  open = $state(false);
  page = $state<Page>("proposals");
  advice = $state.raw<Advised | null>(null);
  odds = $state.raw<OddsTold | null>(null);
  /** Why there is none. */
  problem = $state("");

  constructor(
    private readonly say: (message: FromClient) => boolean,
    /** Told when it opens and closes. */
    private readonly reading: (open: boolean) => void = () => undefined,
  ) {}

  private show(): void {
    if (!this.open) this.reading(true);
    this.open = true;
  }

  /** What would you do? */
  ask(): void {
    this.show();
    this.page = "proposals";
    this.problem = "";
    this.advice = null;
    this.say({ type: "advise" });
  }

  askOdds(reckoner: string): void {
    this.show();
    this.page = "odds";
    this.problem = "";
    if (this.odds?.reckoner !== reckoner) this.odds = null;
    this.say({ type: "odds", reckoner });
  }

  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  /** What was thought about another position is of no use. */
  receive(message: Advised | OddsTold, version: number): void {
    if (!this.open || message.version !== version) return;
    if (message.type === "advice") this.advice = message;
    else this.odds = message;
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
    this.problem = "";
  }
}

/** Never 0 or 100 for what is not certain. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}
