// What paper gets instead of the screen, and what it looks like; the look itself (look.ts) is "paper" then. Style sheets that
// only the printer or a system with colours of its own needs come beside the page, not before it.
import { flushSync } from "svelte";
import forced from "./styles/forced.css?url&no-inline";
import paper from "./styles/print.css?url&no-inline";

class Printing {
  /** A list that is opened part by part is printed whole. */
  on = $state(false);

  follow(): void {
    for (const [media, href] of [
      ["print", paper],
      ["(forced-colors: active)", forced],
    ] as const) {
      const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", media, href });
      document.head.append(sheet);
    }
    const printed = matchMedia("print");
    printed.addEventListener("change", () => {
      this.set(printed.matches);
    });
    addEventListener("beforeprint", () => {
      this.set(true);
    });
    addEventListener("afterprint", () => {
      this.set(false);
    });
  }

  /** At once: the printer does not wait. */
  private set(on: boolean): void {
    this.on = on;
    flushSync();
  }
}

export const printing = new Printing();
