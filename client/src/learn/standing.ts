// Where the guide stands: in a corner, beside what it points at.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Size = Pick<Area, "width" | "height">;

const EDGE = 8;
const GAP = 10;

const common = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** How much of the one lies under the other. */
export function shared(a: Area, b: Area): number {
  return common(a.x, a.x + a.width, b.x, b.x + b.width) * common(a.y, a.y + a.height, b.y, b.y + b.height);
}

/** The corner in which it hides least of the thing, and then of what is `beside` it; it stays where it is if that is as
 * good. */
export function standing(
  thing: Area | null,
  own: Size,
  window: Size,
  last: Area | null,
  beside: Area | null = null,
): Area {
  const right = Math.max(EDGE, window.width - own.width - EDGE);
  const bottom = Math.max(EDGE, window.height - own.height - EDGE);
  const middle = Math.max(EDGE, (window.height - own.height) / 2);
  const places = [
    [right, bottom],
    [EDGE, bottom],
    [right, EDGE],
    [EDGE, EDGE],
    [right, middle],
    [EDGE, middle],
  ].map(([x = EDGE, y = EDGE]): Area => ({ x, y, ...own }));
  const kept = places.find(({ x, y }) => x === last?.x && y === last.y);
  const all = kept ? [kept, ...places] : places;
  if (!thing) return all[0] ?? { x: EDGE, y: EDGE, ...own };
  const wide: Area = {
    x: thing.x - GAP,
    y: thing.y - GAP,
    width: thing.width + 2 * GAP,
    height: thing.height + 2 * GAP,
  };
  const hides = (place: Area): number => shared(place, wide) * 100 + (beside ? shared(place, beside) : 0);
  return all.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}
