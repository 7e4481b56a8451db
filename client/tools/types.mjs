// src/protocol.ts from schema.json, which the server writes. `--check` only says whether it is stale.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schemaFile = new URL("../schema.json", import.meta.url);
const typesFile = new URL("../src/protocol.ts", import.meta.url);
// These come without what is at its default; all others come whole.
const SHORTENED = new Set([
  ...[
    "ActorOutlook",
    "BossView",
    "CardView",
    "CostAt",
    "Decision",
    "DistrictView",
    "EpicView",
    "Laid",
    "Offer",
    "OptionGroup",
    "Outlook",
    "TableOutlook",
  ],
  ...[
    "BenefitView",
    "OwingView",
    "PastTable",
    "ReckonerView",
    "RewardsView",
    "TableNow",
    "TableView",
    "WaitingView",
  ],
]);
// What the client puts back from `laid` before anybody looks (src/table/decode.ts).
const PUT_BACK = { BossView: ["group_size", "weakened_health"] };
const banner =
  "/* What server and client say to each other. Made from schema.json by `npm run types`; not edited by hand. */";

const schema = JSON.parse(await readFile(schemaFile, "utf-8"));
for (const [name, shape] of Object.entries(schema.$defs)) {
  shape.title = name;
  if (!shape.properties) continue;
  if (!SHORTENED.has(name)) shape.required = Object.keys(shape.properties);
  shape.required = [...shape.required, ...(PUT_BACK[name] ?? [])];
  shape.additionalProperties ??= false;
}
const made = await compile(
  { ...schema, title: "Protocol", type: "object", additionalProperties: false, properties: {} },
  "Protocol",
  {
    bannerComment: banner,
    unreachableDefinitions: true,
    strictIndexSignatures: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110 },
  },
);
const text = made
  .replace(/\/\*\*[^/]*\*\/\nexport interface Protocol \{\}\n+/, "")
  .replace(/^ \* ?\n \* This interface was referenced by .*\n \* via the .*\n/gm, "")
  .replace(/\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g, "")
  .replace(/^ \* {5}/gm, " * ");

if (process.argv.includes("--check")) {
  const kept = await readFile(typesFile, "utf-8").catch(() => "");
  if (kept !== text) {
    console.error("src/protocol.ts is not what schema.json says: run `npm run types`.");
    process.exit(1);
  }
} else {
  await writeFile(typesFile, text);
}
