// What is heard in this window, and read as a caption. Sounds are made by a file of their own, which comes when somebody
// switches them on: until then there is nothing of them here.
import type { Batch } from "../game.svelte";
import type { EventLine } from "../protocol";
import { settings } from "../settings.svelte";
import { isWithin } from "../table/phase";
import { partsOf, soundsOf, type Sound } from "./heard";

/** Milliseconds that a caption stays. */
const STAYS = 2600;

class Ears {
  /** What is heard now, in captions. */
  captions = $state.raw<readonly Sound[]>([]);
  /** Heard when the Epics are done. */
  private after: Sound[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A message has come. `shown`: what the Epics do in it is shown beat by beat, and heard so. */
  take({ events, from }: Batch, shown: boolean): void {
    const night = isWithin(from.view);
    if (!shown) return this.play(soundsOf(events, night));
    const [before, , after] = partsOf(events, night);
    this.after = soundsOf(after, true);
    this.play(soundsOf(before, night));
  }

  /** An event of the Epic phase is shown; null: it is over. */
  beat(event: EventLine | null): void {
    this.play(event ? soundsOf([event], true) : this.after);
    if (!event) this.after = [];
  }

  /** The rest is not shown, so it is not heard. */
  skip(): void {
    this.after = [];
  }

  play(sounds: readonly Sound[]): void {
    if (!sounds.length || document.hidden) return;
    if (settings.sound) void import("./synth").then(({ perform }) => perform(sounds, settings.volume / 100));
    if (!settings.captions) return;
    this.captions = sounds;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.captions = []), STAYS);
  }
}

export const ears = new Ears();
