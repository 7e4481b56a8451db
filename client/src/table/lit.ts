// What a click can reach now: the options that are lit, given what is in the hand. A pure function of the table.
import type { ReckonerView, TableView } from "../protocol";
import { t } from "../text";
import { reckonerName, stageName, symbolName, targetName } from "./names";
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

/** What is answered without taking anything up. What belongs to a Reckoner or is lost from a tray: one tray at a time. */
function answers({ options, seat }: Situation): Option[] {
  return options.filter((option) => {
    if (O.isButton(option) || O.isUse(option) || O.purchaseOf(option)) return false;
    const whose = option.kind === "lose" ? option.owner : option.who;
    return whose === seat?.id || whose === O.TEAM;
  });
}

function withEmptyHand(now: Situation): Unlettered[] {
  const { view, options, seat } = now;
  const helped = helpedBy(now, view.benefit?.card ?? "");
  if (helped.length) return helped;
  const bought = new Set<string>();
  // A market card is picked up first.
  const market = options.flatMap((option) => {
    const card = O.purchaseOf(option)?.card;
    if (card === undefined || bought.has(card)) return [];
    bought.add(card);
    return [{ ...at(view, option), pick: { who: O.TEAM, source: card } }];
  });
  return [...market, ...narrowed(view, answers(now), { who: seat?.id ?? O.TEAM, source: "" })];
}

/** Who of those that stand there uses what a district's card gives: one of them, so that is asked first. */
function helpedBy({ options }: Situation, card: string): Unlettered[] {
  return O.usersOf(options, card).flatMap((who) => {
    const option = options.find((one) => one.who === who && one.source === card);
    if (!option) return [];
    const label = t("web-acts-benefit", { name: reckonerName(who) });
    return [{ option: { ...option, label, owner: who }, spot: `seat/${who}`, pick: { who, source: card } }];
  });
}

function fromHand(now: Situation, hand: Held): Unlettered[] {
  const { view, options } = now;
  if (!hand.source) return narrowed(view, answers(now), hand);
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
  if (hand.owing) return payers(view, seat, O.payments(options, seat, hand.source), hand);
  return narrowed(view, O.inOrder(O.optionsFrom(options, seat, hand.source)), hand);
}

/** What can pay for a card that was taken up: each die, token or card once, although it may be asked further then. */
function payers(view: TableView, seat: ReckonerView, found: Option[], hand: Held): Unlettered[] {
  return found.flatMap((option, place) => {
    if (found.findIndex((other) => other.source === option.source) < place) return [];
    const { source } = option;
    const choice = { option, spot: O.sourceSpot(seat.id, source), by: source };
    const path = O.pathOf(view, option);
    return path.length < 2
      ? [choice]
      : [{ ...choice, pick: { who: hand.who, source, path: path.slice(0, 1) } }];
  });
}

/** So many cards have room in the decision bar, with their names. */
const MOST_CARDS = 5;

/** The next places of those options that go on from what was chosen. */
function narrowed(view: TableView, found: readonly Option[], hand: Held): Unlettered[] {
  const path = hand.path ?? [];
  const seen = new Set<string>();
  const many = found.filter(({ target, owner }) => target.kind === "card" && owner).length > MOST_CARDS;
  // A card of Dawnslight that only one Reckoner can get needs no second question.
  const alone = ({ kind, source }: Option): boolean =>
    kind === "aid" && found.filter((other) => other.source === source).length < 2;
  const next = found.flatMap((option): Unlettered[] => {
    const whole = O.pathOf(view, option, many).slice(0, alone(option) ? 1 : undefined);
    if (path.some((spot, i) => whole[i] !== spot)) return [];
    const spot = whole[path.length] ?? "";
    if (whole.length <= path.length + 1) return [{ option, spot }];
    if (seen.has(spot)) return [];
    seen.add(spot);
    const label = stageLabel(option, spot);
    return [{ option: { ...option, label }, spot, pick: { ...hand, path: [...path, spot] } }];
  });
  // Where only one thing can be meant nobody is asked for it.
  const [only] = next;
  return path.length && next.length === 1 && only?.pick ? narrowed(view, found, only.pick) : next;
}

/** What is asked after a place, in words. */
function stageLabel(option: Option, spot: string): string {
  const [kind = ""] = spot.split("/");
  if (option.uses_up && kind !== "was" && kind !== "card")
    return t("web-acts-which-at", { symbol: symbolName(option.symbol), target: targetName(option) });
  return kind === "die" ? option.label : stageName(option, spot);
}
