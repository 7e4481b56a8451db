import { describe, expect, it, vi } from "vitest";
import { Film } from "./film.svelte";
import { handle } from "./keys";

function pressed(
  key: string,
  more: KeyboardEventInit = {},
  on?: HTMLElement,
): { did: string[]; ours: boolean } {
  const film = new Film("t");
  const did: string[] = [];
  for (const name of ["action", "step", "round", "to"] as const)
    vi.spyOn(film, name).mockImplementation((way: number) => void did.push(`${name} ${String(way)}`));
  vi.spyOn(film, "toggle").mockImplementation(() => void did.push("toggle"));
  const event = new KeyboardEvent("keydown", { key, ...more });
  if (on) Object.defineProperty(event, "target", { value: on });
  const note = (name: string) => (): void => void did.push(name);
  const ours = handle(film, event, { branch: note("branch"), copy: note("copy"), leave: note("leave") });
  return { did, ours };
}

describe("the keys of a replay", () => {
  it.each([
    ["ArrowLeft", {}, "action -1"],
    ["ArrowRight", {}, "action 1"],
    ["ArrowLeft", { shiftKey: true }, "step -1"],
    ["ArrowRight", { shiftKey: true }, "step 1"],
    ["PageUp", {}, "round -1"],
    ["PageDown", {}, "round 1"],
    ["Home", {}, "to 0"],
    ["End", {}, "to 0"],
    [" ", {}, "toggle"],
    ["b", {}, "branch"],
    ["C", { shiftKey: true }, "copy"],
    ["Escape", {}, "leave"],
  ])("%s %o: %s", (key, more, what) => {
    expect(pressed(key, more)).toEqual({ did: [what], ours: true });
  });

  it("leave a button its own, and what is held with Ctrl to the browser", () => {
    expect(pressed(" ", {}, document.createElement("button")).did).toEqual([]);
    expect(pressed("c", { ctrlKey: true }).ours).toBe(false);
    expect(pressed("b", {}, document.createElement("textarea")).ours).toBe(false);
    expect(pressed("x").ours).toBe(false);
  });
});
