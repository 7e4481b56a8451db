// Options as places on the table: which thing lights up for which action. No rule lives here.
import type { Option as Wire, Target as WireTarget, TableView } from "../protocol";

/** An option with everything that the wire leaves out. */
export interface Option extends Omit<Wire, "target"> {
  target: Required<WireTarget>;
  source: string;
  symbol: string;
  effect: string;
  lapses: string;
  uses_up: string;
}

export function complete(wire: Wire): Option {
  const target = { id: "", district: "", ...wire.target };
  return { source: "", symbol: "", effect: "", lapses: "", uses_up: "", ...wire, target };
}

type Reckoner = TableView["reckoners"][number];
type Die = Reckoner["dice"][number];

/** What somebody has picked up: a die, a Plan token, a card, a reward symbol or a market card. */
export interface Held {
  who: string;
  source: string;
  /** Of an ability that asks for a die first (Improvise): the die that was chosen. */
  die?: string;
  /** A place at which several symbols of the group could serve: which of them is used up is asked next. */
  spot?: string;
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
  BUTTONS.has(option.kind) || (option.kind === "faith" && option.action.endsWith(" roll"));

export const words = (option: Option): string[] => option.action.split(" ");

/** The die that a keep, a Faith mark, a loss or a ransom is about: its owner and its name. */
export function dieOf(option: Option): { who: string; die: string } | null {
  const parts = words(option);
  const die = parts.find(isDie);
  if (!die) return null;
  if (option.kind === "lose" || option.kind === "ransom") return { who: parts[1] ?? "", die };
  return { who: option.who, die };
}

/** What is bought and who gets it. */
export function purchaseOf(option: Option): { card: string; to: string } | null {
  const parts = words(option);
  const at = parts.indexOf("for");
  if (option.kind !== "buy" || at < 1) return null;
  return { card: parts[at - 1] ?? "", to: parts[at + 1] ?? "" };
}

/** The face that Improvise turns a die to. */
export function faceOf(option: Option): { die: string; face: string } | null {
  const parts = words(option);
  const at = parts.findIndex(isDie);
  const face = parts[at + 1];
  return option.kind === "power" && at > 0 && face ? { die: parts[at] ?? "", face } : null;
}

const SYMBOL_SPOTS: Record<string, string> = {
  research: "research",
  attack: "health",
  contain: "bracket",
  enforcement: "enforcement",
};

export function districtOf(view: TableView, option: Option): string {
  const { target } = option;
  if (target.district) return target.district;
  if (target.kind === "epic") return view.districts.find((d) => d.epic?.id === target.id)?.id ?? "";
  return target.id;
}

/** The place on the table that an option lights, such as `research/the-loop` or `track/red`. */
export function spotOf(view: TableView, option: Option): string {
  const { target, symbol, kind } = option;
  if (kind === "buy") return `market/${purchaseOf(option)?.card ?? target.id}`;
  if (kind === "keep" || kind === "lose" || kind === "ransom" || (kind === "faith" && !isButton(option))) {
    const found = dieOf(option);
    return found ? `die/${found.who}/${found.die}` : "";
  }
  const turned = faceOf(option);
  if (turned) return `face/${turned.die}/${turned.face}`;
  if (isButton(option)) return "";
  switch (target.kind) {
    case "track":
      return `track/${target.id}`;
    case "boss":
      return symbol === "attack" ? "boss/health" : "boss/research";
    case "epic":
      return `${SYMBOL_SPOTS[symbol] ?? "plate"}/${districtOf(view, option)}`;
    case "enforcement":
      return `enforcement/${districtOf(view, option)}`;
    case "barricade":
      return `barricade/${districtOf(view, option)}`;
    case "district":
      return `plate/${districtOf(view, option)}`;
    case "card":
      return `card/${option.who}/${target.id}`;
    case "reckoner":
      return `seat/${target.id}`;
    default:
      return symbol === "money" ? "money" : symbol === "plan" ? "plan" : "";
  }
}

const twins = (a: Die, b: Die): boolean => a.colour === b.colour && a.face === b.face && a.state === b.state;

function renamed(option: Option, from: string, to: string): Option {
  const action = words(option)
    .map((word) => (word === from ? to : word))
    .join(" ");
  return {
    ...option,
    action,
    source: option.source === from ? to : option.source,
    target: option.target.id === from ? { ...option.target, id: to } : option.target,
  };
}

/** The options in which a die takes part. Of equal dice the server offers the first; the others do the same. */
function throughTwins(seat: Reckoner, die: string, find: (name: string) => Option[]): Option[] {
  const own = find(die);
  const shown = seat.dice.find((d) => d.name === die);
  if (own.length || !shown) return own;
  for (const other of seat.dice) {
    if (other.name === die || !twins(other, shown)) continue;
    const found = find(other.name);
    if (found.length) return found.map((option) => renamed(option, other.name, die));
  }
  return [];
}

/** Everything that one die, token or card of a Reckoner can do now. */
export function optionsFrom(options: readonly Option[], seat: Reckoner, source: string): Option[] {
  const find = (name: string): Option[] =>
    options.filter((o) => o.who === seat.id && o.source === name && !isButton(o) && o.kind !== "keep");
  return isDie(source) ? throughTwins(seat, source, find) : find(source);
}

/** Everything that can pay for a card now: dice, the Plan token, other cards. */
export function payments(options: readonly Option[], seat: Reckoner, card: string): Option[] {
  const sources = [
    ...seat.dice.map((die) => die.name),
    "plan",
    seat.ability.id,
    ...seat.equipment.map((c) => c.id),
  ];
  return sources.flatMap((source) =>
    optionsFrom(options, seat, source).filter((o) => o.kind === "card" && o.target.id === card),
  );
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
export function optionsAbout(
  options: readonly Option[],
  seat: Reckoner,
  die: string,
  kind: string,
): Option[] {
  return throughTwins(seat, die, (name) =>
    options.filter((o) => {
      if (o.kind !== kind) return false;
      const found = dieOf(o);
      return found?.who === seat.id && found.die === name;
    }),
  );
}

/** Spends before cards before moves, in the order in which they came. */
const RANKS: Record<string, number> = { spend: 0, reward: 0, power: 0, card: 1, move: 2, barricade: 3 };
export function inOrder(options: readonly Option[]): Option[] {
  return options
    .map((option, place) => ({ option, place }))
    .sort((a, b) => (RANKS[a.option.kind] ?? 0) - (RANKS[b.option.kind] ?? 0) || a.place - b.place)
    .map(({ option }) => option);
}

/** The one thing that a second click on a die or Enter does: its only target, not counting Move and Barricade. */
export function onlyTarget(choices: readonly Choice[]): Choice | null {
  const main = choices.filter(({ option }) => option.kind !== "move" && option.kind !== "barricade");
  if (main.length === 1) return main[0] ?? null;
  return main.length === 0 && choices.length === 1 ? (choices[0] ?? null) : null;
}

/** How often in a row an option can be played with the symbols at hand: for the gesture that spends them all. */
export function chain(option: Option, symbols: readonly string[]): string[] {
  const same = symbols.filter((symbol) => symbol === (option.uses_up || option.symbol)).length;
  const now = Number.parseInt(option.effect, 10);
  const left = Number.isNaN(now) ? same : option.symbol === "contain" ? now - 1 : now;
  const times = option.symbol === "money" || option.symbol === "plan" ? same : Math.min(same, left);
  return Array.from({ length: Math.max(1, times) }, () => option.action);
}
