// Games that were finished before are read a few at a time, and who does not want to wait stops it.
import { readOldGames } from "./api";

export class Reading {
  running = $state(false);
  read = $state(0);
  left = $state(0);
  #stopped = false;
  readonly all = $derived(this.read + this.left);

  /** Till none is left or it is stopped; whether anything was read. */
  async run(unread: number): Promise<boolean> {
    if (this.running) return false;
    [this.running, this.read, this.left, this.#stopped] = [true, 0, unread, false];
    try {
      while (this.left > 0 && !this.#stopped) {
        const now = await readOldGames();
        this.read += now.read;
        this.left = now.unread;
        if (now.read === 0) break;
      }
    } finally {
      this.running = false;
    }
    return this.read > 0;
  }

  stop(): void {
    this.#stopped = true;
  }
}
