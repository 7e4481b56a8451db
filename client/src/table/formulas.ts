// What a card does, in signs: short in every language. A formula is a row of words: `>` leads from cost to gain, `|` is
// "or", what begins with +, × or a number is written as it stands, `die-red` is a die of that colour, all else a sign.
import type { CardInfo } from "../protocol";
import { symbolIcon } from "./words";

/** Cards with a power of their own, by its name. */
const ODD: Record<string, string> = {
  dispatcher: "people ui-right | barricade",
  demolitions: "demo > sym-epic",
  tradecraft: "sym-any > sym-any sym-any",
  joker: "ui-redo ui-dice",
  spyril: "eq-gift ui-undo ui-dice",
  "extra-ammo": "eq-gift eq-ammo ui-redo",
  "utility-tool": "eq-tool sym-any > sym-any",
  herman: "eq-swap",
  rtich: "+1 ui-dice eq-swap",
  kidnap: "eq-grab boss | enforcement",
  "dish-soap": "eq-soap base | sym-money",
  "tracking-device": "+1 sym-plan",
  blackmail: "eq-mail act-enforce",
  sabotage: "eq-tool ui-back",
  "fuel-cells": "eq-fuel ×2 > ×3",
  "predictive-analytics": "eq-chip sym-plan",
  "blind-spot": "weakened > sym-epic",
  favor: "ui-flag > sym-plan",
  "med-kit": "+1 people",
};

const icons = (symbols: readonly string[]): string[] => symbols.map(symbolIcon);

/** Three or more of the same are counted. */
function counted(symbols: readonly string[]): string[] {
  const [first = ""] = symbols;
  return symbols.length > 2 && symbols.every((one) => one === first)
    ? [symbolIcon(first), `×${String(symbols.length)}`]
    : icons(symbols);
}

export function formulaOf(card: CardInfo): string[] {
  const { family, gives, cost, die, power } = card;
  const anywhere = card.anywhere ? ["any-district"] : [];
  switch (family) {
    case "converter":
      return [symbolIcon(gives[0] ?? ""), "eq-convert", symbolIcon(gives[1] ?? "")];
    case "extra-die":
      return ["+", `die-${die}`];
    case "doubler":
      return [`basic-${symbolIcon(gives[0] ?? "")}`, "×2"];
    case "mover":
      return [card.id === "helicopter" ? "eq-heli" : "eq-move"];
    case "reach":
      return ["reach", ...icons(gives)];
    case "after-move":
      return ["eq-move", ">", symbolIcon(gives[0] ?? ""), "|", symbolIcon(gives[1] ?? "")];
    case "costs-two":
      return [...icons(cost), ">", ...counted(gives), ...anywhere];
    case "consumable":
      return [
        ...counted(gives),
        ...(card.boss_research ? ["boss-research", `×${String(card.boss_research)}`] : []),
      ];
    case "on-defeat":
      return ["ui-flag", ">", ...icons(gives)];
    case "on-weaken":
      return ["weakened", ">", ...icons(gives)];
    case "reach-here":
      return ["reach", ...icons(gives)];
    case "dawnslight":
      return card.population ? [`+${String(card.population)}`, "people"] : icons(gives);
    case "odd":
      return (ODD[power] ?? "").split(" ").filter(Boolean);
    default:
      return [...icons(cost), ...(cost.length ? [">"] : []), ...icons(gives), ...anywhere];
  }
}

/** One sign for a card where there is no room for more. */
export function cardIcon(card: CardInfo | undefined): string {
  if (card?.family === "extra-die") return "ui-dice";
  if (card?.family === "converter") return "eq-convert";
  if (card?.family === "exchanger") return symbolIcon(card.gives[0] ?? "");
  const sign = card && formulaOf(card).find((word) => /^[a-z]+(-|$)/.test(word) && word !== "eq-gift");
  return sign?.replace(/^basic-/, "") ?? "sym-any";
}

/** The sign of what is special about using a card, and the rule about it: for another, for two dice, once. */
export function familySign(card: CardInfo | undefined): { icon: string; rule: string } | null {
  if (card?.family === "costs-two") return { icon: "eq-two", rule: "EQ2-02" };
  if (card?.family === "consumable") return { icon: "eq-food", rule: "EQ2-03" };
  return card?.rules.includes("EQ2-01") ? { icon: "eq-gift", rule: "EQ2-01" } : null;
}
