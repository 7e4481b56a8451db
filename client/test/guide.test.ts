import { describe, expect, it } from "vitest";
import { Guide, begun } from "../src/learn/guide.svelte";
import { STEPS, type Step } from "../src/learn/steps";
import { has, t } from "../src/text";
import { table } from "./fakes";

const steps: Step[] = [
  { id: "welcome", at: "" },
  { id: "research", at: "", done: (_now, _from, seen) => seen.some(({ kind }) => kind === "research") },
  { id: "undo", at: "", done: (now, from) => now.at < from.at },
  { id: "money", at: "", skip: () => true, done: () => false },
  { id: "goal", at: "" },
];
const entry = (at: number, kind: string) => ({
  at,
  action: "",
  text: "",
  round: 1,
  step: "use",
  lines: [{ kind, args: {}, text: "" }],
});

describe("the guide", () => {
  it("waits until the player has done it, and leaves out what nobody can do", () => {
    const guide = new Guide("t1", steps);
    guide.follow(table());
    expect(guide.step?.id).toBe("welcome");
    guide.next();
    guide.follow(table({ at: 3, log: [entry(3, "research")] }));
    expect(guide.step?.id).toBe("research");
    guide.follow(table({ at: 4, log: [entry(3, "research"), entry(4, "research")] }));
    expect(guide.step?.id).toBe("undo");
    guide.follow(table({ at: 3, log: [entry(3, "research")] }));
    expect(guide.step?.id).toBe("goal");
    guide.next();
    expect(guide.done).toBe(true);
  });

  it("goes on where it was after a reload", () => {
    const guide = new Guide("t1");
    guide.next();
    expect(begun()).toBe("t1");
    expect(new Guide("t1").place).toBe(1);
    expect(new Guide("t2").place).toBe(0);
  });

  it("has words for each of its steps", () => {
    for (const { id } of STEPS) {
      expect(has(`web-learn-${id}`), id).toBe(true);
      expect(t(`web-learn-${id}.text`, { first: "Tia", second: "Abraham" }).length, id).toBeGreaterThan(40);
    }
  });
});
