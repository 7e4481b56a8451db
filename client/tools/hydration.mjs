// Svelte can take over a page that a server has drawn. Ours never does: the runtime's question whether it is at it is
// answered once and for all, and everything behind it falls away, some 3 kB of what is sent.
const ASKED = "export let hydrating = false;";
const SET = "hydrating = value;";

export const neverHydrates = () => ({
  name: "never-hydrates",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/svelte/src/internal/client/dom/hydration.js")) return null;
    if (!code.includes(ASKED) || !code.includes(SET))
      throw new Error("Svelte asks otherwise now: look again.");
    return { code: code.replace(ASKED, ASKED.replace("let", "const")).replace(SET, ""), map: null };
  },
});
