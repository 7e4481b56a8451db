// What is printed, as the set-up asks for it: with every module, so that one sees what could be chosen.
import { content } from "../../content.svelte";
import type { BossInfo, BossLevel, CityInfo, ReckonerInfo, VariantInfo } from "../../protocol";
import { t } from "../../text";
import { ORDER, type Origins, type Place, type Setup } from "./setup.svelte";

export const bossInfo = (id: string): BossInfo | undefined =>
  content.all?.bosses.find((one) => one.id === id);
export const cityInfo = (id: string): CityInfo | undefined =>
  content.all?.cities.find((one) => one.id === id);

const variantInfo = (id: string): VariantInfo | undefined =>
  content.all?.variants.find((one) => one.id === id);
export const cityBars = (option: string, city: string): boolean => !!variantInfo(option)?.barred[city];
/** The variants that lay cards on districts: those that a module brings. */
export const cardVariants = (): VariantInfo[] =>
  content.all?.variants.filter(({ module }) => module > 0) ?? [];

export const origins: Origins = {
  reckoner: (id) => content.reckoner(id)?.module ?? 0,
  boss: (id) => bossInfo(id)?.module ?? 0,
  city: (id) => cityInfo(id)?.module ?? 0,
  option: (id) => variantInfo(id)?.module ?? 0,
  bars: (option, city) => cityBars(option, city),
};

/** What it takes there, with the team as it is. */
export const levelAt = (setup: Setup, { boss, city }: Place, difficulty: string): BossLevel | undefined =>
  content.all?.levels.find(
    (one) =>
      one.boss === boss && one.city === city && one.reckoners === setup.size && one.difficulty === difficulty,
  );

/** Why it cannot be played there. */
export const lockAt = (setup: Setup, { boss, city }: Place): string =>
  content.all?.locked.find((one) => one.boss === boss && one.city === city && one.reckoners === setup.size)
    ?.sentence ?? "";

/** What makes rewards come at once, by name: the Boss, the city, cards on its districts. */
export const bringsAtOnce = ({ boss, city, options }: Place & { options: readonly string[] }): string[] => [
  ...[bossInfo(boss), cityInfo(city)].flatMap((one) => (one?.at_once ? [one.name] : [])),
  ...(cardVariants().some(({ id, at_once }) => at_once && options.includes(id)) ? [t("web-new-cards")] : []),
];

export const placeName = ({ boss, city }: Place): string =>
  t("web-new-against", { boss: content.name("boss", boss), city: content.name("cities", city) });

/** What a module of the house brings; those of others do not say. */
export const moduleText = (n: number): string => content.all?.names.module_texts[n] ?? "";

/** Those of others are told by their number too: nobody knows their title. */
export function moduleName(n: number): string {
  const name = content.all?.names.modules[n] ?? "";
  return moduleText(n) ? name : [t("web-new-module", { n }), name].filter(Boolean).join(": ");
}

export const namesOf = (ids: readonly string[]): string =>
  ids.map((id) => content.reckoner(id)?.name ?? id).join(t("web-list-separator"));

/** All Reckoners that there are, the base game's first. */
export function everyReckoner(): ReckonerInfo[] {
  const rank = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...(content.all?.reckoners ?? [])].sort((a, b) => rank(a.id) - rank(b.id));
}
