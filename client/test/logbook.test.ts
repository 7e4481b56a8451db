import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/api";
import { Logbook } from "../src/logbook.svelte";
import type { LogEntry, LogPage } from "../src/protocol";
import { decode } from "../src/table/decode";
import { table } from "./fakes";

const entry = (at: number, action = `a${at}`): LogEntry => ({
  at,
  action,
  who: "",
  verb: "",
  text: action,
  round: 1,
  step: "use",
  lines: [],
});
const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, n) => entry(from + n));
const told = (book: Logbook): string => book.entries.map(({ action }) => action).join(" ");

/** What the server would answer; the test decides when. */
const answers: ((page: LogPage) => void)[] = [];
const asked: number[] = [];
let book: Logbook;

beforeEach(() => {
  answers.length = asked.length = 0;
  vi.spyOn(api, "getLog").mockImplementation((_table, _language, before) => {
    asked.push(before);
    return new Promise((resolve) => answers.push(resolve));
  });
  book = new Logbook();
});
afterEach(() => vi.restoreAllMocks());

const come = (version: number, at: number, log: LogEntry[]): LogEntry[] =>
  book.take(decode(table({ table: "t", version, at, log }), null));
async function answer(version: number, at: number, found: LogEntry[]): Promise<void> {
  answers.shift()?.({ version, at, entries: found });
  await new Promise((resolve) => setTimeout(resolve));
}

describe("the log of a table", () => {
  it("keeps what the messages bring", () => {
    come(5, 5, [entry(5)]);
    come(7, 7, entries(6, 7));
    expect(told(book)).toBe("a5 a6 a7");
    expect(book.complete).toBe(false);
    expect(asked).toEqual([]);
  });

  it("asks for what came before, a page at a time, and once", async () => {
    come(5, 5, [entry(5)]);
    void book.older();
    void book.older();
    expect(asked).toEqual([5]);
    await answer(5, 5, entries(2, 4));
    void book.older();
    expect(asked).toEqual([5, 2]);
    await answer(5, 5, entries(0, 1));
    expect(told(book)).toBe("a0 a1 a2 a3 a4 a5");
    expect(book.complete).toBe(true);
    await book.older();
    expect(asked).toHaveLength(2);
  });

  it("after an undo shows less, and after a redo the same again, without asking", () => {
    come(1, 1, [entry(1)]);
    come(4, 4, entries(2, 4));
    come(5, 2, [entry(2)]);
    expect(told(book)).toBe("a1 a2");
    come(6, 4, [entry(4)]);
    expect(told(book)).toBe("a1 a2 a3 a4");
    expect(asked).toEqual([]);
  });

  it("forgets the old line when another is played", () => {
    come(1, 1, [entry(1)]);
    come(4, 4, entries(2, 4));
    come(5, 1, [entry(1)]);
    come(6, 2, [entry(2, "other")]);
    expect(told(book)).toBe("a1 other");
    come(7, 1, [entry(1)]);
    come(8, 2, [entry(2, "other")]);
    expect(told(book)).toBe("a1 other");
  });

  it("begins anew in another language, at another table, and after something was missed", () => {
    come(5, 5, [entry(5)]);
    come(6, 6, [entry(6)]);
    come(6, 6, [entry(6, "six")]);
    expect(told(book)).toBe("six");
    come(9, 8, [entry(8)]);
    expect(told(book)).toBe("a8");
    book.take(decode(table({ table: "u", version: 10, at: 9, log: [entry(9)] }), null));
    expect(told(book)).toBe("a9");
  });

  it("drops a page of another language", async () => {
    come(5, 5, [entry(5)]);
    void book.older();
    come(5, 5, [entry(5, "five")]);
    await answer(5, 5, entries(2, 4));
    expect(told(book)).toBe("five");
    expect(book.loading).toBe(false);
  });

  it("takes no entry of a line that was left while the page was on its way", async () => {
    come(5, 5, [entry(5)]);
    void book.older();
    // Somebody goes back and plays on differently; the page was told before, the messages are faster.
    come(6, 3, [entry(3)]);
    expect(told(book)).toBe("a3");
    come(7, 4, [entry(4, "new")]);
    await answer(5, 5, entries(1, 4));
    expect(told(book)).not.toContain("a4");
    // And a page that knows more than the messages waits for them.
    come(8, 5, [entry(5, "newer")]);
    void book.older();
    await answer(9, 4, entries(0, 3));
    expect(book.loading).toBe(true);
    come(9, 4, [entry(4, "new")]);
    expect(told(book)).toMatch(/^(a0 a1 a2 )?a3 new$/);
  });

  it("tries again after a failure", async () => {
    come(5, 5, [entry(5)]);
    vi.mocked(api.getLog).mockRejectedValueOnce(new Error("away"));
    await book.older();
    expect([book.failed, book.loading]).toEqual([true, false]);
    void book.older();
    await answer(5, 5, entries(0, 4));
    expect([book.failed, told(book)]).toEqual([false, "a0 a1 a2 a3 a4 a5"]);
  });

  it("reaches back as far as it is told", async () => {
    come(9, 9, [entry(9)]);
    const reached = book.reach(({ at }) => at <= 3);
    await answer(9, 9, entries(6, 8));
    await answer(9, 9, entries(3, 5));
    expect(await reached).toBe(true);
    expect(asked).toEqual([9, 6]);
  });
});
