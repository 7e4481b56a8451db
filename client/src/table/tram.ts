// Where the movement board of a city stands on the road round the Boss, and the way that it goes next.
import type { RingLayout } from "./layout";

type Point = [number, number];
export interface OnRoad {
  x: number;
  y: number;
  /** The way that it looks, in degrees. */
  turn: number;
}

/** The road as one line: its corners, and how far each is from the first. */
function measured(road: readonly Point[]): { at: Point; from: number; long: number; to: Point }[] {
  let far = 0;
  return road.map((at, i) => {
    const to = road[(i + 1) % road.length] ?? at;
    const long = Math.hypot(to[0] - at[0], to[1] - at[1]);
    far += long;
    return { at, to, long, from: far - long };
  });
}

/** How far along the road a point beside it is. */
function along(road: readonly Point[], [x, y]: Point): number {
  let [best, far] = [Infinity, 0];
  for (const { at, to, long, from } of measured(road)) {
    const part = Math.min(
      1,
      Math.max(0, ((x - at[0]) * (to[0] - at[0]) + (y - at[1]) * (to[1] - at[1])) / (long * long || 1)),
    );
    const away = Math.hypot(at[0] + (to[0] - at[0]) * part - x, at[1] + (to[1] - at[1]) * part - y);
    if (away < best - 0.01) [best, far] = [away, from + long * part];
  }
  return far;
}

function pointAt(road: readonly Point[], far: number): OnRoad {
  const parts = measured(road);
  const whole = parts.reduce((sum, { long }) => sum + long, 0);
  const rest = ((far % whole) + whole) % whole;
  const part = parts.findLast(({ from }) => from <= rest) ?? parts[0];
  if (!part) return { x: 0, y: 0, turn: 0 };
  const { at, to, long, from } = part;
  const share = (rest - from) / (long || 1);
  return {
    x: at[0] + (to[0] - at[0]) * share,
    y: at[1] + (to[1] - at[1]) * share,
    turn: (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI,
  };
}

/** The board behind the district with this place in the ring, where it stops after so many, and the way there. */
export function tramOn(
  { road, stubs }: Pick<RingLayout, "road" | "stubs">,
  behind: number,
  passes: number,
): { now: OnRoad; stop: OnRoad; way: string } {
  const count = stubs.length;
  const whole = measured(road).reduce((sum, { long }) => sum + long, 0);
  const places = stubs.map(({ to }) => along(road, to));
  /** Half way between a district and the next one. */
  const between = (place: number): number => {
    const here = places[((place % count) + count) % count] ?? 0;
    const next = places[(place + 1 + count) % count] ?? 0;
    return here + ((next - here + whole) % whole) / 2;
  };
  const from = between(behind);
  const gone = (((between(behind + passes) - from) % whole) + whole) % whole;
  const corners = measured(road)
    .flatMap(({ from: far }) => [far, far + whole, far + 2 * whole])
    .filter((far) => far > from && far < from + gone)
    .sort((a, b) => a - b);
  const way = [from, ...corners, from + gone]
    .map((far) => pointAt(road, far))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return { now: pointAt(road, from), stop: pointAt(road, from + gone), way: `M${way.join("L")}` };
}
