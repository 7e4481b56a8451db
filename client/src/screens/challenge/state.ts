// Challenges in words.
import { lang, posted, read } from "../../api";
import type { ChallengeInfo } from "../../protocol";
import { language, t } from "../../text";
import type { Wish } from "./link";

/** Whether somebody's set-up can be played here, and how it went. */
export const lookAtChallenge = (wish: Wish, code: string): Promise<ChallengeInfo> =>
  read(`/api/challenge?${lang(code)}`, "challenge", posted(wish));

/** "17 November 2026", or the week. */
export function dateText({ kind, date }: ChallengeInfo): string {
  if (kind === "week") {
    const [year = "", week = ""] = date.split("-W");
    return t("web-challenge-week-of", { week: String(Number(week)), year });
  }
  if (kind === "link") return "";
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(`${date}T12:00`));
}
