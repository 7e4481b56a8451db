// What this window shows of an Epic phase: beat by beat, then a recap that stays until somebody goes on.
import { game, type Batch } from "../game.svelte";
import type { EventLine, LogEntry, PastTable } from "../protocol";
import { settings, SPEEDS } from "../settings.svelte";
import { ears } from "../sound/ears.svelte";
import { isWithin, phaseAt, type Phase } from "./phase";
import { beatsOf, isEpicPhase, Player, type Beat } from "./queue";

type Before = Batch["from"] | PastTable;

export class Stage {
  beat = $state.raw<Beat | null>(null);
  /** Which of how many events is shown. */
  place = $state.raw(0);
  count = $state.raw(0);
  paused = $state.raw(false);
  recap = $state.raw<Phase | null>(null);
  /** The table before it: one still sees what was foreseen. */
  before = $state.raw<Before | null>(null);
  readonly playing = $derived(this.beat !== null);

  private readonly player = new Player((beat, place) => this.turn(beat, place));
  private beats: readonly Beat[] = [];
  /** The last entry of what is shown. */
  private at = -1;
  /** Whether it has just happened; what is looked at once more holds up nobody. */
  private fresh = false;
  /** Who acted when a decision came between. */
  private actor = "";

  /** What the Epic who acts has done so far, newest last. */
  get lines(): EventLine[] {
    const beat = this.beat;
    const until = this.beats.slice(0, this.place + 1);
    const from = until.findLastIndex(({ actor }) => actor !== beat?.actor) + 1;
    return until.slice(from).map(({ event }) => event);
  }

  /** A message has come in which Epics may act. `plain`: it is told, but not shown beat by beat. */
  take(batch: Batch, plain: boolean): void {
    const within = isWithin(batch.from.view);
    // What follows a decision may be all that was left of it.
    if (!(within || isEpicPhase(batch.events)) || !game.now) return;
    const beats = beatsOf(batch.from.view, batch.events, game.now.view, within, within ? this.actor : "");
    this.actor = beats.at(-1)?.actor ?? "";
    [this.at, this.fresh, this.recap] = [batch.at, true, null];
    if (plain || !beats.length) return this.end();
    this.start(batch.from, beats, false);
  }

  private start(before: Before, beats: Beat[], paused: boolean): void {
    this.before = before;
    this.beats = beats;
    this.count = beats.length;
    this.player.speed = settings.speed;
    this.player.play(beats, paused);
    this.mark();
  }

  private turn(beat: Beat | null, place: number): void {
    this.beat = beat;
    this.place = Math.max(0, place);
    this.paused = this.player.paused;
    ears.beat(beat?.event ?? null);
    if (!beat) this.end();
  }

  /** The recap, if the phase is over: a decision may come between. */
  private end(): void {
    this.beats = [];
    this.mark();
    const at = this.at;
    if (this.fresh && !settings.recap) return;
    // Whoever came in the middle of it does not know yet how it began.
    const [first] = game.book.entries;
    if (first && first.at > 0 && isWithin(first)) {
      void game.book.older().then(() => {
        if (this.at === at && !this.playing) this.tell(at);
      });
    } else {
      this.tell(at);
    }
  }

  private tell(at: number): void {
    this.recap = phaseAt(game.book.entries, at);
    this.mark();
  }

  private mark(): void {
    game.showing = this.fresh && (this.playing || this.recap !== null);
  }

  // -- what people do with it

  /** The recap of an earlier phase, from the log. */
  open(at: number): void {
    if (this.playing) return;
    [this.at, this.fresh] = [at, false];
    this.tell(at);
  }

  /** The recap has been read. */
  goOn(): void {
    this.recap = null;
    this.fresh = false;
    this.mark();
  }

  /** Shows the phase of the recap once more, event by event; without motion it waits for every step. */
  async again(): Promise<void> {
    const phase = this.recap;
    if (!phase) return;
    const told = game.book.entries.filter(({ at }) => at >= phase.from && at <= phase.at);
    const before = await game.fetchPast(phase.from - 1);
    const after = await game.fetchPast(phase.at);
    if (this.recap !== phase) return;
    const lines = told.flatMap(({ lines }) => lines);
    const beats = beatsOf(before.view, lines, after.view, isWithin(told[0] as LogEntry));
    if (!beats.length) return;
    this.at = phase.at;
    this.recap = null;
    this.start(before, beats, true);
  }

  toggle(): void {
    this.player.pause(!this.player.paused);
    this.paused = this.player.paused;
  }
  step(by: 1 | -1): void {
    this.player.step(by);
  }
  skip(): void {
    ears.skip();
    this.player.skip();
  }
  get speed(): number {
    return settings.speed;
  }
  set speed(speed: number) {
    this.player.speed = speed;
    settings.set({ speed });
  }
  faster(by: 1 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === settings.speed);
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))] ?? 1;
  }

  /** The table has gone back behind what is shown: it has not happened. */
  check(at: number): void {
    if (at < this.at && (this.playing || this.recap)) this.close();
  }

  close(): void {
    this.player.stop();
    this.beat = this.recap = null;
    this.fresh = false;
    this.mark();
  }

  /** Keys of what is shown; whether it was one. */
  key(key: string): boolean {
    if (this.playing) {
      const does: Record<string, () => void> = {
        " ": () => this.toggle(),
        ArrowRight: () => this.step(1),
        ArrowLeft: () => this.step(-1),
        ArrowUp: () => this.faster(1),
        ArrowDown: () => this.faster(-1),
        Enter: () => this.skip(),
        Escape: () => this.skip(),
      };
      does[key]?.();
      return key in does;
    }
    if (!this.recap || ![" ", "Enter", "Escape"].includes(key)) return false;
    this.goOn();
    return true;
  }
}
