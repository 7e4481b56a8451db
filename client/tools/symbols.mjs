// A face of a few symbols that the letters' file does not have: arrows, keys, infinity. Without it each machine would
// draw them as it likes, or not at all. They are lines of one thickness, on a square of 1000 with the baseline at 0;
// the face is made when the client is built and is written into its styles, packed, for it is smaller than a request.
import { deflateSync } from "node:zlib";
import opentype from "opentype.js";

const { Font, Glyph, Path } = opentype;

const PEN = 100;
const MIDDLE = 340; // where the minus sign lies
const LOOP = Array.from({ length: 25 }, (_, n) => {
  const at = (n / 24) * 2 * Math.PI;
  const reach = 1 + Math.sin(at) ** 2;
  return [460 + (390 * Math.cos(at)) / reach, MIDDLE + (540 * Math.sin(at) * Math.cos(at)) / reach];
});

/** Each a list of lines through points; `fill` instead fills what its points enclose. */
const SYMBOLS = {
  "→": { width: 880, lines: [[[90, MIDDLE], [770, MIDDLE]], [[520, 590], [770, MIDDLE], [520, 90]]] }, // prettier-ignore
  "←": { width: 880, lines: [[[790, MIDDLE], [110, MIDDLE]], [[360, 590], [110, MIDDLE], [360, 90]]] }, // prettier-ignore
  "↑": { width: 760, lines: [[[380, 20], [380, 660]], [[130, 410], [380, 660], [630, 410]]] }, // prettier-ignore
  "↓": { width: 760, lines: [[[380, 660], [380, 20]], [[130, 270], [380, 20], [630, 270]]] }, // prettier-ignore
  "↔": { width: 1000, lines: [[[110, MIDDLE], [890, MIDDLE]], [[310, 540], [110, MIDDLE], [310, 140]], [[690, 540], [890, MIDDLE], [690, 140]]] }, // prettier-ignore
  "↵": { width: 860, lines: [[[750, 640], [750, 250], [110, 250]], [[320, 460], [110, 250], [320, 40]]] }, // prettier-ignore
  "⇧": { width: 800, lines: [[[280, 50], [280, 330], [110, 330], [400, 640], [690, 330], [520, 330], [520, 50], [280, 50], [280, 330]]] }, // prettier-ignore
  "␣": { width: 800, lines: [[[90, 240], [90, 20], [710, 20], [710, 240]]] }, // prettier-ignore
  "∞": { width: 920, lines: [LOOP] },
  "✓": { width: 800, lines: [[[110, 330], [310, 110], [700, 580]]] }, // prettier-ignore
  "▴": { width: 640, fill: [[70, 120], [570, 120], [320, 560]] }, // prettier-ignore
  "▾": { width: 640, fill: [[70, 520], [570, 520], [320, 80]] }, // prettier-ignore
  "▸": { width: 560, fill: [[90, 60], [90, 600], [480, 330]] }, // prettier-ignore
  "◂": { width: 560, fill: [[470, 60], [470, 600], [80, 330]] }, // prettier-ignore
};

/** A piece of line as a box, longer by half its thickness at both ends so that corners close. Boxes may overlap. */
function box(path, [fromX, fromY], [toX, toY]) {
  const long = Math.hypot(toX - fromX, toY - fromY);
  const [dx, dy] = [((toX - fromX) / long) * (PEN / 2), ((toY - fromY) / long) * (PEN / 2)];
  outline(path, [
    [fromX - dx - dy, fromY - dy + dx],
    [toX + dx - dy, toY + dy + dx],
    [toX + dx + dy, toY + dy - dx],
    [fromX - dx + dy, fromY - dy - dx],
  ]);
}

function outline(path, points) {
  const turning = points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  // All turn the same way round: where two overlap, both are filled.
  const [first, ...others] = (turning < 0 ? points.toReversed() : points).map((point) =>
    point.map(Math.round),
  );
  path.moveTo(...first);
  for (const point of others) path.lineTo(...point);
  path.close();
}

function glyph([symbol, { width, lines = [], fill }]) {
  const path = new Path();
  for (const line of lines) for (let n = 1; n < line.length; n++) box(path, line[n - 1], line[n]);
  if (fill) outline(path, fill);
  const unicode = symbol.codePointAt(0);
  return new Glyph({ name: `u${unicode.toString(16)}`, unicode, advanceWidth: width, path });
}

export function symbolsFont() {
  const missing = new Glyph({ name: ".notdef", advanceWidth: 500, path: new Path() });
  const glyphs = [missing, ...Object.entries(SYMBOLS).map(glyph)];
  const metrics = { unitsPerEm: 1000, ascender: 928, descender: -244 }; // as the letters': lines keep their height
  return new Font({
    familyName: "Reckoners Symbols",
    styleName: "Regular",
    ...metrics,
    glyphs,
  }).toArrayBuffer();
}

/** The same packed as WOFF: a header, then each table by itself. Written as text it would not pack well any more. */
export function packed(font) {
  const plain = Buffer.from(font);
  const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, n) => {
    const entry = 12 + 16 * n;
    const [from, length] = [plain.readUInt32BE(entry + 8), plain.readUInt32BE(entry + 12)];
    const whole = plain.subarray(from, from + length);
    const small = deflateSync(whole, { level: 9 });
    return { tag: plain.subarray(entry, entry + 8), length, data: small.length < length ? small : whole };
  });
  const even = (length) => (length + 3) & ~3;
  const head = Buffer.alloc(44 + 20 * tables.length);
  let end = head.length;
  const body = tables.map(({ tag, length, data }, n) => {
    const entry = 44 + 20 * n;
    tag.copy(head, entry, 0, 4);
    head.writeUInt32BE(end, entry + 4);
    head.writeUInt32BE(data.length, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    tag.copy(head, entry + 16, 4, 8);
    end += even(data.length);
    return Buffer.concat([data], even(data.length));
  });
  head.write("wOFF");
  plain.copy(head, 4, 0, 4);
  head.writeUInt32BE(end, 8);
  head.writeUInt16BE(tables.length, 12);
  head.writeUInt32BE(12 + tables.reduce((sum, { length }) => sum + 16 + even(length), 0), 16);
  return Buffer.concat([head, ...body]);
}

/** Gives `url("symbols.woff")` of a style sheet its content. */
export const symbols = () => ({
  name: "symbols",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/type.css")) return null;
    const data = `data:font/woff;base64,${packed(symbolsFont()).toString("base64")}`;
    return { code: code.replace("symbols.woff", data), map: null };
  },
});
