// Everything that has a card, for the gallery.
import { content } from "../content.svelte";

export interface Item {
  kind: string;
  subject: string;
}

export const KINDS = [
  "reckoner",
  "ability",
  "equipment",
  "epic",
  "boss",
  "die",
  "district",
  "piece",
] as const;

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

export function everything(): Item[] {
  const all = content.all;
  if (!all) return [];
  const of = (kind: string, subject: string, ids: readonly { id: string }[]): Item[] =>
    ids.map(({ id }) => ({ kind, subject: `${subject}/${id}` }));
  return [
    ...of("reckoner", "reckoner", all.reckoners),
    ...all.cards.map(({ id, kind }) => ({ kind, subject: `card/${id}` })),
    ...of("epic", "epic", all.epics),
    ...of("boss", "boss", all.bosses),
    ...Object.keys(all.names.tracks).map((colour) => ({ kind: "boss", subject: `track/${colour}` })),
    ...of("die", "die", all.dice),
    ...Object.keys(all.names.symbols).map((symbol) => ({ kind: "die", subject: `symbol/${symbol}` })),
    ...of("district", "district", all.districts),
    ...PIECES.map((subject) => ({ kind: "piece", subject })),
  ];
}
