// What is printed, as the set-up asks for it: with every module, so that one sees what could be chosen.
import { content } from "../../content.svelte";
import type { ReckonerInfo } from "../../protocol";
import { t } from "../../text";
import { ORDER } from "./setup.svelte";

export const moduleOf = (id: string): number => content.reckoner(id)?.module ?? 0;

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
