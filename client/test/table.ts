// A table drawn from a sample, with nobody at the other end of the line.
import { readdirSync, readFileSync } from "node:fs";
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import { content } from "../src/content.svelte";
import { game } from "../src/game.svelte";
import Inspect from "../src/inspect/Inspect.svelte";
import type { Content, RuleInfo, TableNow } from "../src/protocol";
import { decode, type Table } from "../src/table/decode";
import TableScreen from "../src/table/Table.svelte";
import { addText, speak } from "../src/text";

export const read = <T>(name: string): T => JSON.parse(readFileSync(`samples/${name}.json`, "utf8")) as T;
export const sample = (name: string): Table => decode(read<TableNow>(name), null);
/** All tables that there are samples of. */
export const samples = (): { name: string; now: Table }[] =>
  readdirSync("samples")
    .filter((name) => name.startsWith("table-"))
    .map((name) => ({ name, now: sample(name.replace(".json", "")) }));

const TEXTS = "../src/reckoners/text";
/** The client's own words and the names that they mention, as the server joins them. */
export const words = (language: string): string =>
  readdirSync(`${TEXTS}/${language}`)
    .filter((name) => name.startsWith("web") || ["cards.ftl", "events.ftl"].includes(name))
    .map((name) => readFileSync(`${TEXTS}/${language}/${name}`, "utf8"))
    .join("\n");

export const key = (press: string): Promise<boolean> => fireEvent.keyDown(window, { key: press });

/** English words, printed cards, and a desktop's window. */
export async function prepare(): Promise<void> {
  addText("en", words("en"));
  await speak("en");
  content.all = read<Content>("content-en");
  content.rules = read<RuleInfo[]>("rules-en");
  Object.defineProperty(window, "innerWidth", { value: 1280, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 720, configurable: true });
}

export async function open(now: Table): Promise<void> {
  vi.spyOn(game, "connect").mockImplementation(() => undefined);
  vi.spyOn(game, "close").mockImplementation(() => undefined);
  vi.spyOn(game.book, "older").mockResolvedValue();
  game.now = null;
  game.turnTo(now);
  render(TableScreen, { table: "x" });
  render(Inspect);
  await tick();
}
