// What can be added to the base game, in the order of its numbers; which modules there are, the server says.

export interface Preset {
  id: string;
  modules: readonly number[];
}

/** They only set the switches: who changes one afterwards has simply another game. */
export const PRESETS: readonly Preset[] = [
  { id: "first", modules: [] },
  { id: "faces", modules: [1] },
  { id: "gear", modules: [1, 2] },
  { id: "expansion", modules: [1, 2, 3] },
];

export const MODULE_ICONS: Record<number, string> = { 1: "ui-person", 2: "ui-market", 3: "act-transform" };

export interface News {
  id: string;
  module: number;
  icon: string;
}

/** What a player meets for the first time with a module. */
export const NEWS: readonly News[] = [
  { id: "reckoners", module: 1, icon: "rec-sam" },
  { id: "demolitions", module: 1, icon: "demo" },
  { id: "gift", module: 2, icon: "eq-gift" },
  { id: "two", module: 2, icon: "eq-two" },
  { id: "food", module: 2, icon: "eq-food" },
  { id: "shields", module: 3, icon: "act-red-shield" },
  { id: "copies", module: 3, icon: "act-copy" },
  { id: "transform", module: 3, icon: "act-transform" },
];

export const sameModules = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n) => b.includes(n));
