import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { prepare } from "../../../test/table";
import type { TableInfo, TablePage } from "../../protocol";
import SavedGames from "./SavedGames.svelte";

const info = (n: number): TableInfo => ({
  id: `game-${String(n)}`,
  reckoners: ["tia", "prof"],
  boss: "steelheart",
  city: "newcago",
  modules: [],
  difficulty: "standard",
  options: [],
  packs: [],
  seed: "x",
  round: 1,
  step: "use",
  population: 30,
  result: "playing",
  actions: n,
  created: 1,
  changed: 1000 - n,
  bots: {},
  campaign: "",
  origin: null,
});
const ALL = Array.from({ length: 120 }, (_, n) => info(n));

/** What a server with all of them answers. */
function page(address: string): TablePage {
  const asked = new URL(address, "http://127.0.0.1").searchParams;
  const first = Number(asked.get("after") ?? "") || 0;
  const last = first + Number(asked.get("limit"));
  return { tables: ALL.slice(first, last), total: ALL.length, more: last < ALL.length ? String(last) : "" };
}

describe("saved games", () => {
  beforeEach(prepare);

  it("come in pages: a few at first, the others when they are asked for", async () => {
    const asked = vi.fn((address: string) => Promise.resolve(Response.json(page(address))));
    vi.stubGlobal("fetch", asked);
    render(SavedGames);
    expect((await screen.findAllByRole("listitem")).length).toBe(5);
    expect(asked).toHaveBeenCalledTimes(1);
    for (const [left, shown] of [
      [115, 55],
      [65, 105],
      [15, 120],
    ]) {
      await fireEvent.click(screen.getByRole("button", { name: new RegExp(`\\b${String(left)}\\b`) }));
      await vi.waitFor(() => {
        expect(screen.getAllByRole("listitem").length).toBe(shown);
      });
    }
    expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
  });
});
