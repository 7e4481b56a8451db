import { expect, test } from "vitest";
import type { WordChoice } from "../../protocol";
import { chosen, spaceOf, wordOf } from "./words";

const choice = (change: Partial<WordChoice>): WordChoice => ({
  name: "barricade",
  label: "Barricade",
  gift: "no",
  least: 1,
  most: 0,
  kinds: [],
  per: [],
  ...change,
});

test.each([
  "discover",
  "gift barricade 2",
  "boss red",
  "deploy 0",
  "population 2 per barricade",
  "gift fortify",
])("%s is taken apart and put together again", (word) => {
  expect(wordOf(spaceOf(word))).toBe(word);
});

test("another action keeps what fits it, and has what it needs", () => {
  const before = spaceOf("gift enforcement 9");
  const may = choice({ gift: "may", most: 4 });
  expect(wordOf(chosen(may, before))).toBe("gift barricade 4");
  expect(wordOf(chosen(choice({}), before))).toBe("barricade");
  expect(wordOf(chosen(choice({ gift: "must" }), spaceOf("discover")))).toBe("gift barricade");
  const boss = choice({ name: "boss", kinds: [{ id: "red", name: "" }] });
  expect(wordOf(chosen(boss, before))).toBe("boss red");
  const per = choice({ gift: "may", most: 9, per: [{ id: "research", name: "" }] });
  expect(wordOf(chosen(per, spaceOf("population 2 per research")))).toBe("barricade 2 per research");
  expect(wordOf(chosen(per, spaceOf("population 2 per barricade")))).toBe("barricade 2");
});
