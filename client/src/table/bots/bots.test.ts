import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { key, open as openTable, prepare, sample } from "../../../test/table";
import { game } from "../../game.svelte";
import type { Crew } from "../../protocol";
import type { Table } from "../decode";

const bots = (seats: Record<string, string>, rest: Partial<Crew> = {}): Crew => ({
  seats,
  running: true,
  pace: "normal",
  acting: Object.keys(seats),
  ...rest,
});

async function open(name: string, crew: Crew): Promise<Table> {
  const now = { ...sample(name), crew };
  await openTable(now);
  return now;
}

beforeEach(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("[]"))),
  );
  await prepare();
});
afterEach(() => {
  game.counsel.close();
  game.dismiss();
  vi.restoreAllMocks();
});

describe("a table with bots", () => {
  it("marks their seats and lets people stop them", async () => {
    const drive = vi.spyOn(game.crew, "drive").mockImplementation(() => undefined);
    await open("table-use-4-start", bots({ prof: "greedy" }));
    expect(screen.getByRole("button", { name: /^Prof: played by a bot, greedy$/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Stop the bots" }));
    await key(".");
    expect(drive.mock.calls).toEqual([[false], [false]]);
  });

  it("keeps what is in the hand while a bot acts", async () => {
    const now = await open("table-use-4-start", bots({ prof: "greedy" }));
    await key("q");
    expect(screen.getAllByRole("button", { name: /^Research Paroxysm/ })).toHaveLength(2);
    const last = {
      at: now.at + 1,
      action: "prof use d1 money",
      who: "prof",
      verb: "spend",
      text: "",
      round: 1,
      step: "use",
      lines: [],
    };
    const events = [{ kind: "money", args: { n: 1 }, text: "$1." }];
    game.turnTo({
      ...now,
      version: now.version + 1,
      at: now.at + 1,
      added: 1,
      log: [...now.log, last],
      events,
    });
    await tick();
    expect(screen.getAllByRole("button", { name: /^Research Paroxysm/ })).toHaveLength(2);
  });

  it("keeps it while another person acts, and lets go when its own Reckoner has", async () => {
    const now = await open("table-use-4-start", bots({}));
    await key("q");
    const acts = async (who: string, n: number): Promise<void> => {
      const entry = {
        at: now.at + n,
        action: "x",
        who,
        verb: "spend",
        text: "",
        round: 1,
        step: "use",
        lines: [],
      };
      const log = [...now.log, entry];
      game.turnTo({ ...now, version: now.version + n, at: now.at + n, added: 1, log });
      await tick();
    };
    await acts("megan", 1);
    expect(screen.getAllByRole("button", { name: /^Research Paroxysm/ })).toHaveLength(2);
    await acts("tia", 2);
    expect(screen.queryByRole("button", { name: /^Research Paroxysm/ })).toBeNull();
  });

  it("is only watched if nobody else plays", async () => {
    const seats = { tia: "greedy", prof: "greedy", megan: "greedy", david: "greedy" };
    await open("table-use-4-start", bots(seats));
    const decision = screen.getByRole("region", { name: "Decision" });
    expect(within(decision).getByText("The bots play")).toBeTruthy();
    expect(within(decision).queryByRole("button", { name: /^End the step/ })).toBeNull();
    expect(within(decision).getByRole("button", { name: "Normal", pressed: true })).toBeTruthy();
  });
});
