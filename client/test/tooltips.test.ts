import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".svelte"),
);

/** Plain elements with a `title`; a component may call a property so. */
function titled(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titled);
  if (typeof node !== "object" || node === null) return [];
  const { type, name, attributes } = node as {
    type?: string;
    name?: string;
    attributes?: { name: string }[];
  };
  const own = type === "RegularElement" && attributes?.some((one) => one.name === "title");
  return [...(own ? [name ?? ""] : []), ...Object.values(node).flatMap(titled)];
}

it("has no native tooltip anywhere: what is short says the whole in data-full", () => {
  expect(titled(parse(`<p><b title="x">y</b></p>`, { modern: true }).fragment)).toEqual(["b"]);
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((name) => {
    const { fragment } = parse(readFileSync(`src/${name}`, "utf8"), { modern: true });
    return titled(fragment).map((element) => `${name}: <${element}>`);
  });
  expect(found).toEqual([]);
});
