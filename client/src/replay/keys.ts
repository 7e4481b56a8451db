// The keys of a replay.
import type { Film } from "./film.svelte";

interface Elsewhere {
  branch: () => void;
  copy: () => void;
  leave: () => void;
}

/** Whether the key was one of ours. A focused button gets Enter and Space itself. */
export function handle(film: Film, event: KeyboardEvent, elsewhere: Elsewhere): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches('input:not([type="range"]), select, textarea')) return false;
  const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key] as 1 | -1 | undefined;
  if (way) {
    if (event.shiftKey) film.step(way);
    else film.action(way);
    return true;
  }
  switch (event.key) {
    case "PageUp":
      film.round(-1);
      return true;
    case "PageDown":
      film.round(1);
      return true;
    case "Home":
      film.to(0);
      return true;
    case "End":
      film.to(film.last);
      return true;
    case " ":
      if (target?.matches("button, a, summary")) return false;
      film.toggle();
      return true;
    case "b":
    case "B":
      elsewhere.branch();
      return true;
    case "c":
    case "C":
      elsewhere.copy();
      return true;
    case "Escape":
      elsewhere.leave();
      return true;
    default:
      return false;
  }
}
