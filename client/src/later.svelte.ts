// What is fetched when somebody goes there, or is about to.
import type { Route } from "./router.svelte";

export type Rest = typeof import("./rest");

class Later {
  /** Nothing while it is on its way. */
  rest = $state.raw<Rest | null>(null);
  failed = $state(false);
  #asked = false;

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    void import("./rest").then(
      (rest) => (this.rest = rest),
      () => (this.failed = true), // the server is gone, or was built anew: only a new page helps
    );
  }

  /** Whether there is nothing to wait for before a screen is drawn. */
  ready({ screen }: Route): boolean {
    return screen === "home" || screen === "table" || this.rest !== null || this.failed;
  }
}

export const later = new Later();
