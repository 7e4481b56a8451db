import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prepare } from "../../../test/table";
import type { CampaignGame, CampaignInfo } from "../../protocol";
import Campaign from "../Campaign.svelte";

const stop = (boss: string, city: string, state: CampaignGame["state"]): CampaignGame => ({
  boss,
  city,
  options: [],
  state,
  table: state === "later" || state === "next" ? "" : "t1",
  rounds: 7,
  population: 21,
  fallen: ["digzone"],
  kept: {},
});
const lost: CampaignInfo = {
  id: "c1",
  reckoners: ["tia", "prof"],
  length: 3,
  modules: [],
  difficulty: "standard",
  options: [],
  packs: [],
  seed: "s",
  games: [
    stop("steelheart", "newcago", "lost"),
    stop("regalia", "babilar", "next"),
    stop("", "newcago", "later"),
  ],
  result: "playing",
  wins: 0,
  choices: { tia: ["emp", "jacket"], prof: ["dowser"] },
  one_card: true,
  usual: { tia: "emp" },
  next: null,
  bots: {},
  created: 0,
  changed: 0,
};
const kept: CampaignInfo = {
  ...lost,
  choices: {},
  next: {
    equipment: { prof: "dowser" },
    fallen: ["digzone"],
    angry: [],
    population: 37,
    remembered: -3,
    options: ["intense"],
    bolder: ["intense"],
  },
};

describe("a campaign", () => {
  beforeEach(prepare);
  afterEach(() => {
    vi.unstubAllGlobals();
    location.hash = "";
  });

  it("keeps one card for all after a lost game, then goes on", async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
      if (init?.body) sent.push([address, JSON.parse(String(init.body))]);
      return Response.json(
        address.includes("/keep") ? kept : address.includes("/next") ? { ...lost, id: "t2" } : lost,
      );
    });
    render(Campaign, { id: "c1" });
    const [emp] = await screen.findAllByRole("radio", { name: /EMP/ });
    expect((emp as HTMLInputElement).checked).toBe(true);
    const dowser = screen.getByRole<HTMLInputElement>("radio", { name: /Dowser/ });
    await fireEvent.click(dowser);
    expect([(emp as HTMLInputElement).checked, dowser.checked]).toEqual([false, true]);
    expect(screen.getByText(/not among the rules/)).toBeTruthy();
    expect(screen.getByText(/Whoever got away/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Keep these" }));
    expect(await screen.findByText("37 population to start with")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play game 2" }));
    await vi.waitFor(() => {
      expect(location.hash).toBe("#/table/t2");
    });
    expect(sent).toEqual([
      ["/api/campaigns/c1/keep?lang=en", { cards: { prof: "dowser" } }],
      ["/api/campaigns/c1/next?lang=en", {}],
    ]);
  });
});
