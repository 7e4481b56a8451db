// Everything that has a card, for the gallery.
import { content } from "../content.svelte";
import { wordsIn } from "../table/cells";
import { readWord } from "../table/words";

const byLength = (a: string, b: string): number => a.length - b.length;

export interface Item {
  kind: string;
  subject: string;
  /** The number of the module that brings it; 0: the base game. */
  module: number;
}

export const KINDS = [
  "reckoner",
  "ability",
  "equipment",
  "dawnslight",
  "newcago-card",
  "epic",
  "action",
  "boss",
  "die",
  "district",
  "piece",
] as const;

/** What there is only with a module. */
const PIECES_OF: Record<string, number> = {
  demolitions: 1,
  asleep: 3,
  stolen: 3,
  "red-shield": 3,
  "blue-shield": 3,
  "copy-token": 3,
  "ability-die": 3,
  "boss-card": 4,
  "attack-token": 4,
  dawnslight: 4,
  tram: 4,
  "newcago-card": 4,
};

const PIECES = [
  "enforcement",
  "barricade",
  "plan",
  "sniper",
  "population",
  "money",
  "base",
  "market",
  "forecast",
  "epic-deck",
  "equipment-deck",
];

const ids = (names: Record<string, string>): { id: string }[] => Object.keys(names).map((id) => ({ id }));

/** The words of all tracks: each once, without its number. */
export function actions(): string[] {
  const all = content.all;
  const found = new Map<string, string>();
  const boards = (all?.bosses ?? []).flatMap(({ power, adjustment }) => [...power, ...adjustment]);
  const words = [
    ...(all?.epics ?? []).flatMap(({ track }) => track),
    ...boards.flatMap(({ tracks }) => tracks.flatMap((one) => one.words)),
    ...(all?.districts ?? []).flatMap(({ track }) => track),
    ...(all?.bosses ?? []).flatMap(({ power_tables }) =>
      Object.values(power_tables ?? {}).flatMap((rows) => rows.flat().flatMap(wordsIn)),
    ),
    ...(all?.cards ?? []).flatMap(({ harm }) => harm || []),
  ];
  for (const word of new Set(words.filter((one) => all?.names.actions[one]).sort(byLength)))
    if (!found.has(readWord(word).plain)) found.set(readWord(word).plain, word);
  return [...found.values()].sort((a, b) => moduleOfAction(a) - moduleOfAction(b));
}

/** The actions of modules have rules of their own. */
function moduleOfAction(word: string): number {
  const [rule = ""] = content.all?.action_rules[word] ?? [];
  return /^(BAB|REG|LIM|ILD|NEW)/.test(rule)
    ? 4
    : content.all?.action_rules[word]?.some((one) => one.startsWith("EP2"))
      ? 3
      : 0;
}

export function everything(): Item[] {
  const all = content.all;
  if (!all) return [];
  const of = (kind: string, subject: string, ids: readonly { id: string; module?: number }[]): Item[] =>
    ids.map(({ id, module = 0 }) => ({ kind, subject: `${subject}/${id}`, module }));
  return [
    ...of("reckoner", "reckoner", all.reckoners),
    ...all.cards.map(({ id, kind, module }) => ({ kind, subject: `card/${id}`, module })),
    ...of("epic", "epic", all.epics),
    ...actions().map((word) => ({ kind: "action", subject: `action/${word}`, module: moduleOfAction(word) })),
    ...of("boss", "boss", all.bosses),
    ...of("boss", "track", ids(all.names.tracks)),
    ...all.bosses.flatMap(({ id, module }) =>
      Object.keys(all.names.tracks)
        .filter((colour) => all.explained[`track-${colour}-${id}`])
        .map((colour) => ({ kind: "boss", subject: `track/${colour}/${id}`, module })),
    ),
    ...of(
      "boss",
      "effect",
      ids(all.names.effects).map((one) => ({ ...one, module: 4 })),
    ),
    ...of("die", "die", all.dice),
    ...of("die", "symbol", ids(all.names.symbols)),
    ...all.districts.map(({ id, city_id }) => ({
      kind: "district",
      subject: `district/${id}`,
      module: all.cities.find((one) => one.id === city_id)?.module ?? 0,
    })),
    ...PIECES.map((subject) => ({ kind: "piece", subject, module: 0 })),
    ...Object.entries(PIECES_OF)
      .filter(([, module]) => all.in_play.includes(module))
      .map(([subject, module]) => ({ kind: "piece", subject, module })),
  ];
}
