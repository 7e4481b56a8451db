import { describe, expect, it } from "vitest";
import { address, parse, router, type Route } from "../src/router.svelte";

const ROUTES: Route[] = [
  { screen: "home" },
  { screen: "new" },
  { screen: "new", campaign: true },
  { screen: "campaign", campaign: "" },
  { screen: "campaign", campaign: "F02Mdqp-4w_x" },
  { screen: "table", table: "F02Mdqp-4w_x" },
  { screen: "table", table: "F02Mdqp-4w_x", at: 37 },
  { screen: "table", table: "F02Mdqp-4w_x", at: 37, line: 12 },
  { screen: "table", table: "F02Mdqp-4w_x", at: 37, branches: true },
  { screen: "end", table: "a b/c" },
  { screen: "learn", table: "" },
  { screen: "learn", table: "x" },
  { screen: "rules", rule: "" },
  { screen: "rules", rule: "USE-03" },
];

describe("addresses", () => {
  it.each(ROUTES)("of $screen lead back to it", (route) => {
    expect(parse(address(route))).toEqual(route);
  });

  it.each(["", "#", "#/", "#/nonsense", "#/table", "#/end/", "#/table/%E0%A4%A"])(
    "like '%s' lead home",
    (hash) => {
      expect(parse(hash)).toEqual({ screen: "home" });
    },
  );
});

describe("the router", () => {
  it("follows the address and knows the way back", async () => {
    const stop = router.start();
    const moved = (): Promise<void> =>
      new Promise((resolve) => {
        addEventListener("hashchange", () => resolve(), { once: true });
      });
    for (const route of [
      { screen: "table", table: "t1" },
      { screen: "rules", rule: "USE-03" },
    ] as const) {
      const there = moved();
      router.go(route);
      await there;
    }
    expect(router.route).toEqual({ screen: "rules", rule: "USE-03" });
    const back = moved();
    router.back();
    await back;
    expect(router.route).toEqual({ screen: "table", table: "t1" });
    stop();
  });
});
