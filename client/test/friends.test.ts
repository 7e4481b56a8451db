import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import Friends from "../src/parts/Friends.svelte";
import { t } from "../src/text";

const LINK = "http://192.168.1.5:8177/?key=abcdefghijklmnop#/table/t9";

function invites(body: { link: string; qr: string }): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("Friends", () => {
  it("shows the link to the table as a picture and as words, and copies it", async () => {
    const fetch = invites({ link: LINK, qr: "data:image/svg+xml,x" });
    const user = userEvent.setup(); // brings a clipboard
    render(Friends, { table: "t9" });
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: t("web-lan-link") });
    expect(link.value).toBe(LINK);
    expect(screen.getByRole("img", { name: t("web-lan-qr") }).getAttribute("src")).toContain("svg");
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/lan?place=table%2Ft9");
    await user.click(screen.getByRole("button", { name: t("web-lan-copy") }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getByRole("button", { name: t("web-lan-copied") })).toBeTruthy();
  });

  it("says how to let friends in when the game is for this machine only", async () => {
    invites({ link: "", qr: "" });
    render(Friends);
    expect(await screen.findByText(t("web-lan-off", { command: "make play ARGS=--lan" }))).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });
});
