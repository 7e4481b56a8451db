// What a click can reach now: the options that are lit, given what is in the hand. A pure function of the table.
import type { ReckonerView, TableView } from "../protocol";
import { t } from "../text";
import { symbolName, targetName } from "./names";
import * as O from "./options";
import type { Choice, Held, Option } from "./options";

type Unlettered = Omit<Choice, "key" | "at">;

export interface Situation {
  view: TableView;
  options: readonly Option[];
  /** Whose tray is large. */
  seat: ReckonerView | undefined;
  hand: Held | null;
}

const at = (view: TableView, option: Option): Unlettered => ({ option, spot: O.spotOf(view, option) });

export function reachable(now: Situation): Unlettered[] {
  return now.hand ? fromHand(now, now.hand) : withEmptyHand(now);
}

function withEmptyHand({ view, options, seat }: Situation): Unlettered[] {
  const found: Unlettered[] = [];
  const bought = new Set<string>();
  for (const option of options) {
    const card = O.purchaseOf(option)?.card;
    // A market card is picked up first. What belongs to a Reckoner or is lost from a tray: one tray at a time.
    if (card !== undefined) {
      if (!bought.has(card)) found.push({ ...at(view, option), pick: { who: O.TEAM, source: card } });
      bought.add(card);
    } else if (!O.isButton(option) && !O.isUse(option)) {
      const whose = option.kind === "lose" ? option.owner : option.who;
      if (whose === seat?.id || whose === O.TEAM) found.push(at(view, option));
    }
  }
  return found;
}

function fromHand(now: Situation, hand: Held): Unlettered[] {
  const { view, options } = now;
  if (hand.who === O.TEAM) {
    const rewards = options.filter((o) => o.kind === "reward" && o.symbol === hand.source);
    if (rewards.length) return rewards.map((o) => at(view, o));
    return options.flatMap((option) => {
      const bought = O.purchaseOf(option);
      return bought?.card === hand.source ? [{ option, spot: `seat/${bought.to}` }] : [];
    });
  }
  const seat = view.reckoners.find((r) => r.id === hand.who);
  if (!seat) return [];
  if (hand.owing)
    return O.payments(options, seat, hand.source).map((option) => ({
      option,
      spot: O.sourceSpot(seat.id, option.source),
      by: option.source,
    }));
  const found = O.inOrder(O.optionsFrom(options, seat, hand.source));
  if (found.some((o) => O.faceOf(o))) return turning(view, seat, hand, found);
  return serving(
    found.map((o) => at(view, o)),
    hand,
  );
}

/** Where several symbols could serve: first the place, then the symbol that is used up there. */
function serving(found: Unlettered[], hand: Held): Unlettered[] {
  if (hand.spot)
    return found
      .filter(({ option, spot }) => option.uses_up && spot === hand.spot)
      .map((choice) => ({ ...choice, spot: `symbol/${choice.option.uses_up}` }));
  return found.flatMap((choice, place) => {
    const { option, spot } = choice;
    if (!option.uses_up) return [choice];
    if (found.findIndex((other) => other.option.uses_up && other.spot === spot) < place) return [];
    const label = t("web-acts-which-at", {
      symbol: symbolName(option.symbol),
      target: targetName(option),
    });
    return [{ ...choice, option: { ...option, label }, pick: { ...hand, spot } }];
  });
}

/** Improvise: first the die, then its face. */
function turning(view: TableView, seat: ReckonerView, hand: Held, found: Option[]): Unlettered[] {
  if (hand.die) return O.optionsAbout(found, seat, hand.die, "power").map((o) => at(view, o));
  return seat.dice.flatMap(({ name }) => {
    const [option] = O.optionsAbout(found, seat, name, "power");
    return option ? [{ option, spot: `die/${seat.id}/${name}`, pick: { ...hand, die: name } }] : [];
  });
}
