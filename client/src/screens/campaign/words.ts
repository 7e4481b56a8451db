// What is said of the games of a campaign in more than one place.
import { content } from "../../content.svelte";
import type { CampaignGame } from "../../protocol";
import { t } from "../../text";

/** "Regalia in Babilar", with what is laid out there besides. */
export function gameName({ boss, city, options }: CampaignGame): string {
  const who = boss ? content.name("boss", boss) : t("web-campaign-got-away");
  const place = t("web-new-against", { boss: who, city: content.name("cities", city) });
  return [place, ...options.map((option) => t(`option-${option}`))].join(" · ");
}

export const cardName = (id: string): string => content.card(id)?.name ?? id;
export const reckonerName = (id: string): string => content.reckoner(id)?.name ?? id;
export const listed = (names: readonly string[]): string => names.join(t("web-list-separator"));
