// The challenges of today, and how they went: as much as the first page needs.
import { read } from "../../api";
import { content } from "../../content.svelte";
import type { ChallengeInfo, SeedResult } from "../../protocol";
import { t } from "../../text";

/** The day as the calendar here has it. */
export function today(now: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The games of a day (`2026-11-17`) and of its week. */
export const getChallenges = (day: string): Promise<ChallengeInfo[]> =>
  read(`/api/challenges/${day}`, "challenges");

/** The first win, else a game that is being played, else the last one; nothing: not played yet. */
export const standing = ({ results }: ChallengeInfo): SeedResult | undefined =>
  results.findLast(({ result }) => result === "won") ??
  results.find(({ result }) => result === "playing") ??
  results[0];

export const resultText = (one?: SeedResult): string =>
  t(`web-challenge-${one?.result ?? "none"}`, { round: one?.round ?? 0, population: one?.population ?? 0 });

/** The challenge of the day in a line; without an answer, what challenges are. */
export function dayText(info?: ChallengeInfo): string {
  if (!info) return t("web-challenge.text");
  const [boss, city] = [content.name("boss", info.boss), content.name("cities", info.city)];
  return [
    t("web-new-against", { boss, city }),
    content.name("difficulties", info.difficulty),
    resultText(standing(info)),
  ].join(" · ");
}
