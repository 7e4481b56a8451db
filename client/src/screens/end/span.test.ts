import { describe, expect, it } from "vitest";
import { span } from "./span";

describe("the time that a game took", () => {
  it.each([
    [30, "0:01", "1 minute"],
    [12 * 60, "0:12", "12 minutes"],
    [3600, "1:00", "1 hour"],
    [6120, "1:42", "1 hour 42 minutes"],
    [86_399, "1d", "1 day"],
    [3 * 86_400, "3d", "3 days"],
  ])("of %d seconds", (seconds, short, full) => {
    expect(span(seconds)).toEqual({ short, full });
  });

  it("is not told if nobody can have played meanwhile", () => {
    expect(span(0)).toBeNull();
    expect(span(29)).toBeNull();
  });
});
