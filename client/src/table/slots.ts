// What a card costs that wants two dice, one after the other.
import type { CardInfo, OwingView } from "../protocol";

export interface Slot {
  symbols: readonly string[];
  full: boolean;
}

/** A Move of which one die is paid. */
export const HALF_MOVE: readonly Slot[] = [true, false].map((full) => ({ symbols: ["move"], full }));

/** The paid one first, then what is left: one of several, if the first die could have been either. */
export function slotsOf(card: CardInfo, owing: OwingView | null | undefined): Slot[] {
  if (card.family !== "costs-two") return [];
  if (owing?.card !== card.id) return card.cost.map((symbol) => ({ symbols: [symbol], full: false }));
  const paid = card.cost.filter((symbol) => !owing.symbols.includes(symbol));
  return [
    { symbols: paid, full: true },
    { symbols: owing.symbols, full: false },
  ];
}
