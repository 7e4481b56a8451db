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

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** The left upper corner: to the right of the thing, else left of it, else below or above, as there is room. */
export function beside(about: Box, card: Size, screen: Size, gap = EDGE): { x: number; y: number } {
  const across = within(about.left, screen.width - card.width);
  const down = within(about.top, screen.height - card.height);
  if (about.right + gap + card.width + EDGE <= screen.width) return { x: about.right + gap, y: down };
  if (about.left - gap - card.width >= EDGE) return { x: about.left - gap - card.width, y: down };
  return upright(about, card, screen, gap, across);
}

/** Below the thing, else above it; where neither has room, at the end of the screen that is farther from it. */
export function below(about: Box, card: Size, screen: Size, gap = 0): { x: number; y: number } {
  const middle = (about.left + about.right - card.width) / 2;
  return upright(about, card, screen, gap, within(middle, screen.width - card.width));
}

function upright(about: Box, card: Size, screen: Size, gap: number, x: number): { x: number; y: number } {
  if (about.bottom + gap + card.height + EDGE <= screen.height) return { x, y: about.bottom + gap };
  if (about.top - gap - card.height >= EDGE) return { x, y: about.top - gap - card.height };
  const low = about.top + about.bottom > screen.height;
  return { x, y: low ? EDGE : within(screen.height, screen.height - card.height) };
}
