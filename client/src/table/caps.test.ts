import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open, prepare, sample } from "../../test/table";
import { game } from "../game.svelte";
import { caps, Caps } from "./caps.svelte";
import { commandOf } from "./keys";

const azerty = (code: string, key: string, rest = {}) => ({ code, key, ...rest });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("keys go by their place", () => {
  it.each([
    ["the first die, AZERTY", azerty("KeyQ", "a"), { do: "die", place: 0 }],
    ["the second die, AZERTY", azerty("KeyW", "z"), { do: "die", place: 1 }],
    ["the first Equipment, AZERTY", azerty("KeyZ", "w"), { do: "card", place: 0 }],
    ["a Reckoner without Shift, AZERTY", azerty("Digit2", "é"), { do: "seat", place: 1 }],
    ["a Reckoner with Shift, AZERTY", azerty("Digit2", "2", { shiftKey: true }), { do: "seat", place: 1 }],
    ["the market, AZERTY", azerty("KeyM", ","), { do: "go", to: "market" }],
    ["advice, AZERTY", azerty("Comma", ";"), { do: "advice" }],
    ["the rules, AZERTY", azerty("KeyM", "?", { shiftKey: true }), { do: "rules" }],
    ["the sixth die, QWERTZ", azerty("KeyY", "z"), { do: "die", place: 5 }],
    ["the first Equipment, QWERTZ", azerty("KeyZ", "y"), { do: "card", place: 0 }],
    ["the first die, Cyrillic", azerty("KeyQ", "й"), { do: "die", place: 0 }],
    ["a digit of the number pad", azerty("Numpad3", "3"), { do: "seat", place: 2 }],
  ])("%s", (_, press, command) => {
    expect(commandOf(press, [])).toEqual(command);
  });

  it("but undo goes by its letter, as everywhere", () => {
    expect(commandOf(azerty("KeyW", "z", { ctrlKey: true }), [])).toEqual({ do: "undo" });
    expect(commandOf(azerty("KeyZ", "w", { ctrlKey: true }), [])).toBeNull();
    expect(commandOf(azerty("KeyY", "z", { ctrlKey: true, shiftKey: true }), [])).toEqual({ do: "redo" });
    expect(commandOf(azerty("KeyZ", "я", { ctrlKey: true }), [])).toEqual({ do: "undo" });
  });

  it("targets too: the key at the place of A, whatever it types", () => {
    expect(commandOf(azerty("KeyA", "q"), ["A"])).toEqual({ do: "target", key: "A", all: false });
    expect(commandOf(azerty("KeyA", "Q", { shiftKey: true }), ["A"])).toEqual({
      do: "target",
      key: "A",
      all: true,
    });
    expect(commandOf(azerty("KeyQ", "a"), ["A"])).toEqual({ do: "die", place: 0 });
  });
});

describe("what is shown on a key", () => {
  it("is what the browser says", async () => {
    const layout = new Map([...Object.entries({ KeyQ: "a", KeyA: "q", Digit1: "&", Comma: ";", KeyL: "ß" })]);
    vi.stubGlobal("navigator", { keyboard: { getLayoutMap: () => Promise.resolve(layout) } });
    const own = new Caps();
    await own.ask();
    expect(["Q", "A", "1", ",", "L", "E"].map((place) => own.at(place))).toEqual([
      "A",
      "Q",
      "1",
      ";",
      "ß",
      "E",
    ]);
  });

  it("else what one key gives away", async () => {
    vi.stubGlobal("navigator", {});
    const own = new Caps();
    await own.ask();
    expect(own.at("Q")).toBe("Q");
    own.learn(azerty("KeyA", "q"));
    expect(["Q", "W", "A", "Z", "M", "E"].map((place) => own.at(place))).toEqual([
      "A",
      "Z",
      "Q",
      "W",
      ",",
      "E",
    ]);
    own.learn(azerty("KeyQ", "q"));
    expect(own.at("A")).toBe("A"); // back at another keyboard
    own.learn(azerty("KeyZ", "y"));
    expect(["Y", "Z"].map((place) => own.at(place))).toEqual(["Z", "Y"]);
    own.learn(azerty("KeyM", "?", { shiftKey: true }));
    expect(own.at("M")).toBe("M");
  });

  describe("at the table", () => {
    beforeEach(prepare);
    afterEach(() => {
      caps.learn(azerty("KeyQ", "q"));
    });

    it("dice and targets are played by place and show the player's letters", async () => {
      const send = vi.spyOn(game, "send").mockImplementation(() => undefined);
      vi.spyOn(game, "preview").mockImplementation(() => undefined);
      await open(sample("table-use-4-start"));
      await fireEvent.keyDown(window, azerty("KeyQ", "a"));
      const [target] = screen.getAllByRole("button", { name: /^Research Paroxysm/ });
      expect(target?.querySelector(".hint, kbd")?.textContent).toBe("Q");
      await fireEvent.keyDown(window, azerty("KeyA", "q"));
      expect(send.mock.calls).toEqual([["tia use d1 research paroxysm"]]);
    });
  });
});
