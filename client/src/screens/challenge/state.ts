// How a challenge went so far, in words.
import type { ChallengeInfo, SeedResult } from "../../protocol";
import { language, t } from "../../text";

/** The first win, else a game that is being played, else the last one; null: not played yet. */
export const standing = ({ results }: ChallengeInfo): SeedResult | null =>
  results.findLast(({ result }) => result === "won") ??
  results.find(({ result }) => result === "playing") ??
  results[0] ??
  null;

export const resultText = (one: SeedResult | null): string =>
  one
    ? t(`web-challenge-${one.result}`, { round: one.round, population: one.population })
    : t("web-challenge-none");

/** "17 November 2026", or the week. */
export function dateText({ kind, date }: ChallengeInfo): string {
  if (kind === "week") {
    const [year = "", week = ""] = date.split("-W");
    return t("web-challenge-week-of", { week: String(Number(week)), year });
  }
  if (kind === "link") return "";
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(`${date}T12:00`));
}
