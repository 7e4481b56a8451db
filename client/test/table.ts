// A table drawn from a sample, with nobody at the other end of the line.
import { readdirSync, readFileSync } from "node:fs";
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import { content } from "../src/content.svelte";
import { game } from "../src/game.svelte";
import Inspect from "../src/inspect/Inspect.svelte";
import type { Content, RuleInfo, TableNow } from "../src/protocol";
import Table from "../src/table/Table.svelte";
import { addText, speak } from "../src/text";

export const sample = <T = TableNow>(name: string): T =>
  JSON.parse(readFileSync(`samples/${name}.json`, "utf8")) as T;

const TEXTS = "../src/reckoners/text";
/** The client's own words and the names that they mention, as the server joins them. */
export const words = (language: string): string =>
  readdirSync(`${TEXTS}/${language}`)
    .filter((name) => name.startsWith("web") || name === "cards.ftl")
    .map((name) => readFileSync(`${TEXTS}/${language}/${name}`, "utf8"))
    .join("\n");

export const key = (press: string): Promise<boolean> => fireEvent.keyDown(window, { key: press });

/** English words, printed cards, and a desktop's window. */
export async function prepare(): Promise<void> {
  addText("en", words("en"));
  await speak("en");
  content.all = sample<Content>("content-en");
  content.rules = sample<RuleInfo[]>("rules-en");
  Object.defineProperty(window, "innerWidth", { value: 1280, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 720, configurable: true });
}

export async function open(now: TableNow): Promise<void> {
  vi.spyOn(game, "connect").mockImplementation(() => undefined);
  vi.spyOn(game, "close").mockImplementation(() => undefined);
  vi.spyOn(game.book, "older").mockResolvedValue();
  game.now = null;
  game.receive(now);
  render(Table, { table: "x" });
  render(Inspect);
  await tick();
}
