// What one could click now, as a hint. It is read off the options, so it never asks for what cannot be done.
import type { ReckonerView } from "../protocol";
import { isButton, isDie, type Option } from "./options";

/** The hints that there are; empty if this Reckoner has nothing to click. */
export type Hint =
  "roll" | "roll-last" | "faith" | "faith-or-stop" | "stop" | "die" | "plan" | "card" | "place" | "";

export interface Asked {
  step: string;
  options: readonly Option[];
  seat: ReckonerView;
  /** Whether a click marks dice for Faith. */
  faith: boolean;
}

export function hintOf(asked: Asked): Hint {
  const own = asked.options.filter((option) => option.who === asked.seat.id);
  if (asked.step === "roll") return rolling(own, asked.seat, asked.faith);
  if (asked.step === "use") return using(own);
  return own.some((option) => option.kind === "place") ? "place" : "";
}

function rolling(own: readonly Option[], seat: ReckonerView, faith: boolean): Hint {
  const can = (kind: string): boolean => own.some((option) => option.kind === kind);
  if (!own.length) return "";
  if (can("faith") && (faith || own.every((option) => option.kind === "faith"))) return "faith";
  if (!can("keep")) return can("faith") ? "faith-or-stop" : "stop";
  const loose = seat.dice.filter((die) => die.state === "rolled").length;
  return loose > 1 ? "roll" : can("reroll") ? "roll-last" : "stop";
}

function using(own: readonly Option[]): Hint {
  const sources = own.filter((option) => !isButton(option)).map((option) => option.source);
  if (sources.some(isDie)) return "die";
  if (sources.includes("plan")) return "plan";
  return sources.some(Boolean) ? "card" : "";
}
