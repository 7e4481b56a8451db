import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { devFiles } from "./tools/dev-files.mjs";
import { firstLook } from "./tools/first-look.mjs";
import { neverHydrates } from "./tools/hydration.mjs";
import { symbols } from "./tools/symbols.mjs";

const server = process.env.RECKONERS_SERVER ?? "http://127.0.0.1:8177";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), devFiles(), symbols(), neverHydrates(), firstLook()],
  build: {
    outDir: "../src/reckoners/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // What the first page loads is one file, not a dozen.
        codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5177,
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    testTimeout: 30_000, // a busy machine draws a table in seconds
  },
});
