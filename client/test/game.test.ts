import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Game } from "../src/game.svelte";
import { BACKOFF } from "../src/socket";
import { addText, speak } from "../src/text";
import { FakeSocket, late, table } from "./fakes";

const lines = [{ kind: "rolled", args: {}, text: "Tia rolls." }];
const entry = {
  at: 1,
  action: "tia reroll",
  who: "tia",
  verb: "reroll",
  text: "",
  round: 1,
  step: "roll",
  lines,
};
let game: Game;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  game = new Game();
  game.connect("t1");
  FakeSocket.last.accept();
  FakeSocket.last.say(table());
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("asks for the table in the language in use", () => {
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t1\/play\?lang=en&protocol=3$/);
    expect(game.link).toBe("open");
  });

  it("comes back by itself and takes the table that the server has", () => {
    FakeSocket.last.break();
    expect(game.link).toBe("lost");
    vi.advanceTimersByTime(BACKOFF[0] ?? 0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    FakeSocket.last.say(table({ version: 5, at: 4 }));
    expect(game.link).toBe("open");
    expect(game.now?.version).toBe(5);
  });

  it("waits longer from try to try", () => {
    for (const wait of BACKOFF) {
      const before = FakeSocket.all.length;
      FakeSocket.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it("does not come back to a table that is gone", () => {
    FakeSocket.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(game.link).toBe("off");
  });

  it("what was said about a table that is gone is not said at the next one", () => {
    game.connect("gone");
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "fault", code: "unknown-table", sentence: "There is no such table." });
    FakeSocket.last.break(4404);
    expect([game.gone, game.fault]).toEqual([true, "There is no such table."]);
    game.connect("t2");
    expect([game.gone, game.fault]).toEqual([false, ""]);
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    expect([game.gone, game.fault]).toEqual([false, ""]);
  });

  it("is not called gone before anybody has asked for it", () => {
    game.close();
    expect([game.link, game.gone]).toEqual(["off", false]);
  });

  it("forgets what was under way when it breaks", () => {
    game.send("tia roll");
    FakeSocket.last.break();
    expect(game.pending).toBeNull();
  });

  it("stays closed once closed", () => {
    game.close();
    FakeSocket.last.break();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("an action", () => {
  it("takes away what an earlier one was answered", () => {
    FakeSocket.last.say({ type: "fault", code: "storage", sentence: "The disk is full." });
    game.send("tia stop");
    expect(game.fault).toBe("");
  });

  it("goes out with the version and is pending until the table answers", () => {
    game.send("tia use d1 research digzone", "tia use d1 research digzone");
    expect(FakeSocket.last.sent).toEqual([
      { type: "act", version: 1, actions: ["tia use d1 research digzone", "tia use d1 research digzone"] },
    ]);
    expect(game.pending?.kind).toBe("act");
    FakeSocket.last.say(table({ version: 2, at: 1 }));
    expect(game.pending).toBeNull();
  });

  it("is not sent twice", () => {
    game.send("tia roll");
    game.send("tia roll");
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("that comes too late is refused, and said so until the next one", () => {
    game.send("tia roll");
    FakeSocket.last.say(table({ version: 2, at: 1 }));
    FakeSocket.last.say(late);
    expect(game.refusal?.code).toBe("late");
    expect(game.pending).toBeNull();
    game.send("tia stop");
    expect(game.refusal).toBeNull();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ version: 2 });
  });

  it("ends a look into the past", () => {
    const now = table();
    FakeSocket.last.say({ type: "past", at: 0, line: 0, view: now.view, forecast: now.forecast, log: [] });
    expect(game.past?.at).toBe(0);
    game.send("tia roll");
    expect(game.past).toBeNull();
  });
});

describe("what is to be animated", () => {
  it("is what a step forward made happen, with the table before it", () => {
    FakeSocket.last.say(table({ version: 2, at: 1, added: 1, log: [entry] }));
    expect(game.queue).toHaveLength(1);
    expect(game.takeBatch()?.from.version).toBe(1);
    expect(game.takeBatch()).toBeUndefined();
  });

  it("is nothing after an undo, and nothing for the same table in another language", () => {
    FakeSocket.last.say(table({ version: 2, at: 1, added: 1, log: [entry] }));
    FakeSocket.last.say(table({ version: 3, at: 0 }));
    expect(game.queue).toHaveLength(0);
    FakeSocket.last.say(table({ version: 3, at: 0, added: 1, log: [entry] }));
    expect(game.queue).toHaveLength(0);
  });
});

describe("a switch of the language", () => {
  it("is told to the server at once, and kept for the next connection", async () => {
    addText("fr", "web-title = Reckoners");
    await speak("fr");
    expect(FakeSocket.last.sent).toEqual([{ type: "speak", language: "fr" }]);
    FakeSocket.last.break();
    vi.advanceTimersByTime(BACKOFF[0] ?? 0);
    expect(FakeSocket.last.url).toMatch(/lang=fr&protocol=3$/);
    await speak("en");
  });
});

describe("a preview", () => {
  it("takes only the answer to the last question", () => {
    game.preview("a");
    game.preview("b");
    FakeSocket.last.say({ type: "previewed", action: "a", before: 7, after: 5 });
    expect(game.previewed).toBeNull();
    FakeSocket.last.say({ type: "previewed", action: "b", before: 7, after: 6 });
    expect(game.previewed?.after).toBe(6);
  });
});
