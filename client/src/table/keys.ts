// Which key does what. A key is named by its place, as on a US keyboard. Letters of targets leave out the keys of dice, Plan, ability, Equipment, lapse and market.
import { caps, placeOf, type Press } from "./caps.svelte";
import type { Choice } from "./options";

export const DIE_KEYS = ["Q", "W", "E", "R", "T", "Y", "U"] as const;
export const TARGET_KEYS = ["A", "B", "C", "D", "F", "G", "H", "I", "J", "K", "N", "O", "S", "V"] as const;
export const CARD_KEYS = ["Z", "7", "8", "9", "0"] as const;
export const DAWN_KEYS = ["-", "="] as const;
export const ABILITY_KEY = "X";
export const PLAN_KEY = "P";
export const LAPSE_KEY = "L";
export const BOTS_KEY = ".";
export const ADVICE_KEY = ",";
export const TALK_KEY = ";";

/** Letters for what is lit: one for each place and use; what is left without a letter is reached with Tab. */
export function lettered(choices: readonly Omit<Choice, "key" | "at">[]): Choice[] {
  return choices.map((choice, place) => {
    const at = TARGET_KEYS[place] ?? "";
    return { ...choice, at, key: caps.at(at) };
  });
}

export type Command =
  | { do: "seat"; place: number }
  | { do: "die"; place: number }
  | { do: "plan" | "ability" | "lapse" | "enter" | "drop" | "undo" | "redo" | "end" | "rules" }
  | { do: "bots" | "advice" | "talk" }
  | { do: "card" | "dawn"; place: number }
  | { do: "target"; key: string; all: boolean }
  | { do: "ring"; step: 1 | -1 }
  | { do: "go"; to: "boss" | "forecast" | "market" | "log" };

const PLACES: Record<string, "boss" | "forecast" | "market" | "log"> = {
  B: "boss",
  F: "forecast",
  M: "market",
  G: "log",
};

/** What a key means: by its place, or by what it types where a place is not known. While something is lit its letters
 * come first. Undo and the rules go by what is typed, as everywhere. */
export function commandOf(press: Press, lit: readonly string[]): Command | null {
  const typed = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const place = placeOf(press.code) || typed;
  if (press.ctrlKey === true || press.metaKey === true) {
    const letter = /^[A-Z]$/.test(typed) ? typed : place;
    if (letter === "Z") return { do: press.shiftKey ? "redo" : "undo" };
    return letter === "Y" ? { do: "redo" } : null;
  }
  if (typed === "?") return { do: "rules" };
  // With Alt held systems send other characters, or take arrows for themselves: only places count.
  if (press.altKey && !placeOf(press.code)) return null;
  if (lit.includes(place)) return { do: "target", key: place, all: press.shiftKey === true && !press.altKey };
  return plain(place);
}

function plain(key: string): Command | null {
  if (/^[1-6]$/.test(key)) return { do: "seat", place: Number(key) - 1 };
  const die = (DIE_KEYS as readonly string[]).indexOf(key);
  if (die >= 0) return { do: "die", place: die };
  const card = (CARD_KEYS as readonly string[]).indexOf(key);
  if (card >= 0) return { do: "card", place: card };
  const dawn = (DAWN_KEYS as readonly string[]).indexOf(key);
  if (dawn >= 0) return { do: "dawn", place: dawn };
  const place = PLACES[key];
  if (place) return { do: "go", to: place };
  switch (key) {
    case PLAN_KEY:
      return { do: "plan" };
    case ABILITY_KEY:
      return { do: "ability" };
    case LAPSE_KEY:
      return { do: "lapse" };
    case BOTS_KEY:
      return { do: "bots" };
    case ADVICE_KEY:
      return { do: "advice" };
    case TALK_KEY:
      return { do: "talk" };
    case "Enter":
      return { do: "enter" };
    case "Escape":
      return { do: "drop" };
    case " ":
      return { do: "end" };
    case "ArrowRight":
    case "ArrowDown":
      return { do: "ring", step: 1 };
    case "ArrowLeft":
    case "ArrowUp":
      return { do: "ring", step: -1 };
    default:
      return null;
  }
}
