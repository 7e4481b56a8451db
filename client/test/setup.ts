import { readFileSync } from "node:fs";
import { beforeEach } from "vitest";
import { addText } from "../src/text";

/** All tests speak English, from the project's own file. */
const source = new URL("../../src/reckoners/text/en/web.ftl", `file://${process.cwd()}/test/`);
addText("en", readFileSync(source, "utf-8"));

beforeEach(() => {
  localStorage.clear();
});
