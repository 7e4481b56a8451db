import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Styles of a component have its number among all files for a name: few letters, and never another's. */
const plain = (path) => path.replaceAll("\\", "/");
const files = readdirSync(new URL("src", import.meta.url), { recursive: true })
  .map(plain)
  .sort();
const numberOf = (name) => files.findIndex((file) => plain(name).endsWith(`src/${file}`));

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ filename }) => `_${numberOf(filename).toString(36)}`,
  },
};
