// What can be added to the base game, in the order of its numbers; which modules there are, the server says.
import { bringsAtOnce, cardVariants } from "./chosen";
import { AT_ONCE, FIRST_BOSS, FIRST_CITY, type Setup } from "./setup.svelte";

export interface Preset {
  id: string;
  modules: readonly number[];
  boss: string;
  city: string;
  /** Where it is part of the idea. */
  difficulty?: string;
  /** The variant that lays cards on the districts. */
  cards?: string;
}

const AT_HOME = { boss: FIRST_BOSS, city: FIRST_CITY };
const ABROAD = { boss: "regalia", city: "babilar" };
const ALL = [1, 2, 3, 4];

/** They only set the switches: who changes one afterwards has simply another game. */
export const PRESETS: readonly Preset[] = [
  { id: "first", modules: [], ...AT_HOME },
  { id: "faces", modules: [1], ...AT_HOME },
  { id: "gear", modules: [1, 2], ...AT_HOME },
  { id: "cards", modules: [1, 2, 3], ...AT_HOME },
  { id: "expansion", modules: [1, 4], ...ABROAD, difficulty: "beginner" },
  { id: "babilar", modules: ALL, ...ABROAD },
  { id: "ildithia", modules: ALL, boss: "limelight", city: "ildithia" },
  { id: "newcago", modules: [4], ...AT_HOME, cards: "newcago-cards-a" },
  { id: "whole", modules: ALL, ...AT_HOME, cards: "newcago-cards-mixed" },
];

/** Whether that is what is set. */
export const isSet = (preset: Preset, setup: Setup): boolean =>
  sameModules(preset.modules, setup.modules) &&
  preset.boss === setup.boss &&
  preset.city === setup.city &&
  (preset.difficulty ?? setup.difficulty) === setup.difficulty &&
  (preset.cards ?? "") === (cardVariants().find(({ id }) => setup.options.includes(id))?.id ?? "");

export const MODULE_ICONS: Record<number, string> = {
  1: "ui-person",
  2: "ui-market",
  3: "act-transform",
  4: "boss-regalia",
};

export interface News {
  id: string;
  icon: string;
  /** With which it comes: a module, a Boss, a city, cards on districts, or whatever pays rewards at once. */
  module?: number;
  boss?: string;
  city?: string;
  cards?: true;
  atOnce?: true;
}

/** What a player meets for the first time. */
export const NEWS: readonly News[] = [
  { id: "tracks", city: "babilar", icon: "ui-map" },
  { id: "dawnslight", city: "babilar", icon: "dawn" },
  { id: "walks", city: "ildithia", icon: "tram" },
  { id: "protect", city: "ildithia", icon: "act-protect" },
  { id: "city-cards", cards: true, icon: "lamp" },
  { id: "tables", boss: "limelight", icon: "ui-dice" },
  { id: "hunts", boss: "regalia", icon: "atk" },
  { id: "at-once", atOnce: true, icon: "ui-flag" },
  { id: "reckoners", module: 1, icon: "rec-sam" },
  { id: "demolitions", module: 1, icon: "demo" },
  { id: "gift", module: 2, icon: "eq-gift" },
  { id: "two", module: 2, icon: "eq-two" },
  { id: "food", module: 2, icon: "eq-food" },
  { id: "shields", module: 3, icon: "act-red-shield" },
  { id: "copies", module: 3, icon: "act-copy" },
  { id: "transform", module: 3, icon: "act-transform" },
];

export const newsOf = (setup: Setup): News[] =>
  NEWS.filter(
    (one) =>
      (one.module !== undefined && setup.modules.includes(one.module)) ||
      one.boss === setup.boss ||
      one.city === setup.city ||
      (one.cards && cardVariants().some(({ id }) => setup.options.includes(id))) ||
      (one.atOnce && (setup.options.includes(AT_ONCE) || bringsAtOnce(setup).length > 0)),
  );

export const sameModules = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n) => b.includes(n));
