// Names of things in the language in use, and short sentences made of them.
import { content } from "../content.svelte";
import { has, t } from "../text";
import type { DieView, OwingView } from "../protocol";
import { isDie, type Option } from "./options";
import { symbolsOf } from "./words";

export const reckonerName = (id: string): string => content.reckoner(id)?.name ?? id;
export const epicName = (id: string): string => content.epic(id)?.name ?? id;
export const cardName = (id: string): string => content.card(id)?.name ?? id;
export const districtName = (id: string): string => content.name("districts", id);
export const cityName = (id: string): string => content.all?.cities.find((one) => one.id === id)?.name ?? id;
export const bossName = (id: string): string => content.name("boss", id);
/** Limelight's are tables. */
export const trackName = (colour: string, boss = ""): string =>
  content.all?.explained[`track-${colour}-${boss}`]?.name ?? content.name("tracks", colour);
/** Rewards come with the dice where the round has no step for them. */
export const stepName = (step: string, round?: readonly string[]): string =>
  step === "use" && round && !round.includes("rewards") ? t("step-use.at-once") : content.name("steps", step);
export const effectName = (effect: string): string => content.name("effects", effect);
export const symbolName = (symbol: string): string => content.name("symbols", symbol);
export const dieName = (colour: string): string => content.die(colour)?.name ?? colour;

/** "2 Research, 1 Plan": what a face or what is left of it comes to, each symbol always with its number. */
export function faceText(face: string): string {
  const counts = new Map<string, number>();
  for (const symbol of symbolsOf(face)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].map(([symbol, n]) => countedText(symbol, n)).join(", ");
}

/** One and many differ by language, so each symbol has a text for its number. */
function countedText(symbol: string, n: number): string {
  return has(`symbol-${symbol}`) ? t(`symbol-${symbol}.counted`, { n }) : symbolName(symbol);
}

export function dieLabel(die: DieView, left = ""): string {
  const said = t("web-table-die", {
    n: Number(die.name.slice(1)),
    colour: dieName(die.colour),
    face: faceText(die.face),
    state: left ? "open" : die.state,
    left: left ? faceText(left) : "",
  });
  return die.state === "disabled" ? `${said}. ${t("web-table-out")}` : said;
}

/** What is in the hand, in words: a die with its face, a Plan token, a card. */
export function sourceName(source: string, dice: readonly DieView[]): string {
  if (source === "plan") return t("web-table-plan-token");
  if (!isDie(source)) return cardName(source);
  const die = dice.find((d) => d.name === source);
  return die ? dieName(die.colour) : source;
}

/** "Contain or Attack": the symbols of which one pays for a card; "Plan + Contain" if it costs both. */
export function costText(card: string, half?: OwingView | null): string {
  const info = content.card(card);
  const symbols = half?.card === card ? half.symbols : (info?.cost ?? []);
  const [first = "", ...rest] = symbols.map((symbol) => content.name("short", symbol));
  if (info?.family === "costs-two" && half?.card !== card) return [first, ...rest].join(" + ");
  return rest.reduce((text, last) => t("web-acts-or", { first: text, last }), first);
}

/** What is chosen to pay: a die if one can, else the Plan token, else a card. */
export function payerKind(sources: readonly string[]): "die" | "plan" | "card" {
  return sources.some(isDie) ? "die" : sources.includes("plan") ? "plan" : "card";
}

/** The name of what an option acts on. */
export function fullName(kind: Option["target"]["kind"], id: string, boss = ""): string {
  switch (kind) {
    case "epic":
      return epicName(id);
    case "boss":
      return bossName(id);
    case "track":
      return trackName(id, boss);
    case "district":
    case "enforcement":
    case "barricade":
    case "red-shield":
    case "blue-shield":
    case "copy-token":
    case "marker":
      return districtName(id);
    case "card":
    case "city-card":
      return cardName(id);
    case "reckoner":
      return reckonerName(id);
    case "face":
      return faceText(id);
    case "symbol":
      return symbolName(id);
    case "colour":
      return dieName(id);
    default:
      return id;
  }
}

/** Whose track it is that an action ends with. */
export const ownerOf = (action: string): string => action.split(" ").at(-2) ?? "";

/** Where an option acts, in one or two words. */
export const targetName = ({ target, symbol, label, action }: Option): string =>
  target.kind === "none" || target.kind === "die"
    ? symbol
      ? symbolName(symbol)
      : label
    : fullName(target.kind, target.id, ownerOf(action));

/** A place that is chosen before the one where an option acts: a die, a Reckoner, a card, a symbol. */
export function stageName({ owner, die, card, source, uses_up }: Option, spot: string): string {
  const [kind = ""] = spot.split("/");
  if (kind === "seat") return reckonerName(owner);
  if (kind === "card") return cardName(card);
  if (kind === "aid") return cardName(source);
  return kind === "was" ? symbolName(uses_up) : die;
}
