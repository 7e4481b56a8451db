import { beforeEach, describe, expect, it } from "vitest";
import { begun, FIRST } from "../src/learn/courses";
import { Guide } from "../src/learn/guide.svelte";
import { AGAIN, GOAL, HALF, LESSONS, type Lesson } from "../src/learn/lessons";
import { pathTo } from "../src/learn/pointing";
import { choose, type Scene } from "../src/learn/scene";
import { shared, standing } from "../src/learn/standing";
import { content } from "../src/content.svelte";
import type { Content } from "../src/protocol";
import type { Table } from "../src/table/decode";
import { reachable } from "../src/table/lit";
import type { Held } from "../src/table/options";
import { has, t } from "../src/text";
import { prepare, read, sample } from "./table";

/** A sample, as if it were early in the game. */
const tables = new Map<string, Table>();
function early(name: string, round = 1): Table {
  const now: Table = tables.get(name) ?? sample(name);
  tables.set(name, now);
  return { ...now, view: { ...now.view, round } };
}
/** A table as the guide sees it. */
const scene = (name: string, change: Partial<Scene> = {}): Scene => seen(early(name), change);
function seen(now: Table, change: Partial<Scene> = {}): Scene {
  const options = now.options;
  const seat = change.seat ?? now.view.reckoners[0]?.id ?? "";
  const hand = change.hand ?? null;
  const view = now.view;
  const found = reachable({ view, options, seat: view.reckoners.find(({ id }) => id === seat), hand });
  const spots = new Map(found.map((one) => [one.spot, { ...one, key: "", at: "" }]));
  return {
    now,
    line: FIRST.line,
    options,
    spots,
    seat,
    hand,
    asking: false,
    kept: () => [],
    advice: "closed",
    recap: false,
    ...change,
  };
}
const lesson = (id: string): Lesson =>
  [...LESSONS, ...AGAIN, GOAL, HALF].find((one) => one.id === id) as Lesson;
const can = (now: Scene): string[] => LESSONS.filter(({ when }) => when(now)).map(({ id }) => id);
const first = (id: string, now: Scene): string => lesson(id).point(now)[0]?.at ?? "";

const verb = (action: string): string => action.split(" ")[1] ?? "";

/** After an action that the server has played. */
const after = (now: Table, action: string): Table => ({
  ...now,
  version: now.version + 1,
  at: now.at + 1,
  log: [
    ...now.log,
    { at: now.at + 1, action, who: "", verb: verb(action), text: "", round: 1, step: "use", lines: [] },
  ],
});

beforeEach(async () => {
  localStorage.clear();
  await prepare();
  content.all = read<Content>("content-en");
});

describe("what a lesson asks for can be done", () => {
  it("in each step only its own lessons are given", () => {
    const always = ["welcome", "boss", "epic", "forecast"];
    expect(can(scene("table-prologue-buy"))).toEqual([...always, "buy"]);
    expect(can(scene("table-place"))).toEqual([...always, "place"]);
    expect(can(scene("table-roll-4")).slice(4)).toEqual(["keep", "stop"]);
    expect(can(seen(early("table-roll-4", 2))).slice(4)).toEqual(["keep", "stop", "night"]);
    expect(can(scene("table-rewards"))).toContain("rewards");
    expect(can(scene("table-rewards"))).not.toContain("market");
    expect(can(scene("table-buy"))).toContain("market");
  });

  it("asks for no coin when nobody has one", () => {
    const now = early("table-use-4-start");
    const poor = { ...now, options: now.options.filter(({ symbol }) => symbol !== "money") };
    expect(can(seen(now))).toContain("money");
    expect(can(seen(poor))).not.toContain("money");
    expect(lesson("money").point(seen(poor))).toEqual([]);
  });

  it("points at whoever has the symbol, and at the very die", () => {
    const now = scene("table-use-4-start", { seat: "prof" });
    const money = now.options.find(({ symbol, source }) => symbol === "money" && source !== "plan");
    expect(money?.who).toBe("megan");
    expect(first("money", now)).toContain("seat/megan");
    expect(first("money", { ...now, seat: "megan" })).toContain(`die/megan/${money?.source ?? ""}`);
  });

  it("leads by tray, die and target to each option that there is", () => {
    for (const name of ["table-use-4-start", "table-use-2", "table-use-6"]) {
      const away = scene(name, { seat: "nobody" });
      for (const option of away.options) {
        if (["lapse", "end"].includes(option.kind) || option.target.kind === "face") continue;
        expect(pathTo(away, option)[0]?.at, option.action).toBe(`[data-spot="seat/${option.who}"]`);
        const hand: Held = { who: option.who, source: option.source };
        const held = scene(name, { seat: option.who, hand });
        const last = pathTo(held, option);
        expect(last.at(-1)?.at, option.action).toBe(`[data-choice="${option.action}"]`);
        const spot = /button\[data-spot="([^"]+)"\]/.exec(last[0]?.at ?? "")?.[1];
        if (spot) expect(held.spots.get(spot)?.option.action).toBe(option.action);
      }
    }
  });

  it("chooses the line's own action, else what loses nothing", () => {
    const now = scene("table-use-4-start");
    const [some] = now.options.filter(({ kind }) => kind === "spend");
    expect(
      choose({ ...now, now: { ...now.now, at: FIRST.line.length } }, ({ kind }) => kind === "spend"),
    ).toBe(some);
    const lossy = now.options.map((option) => ({ ...option, lapses: option.who === "prof" ? "" : "1 Plan" }));
    expect(choose({ ...now, options: lossy }, ({ kind }) => kind === "spend")?.who).toBe("prof");
  });

  it("ends the step where nothing is left, and puts down first what is in the hand", () => {
    const now = scene("table-use-4-start");
    const empty = { ...now, options: now.options.filter(({ kind }) => kind === "end") };
    expect(
      lesson("rest")
        .point(empty)
        .map(({ say }) => say),
    ).toEqual(["end", "drop", "lapse"]);
    expect(lesson("rest").point({ ...empty, asking: true })[0]?.say).toBe("sure");
  });
});

describe("the guide", () => {
  const read = (guide: Guide, now: Scene): void => {
    while (guide.lesson && !guide.lesson.done) guide.next(now);
  };

  it("goes on when it was done, with an equal die too, and stays when something else was", () => {
    const now = early("table-use-4-start");
    const guide = new Guide("t1");
    guide.follow(seen(now));
    read(guide, seen(now));
    expect(guide.lesson?.id).toBe("research");
    const deed = now.options.find(({ symbol, target }) => symbol === "research" && target.kind === "epic");
    const other = after(now, "tia use d3 move the-loop");
    guide.follow(seen(other));
    expect(guide.lesson?.id).toBe("research");
    const equal = now.options.find(({ label, source }) => label === deed?.label && source !== deed.source);
    guide.follow(seen(after(other, equal?.action ?? "")));
    expect(guide.lesson?.id).toBe("contain");
  });

  it("waits for undo and redo", () => {
    const now = early("table-use-4-start");
    const guide = new Guide("t1");
    guide.given = LESSONS.map(({ id }) => id).filter((id) => id !== "undo");
    const start = { ...now, at: 5 };
    guide.follow(seen(start));
    expect(first("undo", seen(start))).toContain("undo");
    const back = { ...now, at: 4, undone: 1, version: 9 };
    guide.follow(seen(back));
    expect(guide.lesson?.id).toBe("undo");
    expect(first("undo", seen(back))).toContain("redo");
    guide.follow(seen({ ...start, version: 10 }));
    expect(guide.lesson?.id).toBe("goal");
  });

  it("lets every lesson be skipped, and comes back when there is something new", () => {
    const use = scene("table-use-4-start");
    const guide = new Guide("t1");
    guide.follow(use);
    for (let n = 0; n < LESSONS.length && guide.lesson; n++) guide.skip(use);
    expect(guide.lesson).toBeUndefined();
    expect(guide.over).toBe(false);
    guide.follow(scene("table-rewards"));
    expect(guide.lesson?.id).toBe("rewards");
  });

  it("has a half used die used up first", () => {
    const guide = new Guide("t1");
    guide.follow(scene("table-use-4"));
    expect(guide.lesson?.id).toBe("half");
    expect(first("half", scene("table-use-4", { seat: "prof" }))).toContain("seat/tia");
  });

  it("ends when all was given, when the game is over, and when somebody leaves", () => {
    const guide = new Guide("t1");
    guide.follow(scene("table-over-won"));
    expect(guide.lesson?.id).toBe("goal");
    guide.next(scene("table-over-won"));
    expect(guide.over).toBe(true);
    const other = new Guide("t2");
    other.leave();
    expect(other.over).toBe(true);
    expect(begun(FIRST)).toBe("");
  });

  it("goes on where it was after a reload", () => {
    const now = scene("table-prologue-buy");
    const guide = new Guide("t1");
    guide.follow(now);
    guide.next(now);
    expect(begun(FIRST)).toBe("t1");
    expect(new Guide("t1").given).toEqual(["welcome"]);
    localStorage.setItem("reckoners-guide", "t1 3"); // as an older page kept it
    expect(new Guide("t1").given).toEqual([]);
  });

  it("has words for everything that it says", () => {
    for (const { id } of [...LESSONS, ...AGAIN, GOAL, HALF]) {
      expect(has(`web-learn-${id}`), id).toBe(true);
      expect(t(`web-learn-${id}.text`, { first: "Tia", second: "Megan" }).length, id).toBeGreaterThan(40);
    }
    for (const name of ["table-prologue-buy", "table-roll-4", "table-use-4", "table-rewards", "table-buy"]) {
      const now = scene(name);
      for (const one of [...LESSONS, ...AGAIN, HALF].filter(({ when }) => when(now)))
        for (const { say } of one.point(now)) if (say) expect(has(`web-learn-do-${say}`), say).toBe(true);
    }
  });
});

describe("where the guide stands", () => {
  const own = { width: 300, height: 180 };
  const window = { width: 1280, height: 720 };
  it("lies over nothing that it points at, and stays where it is if it may", () => {
    const tray = { x: 900, y: 600, width: 200, height: 60 };
    const place = standing(tray, own, window, null);
    expect(shared(place, tray)).toBe(0);
    expect(standing({ x: 10, y: 10, width: 50, height: 50 }, own, window, place)).toEqual(place);
  });
  it("hides as little as it can of what is to be read", () => {
    const go = { x: 600, y: 500, width: 100, height: 40 };
    const text = { x: 700, y: 0, width: 580, height: 720 };
    expect(shared(standing(go, own, window, null, text), text)).toBe(0);
  });
  it("stays inside of a small window", () => {
    const place = standing(
      { x: 0, y: 300, width: 360, height: 60 },
      { width: 344, height: 250 },
      { width: 360, height: 640 },
      null,
    );
    expect(place).toMatchObject({ x: 8, y: 382 });
  });
});
