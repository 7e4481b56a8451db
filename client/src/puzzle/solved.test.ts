import { beforeEach, expect, test } from "vitest";
import { keepSolved, solvedBy } from "./solved";

beforeEach(() => {
  localStorage.clear();
});

test("what was solved stays solved, also after its solution was looked at", () => {
  keepSolved("a", "solved");
  keepSolved("a", "shown");
  expect(solvedBy("a")).toBe("solved");
});

test("a solution that was shown first may be solved later", () => {
  keepSolved("a", "shown");
  expect(solvedBy("a")).toBe("shown");
  keepSolved("a", "solved");
  expect(solvedBy("a")).toBe("solved");
  expect(solvedBy("b")).toBeUndefined();
});

test("what an older page has kept harms nobody", () => {
  localStorage.setItem("reckoners-puzzles", "[1");
  expect(solvedBy("a")).toBeUndefined();
  keepSolved("a", "solved");
  expect(solvedBy("a")).toBe("solved");
});
