// Which look a page gets, from what was chosen and what the system asks for.
import { afterEach, describe, expect, it, vi } from "vitest";
import { keptLook, KEY, lookOf, showLook, type Choice } from "../src/look";
import { settings } from "../src/settings.svelte";

const nothing = { printed: false, light: false, more: false };

/** A system that asks for some things. */
function system(...asked: string[]): void {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: asked.includes(media) }));
}

describe("the look", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute("data-look");
  });

  it("is the system's unless one was chosen", () => {
    expect(lookOf("system", nothing)).toBe("dark");
    expect(lookOf("system", { ...nothing, light: true })).toBe("light");
    expect(lookOf("system", { ...nothing, more: true })).toBe("contrast");
    expect(lookOf("system", { ...nothing, light: true, more: true })).toBe("paper");
    for (const look of ["dark", "light", "contrast"] as const)
      expect(lookOf(look, { printed: false, light: look !== "light", more: true })).toBe(look);
  });

  it("is black on white on paper, whatever was chosen", () => {
    for (const look of ["system", "dark", "light", "contrast"] as const)
      expect(lookOf(look, { ...nothing, printed: true })).toBe("paper");
  });

  it("is kept with the other settings, and shown at once", () => {
    system();
    settings.set({ look: "light" });
    expect(document.documentElement.dataset["look"]).toBe("light");
    expect(keptLook()).toBe("light");
    settings.set({ look: "system" });
    expect(document.documentElement.dataset["look"]).toBe("dark");
  });

  it.each([
    ['{"speed":2}', "system"],
    ['{"look":"neon"}', "system"],
    ["{broken", "system"],
    ['{"look":"contrast"}', "contrast"],
  ])("is read from what is kept: %s", (kept, look) => {
    localStorage.setItem(KEY, kept);
    expect(keptLook()).toBe(look);
  });

  it.each<[Choice, string[], string]>([
    ["system", ["(prefers-color-scheme: light)"], "light"],
    ["system", ["(forced-colors: active)"], "contrast"],
    ["dark", ["(prefers-color-scheme: light)"], "dark"],
    ["dark", ["print"], "paper"],
  ])("%s where the system asks for %s", (choice, asked, look) => {
    system(...asked);
    showLook(choice);
    expect(document.documentElement.dataset["look"]).toBe(look);
  });
});
