// What the guide sees of the table: what the server says, what is in the hand, and whose tray is large.
import type { Table } from "../table/decode";
import { TEAM, type Choice, type Held, type Option } from "../table/options";

export interface Scene {
  now: Table;
  /** The actions of whoever follows the guide, from the first one on. */
  line: readonly string[];
  /** What people can do now; nothing while Epics act. */
  options: readonly Option[];
  /** Places of the table that are lit. */
  spots: ReadonlyMap<string, Choice>;
  /** Whose tray is large. */
  seat: string;
  hand: Held | null;
  /** Whether dice that are left were shown before the step ends. */
  asking: boolean;
  /** Dice that are about to be kept. */
  kept: (who: string) => readonly string[];
  advice: "closed" | "thinking" | "said";
  /** Whether it is being read what the Epics did. */
  recap: boolean;
}

/** What has happened since a lesson began. */
export interface Since {
  from: Table;
  /** The options that were played, as they stood before. */
  deeds: readonly Option[];
  /** What was done, in a word each: `reroll`, `stop`. */
  verbs: readonly string[];
  /** How far the game was taken back. */
  low: number;
  /** Whether there was an answer to "What would you do?". */
  advised: boolean;
}

/** The line's next action, if the game still follows it. */
export const planned = ({ now, options, line }: Scene): Option | undefined =>
  options.find(({ action }) => action === line[now.at]);

export type Fits = (option: Option) => boolean;

/** Of what fits: the line's own next action; else what lets nothing lapse, by whoever sits in front. */
export function choose(scene: Scene, fits: Fits): Option | undefined {
  const fitting = scene.options.filter(fits);
  const next = planned(scene);
  const price = ({ lapses, who }: Option): number =>
    (lapses ? 2 : 0) + (who === scene.seat || who === TEAM ? 0 : 1);
  return fitting.find((option) => option === next) ?? fitting.toSorted((a, b) => price(a) - price(b))[0];
}
