// The movement board on the road: between two plates, and clockwise.
import { describe, expect, it } from "vitest";
import { ringLayout } from "./layout";
import { tramOn } from "./tram";

describe.each([3, 4, 5, 6, 7])("with %i districts", (count) => {
  const layout = ringLayout(count);
  const all = Array.from({ length: count }, (_, behind) => tramOn(layout, behind, 1));

  it("it stands at another place behind each of them, and stops behind the next one", () => {
    const places = all.map(({ now }) => `${now.x.toFixed()} ${now.y.toFixed()}`);
    expect(new Set(places).size).toBe(count);
    all.forEach(({ stop }, i) => {
      const next = all[(i + 1) % count]?.now;
      expect(stop.x).toBeCloseTo(next?.x ?? -1, 3);
      expect(stop.y).toBeCloseTo(next?.y ?? -1, 3);
    });
  });

  it("its way stays on the road", () => {
    const xs = layout.road.map(([x]) => x);
    const ys = layout.road.map(([, y]) => y);
    for (const { way } of all)
      for (const point of way.slice(1).split("L")) {
        const [x = 0, y = 0] = point.split(" ").map(Number);
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 0.1);
        expect(x).toBeLessThanOrEqual(Math.max(...xs) + 0.1);
        expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.1);
        expect(y).toBeLessThanOrEqual(Math.max(...ys) + 0.1);
      }
  });
});
