// Limelight, Ildithia and Newcago's cards at a table: what is shown, and that what is sent is what was meant.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open, prepare, read, sample } from "../../test/table";
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import type { Content } from "../protocol";

const send = vi.fn();
const bar = (): HTMLElement => screen.getByRole("region", { name: "Decision" });
const one = (selector: string, inside: ParentNode = document): HTMLElement => {
  const found = inside.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
async function click(element: HTMLElement, shiftKey = false): Promise<void> {
  await fireEvent.click(element, { shiftKey });
  await tick();
}
async function keys(...presses: string[]): Promise<void> {
  for (const press of presses) {
    await key(press);
    await tick();
  }
}
const classes = (district: string): string[] =>
  all(`[data-plate="${district}"] .ptrack li`).map(({ className }) => className);

beforeEach(async () => {
  await prepare();
  content.all = read<Content>("content-all-en");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.spyOn(game, "send").mockImplementation(send);
  send.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("Ildithia", () => {
  beforeEach(() => open(sample("table-ildithia-use")));

  it("has its colours, its step, and its way first in the forecast", () => {
    expect(document.documentElement.dataset["city"]).toBe("ildithia");
    const steps = within(screen.getByRole("list", { name: "Steps of the round" }));
    expect(steps.getByText("Ildithia moves")).toBeTruthy();
    expect(one(".fclines li").textContent).toContain("Ildithia passes 2");
    expect(all(".road .tram")).toHaveLength(2);
    expect(one(".bossres").getAttribute("aria-label")).toBe("Research 14");
  });

  it("lights what happens where it passes, strikes out what is protected, and says so", () => {
    expect(classes("salt-mills")).toEqual(["safe", "at lit", "lit", "lit", "bottom"]);
    expect(classes("sharp-tower")).toEqual(["at", "", "", "", "bottom"]);
    expect(classes("porters-square")).toEqual(["safe", "safe", "safe", "safe", "at bottom"]);
    const label = (district: string): string | null =>
      one(`[data-plate="${district}"] .dhit`).getAttribute("aria-label");
    expect(label("salt-mills")).toBe(
      "Passed this round as number 2: Attack Money, Enforcement, Discover Base",
    );
    expect(label("sharp-tower")).toContain("Not passed this round. Later: ");
    expect(label("porters-square")).toBe("All protected: nothing happens when Ildithia passes");
    expect(one('[data-plate="salt-mills"] .passchip').textContent).toContain("2");
  });

  it("any symbol protects; with Shift all of a die do", async () => {
    await keys("3", "q");
    const target = one('button[data-spot="marker/salt-mills"]');
    expect(target.textContent).toContain("Protect Salt Mills");
    await click(target, true);
    expect(send).toHaveBeenLastCalledWith(...Array(2).fill("val use d1 attack protect salt-mills"));
    await keys("w");
    expect(one('[data-choice="val use d2 contain protect salt-mills"]', bar())).toBeTruthy();
  });

  it("the Boss's tables show the column, what may happen and how likely", () => {
    const yellow = one('.lrow[data-track="yellow"]');
    expect(one(".lcol", yellow).getAttribute("aria-label")).toContain("Column 3 of 5");
    expect(one(".lcol", yellow).className).toContain("soon");
    const cells = [...yellow.querySelectorAll(".lcell")];
    expect(cells).toHaveLength(4);
    expect(cells.every((cell) => cell.classList.contains("may"))).toBe(true);
    expect(cells[0]?.getAttribute("aria-label")).toContain("A3, may happen (2 of 6): ");
    expect(one(".fclines li:last-child .v").textContent).toMatch(/−\d+ to −\d+/);
    expect(one('[data-plate="sharp-tower"] .fig-boss.next')).toBeTruthy();
  });

  it("his sheet is the whole page; arrow keys walk through it", async () => {
    await keys("b");
    one("#at-boss").focus();
    await keys("Enter");
    const sheet = await vi.waitFor(() => one("dialog"), { timeout: 20_000 }); // it is fetched
    expect(sheet.querySelectorAll(".ltable .lcell")).toHaveLength(80);
    expect(sheet.querySelectorAll(".ltable .may")).toHaveLength(16);
    expect(one(".bsub", sheet).textContent).toContain("Brine Gardens · Booklet: 4 Reckoners, Standard");
    expect(one(".ltable h3", sheet).textContent).toBe("yellow table");
    expect(one('.lscales [aria-label="3–4: 5 population, so it is today"]', sheet).className).toBe("on");
    expect(one(".bturns", sheet).textContent).toContain("then he goes to Sharp Tower");
    const cells = [...sheet.querySelectorAll<HTMLElement>(".lcell")];
    cells[0]?.focus();
    await fireEvent.keyDown(cells[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(cells[5]);
  });
});

it("the rows that he rolled stay marked until he rolls again", async () => {
  await open(sample("table-ildithia-acted"));
  const marked = [...document.querySelectorAll(".lrow .lcell.last")].map((cell) =>
    cell.getAttribute("aria-label"),
  );
  expect(marked.map((label) => label?.slice(0, 1))).toEqual(["B", "A", "C", "D"]);
  expect(marked[0]).toContain("rolled last time");
});

describe("Newcago's cards", () => {
  it("show harm, whom it hits, and what helps", async () => {
    await open(sample("table-newcago-use"));
    const card = (district: string): HTMLElement => one(`[data-plate="${district}"] .ncard`);
    expect(one(".nharm", card("soldier-field")).textContent).toContain("×2");
    expect(one(".nharm", card("understreets")).getAttribute("aria-label")).toContain("Megan");
    expect(one(".nben", card("newcago-theatre")).className).toContain("mine");
    expect(card("newcago-theatre").querySelectorAll(".nharm .may")).toHaveLength(2);
    expect(one(".fclines li").textContent).toContain("Newcago cards");
    expect(one(".fclines li").textContent).toContain("hits Megan; hits one of them, you choose: Tia, Prof");
  });

  it("an exchange is a target on the card", async () => {
    await open(sample("table-newcago-use"));
    await keys("4");
    await click(one('[data-spot="die/david/d5"]'));
    await click(one('button[data-spot="city-card/chinatown"]'));
    expect(send).toHaveBeenLastCalledWith("david use d5 card chinatown-a");
  });

  it("of several who may use a benefit one is chosen first; nobody has to", async () => {
    await open(sample("table-newcago-benefit"));
    expect(bar().textContent).toContain("NEW-05");
    await click(one('[data-stage="seat/prof"]', bar()));
    expect(bar().textContent).toContain("Prof");
    await click(one('button[data-spot="health/newcago-theatre"]'));
    expect(send).toHaveBeenLastCalledWith("prof use newcago-theatre-a attack paroxysm");
    await keys("l");
    expect(send).toHaveBeenLastCalledWith("end benefit");
  });

  it("whom a card attacks is chosen among Reckoners", async () => {
    await open(sample("table-newcago-victim"));
    await click(one('[data-choice="suffer prof"]', bar()));
    expect(send).toHaveBeenLastCalledWith("suffer prof");
  });
});
