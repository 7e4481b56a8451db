// A plate from within, by keys: Enter goes in, the arrow keys walk through what it shows, Esc comes out again.

const stops = (plate: Element): HTMLElement[] => [
  ...plate.querySelectorAll<HTMLElement>('[role="img"], .tile, .target'),
];

function stop(at: HTMLElement | undefined): void {
  if (!at) return;
  if (!at.matches("button")) at.tabIndex = -1;
  at.dataset["full"] ??= at.getAttribute("aria-label") ?? ""; // what a screen reader says is shown as well
  at.focus();
}

/** Whether the key was one of these. `busy`: Enter means something else now. */
export function walkPlate(key: string, busy: boolean): boolean {
  const at = document.activeElement;
  const plate = at?.closest<HTMLElement>("[data-plate]");
  if (!at || !plate) return false;
  const all = stops(plate);
  const place = all.findIndex((one) => one === at);
  if (place < 0) {
    if (key !== "Enter" || at !== plate || busy) return false;
    stop(all[0]);
    return true;
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step) stop(all[(place + step + all.length) % all.length]);
  else if (key === "Escape") plate.focus();
  return !!step || key === "Escape";
}
