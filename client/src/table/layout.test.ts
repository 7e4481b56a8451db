import { describe, expect, it } from "vitest";
import { ringLayout, type Rect } from "./layout";

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const inside = (r: Rect, width: number, height: number): boolean =>
  r.x >= 0 && r.y >= 0 && r.x + r.w <= width + 0.01 && r.y + r.h <= height + 0.01;

describe.each([3, 4, 5, 6, 7])("a ring of %i districts", (count) => {
  it.each([
    [960, 446],
    [960, 526],
    [1100, 446],
    [1220, 620],
    [924, 380],
    [664, 450],
    [752, 560],
    [890, 640],
  ])("fits into %i x %i without touching", (width, height) => {
    const { plates, boss } = ringLayout(count, width, height);
    expect(plates).toHaveLength(count);
    for (const rect of [...plates, boss]) expect(inside(rect, width, height)).toBe(true);
    const all = [...plates, boss];
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  });

  it.each([
    [664, 450],
    [752, 560],
  ])("goes clockwise in rows, with room for plates and Boss, at %i x %i", (width, height) => {
    const { plates, boss, stubs } = ringLayout(count, width, height);
    const x = boss.x + boss.w / 2;
    const y = boss.y + boss.h / 2;
    const turns = plates
      .map((r) => Math.atan2(r.x + r.w / 2 - x, y - (r.y + r.h / 2)))
      .map((a) => (a < -0.2 ? a + 2 * Math.PI : a));
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    for (const { w, h } of plates) expect(Math.min(w / 210, h / 128)).toBeGreaterThanOrEqual(1);
    expect(Math.min(boss.w / 380, boss.h / 120)).toBeGreaterThanOrEqual(1);
    expect(stubs).toHaveLength(count);
  });

  it("goes clockwise and leaves plates and Boss enough room", () => {
    const { plates, boss, stubs } = ringLayout(count);
    const angle = (r: Rect): number => Math.atan2(r.x + r.w / 2 - 480, 223 - (r.y + r.h / 2));
    const turns = plates.map(angle).map((a) => (a < -0.01 ? a + 2 * Math.PI : a));
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    for (const { w, h } of plates) expect(Math.min(w / 292, h / 140)).toBeGreaterThanOrEqual(0.99);
    expect(boss.w).toBe(308);
    expect(boss.h).toBeGreaterThan(190);
    expect(stubs).toHaveLength(count);
  });
});
