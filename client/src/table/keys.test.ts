import { describe, expect, it } from "vitest";
import {
  ABILITY_KEY,
  ADVICE_KEY,
  BOTS_KEY,
  CARD_KEYS,
  commandOf,
  DIE_KEYS,
  LAPSE_KEY,
  lettered,
  PLAN_KEY,
  TARGET_KEYS,
} from "./keys";
import { expand } from "./decode";
import type { Choice } from "./options";

const press = (key: string, rest = {}) => ({ key, ...rest });

describe("letters of targets", () => {
  it("never mean a die, a card or another thing as well", () => {
    const others = [...DIE_KEYS, ...CARD_KEYS, ABILITY_KEY, PLAN_KEY, LAPSE_KEY, BOTS_KEY, ADVICE_KEY, "M"];
    expect(TARGET_KEYS.filter((key) => others.includes(key))).toEqual([]);
    expect(new Set(TARGET_KEYS).size).toBe(TARGET_KEYS.length);
  });

  it("are given in order; what comes after them has none", () => {
    const [option] = expand([{ who: "tia", do: "x", label: "x", kind: "move", offers: [{}] }]) as [
      Choice["option"],
    ];
    const choices = lettered(Array.from({ length: 16 }, () => ({ option, spot: "x" })));
    expect(choices.slice(0, 5).map((c) => c.key)).toEqual(["A", "B", "C", "D", "F"]);
    expect(choices.at(-1)?.key).toBe("");
  });
});

describe("what a key means", () => {
  it.each([
    ["1", { do: "seat", place: 0 }],
    ["6", { do: "seat", place: 5 }],
    ["q", { do: "die", place: 0 }],
    ["U", { do: "die", place: 6 }],
    ["p", { do: "plan" }],
    ["x", { do: "ability" }],
    [".", { do: "bots" }],
    [",", { do: "advice" }],
    [";", { do: "talk" }],
    ["z", { do: "card", place: 0 }],
    ["7", { do: "card", place: 1 }],
    ["l", { do: "lapse" }],
    ["Enter", { do: "enter" }],
    ["Escape", { do: "drop" }],
    [" ", { do: "end" }],
    ["?", { do: "rules" }],
    ["ArrowRight", { do: "ring", step: 1 }],
    ["ArrowLeft", { do: "ring", step: -1 }],
    ["b", { do: "go", to: "boss" }],
    ["g", { do: "go", to: "log" }],
  ])("%s", (key, command) => {
    expect(commandOf(press(key), [])).toEqual(command);
  });

  it("lit letters come before places to look at", () => {
    expect(commandOf(press("b"), ["A", "B"])).toEqual({ do: "target", key: "B", all: false });
    expect(commandOf(press("B", { shiftKey: true }), ["A", "B"])).toEqual({
      do: "target",
      key: "B",
      all: true,
    });
    expect(commandOf(press("f"), ["A", "B"])).toEqual({ do: "go", to: "forecast" });
  });

  it("undo and redo need Ctrl or ⌘; other shortcuts stay the browser's", () => {
    expect(commandOf(press("z", { ctrlKey: true }), [])).toEqual({ do: "undo" });
    expect(commandOf(press("Z", { metaKey: true, shiftKey: true }), [])).toEqual({ do: "redo" });
    expect(commandOf(press("a", { ctrlKey: true }), ["A"])).toBeNull();
  });

  it("with Alt the place of the key counts", () => {
    expect(commandOf(press("@", { altKey: true, code: "KeyQ" }), [])).toEqual({ do: "die", place: 0 });
    expect(commandOf(press("å", { altKey: true, code: "KeyA" }), ["A"])).toEqual({
      do: "target",
      key: "A",
      all: false,
    });
  });
});
