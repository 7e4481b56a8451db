// The style sheets: each selector stands in one place, and each class is one that some part of the page has.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Container, type Document, type Rule } from "postcss";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/;
// Classes that end in a number or a word that is only known when the page is drawn.
const MADE = /^(n\d|piece-\w+)$/;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (name) => !name.includes(".test."),
);
const text = (name: string) => readFileSync(join(SRC, name), "utf8");
const sheets = files.filter((name) => name.endsWith(".css"));
const components = files.filter((name) => name.endsWith(".svelte"));
const code = files.filter((name) => /\.(svelte|ts)$/.test(name));

interface Place {
  file: string;
  /** The conditions that it stands under. */
  under: string;
  selector: string;
}

function rules(css: string, file: string): Place[] {
  const found: Place[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const under: string[] = [];
    for (let it: Container | Document | undefined = rule.parent; it && it.type !== "root"; it = it.parent)
      under.unshift(
        it.type === "atrule" ? `@${(it as AtRule).name} ${(it as AtRule).params}` : (it as Rule).selector,
      );
    if (under.some((it) => it.startsWith("@keyframes"))) return;
    const selector = rule.selectors.map((it) => it.replaceAll(/\s+/g, " ")).join(", ");
    found.push({ file, under: under.join(" "), selector });
  });
  return found;
}

/** Every word in what gives an element its classes: texts, and the names of conditions. */
function named(name: string): Set<string> {
  const words = new Set<string>();
  const take = (said: string) => said.match(/[\w-]+/g)?.forEach((word) => words.add(word));
  const within = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(within);
    if (!node || typeof node !== "object") return;
    const it = node as Record<string, unknown>;
    if (it.type === "Text") take(it.data as string);
    if (it.type === "Literal") take(String(it.value));
    if (it.type === "Identifier") take(it.name as string);
    if (it.type === "TemplateElement") take((it.value as { raw: string }).raw);
    for (const [key, value] of Object.entries(it)) if (key !== "parent") within(value);
  };
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object") return;
    const it = node as Record<string, unknown>;
    if (it.type === "Attribute" && it.name === "class") within(it.value);
    if (it.type === "ClassDirective") take(it.name as string);
    for (const [key, value] of Object.entries(it)) if (key !== "css") walk(value);
  };
  walk(parse(text(name), { modern: true }).fragment);
  return words;
}

function at(times: Map<string, string[]>, key: string): string[] {
  const places = times.get(key) ?? [];
  times.set(key, places);
  return places;
}

describe("the style sheets", () => {
  const plain = sheets.flatMap((file) => rules(text(file), file));
  const own = components.flatMap((file) => rules(STYLE.exec(text(file))?.[1] ?? "", file));

  it("define nothing twice", () => {
    const times = new Map<string, string[]>();
    for (const { file, under, selector } of plain) at(times, `${under} ${selector}`).push(file);
    for (const { file, under, selector } of own) at(times, `${file} ${under} ${selector}`).push(file);
    const twice = [...times].filter(([, places]) => places.length > 1);
    expect(twice).toEqual([]);
  });

  it("keep a selector in one file, whatever it stands under", () => {
    const home = new Map<string, string>();
    const elsewhere = plain.filter(({ file, selector }) => {
      if (!home.has(selector)) home.set(selector, file);
      return home.get(selector) !== file;
    });
    expect(elsewhere.map(({ file, selector }) => `${selector}: ${home.get(selector)} and ${file}`)).toEqual(
      [],
    );
  });

  it("have their colours from the tokens, so that every look has them", () => {
    const TOKENS = /^styles\/(tokens|light|contrast)\.css$/;
    const written = [
      ...sheets.filter((file) => !TOKENS.test(file)).map((file) => [file, text(file)] as const),
      ...components.map((file) => [file, STYLE.exec(text(file))?.[1] ?? ""] as const),
    ].flatMap(([file, css]) =>
      (css.match(/#[\da-f]{3,8}\b|\brgba?\(/gi) ?? []).map((it) => `${file}: ${it}`),
    );
    expect(written).toEqual([]);
  });

  it("name no class that nothing has", () => {
    // A word that stands in quotes may become a class: `class="gauge {kind}"`.
    const quoted = code.flatMap((name) => text(name).match(/(?<=["'`])[\w-]+(?=["'`])/g) ?? []);
    const used = new Set([...quoted, ...components.flatMap((name) => [...named(name)])]);
    const unknown = [...plain, ...own].flatMap(({ file, selector }) =>
      [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)]
        .map((it) => it[1] ?? "")
        .filter((name) => !used.has(name) && !MADE.test(name))
        .map((name) => `${file}: .${name}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
