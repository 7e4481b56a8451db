// Where a small card stands: beside what it is about, and always wholly on the screen.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** How far it stays away from the edge of the screen, and from what it is about. */
export const EDGE = 8;

/** The nearest place at which the whole of it is on the screen. */
function onScreen(x: number, y: number, card: Size, screen: Size): { x: number; y: number } {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return { x: within(x, screen.width - card.width), y: within(y, screen.height - card.height) };
}

/** The left upper corner: to the right of the thing, else left of it, else below or above, as there is room. */
export function beside(about: Box, card: Size, screen: Size, gap = EDGE): { x: number; y: number } {
  const right = about.right + gap;
  if (right + card.width + EDGE <= screen.width) return onScreen(right, about.top, card, screen);
  const left = about.left - gap - card.width;
  if (left >= EDGE) return onScreen(left, about.top, card, screen);
  return onScreen(about.left, height(about, card, screen, gap), card, screen);
}

/** Below the thing, else above it. */
export function below(about: Box, card: Size, screen: Size, gap = 0): { x: number; y: number } {
  const middle = (about.left + about.right - card.width) / 2;
  return onScreen(middle, height(about, card, screen, gap), card, screen);
}

/** Below, else above; where neither has room, at the end of the screen that is farther away. */
function height(about: Box, card: Size, screen: Size, gap: number): number {
  if (about.bottom + gap + card.height + EDGE <= screen.height) return about.bottom + gap;
  if (about.top - gap - card.height >= EDGE) return about.top - gap - card.height;
  return about.top + about.bottom > screen.height ? 0 : screen.height;
}

/** How much larger than at 1280 x 720, where there is room. */
export function zoomFor(width: number, height: number, size: number): number {
  return Math.min(2, Math.max(size, Math.min(width / 1280, height / 720)));
}
