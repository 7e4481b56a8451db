// The guided first game: what is said, what it points at, and how one sees that it was done.
import type { EventLine, TableNow } from "../protocol";

/** The fixed game that is learnt on. */
export const SCENARIO = { reckoners: ["tia", "abraham"], difficulty: "beginner", seed: "first-night-3" };

export interface Step {
  /** `web-learn-<id>` is the title, its `.text` the explanation. */
  id: string;
  /** What it points at: the first of these that is on the screen. */
  at: string;
  /** Done by the player; without it, a button goes on. `from` is the table when the step began. */
  done?: (now: TableNow, from: TableNow, seen: readonly EventLine[]) => boolean;
  /** Nobody can do it now: the step is left out. */
  skip?: (now: TableNow) => boolean;
}

const happened = (seen: readonly EventLine[], ...kinds: string[]): boolean =>
  seen.some(({ kind }) => kinds.includes(kind));
const contained = (seen: readonly EventLine[]): boolean =>
  seen.some(({ kind, args }) => /bracket$/.test(kind) && Number(args["now"]) < Number(args["was"]));
const spent = (seen: readonly EventLine[], symbol: string): boolean =>
  seen.some(({ kind, args }) => kind === "spent" && args["symbol"] === symbol);
const cannot =
  (fits: (option: TableNow["options"][number]) => boolean) =>
  (now: TableNow): boolean =>
    now.view.step !== "use" || !now.options.some(fits);
const past = (step: string) => (now: TableNow, from: TableNow) =>
  now.view.step !== step || now.view.round > from.view.round;

export const STEPS: readonly Step[] = [
  { id: "welcome", at: "" },
  { id: "forecast", at: '[data-learn="forecast"], .fc' },
  { id: "epic", at: '[data-learn="plate"], .plate' },
  {
    id: "prologue",
    at: '[data-learn="market"], .mk',
    skip: (now) => now.view.step !== "prologue",
    done: past("prologue"),
  },
  {
    id: "roll",
    at: '[data-learn="dice"], .dicerow',
    skip: (now) => now.view.step !== "roll",
    done: past("roll"),
  },
  {
    id: "research",
    at: '[data-learn="dice"], .dicerow',
    skip: cannot(({ symbol }) => symbol === "research"),
    done: (_now, _from, seen) => happened(seen, "research", "boss-research"),
  },
  {
    id: "contain",
    at: '[data-learn="dice"], .dicerow',
    skip: cannot(({ symbol }) => symbol === "contain"),
    done: (_now, _from, seen) => contained(seen),
  },
  {
    id: "undo",
    at: '[data-learn="undo"], .tools',
    skip: (now) => now.view.step !== "use",
    done: (now, from) => now.at < from.at,
  },
  {
    id: "enforcement",
    at: '[data-learn="dice"], .dicerow',
    skip: cannot(({ symbol }) => symbol === "enforcement"),
    done: (_now, _from, seen) => spent(seen, "enforcement"),
  },
  {
    id: "move",
    at: '[data-learn="dice"], .dicerow',
    skip: cannot(({ kind }) => kind === "move"),
    done: (_now, _from, seen) => happened(seen, "moved"),
  },
  {
    id: "money",
    at: '[data-learn="dice"], .dicerow',
    skip: cannot(({ symbol }) => symbol === "money"),
    done: (_now, _from, seen) => spent(seen, "money"),
  },
  {
    id: "use",
    at: '[data-learn="decision"], .decision',
    skip: (now) => now.view.step !== "use",
    done: past("use"),
  },
  {
    id: "buy",
    at: '[data-learn="market"], .mk',
    skip: (now) => now.view.step !== "purchase" && now.view.step !== "rewards",
    done: (now, from) => now.view.round > from.view.round,
  },
  { id: "night", at: '[data-learn="resources"], .res' },
  { id: "goal", at: '[data-learn="boss"], .boss' },
];
