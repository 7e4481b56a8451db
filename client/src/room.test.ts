import { describe, expect, it } from "vitest";
import { roomFor, type Layout } from "./room";

describe("the layout follows the room", () => {
  it.each<[string, number, number, number, Layout]>([
    ["a laptop", 1280, 720, 1, "desktop"],
    ["a monitor", 1920, 1080, 1, "desktop"],
    ["a laptop whose browser has many bars", 1366, 600, 1, "wide"],
    ["a laptop with large text", 1280, 720, 1.3, "wide"],
    ["a monitor with large text", 1920, 1080, 1.3, "wide"],
    ["a tablet sideways", 1024, 768, 1, "tablet"],
    ["a newer tablet sideways", 1180, 820, 1, "tablet"],
    ["a tablet upright", 768, 1024, 1, "tablet"],
    ["a large tablet upright", 1024, 1366, 1, "tablet"],
    ["a tablet upright with large text", 768, 1024, 1.3, "phone"],
    ["a phone", 390, 844, 1, "phone"],
    ["a phone sideways", 844, 390, 1, "sideways"],
    ["a small phone sideways", 667, 375, 1, "sideways"],
    ["a laptop at 200 %", 640, 360, 1, "sideways"],
    ["a monitor at 200 %", 960, 540, 1, "sideways"],
    ["a laptop at 400 %", 320, 256, 1, "phone"],
  ])("%s", (_, width, height, size, layout) => {
    expect(roomFor(width, height, size).layout).toBe(layout);
  });
});

it("fills the window exactly", () => {
  for (const [w, h] of [
    [1920, 1080],
    [1024, 1366],
    [932, 430],
    [333, 777],
  ] as const)
    for (const size of [1, 1.15, 1.3]) {
      const { scale, width, height } = roomFor(w, h, size);
      expect(width * scale).toBeCloseTo(w);
      expect(height * scale).toBeCloseTo(h);
    }
});

describe("what is set larger gets larger", () => {
  const WINDOWS = [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const;
  it.each(WINDOWS)("%i x %i by the text size", (w, h) => {
    for (const size of [1.15, 1.3]) expect(roomFor(w, h, size).scale / roomFor(w, h).scale).toBeCloseTo(size);
  });
  it.each(WINDOWS)("%i x %i by the browser's zoom", (w, h) => {
    const physical = (zoom: number): number => roomFor(w / zoom, h / zoom).scale * zoom;
    expect(physical(2) / physical(1)).toBeGreaterThanOrEqual(1.8);
    expect(physical(4) / physical(1)).toBeGreaterThanOrEqual(3.3);
    let before = 0;
    for (const zoom of [1, 1.1, 1.25, 1.5, 1.75, 2, 3, 4]) {
      expect(physical(zoom)).toBeGreaterThanOrEqual(before * 0.999);
      before = physical(zoom);
    }
  });
  it("is never drawn smaller than it is made", () => {
    for (let w = 300; w < 2600; w += 70)
      for (let h = 250; h < 1600; h += 70) expect(roomFor(w, h).scale).toBeGreaterThanOrEqual(1);
  });
});
