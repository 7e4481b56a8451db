import { beforeEach, expect, test, vi } from "vitest";
import type { Content, RuleInfo } from "../src/protocol";

const asked = new Map<string, (answer: unknown) => void>();

function ask(what: string): Promise<unknown> {
  return new Promise((answer) => asked.set(what, answer));
}

vi.mock("../src/api", () => ({
  getContent: (code: string) => ask(`content ${code}`),
  getRules: (code: string) => ask(`rules ${code}`),
}));
let spoken = "en";
const listeners: ((code: string) => void)[] = [];
vi.mock("../src/text", async (original) => ({
  ...(await original<typeof import("../src/text")>()),
  language: () => spoken,
  onLanguage: (listener: (code: string) => void) => listeners.push(listener),
}));

const CONTENT = { reckoners: [], cards: [], epics: [], dice: [] } as unknown as Content;
const rules = (code: string): RuleInfo[] => [{ id: `rule-${code}` } as RuleInfo];

async function answer(what: string, told: unknown): Promise<void> {
  asked.get(what)?.(told);
  await new Promise((done) => setTimeout(done));
}

function speak(code: string): void {
  spoken = code;
  for (const listener of listeners) listener(code);
}

beforeEach(() => {
  vi.resetModules();
  asked.clear();
  listeners.length = 0;
  spoken = "en";
});

test("rules that come before the cards stay when the cards come", async () => {
  const { content } = await import("../src/content.svelte");
  const loaded = content.load();
  const opened = content.loadRules();
  await answer("rules en", rules("en"));
  await opened;
  await answer("content en", CONTENT);
  await loaded;
  expect(content.all).toEqual(CONTENT);
  expect(content.rules).toEqual(rules("en"));
});

test("rules are those of the language that is spoken when they come", async () => {
  const { content } = await import("../src/content.svelte");
  void content.load();
  await answer("content en", CONTENT);
  const opened = content.loadRules();
  speak("de");
  await answer("content de", CONTENT);
  await answer("rules en", rules("en"));
  expect(content.rules).toBeNull();
  await answer("rules de", rules("de"));
  await opened;
  expect(content.rules).toEqual(rules("de"));
});

test("with the language the rules change too", async () => {
  const { content } = await import("../src/content.svelte");
  void content.load();
  await answer("content en", CONTENT);
  void content.loadRules();
  await answer("rules en", rules("en"));
  speak("fr");
  await answer("content fr", CONTENT);
  await answer("rules fr", rules("fr"));
  expect(content.rules).toEqual(rules("fr"));
});
