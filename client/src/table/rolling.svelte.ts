// The roll step: dice are marked here first, and sent in one gesture.
import { game } from "../game.svelte";
import type { Desk } from "./desk.svelte";

type Marks = Record<string, string[]>;

export class Rolling {
  /** Dice that will be kept, and dice that Faith will roll again, by Reckoner. */
  private keeping = $state.raw<Marks>({});
  private marking = $state.raw<Marks>({});
  /** Whether a click marks dice for Faith. */
  faith = $state(false);

  constructor(private readonly desk: Desk) {}

  kept(who: string): string[] {
    return this.still(who, this.keeping);
  }
  marked(who: string): string[] {
    return this.still(who, this.marking);
  }
  loose(who: string): string[] {
    return this.dice(who)
      .filter((d) => d.state === "rolled")
      .map((d) => d.name);
  }

  private dice(who: string) {
    return this.desk.view?.reckoners.find((r) => r.id === who)?.dice ?? [];
  }
  private still(who: string, marks: Marks): string[] {
    const loose = this.loose(who);
    return (marks[who] ?? []).filter((name) => loose.includes(name));
  }

  clear(): void {
    this.keeping = this.marking = {};
  }

  mark(who: string, die: string): void {
    if (who !== this.desk.seatId) return this.desk.sit(who);
    if (!this.desk.about(who, die, this.faith ? "faith" : "keep")) return this.desk.ask(`die/${who}/${die}`);
    const list = this.faith ? this.marked(who) : this.kept(who);
    const next = list.includes(die) ? list.filter((name) => name !== die) : [...list, die];
    if (this.faith) this.marking = { ...this.marking, [who]: next };
    else this.keeping = { ...this.keeping, [who]: next };
  }

  /** Keeps what is marked and rolls the rest. */
  again(who: string): void {
    const kept = this.kept(who);
    if (kept.length && kept.length === this.loose(who).length) return this.stop(who);
    const keeps = kept.flatMap((die) => this.desk.about(who, die, "keep")?.action ?? []);
    const offered = this.desk.button("reroll", who);
    const roll = offered?.action ?? `${who} reroll`;
    if (keeps.length || offered) this.desk.play(...keeps, roll);
    else game.why(roll);
  }

  stop(who: string): void {
    const stop = this.desk.button("stop", who);
    this.desk.play(...(stop ? [stop.action] : this.loose(who).map((die) => `${who} keep ${die}`)));
  }

  /** Whether Faith waits for its roll: dice are marked, here or at the table. */
  mayFaith(who: string): boolean {
    return !!this.desk.button("faith", who) || this.marked(who).length > 0;
  }

  rollFaith(who: string): void {
    const ability = this.desk.view?.reckoners.find((r) => r.id === who)?.ability.id ?? "";
    const marks = this.marked(who).flatMap((die) => this.desk.about(who, die, "faith")?.action ?? []);
    if (marks.length || this.desk.button("faith", who))
      this.desk.play(...marks, `${who} use ${ability} roll`);
    this.faith = false;
    this.marking = { ...this.marking, [who]: [] };
  }
}
