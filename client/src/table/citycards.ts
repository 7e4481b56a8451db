// The cards of Newcago's districts: when each helps, and with what.
import type { CardInfo, DistrictView, TableView } from "../protocol";
import { symbolIcon } from "./words";

const WHEN: Record<string, string> = {
  "on-defeat": "ui-flag",
  "on-weaken": "weakened",
  exchange: "eq-convert",
  "reach-here": "reach",
};

/** The sign of when it helps: a flag for a defeat, a broken heart, arrows, a circle with two arrows. */
export const benefitIcon = (card: CardInfo | undefined): string => WHEN[card?.family ?? ""] ?? "lamp";

/** What it takes and gives, in signs. */
export function benefitSigns(card: CardInfo | undefined): string[] {
  if (!card) return [];
  const gives = card.gives.map(symbolIcon);
  return card.cost.length ? [...card.cost.map(symbolIcon), "ui-right", ...gives] : gives;
}

/** The district on which a card of the city lies. */
export const districtWith = (view: TableView, card: string): DistrictView | undefined =>
  card ? view.districts.find(({ newcago_card }) => newcago_card === card) : undefined;
