// How a game ended, in few words.
import type { ReelTable } from "../protocol";
import { stepName } from "../table/names";
import { language, t } from "../text";

export const endWords = ({ result, round }: Pick<ReelTable, "result" | "round">): string =>
  t("web-replay-end", { result, round });

/** A step within a sentence; German keeps its capitals. */
export function stepWord(step: string, steps: readonly string[] | undefined): string {
  const name = stepName(step, steps);
  return language() === "de" ? name : name.toLowerCase();
}
