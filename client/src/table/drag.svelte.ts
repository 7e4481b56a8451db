// Drag and drop with pointer events: a die, token or card is lifted, its targets light up, the nearest one snaps.
import type { Attachment } from "svelte/attachments";
import { inspector } from "../inspect/inspector.svelte";
import type { Box } from "../inspect/place";
import type { Desk } from "./desk.svelte";

export const SNAP = 24; // px
const START = 7; // px: a smaller movement is a click
const HOLD = 450; // ms: a finger that stays opens the card of the thing; if it moves then, it drags

/** How far a point is from a box; 0 inside. */
export function distance(x: number, y: number, box: Box): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

/** The lit place under the pointer or nearest to it: of several around the point the smallest. */
export function nearest(x: number, y: number, spots: { spot: string; box: Box }[], reach = SNAP): string {
  let best = "";
  let found = reach + 1;
  let size = Infinity;
  for (const { spot, box } of spots) {
    const far = distance(x, y, box);
    const area = (box.right - box.left) * (box.bottom - box.top);
    if (far > reach || far > found || (far === found && area >= size)) continue;
    [best, found, size] = [spot, far, area];
  }
  return best;
}

/** What is being dragged, for the picture that follows the pointer. */
class Drag {
  on = $state(false);
  x = $state(0);
  y = $state(0);
  html = $state("");
}
export const drag = new Drag();

function litBoxes(desk: Desk): { spot: string; box: Box }[] {
  return [...document.querySelectorAll<HTMLElement>("[data-spot]")]
    .filter((element) => desk.spots.has(element.dataset["spot"] ?? ""))
    .map((element) => ({ spot: element.dataset["spot"] ?? "", box: element.getBoundingClientRect() }));
}

export function draggable(desk: Desk, who: string, source: string): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let boxes: { spot: string; box: Box }[] = [];

    const begin = (x: number, y: number): void => {
      if (!start || !desk.lift(who, source)) return;
      element.setPointerCapture(start.id);
      drag.html = element.outerHTML;
      drag.on = true;
      move(x, y);
      // The targets are drawn in the next frame; only then are their places known.
      requestAnimationFrame(() => (boxes = litBoxes(desk)));
    };
    const move = (x: number, y: number): void => {
      drag.x = x;
      drag.y = y;
      desk.near = nearest(x, y, boxes);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      boxes = [];
      held = event.pointerType !== "touch";
      if (!held) hold = setTimeout(() => (held = true), HOLD);
    };
    const moved = (event: PointerEvent): void => {
      if (!start) return;
      if (drag.on) return move(event.clientX, event.clientY);
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (far < START) return;
      if (!held) return end();
      inspector.close(true);
      begin(event.clientX, event.clientY);
    };
    const up = (): void => {
      const near = drag.on ? desk.near : "";
      const dragged = drag.on;
      end();
      if (!dragged) return;
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      if (near) desk.press(near);
      else desk.drop();
    };
    const end = (): void => {
      clearTimeout(hold);
      start = null;
      held = false;
      drag.on = false;
      desk.near = "";
    };
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    // While something is dragged by touch the page must not scroll away under it.
    const holdStill = (event: TouchEvent): void => {
      if (drag.on || (held && start)) event.preventDefault();
    };
    element.addEventListener("touchmove", holdStill, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", end);
    return () => {
      clearTimeout(hold);
      element.removeEventListener("touchmove", holdStill);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", end);
    };
  };
}
