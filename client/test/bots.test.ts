import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { percent } from "../src/counsel.svelte";
import { Game } from "../src/game.svelte";
import type { Advised, Crew } from "../src/protocol";
import { FakeSocket, table } from "./fakes";

const crew: Crew = { seats: { prof: "greedy" }, running: true, pace: "normal", acting: ["prof"] };
const advice: Advised = { type: "advice", version: 1, winning: 0.4, proposals: [] };
let game: Game;
const sent = (): unknown[] => FakeSocket.last.sent;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  game = new Game();
  game.connect("t1");
  FakeSocket.last.accept();
  FakeSocket.last.say(table({ crew }));
});
afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

describe("bots", () => {
  it("come with the table, and change without one", () => {
    expect(game.crew.of("prof")).toBe("greedy");
    expect(game.crew.isActing("prof")).toBe(true);
    FakeSocket.last.say({
      type: "bots",
      crew: { ...crew, running: false, acting: [] },
      news: "It has failed.",
    });
    expect(game.crew.now.running).toBe(false);
    expect(game.fault).toBe("It has failed.");
  });

  it("are told who plays, to stop, and how fast", () => {
    game.crew.seat("tia", "planner");
    game.crew.seat("prof", null);
    game.crew.drive(false);
    game.crew.pace("fast");
    expect(sent()).toEqual([
      { type: "seat", reckoner: "tia", bot: "planner" },
      { type: "seat", reckoner: "prof", bot: null },
      { type: "bots", running: false, pace: null },
      { type: "bots", running: null, pace: "fast" },
    ]);
  });

  it("hear once that a table has been shown", () => {
    game.crew.shown(4);
    game.crew.shown(4);
    expect(sent()).toEqual([{ type: "shown", version: 4 }]);
  });
});

describe("advice", () => {
  it("is asked for once a question, and of no use when the table has changed", () => {
    const question = { version: 1, reckoner: "tia", language: "en", link: "open" };
    const asked = (): number => (sent() as { type: string }[]).filter(({ type }) => type === "advise").length;
    game.counsel.ask();
    game.counsel.follow(question, true); // bots are still acting
    expect(asked()).toBe(0);
    game.counsel.follow(question, false);
    game.counsel.follow(question, false);
    expect(sent()).toContainEqual({ type: "advise", reckoner: "tia" });
    expect(asked()).toBe(1);
    FakeSocket.last.say(advice);
    expect(game.counsel.advice?.winning).toBe(0.4);
    expect(game.counsel.stale).toBe(false);
    FakeSocket.last.say(table({ version: 2, at: 1 }));
    game.counsel.follow({ ...question, version: 2 }, false);
    expect(game.counsel.open).toBe(true);
    expect(game.counsel.stale).toBe(true);
    expect(game.counsel.proposal(0)).toBeUndefined();
    expect(asked()).toBe(2);
  });

  it("about another position is not shown", () => {
    game.counsel.ask();
    FakeSocket.last.say({ ...advice, version: 0 });
    expect(game.counsel.advice).toBeNull();
  });

  it("makes bots wait while it is read", () => {
    game.counsel.ask();
    expect(sent()[0]).toEqual({ type: "bots", running: false, pace: null });
    game.counsel.close();
    expect(sent().at(-1)).toEqual({ type: "bots", running: true, pace: null });
    const before = sent().length;
    game.counsel.close();
    expect(sent()).toHaveLength(before);
  });

  it("that could not be worked out says so in its place", () => {
    game.counsel.ask();
    FakeSocket.last.say({ type: "fault", code: "no-thought", sentence: "Ask again." });
    expect(game.counsel.problem).toBe("Ask again.");
    expect(game.fault).toBe("");
  });

  it("is never quite certain of what is not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
