import { describe, expect, test } from "vitest";
import { address, parse } from "../../router.svelte";
import { today } from "../home/today";
import { linkOf, pastedLink, wishOf } from "./link";

const SENT = {
  reckoners: ["tia", "prof"],
  boss: "regalia",
  city: "babilar",
  modules: [1, 4],
  difficulty: "hard",
  options: ["casual"],
  packs: [],
  seed: "a/b & c=d+e, ü%",
  content: "0a1b2c3d",
};

describe("the link of a challenge", () => {
  test("has the whole set-up, whatever the seed is made of", () => {
    expect(wishOf(linkOf(SENT))).toEqual(SENT);
  });

  test("comes through the address of the page as it is", () => {
    const route = { screen: "challenge", link: linkOf(SENT) } as const;
    expect(parse(address(route))).toEqual(route);
    expect(parse("#/challenge")).toEqual({ screen: "challenge", link: "" });
  });

  test("can be pasted whole, or only its end", () => {
    const link = linkOf(SENT);
    expect(pastedLink(` http://127.0.0.1:8177/#/challenge/${link}\n`)).toBe(link);
    expect(pastedLink(link)).toBe(link);
    expect(pastedLink("http://127.0.0.1:8177/#/table/x")).toBe("");
    expect(pastedLink("hello")).toBe("");
  });

  test("is none when it was cut in the middle of a letter", () => {
    expect(wishOf("reckoners=tia,prof&seed=%E0%A4%A")).toBeNull();
    expect(wishOf("reckoners=tia,prof&seed=%E0%A4")).toBeNull();
    expect(wishOf("reckoners=tia,prof&seed=%E0%A4%A4")).not.toBeNull();
  });

  test("is none without Reckoners, without a seed, or with odd modules", () => {
    expect(wishOf("seed=one")).toBeNull();
    expect(wishOf("reckoners=tia,prof")).toBeNull();
    expect(wishOf("reckoners=tia,prof&seed=one&modules=x")).toBeNull();
  });
});

test("today is the day of the calendar here", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
