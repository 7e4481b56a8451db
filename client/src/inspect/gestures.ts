// Pointing at things of the table. A click acts where it can, and opens the card of the thing elsewhere; the right
// button, a finger that stays and the ? key always open it.
import type { Attachment } from "svelte/attachments";
import { askAbout } from "../table/asks";
import type { Desk } from "../table/desk.svelte";
import { inspector } from "./inspector.svelte";
import { subjectOf } from "./subjects";

const LONG = 450; // ms
const STILL = 7; // px

const spotOf = (element: Element | null): string =>
  element?.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? "";
/** The innermost thing that has a card. */
const thingOf = (target: Element | null): HTMLElement | null =>
  target?.closest<HTMLElement>("[data-inspect], [data-spot]") ?? null;

/** Opens the card of a thing. `asked` is the place about which it also says why it cannot be used. */
function show(desk: Desk, thing: HTMLElement | null, asked: string, wanted = false): boolean {
  const { view, seat } = desk;
  if (!thing || !view) return false;
  const subject = thing.dataset["inspect"] ?? subjectOf(view, thing.dataset["spot"] ?? "");
  if (!subject) return false;
  const question = asked && seat && desk.live ? askAbout(view, seat, desk.hand, asked) : "";
  inspector.open(subject, thing, question, wanted);
  return true;
}

/** Whatever can be done with it: the card of the thing under the pointer or the focus. */
export function inspectAt(desk: Desk, element: Element | null): boolean {
  const thing = thingOf(element);
  const spot = thing?.dataset["inspect"] ? "" : spotOf(thing);
  return show(desk, thing, desk.spots.has(spot) ? "" : spot);
}

function click(desk: Desk, event: MouseEvent): void {
  const target = event.target as Element;
  const thing = thingOf(target);
  const spot = spotOf(target);
  const own = target.closest("button, a, summary, label");
  if (own && !own.matches("[data-spot], [data-inspect]")) return; // it does what it says
  if (!spot) return void show(desk, thing, "");
  const wanted = desk.whyMode;
  const idle = !desk.hand && !wanted && thing?.dataset["inspect"] !== undefined;
  desk.inspect = (asked) => void show(desk, thing, idle ? "" : asked, wanted);
  desk.press(spot, event.shiftKey);
  desk.inspect = null;
  // Who sits here already can only be looked at.
  if (thing?.dataset["spot"] === `seat/${desk.seatId}` && !thing.matches("button")) show(desk, thing, "");
}

/** Hears clicks and long touches of the whole table. `under` tells what the pointer is on, for the ? key. */
export function gestures(desk: Desk, under: (element: Element) => void): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;
    const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      click(event) {
        if (!held) click(desk, event);
        held = false;
      },
      contextmenu(event) {
        const thing = thingOf(event.target as Element);
        if (!thing) return;
        event.preventDefault();
        if (!(event instanceof PointerEvent && event.pointerType === "touch")) inspectAt(desk, thing);
      },
      pointerdown(event) {
        clearTimeout(timer);
        held = false;
        if (event.pointerType !== "touch") return;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => (held = inspectAt(desk, event.target as Element)), LONG);
      },
      pointermove(event) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerover: (event) => under(event.target as Element),
    };
    for (const [name, hear] of Object.entries(heard)) root.addEventListener(name, hear as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of Object.entries(heard)) root.removeEventListener(name, hear as EventListener);
    };
  };
}
