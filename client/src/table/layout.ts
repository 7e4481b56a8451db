// Where things stand in the ring: plates in a left column, at the top and in a right column, or where it is narrow in a
// row above and a row below; the Boss in the middle.

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
/** Narrower than this there is no room for columns on both sides of the Boss. */
const COLUMNS_FROM = 900;
const SIDE = 292;
const BOSS = 308;
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

/** Plates above, beside and below the Boss. */
const ROWS: Record<number, [number, number, number]> = {
  3: [1, 0, 2],
  4: [2, 0, 2],
  5: [2, 0, 3],
  6: [3, 0, 3],
  7: [3, 1, 3],
};

function column(count: number, x: number, left: boolean, height: number, side: number): Rect[] {
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
    return { x, y, w: side, h, cut: left ? [CORNER, upper, lower, CORNER] : [upper, CORNER, CORNER, lower] };
  });
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function ringLayout(count: number, width = RING_WIDTH, height = RING_HEIGHT): RingLayout {
  return width < COLUMNS_FROM ? inRows(count, width, height) : inColumns(count, width, height);
}

function inColumns(count: number, width: number, height: number): RingLayout {
  const [left, top, right] = COLUMNS[within(count, 3, 7)] ?? [2, 1, 2];
  const side = Math.max((width * SIDE) / RING_WIDTH, Math.min(SIDE, (width - BOSS) / 2 - ROAD - 4));
  // The Boss keeps what he needs when the ring is low; the plate above him gives way.
  const topHeight = top ? Math.min(((count === 7 ? 144 : 196) * height) / RING_HEIGHT, height - 250) : 0;
  const lefts = column(left, 0, true, height, side).reverse();
  const rights = column(right, width - side, false, height, side);
  const inner = side + 12;
  const tops: Rect[] = top
    ? [{ x: inner, y: 0, w: width - 2 * inner, h: topHeight, cut: [CORNER, CORNER, CUT, CUT] }]
    : [];
  const bossX = side + ROAD + 4;
  const bossY = top ? topHeight + ROAD : 22;
  const boss: Rect = {
    x: bossX,
    y: bossY,
    w: width - 2 * bossX,
    h: height - bossY - 22,
    cut: [24, 24, 24, 24],
  };
  const { x0, x1, y0, y1, road } = around(boss);
  const level = (r: Rect): number => within(r.y + r.h / 2, y0 + K + 8, y1 - K - 8);
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

function row(count: number, y: number, width: number, h: number, above: boolean): Rect[] {
  const w = (width - GAP * (count - 1)) / count;
  const inner = Math.min(CUT, 22);
  return Array.from({ length: count }, (_, place) => {
    const left = place === 0 ? CORNER : inner;
    const right = place === count - 1 ? CORNER : inner;
    const cut: Rect["cut"] = above ? [CORNER, CORNER, right, left] : [left, right, CORNER, CORNER];
    return { x: place * (w + GAP), y, w, h, cut };
  });
}

function inRows(count: number, width: number, height: number): RingLayout {
  const [above, beside, below] = ROWS[within(count, 3, 7)] ?? [2, 0, 3];
  const bossHeight = beside ? within(height - 370, 128, 220) : within(height * 0.26, 122, 220);
  const h = (height - bossHeight - 2 * (ROAD - 2)) / 2;
  const tops = row(above, 0, width, h, true);
  const bottoms = row(below, height - h, width, h, false);
  const y = h + ROAD - 2;
  const plate = (width - 2 * GAP) / 3;
  const rights: Rect[] = beside
    ? [{ x: width - plate, y: y - 12, w: plate, h: bossHeight + 24, cut: [CORNER, CORNER, CORNER, CORNER] }]
    : [];
  const boss: Rect = {
    x: ROAD,
    y,
    w: width - 2 * ROAD - (beside ? plate : 0),
    h: bossHeight,
    cut: [20, 20, 20, 20],
  };
  const { x0, x1, y0, y1, road } = around(boss);
  const level = (r: Rect): number => within(r.x + r.w / 2, x0 + K + 8, x1 - K - 8);
  const up = (r: Rect): Stub => ({ from: [level(r), h], to: [level(r), y0] });
  const down = (r: Rect): Stub => ({ from: [level(r), height - h], to: [level(r), y1] });
  // Clockwise, and first comes the one at the top, or the first to the right of it.
  const half = Math.floor(above / 2);
  const plates = [...tops.slice(half), ...rights, ...bottoms.reverse(), ...tops.slice(0, half)];
  const stubs: Stub[] = [
    ...tops.slice(half).map(up),
    ...rights.map((r): Stub => ({ from: [r.x, r.y + r.h / 2], to: [x1, r.y + r.h / 2] })),
    ...bottoms.map(down),
    ...tops.slice(0, half).map(up),
  ];
  return { width, height, plates, boss, road, stubs, chevrons: chevrons(road) };
}

const K = 30;
/** The road round the Boss. */
function around(boss: Rect): { x0: number; x1: number; y0: number; y1: number; road: [number, number][] } {
  const x0 = boss.x - 17;
  const x1 = boss.x + boss.w + 17;
  const y0 = boss.y - 15;
  const y1 = boss.y + boss.h + 11;
  const road: [number, number][] = [
    [x0 + K, y0],
    [x1 - K, y0],
    [x1, y0 + K],
    [x1, y1 - K],
    [x1 - K, y1],
    [x0 + K, y1],
    [x0, y1 - K],
    [x0, y0 + K],
  ];
  return { x0, x1, y0, y1, road };
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
