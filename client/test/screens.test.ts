import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { content } from "../src/content.svelte";
import type { Content, TableInfo } from "../src/protocol";
import Home from "../src/screens/Home.svelte";
import NewGame from "../src/screens/NewGame.svelte";
import { t } from "../src/text";

const names = {
  steps: {},
  difficulties: { standard: "Standard", hard: "Hard" },
  difficulty_texts: {},
  boss: {},
  cities: { newcago: "Newcago" },
  modules: {},
  module_texts: {},
  short: {},
  symbols: {},
};
const reckoner = (id: string, name: string) => ({
  id,
  name,
  line: "",
  ability: "",
  dice: { basic: 3 },
  module: 0,
});
content.all = {
  language: "en",
  reckoners: [reckoner("tia", "Tia"), reckoner("cody", "Cody")],
  cards: [],
  epics: [],
  dice: [],
  bosses: [],
  cities: [],
  locked: [],
  modules: [],
  variants: [],
  numbers: { values: { money: 4 }, ours: [] },
  names,
  levels: [
    { boss: "steelheart", city: "newcago", difficulty: "hard", reckoners: 2, research: 25, health: 26 },
    { boss: "steelheart", city: "newcago", difficulty: "hard", reckoners: 3, research: 30, health: 31 },
  ],
} as unknown as Content;

const info: TableInfo = {
  id: "t9",
  reckoners: ["tia", "cody"],
  boss: "steelheart",
  city: "newcago",
  modules: [],
  difficulty: "standard",
  options: [],
  packs: [],
  seed: "s",
  round: 3,
  step: "use",
  population: 31,
  result: "playing",
  actions: 20,
  created: 0,
  changed: 0,
  bots: {},
  campaign: "",
  origin: null,
};

function answers(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

describe("Home", () => {
  it("lists kept games with round and population", async () => {
    answers({ tables: [info], total: 1, more: "" });
    render(Home);
    const link = await screen.findByRole("link", { name: /Tia, Cody/ });
    expect(link.getAttribute("href")).toBe("#/table/t9");
    expect(link.textContent).toMatch(/Round 3/);
    expect(link.textContent).toMatch(/31/);
  });

  it("says when the server does not answer", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("refused")));
    render(Home);
    expect((await screen.findByRole("alert")).textContent).toContain(t("web-error-offline"));
  });
});

describe("New game", () => {
  it("says what the Boss needs, by the difficulty and the team", async () => {
    answers([]);
    render(NewGame);
    const hard = screen.getByRole("radio", { name: /Hard/ });
    expect(hard.textContent).toContain(t("web-new-research", { n: 2, research: 25, health: 26 }));
    expect(screen.getByRole("radio", { name: /Standard/ }).textContent).not.toMatch(/\d/);
  });

  it("begins only with a team, and goes to the new table", async () => {
    const fetch = answers(info, 201);
    const user = userEvent.setup();
    render(NewGame);
    const begin = screen.getByRole<HTMLButtonElement>("button", { name: t("web-new-begin") });
    expect(begin.disabled).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: /Tia/ }));
    await user.click(screen.getByRole("checkbox", { name: /Cody/ }));
    await user.click(screen.getByRole("radio", { name: /Hard/ }));
    await user.click(begin);
    const sent = fetch.mock.calls.find(([, init]) => (init as RequestInit | undefined)?.method === "POST");
    expect(JSON.parse(String((sent?.[1] as RequestInit).body))).toMatchObject({
      reckoners: ["tia", "cody"],
      difficulty: "hard",
    });
    await vi.waitFor(() => expect(location.hash).toBe("#/table/t9"));
  });

  it("shows why the server refused", async () => {
    answers({ type: "fault", code: "set-up", sentence: "No such team." }, 422);
    const user = userEvent.setup();
    render(NewGame);
    await user.click(screen.getByRole("checkbox", { name: /Tia/ }));
    await user.click(screen.getByRole("checkbox", { name: /Cody/ }));
    await user.click(screen.getByRole("button", { name: t("web-new-begin") }));
    expect((await screen.findByRole("alert")).textContent).toContain("No such team.");
  });
});

describe("web.ftl", () => {
  it("has no key twice", () => {
    const file = readFileSync(`${process.cwd()}/../src/reckoners/text/en/web.ftl`, "utf-8");
    const keys = [...file.matchAll(/^(web-[\w-]+) =/gm)].map(([, key]) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});
