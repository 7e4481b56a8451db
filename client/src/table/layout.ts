// Where things stand in the ring: plates in a left column, at the top and in a right column; the Boss in the middle.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far the corners are cut: top left, top right, bottom right, bottom left. */
  cut: [number, number, number, number];
}
export interface Stub {
  from: [number, number];
  to: [number, number];
}
export interface Chevron {
  x: number;
  y: number;
  turn: number;
}
export interface RingLayout {
  width: number;
  height: number;
  /** One plate for each district, clockwise from the top (or the upper right). */
  plates: Rect[];
  boss: Rect;
  road: [number, number][];
  stubs: Stub[];
  chevrons: Chevron[];
}

export const RING_WIDTH = 960;
export const RING_HEIGHT = 446;
const SIDE = 292;
const GAP = 10;
const ROAD = 30;
const CUT = 30;
const CORNER = 10;
const COLUMNS: Record<number, [number, number, number]> = {
  3: [1, 1, 1],
  4: [2, 0, 2],
  5: [2, 1, 2],
  6: [3, 0, 3],
  7: [3, 1, 3],
};

function column(count: number, x: number, left: boolean, height: number): Rect[] {
  return Array.from({ length: count }, (_, place) => {
    const full = (height - GAP * (count - 1)) / count;
    const h = count === 1 ? (296 * height) / RING_HEIGHT : full;
    const y = count === 1 ? height - h - 22 : place * (h + GAP);
    const [upper, lower] =
      count === 1
        ? [CUT, CUT]
        : place === 0
          ? [CORNER, CUT]
          : place === count - 1
            ? [CUT, CORNER]
            : [CORNER, CORNER];
    return { x, y, w: SIDE, h, cut: left ? [CORNER, upper, lower, CORNER] : [upper, CORNER, CORNER, lower] };
  });
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function ringLayout(count: number, width = RING_WIDTH, height = RING_HEIGHT): RingLayout {
  const [left, top, right] = COLUMNS[within(count, 3, 7)] ?? [2, 1, 2];
  const topHeight = top ? ((count === 7 ? 144 : 196) * height) / RING_HEIGHT : 0;
  const lefts = column(left, 0, true, height).reverse();
  const rights = column(right, width - SIDE, false, height);
  const inner = SIDE + 12;
  const tops: Rect[] = top
    ? [{ x: inner, y: 0, w: width - 2 * inner, h: topHeight, cut: [CORNER, CORNER, CUT, CUT] }]
    : [];
  const bossX = SIDE + ROAD + 4;
  const bossY = top ? topHeight + ROAD : 22;
  const boss: Rect = {
    x: bossX,
    y: bossY,
    w: width - 2 * bossX,
    h: height - bossY - 22,
    cut: [24, 24, 24, 24],
  };

  const x0 = boss.x - 17;
  const x1 = boss.x + boss.w + 17;
  const y0 = boss.y - 15;
  const y1 = boss.y + boss.h + 11;
  const k = 30;
  const road: [number, number][] = [
    [x0 + k, y0],
    [x1 - k, y0],
    [x1, y0 + k],
    [x1, y1 - k],
    [x1 - k, y1],
    [x0 + k, y1],
    [x0, y1 - k],
    [x0, y0 + k],
  ];
  const level = (r: Rect): number => within(r.y + r.h / 2, y0 + k + 8, y1 - k - 8);
  const stubs: Stub[] = [
    ...tops.map((r): Stub => ({ from: [r.x + r.w / 2, r.h], to: [r.x + r.w / 2, y0] })),
    ...rights.map((r): Stub => ({ from: [r.x, level(r)], to: [x1, level(r)] })),
    ...lefts.map((r): Stub => ({ from: [r.x + r.w, level(r)], to: [x0, level(r)] })),
  ];
  return {
    width,
    height,
    plates: [...tops, ...rights, ...lefts],
    boss,
    road,
    stubs,
    chevrons: chevrons(road),
  };
}

/** Two arrows on each long side of the road: the way that the Boss goes. */
function chevrons(road: [number, number][]): Chevron[] {
  const found: Chevron[] = [];
  for (let side = 0; side < road.length; side += 2) {
    const a = road[side];
    const b = road[side + 1];
    if (!a || !b) continue;
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    for (const part of [0.22, 0.78])
      found.push({ x: a[0] + (b[0] - a[0]) * part, y: a[1] + (b[1] - a[1]) * part, turn });
  }
  return found;
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
