// What stands on a button of the decision bar: a die or a sign, whose it is, a few words, and what changes.
import { content } from "../content.svelte";
import type { CardInfo, DieView, TableView } from "../protocol";
import { bossName, cardName, reckonerName, sourceName, stageName, symbolName, targetName } from "./names";
import { effectOf, faceOf, isDie, isWay, type Choice, type Option } from "./options";
import { LOOKS } from "./pieces";
import { t } from "../text";
import { bossIcon, symbolIcon, trackAction } from "./words";

export interface Look {
  /** A die with its face. */
  die?: { colour: string; face: string } | undefined;
  icon: string;
  /** The Reckoner to whom it belongs, where that is not said otherwise. */
  owner: string;
  text: string;
  effect: string;
  /** How many there are. */
  count: number;
  /** What comes of it besides: signs of what is on the spots of a district's track. */
  spots: readonly string[];
  /** A Dawnslight card, shown by what it gives. */
  card?: CardInfo | undefined;
}

const NOTHING: Look = { icon: "", owner: "", text: "", effect: "", count: 0, spots: [] };
/** Kinds of options that are about the die itself. */
const ABOUT_DICE = new Set(["lose", "ransom"]);

const dieOf = (view: TableView | undefined, who: string, name: string): DieView | undefined =>
  view?.reckoners.find((r) => r.id === who)?.dice.find((d) => d.name === name);

export function lookOf(view: TableView | undefined, choice: Choice, small = false): Look {
  if (choice.by) return payer(view, choice, small);
  if (choice.spot.startsWith("aid/")) return aid(choice);
  if (choice.pick) return stage(view, choice);
  const { option } = choice;
  const effect = ["place", "buy"].includes(option.kind) ? "" : effectOf(option, " → ");
  const spots = option.spots.filter(Boolean).map((word) => trackAction(word).icon);
  if (option.kind === "protect") return { ...NOTHING, ...protecting(option, spots, small) };
  return { ...NOTHING, effect, spots, ...own(view, option) };
}

/** With any symbol: it is drawn, since its name has three words in some languages and the bar holds other things too. */
const protecting = ({ symbol }: Option, spots: string[], small: boolean): Partial<Look> => ({
  icon: "act-protect",
  text: small ? "" : t("web-acts-protect"),
  spots: [symbolIcon(symbol), ...spots],
});

/** One of two cards, and who gets it if that is plain. */
const aid = ({ option, pick }: Choice): Look => ({
  ...NOTHING,
  icon: "dawn",
  card: content.card(option.source),
  owner: pick ? "" : option.target.id,
});

/** What pays for a card. */
function payer(view: TableView | undefined, { option, by = "" }: Choice, small: boolean): Look {
  const die = isDie(by) ? dieOf(view, option.who, by) : undefined;
  const text = die || (by === "plan" && small) ? "" : sourceName(by, []);
  return { ...NOTHING, die, icon: by === "plan" ? "sym-plan" : "sym-any", text };
}

/** What is chosen before the place where it acts. */
function stage(view: TableView | undefined, { option, spot, pick }: Choice): Look {
  const [kind = ""] = spot.split("/");
  const die = kind === "die" ? dieOf(view, option.owner || option.who, option.die) : undefined;
  if (die) return { ...NOTHING, die };
  if (kind === "seat") return { ...NOTHING, icon: `rec-${option.owner}`, text: stageName(option, spot) };
  if (kind === "was") return { ...NOTHING, icon: symbolIcon(option.uses_up), text: stageName(option, spot) };
  if (kind === "card") return { ...NOTHING, icon: "sym-any", text: stageName(option, spot) };
  if (pick?.path) return { ...NOTHING, ...own(view, { ...option, uses_up: "" }) };
  return { ...NOTHING, icon: "ui-market", text: cardName(pick?.source ?? "") };
}

/** What a card brings that is sold. */
const soldFor = ({ kind, target }: Option): Partial<Look> =>
  kind === "sell" ? { effect: `+$${String(content.card(target.id)?.price ?? 0)}` } : {};

/** Icons of uses that say more than what they act on. */
const KIND_ICONS: Record<string, string> = { move: "ui-right", barricade: "barricade" };

function own(view: TableView | undefined, option: Option): Partial<Look> {
  const { target, kind, symbol, uses_up, owner, who } = option;
  const turned = faceOf(option);
  if (turned) {
    const die = dieOf(view, owner || who, turned.die);
    return die ? { die: { colour: die.colour, face: turned.face } } : { text: targetName(option) };
  }
  if (uses_up && target.kind !== "symbol")
    return { icon: symbolIcon(uses_up), text: symbolName(uses_up), effect: "" };
  if (kind === "heal") return { icon: "people" };
  switch (target.kind) {
    case "die": {
      const die = dieOf(view, owner || who, option.die);
      return { die, text: ABOUT_DICE.has(kind) && owner !== who ? reckonerName(owner) : "" };
    }
    case "colour":
      return { die: { colour: target.id, face: "" }, count: view?.supply?.[target.id] ?? 0, effect: "" };
    case "symbol":
      return { icon: symbolIcon(target.id), text: symbolName(target.id) };
    case "number":
      return { icon: symbol ? symbolIcon(symbol) : "", text: option.label };
    case "reckoner":
      return { icon: `rec-${target.id}`, text: reckonerName(target.id) };
    case "card":
      return kind === "card"
        ? { icon: "sym-any", text: cardName(target.id) }
        : { owner: owner === who ? "" : owner, text: cardName(target.id), ...soldFor(option) };
    case "city-card":
      return { icon: "lamp", card: content.card(target.id) };
    case "district":
      return { icon: kind === "reward" ? "" : "ui-right", text: targetName(option) };
    case "track":
      return { icon: `act-boss-${target.id}`, text: bossName(view?.boss.id ?? "") };
    case "marker":
      return { icon: "boss-research", text: targetName(option) };
    case "boss":
      return {
        icon: symbol === "attack" || !symbol ? bossIcon(target.id) : "boss-research",
        text: targetName(option),
      };
    default: {
      const piece =
        symbol && !target.kind.endsWith("shield")
          ? ""
          : LOOKS.find((look) => look.kind === target.kind)?.icon;
      const way = isWay(option) ? KIND_ICONS[kind] : "";
      return { icon: way || piece || (symbol && symbolIcon(symbol)), text: targetName(option) };
    }
  }
}
