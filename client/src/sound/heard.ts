// Which events are heard, and as what. Everything else is silent.
import type { EventLine } from "../protocol";
import { EPIC_STEPS } from "../table/phase";

export const SOUNDS = ["dice", "hit", "defeated", "night", "loss", "base", "won", "lost"] as const;
export type Sound = (typeof SOUNDS)[number];

const KINDS: Record<string, Sound> = {
  rolled: "dice",
  health: "hit",
  "boss-health": "hit",
  defeated: "defeated",
  population: "loss",
  "base-found": "base",
};

/** What is heard of some events, each once, in their order. `night`: the Epics were acting before, so it falls no more.
 * A blow that defeats is heard as that. */
export function soundsOf(events: readonly EventLine[], night: boolean): Sound[] {
  const heard = new Set<Sound>();
  for (const { kind, args } of events) {
    const falls = kind === "step" && EPIC_STEPS.has(args["step"]) && !night;
    const sound = falls ? "night" : KINDS[kind];
    if (sound) heard.add(sound);
  }
  if (heard.has("defeated")) heard.delete("hit");
  return [...heard];
}

/** What came before the Epics acted, what they did, and the new round after it. */
export function partsOf(
  events: readonly EventLine[],
  within: boolean,
): [EventLine[], EventLine[], EventLine[]] {
  const parts: [EventLine[], EventLine[], EventLine[]] = [[], [], []];
  let now: 0 | 1 | 2 = within ? 1 : 0;
  for (const event of events) {
    if (now === 1 && event.kind === "round") now = 2;
    parts[now].push(event);
    if (now === 0 && event.kind === "step" && EPIC_STEPS.has(event.args["step"])) now = 1;
  }
  return parts;
}
