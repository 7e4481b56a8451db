import { readFileSync } from "node:fs";
import { beforeEach } from "vitest";
import { addText } from "../src/text";

/** All tests speak English, from the project's own files. */
const source = (name: string) =>
  new URL(`../../src/reckoners/text/en/${name}.ftl`, `file://${process.cwd()}/test/`);
addText(
  "en",
  ["web", "web-new", "web-setup", "web-babilar", "web-campaign"]
    .map((name) => readFileSync(source(name), "utf-8"))
    .join("\n"),
);

beforeEach(() => {
  localStorage.clear();
});
