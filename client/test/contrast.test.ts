// Every pair of colours that stands on one another, in every look and every city: WCAG's ratios.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Rule } from "postcss";
import { describe, expect, it } from "vitest";

const STYLES = join(import.meta.dirname, "../src/styles");
const LOOKS = ["dark", "light", "contrast", "paper"] as const;
const CITIES = ["newcago", "babilar", "ildithia"] as const;
const RECKONERS = [
  "david",
  "megan",
  "abraham",
  "tia",
  "cody",
  "prof",
  "val",
  "mizzy",
  "exel",
  "sam",
  "basic",
];
const HUES = [24, 42, 78, 150, 190, 212, 262, 320];
type Look = (typeof LOOKS)[number];
type Tokens = Record<string, string>;
type Colour = [number, number, number, number];

const sheets = ["tokens", "light", "contrast"].map((name) =>
  postcss.parse(readFileSync(join(STYLES, `${name}.css`), "utf8")),
);

/** What the style sheets say of a page with this look and this city: the more a selector asks for, the more it counts. */
function tokens(look: Look, city: string): Tokens {
  const found: { strength: number; set: Tokens }[] = [];
  const is = (selector: string) =>
    selector === ":root" ||
    [...selector.matchAll(/\[data-(look|city)(?:="(\w+)")?\]/g)].every(
      ([, name, value]) => value === (name === "look" ? look : city),
    );
  const take = (rule: Rule) => {
    const own = rule.selectors.filter((it) => !it.includes(" ") && is(it));
    if (own.length === 0 || rule.parent?.type !== "root") return;
    const set: Tokens = {};
    rule.walkDecls(/^--/, (it) => void (set[it.prop.slice(2)] = it.value));
    found.push({ strength: Math.max(...own.map((it) => it.split("[").length)), set });
  };
  for (const sheet of sheets) sheet.walkRules(take);
  // ":root" and one attribute count the same: what comes later counts.
  const strong = (it: { strength: number }) => Math.max(2, it.strength);
  return Object.assign({}, ...found.sort((a, b) => strong(a) - strong(b)).map(({ set }) => set)) as Tokens;
}

function rgb(value: string): Colour {
  let hex = value.replace("#", "");
  if (hex.length <= 4) hex = [...hex].map((it) => it + it).join("");
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), hex.length === 8 ? part(6) / 255 : 1];
}
const mix = ([r, g, b]: Colour, [x, y, z]: Colour, much: number): Colour => [
  r * much + x * (1 - much),
  g * much + y * (1 - much),
  b * much + z * (1 - much),
  1,
];
const over = (top: Colour, under: Colour) => mix(top, under, top[3]);
function hsl(h: number, s: number, l: number): Colour {
  const width = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return (l / 100 - width * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return [part(0), part(8), part(4), 1];
}
function luminance([r, g, b]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
function ratio(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

interface Pair {
  name: string;
  ratio: number;
  text: boolean;
}

function pairs(look: Look, city: string): Pair[] {
  const all = tokens(look, city);
  const value = (name: string): string => {
    const said = all[name] ?? "";
    const other = /^var\(--([\w-]+)\)$/.exec(said)?.[1];
    return other ? value(other) : said;
  };
  const of = (name: string): Colour => {
    const said = value(name);
    if (!/^#[\da-f]{3,8}$/i.test(said)) throw new Error(`--${name} in ${city}, ${look}: "${said}"`);
    return rgb(said);
  };
  const found: Pair[] = [];
  const add = (name: string, one: Colour, ground: Colour, text: boolean) =>
    found.push({ name, ratio: ratio(over(one, ground), ground), text });
  const text = (one: string, ground: string) => add(`${one} on ${ground}`, of(one), of(ground), true);
  const shape = (one: string, ground: string) => add(`${one} on ${ground}`, of(one), of(ground), false);

  for (const ground of ["plate-hi", "plate", "plate-lo", "well"])
    for (const one of ["text", "text-2", "text-3", "go-text", "lit-text", "warn"]) text(one, ground);
  for (const ground of ["sky-0", "sky-1", "sky-2", "street"])
    for (const one of ["text", "text-2"]) text(one, ground);
  text("text-3", "street");
  for (const [one, ground] of [
    ["on-lit", "lit"],
    ["on-lit", "lit-deep"],
    ["on-go", "go"],
    ["on-warn", "warn"],
    ["sky-0", "text"],
    ["sky-0", "water"],
    ["on-text-2", "text"],
    ["coach-ink", "coach"],
    ["coach-ink-2", "coach"],
    ["coach-ink", "coach-lo"],
    ["on-coach-ink", "coach-ink"],
    ["bone-ink", "bone"],
    ["bone-ink", "bone-lo"],
    ["on-dawn", "dawn"],
    ["on-dawn", "dawn-deep"],
    ["dawn-text", "plate"],
    ["dawn-text", "well"],
    ["steel-ink", "steel"],
    ["text", "bar"],
    ["text", "bar-hi"],
  ] as const)
    text(one, ground);
  for (const one of ["text", "go-text"])
    add(`${one} in a target`, of(one), over(of("go-dim"), of("plate")), true);
  add("a key on go", of("on-go"), over(of("key-on"), of("go")), true);
  const half = parseFloat(value("half")) / 100;
  add("what Epics cost", mix(of("warn"), of("plate"), half), of("plate"), false);
  add("what Epics cost, in its groove", mix(of("warn"), of("plate"), half), of("well"), false);
  add("text over a lit row", of("text"), mix(of("lit"), of("plate"), 0.18), true);
  for (const ground of ["plate", "well"])
    for (const one of ["go", "lit", "lit-deep", "edge-hi", "steel", "text-3", "water", "warn"])
      shape(one, ground);
  for (const one of ["piece-red", "piece-blue"]) for (const ground of ["street", "plate"]) shape(one, ground);
  shape("piece-red-ko", "piece-red");
  shape("piece-blue-ko", "piece-blue");
  shape("mark-2", "sky-0");
  shape("mark-3", "sky-1");
  shape("coach", "plate");
  const sheen = parseFloat(value("sheen")) / 100;
  const band = parseFloat(value("band")) / 100;
  for (const one of RECKONERS) {
    text(`${one}-ink`, one);
    add(`${one}'s ink on the light side`, of(`${one}-ink`), mix(of(one), [255, 255, 255, 1], sheen), false);
    for (const ground of ["plate", "well"]) text(`${one}-tone`, ground);
    if (one !== "basic") add(`text on ${one}'s decision`, of("text"), mix(of(one), of("plate"), band), true);
  }
  for (const track of ["yellow", "black", "red", "blue"]) {
    text(`boss-${track}-ink`, `boss-${track}`);
    shape(`boss-${track}-edge`, "plate");
    shape(`boss-${track}-edge`, "well");
  }
  const [s, l] = [parseFloat(value("epic-s")), parseFloat(value("epic-l"))];
  for (const hue of HUES) {
    const [r, g, b] = hsl(hue, s, l);
    const ground = over([r, g, b, 0.78], of("plate"));
    for (const one of ["text", "text-2", "go-text"])
      add(`${one} over an Epic of ${hue}`, of(one), ground, true);
    add(`an emblem of ${hue}`, hsl(hue, 90, 88), hsl(hue, 50, parseFloat(value("emblem-l"))), false);
  }
  return found;
}

describe("the colours", () => {
  it.each(LOOKS.flatMap((look) => CITIES.map((city) => [look, city] as const)))("%s, %s", (look, city) => {
    const least = look === "contrast" || look === "paper" ? 7 : 4.5;
    const all = pairs(look, city);
    expect(all.length).toBeGreaterThan(150);
    const faint = all.filter((it) => it.ratio < (it.text ? least : 3));
    expect(faint.map((it) => `${it.name}: ${it.ratio.toFixed(2)}`)).toEqual([]);
  });

  it("are the same tokens in every look and every city", () => {
    const plain = Object.keys(tokens("dark", "newcago")).sort();
    for (const look of LOOKS)
      for (const city of CITIES) expect(Object.keys(tokens(look, city)).sort()).toEqual(plain);
  });

  it("is not what it seems: a faint pair is found", () => {
    expect(ratio(rgb("#777"), rgb("#888"))).toBeLessThan(1.3);
    expect(ratio(rgb("#000"), rgb("#fff"))).toBeCloseTo(21);
  });
});
