// Which key does what. Letters of targets leave out the keys of dice, Plan, ability, Equipment, lapse and market.
import type { Choice } from "./options";

export const DIE_KEYS = ["Q", "W", "E", "R", "T", "Y", "U"] as const;
export const TARGET_KEYS = ["A", "B", "C", "D", "F", "G", "H", "I", "J", "K", "N", "O", "S", "V"] as const;
export const CARD_KEYS = ["Z", "7", "8", "9", "0"] as const;
export const ABILITY_KEY = "X";
export const PLAN_KEY = "P";
export const LAPSE_KEY = "L";
export const BOTS_KEY = ".";
export const ADVICE_KEY = ",";

/** Letters for what is lit: one for each place and use; what is left without a letter is reached with Tab. */
export function lettered(choices: readonly Omit<Choice, "key">[]): Choice[] {
  return choices.map((choice, place) => ({ ...choice, key: TARGET_KEYS[place] ?? "" }));
}

export type Command =
  | { do: "seat"; place: number }
  | { do: "die"; place: number }
  | { do: "plan" | "ability" | "lapse" | "enter" | "drop" | "undo" | "redo" | "end" | "rules" }
  | { do: "bots" | "advice" }
  | { do: "card"; place: number }
  | { do: "target"; key: string; all: boolean }
  | { do: "ring"; step: 1 | -1 }
  | { do: "go"; to: "boss" | "forecast" | "market" | "log" };

export interface KeyPress {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

const PLACES: Record<string, "boss" | "forecast" | "market" | "log"> = {
  B: "boss",
  F: "forecast",
  M: "market",
  G: "log",
};

/** What a key means. While something is lit its letters come first. */
export function commandOf(press: KeyPress, lit: readonly string[]): Command | null {
  const mod = press.ctrlKey === true || press.metaKey === true;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  if (mod) {
    if (key === "Z") return { do: press.shiftKey ? "redo" : "undo" };
    return key === "Y" ? { do: "redo" } : null;
  }
  if (press.altKey) return byCode(press, lit);
  if (key === "?") return { do: "rules" };
  if (lit.includes(key)) return { do: "target", key, all: press.shiftKey === true };
  return plain(key);
}

/** With Alt held some systems send other characters: the key's place says which one it was. */
function byCode(press: KeyPress, lit: readonly string[]): Command | null {
  const letter = /^(?:Key|Digit)(.)$/.exec(press.code ?? "")?.[1];
  if (!letter) return null;
  return lit.includes(letter) ? { do: "target", key: letter, all: false } : plain(letter);
}

function plain(key: string): Command | null {
  if (/^[1-6]$/.test(key)) return { do: "seat", place: Number(key) - 1 };
  const die = (DIE_KEYS as readonly string[]).indexOf(key);
  if (die >= 0) return { do: "die", place: die };
  const card = (CARD_KEYS as readonly string[]).indexOf(key);
  if (card >= 0) return { do: "card", place: card };
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
