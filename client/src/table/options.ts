// Options as places on the table: which thing lights up for which action. No rule lives here.
import type { OptionGroup, TableView } from "../protocol";
import { districtWith } from "./citycards";

/** One thing that can be done now. */
export interface Option {
  /** What is sent back. */
  action: string;
  /** A Reckoner, or the team. */
  who: string;
  kind: string;
  label: string;
  /** A die, `plan` or a card that is used; a card that is bought. */
  source: string;
  symbol: string;
  target: { kind: NonNullable<OptionGroup["on"]>; id: string };
  /** The die that it is about, and whose that is. */
  owner: string;
  die: string;
  /** The card that asks for a symbol, a number or a colour. */
  card: string;
  /** The symbol that goes, where one chooses. */
  uses_up: string;
  /** The symbols that would be lost. */
  lapses: string;
  /** The number that changes, if one does, and the sign before it if it is money. */
  before: number | null | undefined;
  after: number | null | undefined;
  unit: string;
  /** How often it can be done in a row with what it takes. */
  times: number;
  /** What happens where the marker of a district comes to. */
  spots: readonly string[];
  /** How many dice are still to be paid for a Move that costs two. */
  halves: number;
}

/** "3→2". */
export const effectOf = ({ before, after, unit }: Option, arrow = "→"): string =>
  before == null ? "" : `${unit}${String(before)}${arrow}${unit}${String(after)}`;

type Reckoner = TableView["reckoners"][number];

/** What somebody has picked up: a die, a Plan token, a card, a reward symbol or a market card. */
export interface Held {
  who: string;
  source: string;
  /** Places that were chosen already, where one thing after another is asked for: a die and then its face, a Reckoner
   * and then a district, a card and then a symbol. */
  path?: readonly string[];
  /** A card that is to be paid for: what is lit is what can pay. */
  owing?: boolean;
}

/** An option with the place that it lights and the key that chooses it. */
export interface Choice {
  /** Picks something up instead of playing the option. */
  pick?: Held;
  option: Option;
  spot: string;
  /** The place of its key on the keyboard, and the letter that the player sees there. */
  at: string;
  key: string;
  /** What pays, where that is chosen and not what it is for: a die, `plan` or a card. */
  by?: string;
}

export const TEAM = "team";
const DIE = /^d\d+$/;
export const isDie = (word: string): boolean => DIE.test(word);

/** The actions that end something; they are buttons, never targets. */
const BUTTONS = new Set(["reroll", "stop", "lapse", "end", "refresh"]);
export const isButton = (option: Option): boolean =>
  BUTTONS.has(option.kind) || isEnough(option) || (option.kind === "faith" && option.target.kind === "none");

/** What ends a decision that may be answered more than once, or not at all. */
const ENOUGH = new Set(["enough", "done", "leave"]);
const LEAVES_BENEFIT = "end benefit";
export const isEnough = ({ kind, action }: Option): boolean => ENOUGH.has(kind) || action === LEAVES_BENEFIT;

/** Who could use something that is nobody's in particular: what a district's card gives. */
export const usersOf = (options: readonly Option[], source: string): string[] => [
  ...new Set(options.flatMap((option) => (source && option.source === source ? option.who : []))),
];

/** What is done with something in the hand, or marked in the roll step. Whatever else may be decided is lit by itself. */
const USES = new Set(["spend", "move", "barricade", "card", "power", "heal", "keep", "faith", "protect"]);
export const isUse = ({ kind }: Option): boolean => USES.has(kind);

/** What is bought and who gets it. */
export const purchaseOf = ({ kind, source, target }: Option): { card: string; to: string } | null =>
  kind === "buy" ? { card: source, to: target.id } : null;

/** The face that Improvise turns a die to. */
export const faceOf = ({ die, target }: Option): { die: string; face: string } | null =>
  target.kind === "face" ? { die, face: target.id } : null;

const SYMBOL_SPOTS: Record<string, string> = {
  research: "research",
  attack: "health",
  contain: "bracket",
  enforcement: "enforcement",
};

const districtOf = (view: TableView, { target: { kind, id } }: Option): string =>
  kind === "epic" ? (view.districts.find((d) => d.epic?.id === id)?.id ?? "") : id;

/** The place on the table that an option lights, such as `research/the-loop` or `track/red`. */
export function spotOf(view: TableView, option: Option): string {
  const { target, symbol, die, owner } = option;
  switch (target.kind) {
    case "die":
      return `die/${owner}/${die}`;
    case "face":
      return `face/${die}/${target.id}`;
    case "colour":
    case "symbol":
    case "number":
    case "track":
    case "enforcement":
    case "barricade":
    case "red-shield":
    case "blue-shield":
    case "copy-token":
    case "marker":
      return `${target.kind}/${target.id}`;
    case "boss":
      return symbol === "attack" ? "boss/health" : "boss/research";
    case "epic":
      return `${SYMBOL_SPOTS[symbol] ?? "plate"}/${districtOf(view, option)}`;
    case "district":
      return `plate/${target.id}`;
    case "city-card":
      return `city-card/${districtWith(view, target.id)?.id ?? ""}`;
    case "card":
      return `card/${owner || option.who}/${target.id}`;
    case "reckoner":
      return option.kind === "buy" ? `market/${option.source}` : `seat/${target.id}`;
    default:
      // A card that needs nothing more is used by itself.
      if (option.kind === "power" || option.kind === "heal") return `card/${option.who}/${option.source}`;
      return symbol === "money" || symbol === "plan" ? symbol : "";
  }
}

/** The places that are chosen one after another till an option is meant; mostly it is the one that it lights. `many`: of
 * the cards of everybody there are too many to choose from at once, so it is asked first whose it is. */
export function pathOf(view: TableView, option: Option, many = false): string[] {
  const { target, die, owner, card, who, uses_up } = option;
  const last = spotOf(view, option);
  const first: Record<string, string> = {
    face: `die/${owner}/${die}`,
    colour: die && `die/${owner}/${die}`,
    symbol: card && `card/${who}/${card}`,
    district: owner && `seat/${owner}`,
    reckoner: option.kind === "aid" ? `aid/${option.source}` : "",
    card: many && owner !== who ? owner && `seat/${owner}` : "",
  };
  const before = first[target.kind] ?? "";
  if (target.kind === "symbol") return [before, uses_up && `was/${uses_up}`, last].filter(Boolean);
  return [before, last, uses_up && `symbol/${uses_up}`].filter(Boolean);
}

/** The card that an option pays for. */
export const paidCard = ({ kind, target, card }: Option): string =>
  kind !== "card" ? "" : target.kind === "card" || target.kind === "city-card" ? target.id : card;

/** Everything that one die, token or card of a Reckoner can do now. */
export const optionsFrom = (options: readonly Option[], seat: Reckoner, source: string): Option[] =>
  options.filter((o) => o.who === seat.id && o.source === source && !isButton(o) && o.kind !== "keep");

/** A Move of which one die is paid: what is in the hand then. */
export const MOVE = "move";

/** Everything that can pay for a card, or for the rest of a Move: dice, the Plan token, other cards. */
export function payments(options: readonly Option[], seat: Reckoner, card: string): Option[] {
  const sources = [
    ...seat.dice.map((die) => die.name),
    "plan",
    seat.ability.id,
    ...seat.equipment.map((c) => c.id),
    ...(seat.dawnslight ?? []),
  ];
  const pays = (o: Option): boolean =>
    card === MOVE ? o.kind === "move" && o.target.id === seat.owing?.district : paidCard(o) === card;
  return sources.flatMap((source) => optionsFrom(options, seat, source).filter(pays));
}

/** Whether what is in the hand is good for anything. */
export function isOfUse(options: readonly Option[], seat: Reckoner, held: Held): boolean {
  return (
    (held.owing ? payments(options, seat, held.source) : optionsFrom(options, seat, held.source)).length > 0
  );
}

/** The place of a die, Plan token or card itself. */
export function sourceSpot(who: string, source: string): string {
  if (source === "plan") return `plan/${who}`;
  return `${isDie(source) ? "die" : "card"}/${who}/${source}`;
}

/** Keep, Faith mark, loss, ransom or Improvise of one die. */
export const optionsAbout = (
  options: readonly Option[],
  seat: Reckoner,
  die: string,
  kind: string,
): Option[] => options.filter((o) => o.kind === kind && o.owner === seat.id && o.die === die);

/** Spends before cards before moves, in the order in which they came. */
const RANKS: Record<string, number> = {
  spend: 0,
  reward: 0,
  power: 0,
  protect: 1,
  card: 1,
  move: 2,
  barricade: 3,
};
const rank = (option: Option): number =>
  option.kind === "barricade" && !isWay(option) ? 1 : (RANKS[option.kind] ?? 0);
export function inOrder(options: readonly Option[]): Option[] {
  return options
    .map((option, place) => ({ option, place }))
    .sort((a, b) => rank(a.option) - rank(b.option) || a.place - b.place)
    .map(({ option }) => option);
}

/** Ways to go: Move, and a Barricade out of the way. They are drawn apart, and never what one click means. */
export const isWay = ({ kind, target }: Option): boolean =>
  kind === "move" || (kind === "barricade" && target.kind !== "copy-token");

/** The one thing that a second click on a die or Enter does: its only target, not counting Move and Barricade. */
export function onlyTarget(choices: readonly Choice[]): Choice | null {
  const main = choices.filter(({ option }) => !isWay(option));
  if (main.length === 1) return main[0] ?? null;
  return main.length === 0 && choices.length === 1 ? (choices[0] ?? null) : null;
}

/** An option as often as it can be played in a row: the gesture that spends all symbols. */
export const chain = ({ action, times }: Option): string[] => Array.from({ length: times }, () => action);
