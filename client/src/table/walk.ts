// Figures walk: one that appears in another district comes from where it stood before.
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";

const places = new Map<string, DOMRect>();
const WALK = 480; // ms

export function walks(id: string): Attachment<HTMLElement> {
  return (figure) => {
    // In a replay nobody waits for it, and to measure it takes longer than to draw it.
    if (figure.closest(".replayed")) return void places.delete(id);
    const here = figure.getBoundingClientRect();
    const before = places.get(id);
    places.set(id, here);
    if (!before || settings.still) return;
    const app = figure.closest<HTMLElement>(".app");
    const scale = app ? app.getBoundingClientRect().width / app.offsetWidth || 1 : 1;
    const dx = (before.left - here.left) / scale;
    const dy = (before.top - here.top) / scale;
    if (Math.hypot(dx, dy) < 8) return;
    const plate = figure.closest(".plate");
    plate?.classList.add("welcoming");
    const walk = figure.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: WALK,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
    walk.onfinish = walk.oncancel = () => plate?.classList.remove("welcoming");
  };
}
