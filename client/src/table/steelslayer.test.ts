// Steelslayer's decisions at a table, by click and by key: what is sent is what was meant.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open, prepare, sample } from "../../test/table";
import { game } from "../game.svelte";
import { slotsOf } from "./slots";
import { content } from "../content.svelte";
import type { CardInfo } from "../protocol";

const send = vi.fn();
const bar = (): HTMLElement => screen.getByRole("region", { name: "Decision" });
const choice = (action: string): HTMLElement => {
  const found = bar().querySelector<HTMLElement>(`[data-choice="${action}"]`);
  if (!found) throw new Error(`no button for ${action}`);
  return found;
};
const spot = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[data-spot="${name}"]`);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};
async function click(element: HTMLElement): Promise<void> {
  await fireEvent.click(element);
  await tick();
}
async function keys(...presses: string[]): Promise<void> {
  for (const press of presses) {
    await key(press);
    await tick();
  }
}
/** Cards of Steelslayer are not printed in the samples' content. */
const printed = (id: string, change: Partial<CardInfo>): void => {
  const [first] = content.all?.cards ?? [];
  if (content.all && first)
    content.all = {
      ...content.all,
      cards: [...content.all.cards, { ...first, id, name: id, rules: [], ...change }],
    };
};

beforeEach(async () => {
  await prepare();
  printed("data-chip", { family: "costs-two", cost: ["plan", "contain"], gives: ["research"] });
  printed("demolitions", { family: "odd", kind: "ability", power: "demolitions", cost: [], gives: [] });
  vi.spyOn(game, "send").mockImplementation(send);
  send.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("in the use step", () => {
  beforeEach(() => open(sample("table-steel-use")));

  it("a number is chosen for a card", async () => {
    await keys("2", "x");
    await click(choice("mizzy use demolitions put"));
    expect(send).toHaveBeenLastCalledWith("mizzy use demolitions put");
  });

  it("first a Reckoner, then a district; Esc goes back one", async () => {
    await click(spot("card/val/dispatcher"));
    await click(spot("seat/exel"));
    expect(within(bar()).getByText("Which district?")).toBeTruthy();
    await keys("Escape");
    expect(spot("seat/exel").className).toContain("target");
    await keys("a", "b");
    expect(send).toHaveBeenLastCalledWith("val use dispatcher exel soldier-field");
  });

  it("a card that changes a symbol: the die, the card, the symbol that it becomes", async () => {
    await keys("3", "w");
    await click(spot("card/exel/utility-tool"));
    expect(within(bar()).getByText(/Which symbol\?/)).toBeTruthy();
    await click(choice("exel use d2 card utility-tool enforcement contain"));
    expect(send).toHaveBeenLastCalledWith("exel use d2 card utility-tool enforcement contain");
  });

  it("the card first, then what pays, then the symbol", async () => {
    await keys("3", "x");
    await click(spot("die/exel/d2"));
    // One symbol is all that there is to choose, so only it is asked.
    await click(choice("exel use d2 card tradecraft enforcement"));
    expect(send).toHaveBeenLastCalledWith("exel use d2 card tradecraft enforcement");
  });

  it("a Shield is the target, and what it guards is none", async () => {
    await keys("3", "w");
    expect(spot("red-shield/understreets").textContent).toContain("−1");
    expect(document.querySelector('button[data-spot="enforcement/understreets"]')).toBeNull();
    await click(spot("red-shield/understreets"));
    expect(send).toHaveBeenLastCalledWith("exel use d2 enforcement understreets");
  });

  it("a whole die takes a Copy token", async () => {
    await keys("1", "q");
    await click(spot("copy-token/newcago-theatre"));
    expect(send).toHaveBeenLastCalledWith("val use d1 copy newcago-theatre");
  });
});

describe("a card that costs two", () => {
  it("has slots, and lights what pays the second", async () => {
    await open(sample("table-steel-half"));
    expect(bar().querySelectorAll(".slot")).toHaveLength(2);
    expect(bar().querySelectorAll(".slot.full")).toHaveLength(1);
    await keys("a");
    expect(send).toHaveBeenLastCalledWith("val use plan card data-chip");
  });

  it("Esc gives the first one back", async () => {
    const undo = vi.spyOn(game, "undo").mockImplementation(() => undefined);
    await open(sample("table-steel-half"));
    await keys("Escape");
    expect(undo).toHaveBeenCalledOnce();
  });

  it("slots are empty at first, and none for any other card", () => {
    const card = content.card("data-chip") as CardInfo;
    expect(slotsOf(card, null).map(({ full }) => full)).toEqual([false, false]);
    expect(slotsOf(card, { card: "data-chip", symbols: ["plan", "contain"] })).toEqual([
      { symbols: [], full: true },
      { symbols: ["plan", "contain"], full: false },
    ]);
    expect(slotsOf({ ...card, family: "exchanger" }, null)).toEqual([]);
  });
});

describe("in the middle of a step", () => {
  it("pieces are brought by their places, the Boss by his button, and L ends it; the open die waits", async () => {
    await open(sample("table-steel-kidnap"));
    expect(bar().querySelector(".openat .die")).not.toBeNull();
    expect(within(bar()).getByText("EQ2-08")).toBeTruthy();
    await click(spot("red-shield/understreets"));
    expect(send).toHaveBeenLastCalledWith("mizzy bring red-shield understreets");
    await keys("l");
    expect(send).toHaveBeenLastCalledWith("mizzy done");
  });

  it("whose card is stolen, then which", async () => {
    await open(sample("table-steel-steal"));
    await click(spot("seat/exel"));
    await click(choice("steal exel gottschalk"));
    expect(send).toHaveBeenLastCalledWith("steal exel gottschalk");
    send.mockClear();
    await keys("Escape", "b", "a");
    expect(send).toHaveBeenLastCalledWith("steal mizzy kidnap");
  });

  it("a die is given for one of another colour, or none is", async () => {
    await open(sample("table-steel-swap"));
    await click(spot("die/sam/d1"));
    expect(within(bar()).getByText("Which die comes instead?")).toBeTruthy();
    await click(choice("sam swap d1 green"));
    expect(send).toHaveBeenLastCalledWith("sam swap d1 green");
    await keys("l");
    expect(send).toHaveBeenLastCalledWith("sam leave");
  });
});
