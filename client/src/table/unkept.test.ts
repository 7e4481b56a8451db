import { screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { open, prepare, sample } from "../../test/table";
import { game } from "../game.svelte";
import { t } from "../text";

describe("what the server could not keep", () => {
  beforeEach(prepare);
  afterEach(() => {
    game.dismiss();
  });

  it.each(["storage", "database-gone"])("is said, and the game offered as a file: %s", async (code) => {
    const now = sample("table-use-4");
    await open(now);
    game.receive({ type: "fault", code, sentence: "The file is gone." });
    await tick();
    expect(screen.getByRole("alert").textContent).toContain("The file is gone.");
    const link = screen.getByRole("link", { name: t("web-table-file") });
    expect(link.getAttribute("href")).toBe(`/api/tables/${now.table}/file`);
    expect(link.hasAttribute("download")).toBe(true);
  });

  it("is not offered for any other fault", async () => {
    await open(sample("table-use-4"));
    game.receive({ type: "fault", code: "bug", sentence: "Sorry." });
    await tick();
    expect(screen.queryByRole("link", { name: t("web-table-file") })).toBeNull();
  });
});
