import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { content } from "../src/content.svelte";
import type { Content, RuleInfo } from "../src/protocol";
import Reference from "../src/screens/rules/Reference.svelte";
import { t } from "../src/text";

const sample = (name: string): unknown => JSON.parse(readFileSync(`samples/${name}.json`, "utf8"));

beforeEach(() => {
  content.all = sample("content-en") as Content;
  content.rules = sample("rules-en") as RuleInfo[];
});

const folded = (): HTMLElement => screen.getByText("Steelslayer").closest("details") ?? document.body;
const away = t("web-rules-away", { pack: "Steelslayer" });

describe("the rule reference", () => {
  it("begins with how to play, which leads to the rules", async () => {
    render(Reference);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(t("web-how-title"));
    expect(screen.getAllByRole("article")).toHaveLength(9);
    await userEvent.click(screen.getAllByRole("button", { name: "Epics activate" }).at(-1) as Element);
    expect(screen.getByText("ACT-01")).toBeTruthy();
    expect(screen.queryByText(t("web-how-lead"))).toBeNull();
  });

  it("folds away the rules of modules that are not in play", async () => {
    render(Reference);
    await userEvent.click(screen.getByRole("button", { name: "Pieces and their limits" }));
    expect(folded()).toHaveProperty("open", false);
    expect(within(folded()).getByRole("button", { name: /Regalia/, hidden: true })).toBeTruthy();
    expect(screen.getByText(t("web-rules-folded", { n: 1 })).closest("details")?.open).toBe(false);
  });

  it("finds them all the same, after the others, and says that they are not in play", async () => {
    render(Reference);
    await userEvent.type(screen.getByRole("searchbox"), "shield");
    const found = screen.getAllByRole("article");
    expect(found.length).toBeGreaterThan(5);
    expect(found.at(-1)?.textContent).toContain(away);
  });

  it("unfolds what somebody asks for", () => {
    render(Reference, { rule: "REG-01" });
    expect(folded()).toHaveProperty("open", true);
    expect(screen.getAllByRole("article")).toHaveLength(9);
  });

  it("folds away what other modules need, if only some are in play", () => {
    content.all = { ...(sample("content-all-en") as Content), in_play: [1, 3] };
    render(Reference);
    const names = within(folded()).getAllByRole("button", { hidden: true });
    expect(names.map((one) => one.textContent)).toContain("Steelslayer: Equipment");
    expect(screen.getByRole("button", { name: "Steelslayer: Reckoners" }).closest("details")).toBeNull();
    expect(names.map((one) => one.textContent)).not.toContain("Steelslayer: Reckoners");
  });

  it("folds nothing when every module is in play", () => {
    content.all = {
      ...(sample("content-en") as Content),
      packs: ["base", "steelslayer"],
      in_play: [1, 2, 3, 4, 5],
    };
    render(Reference);
    expect(screen.queryByText(t("web-rules-not-in-play"))).toBeNull();
    expect(screen.getByRole("button", { name: /Regalia/ })).toBeTruthy();
  });
});
