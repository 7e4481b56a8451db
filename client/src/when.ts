// Moments as people say them.
import { language, t } from "./text";

/** "today, 21:40", "yesterday, 9:05" or "3 May 2026". `seconds` are since 1970. */
export function when(seconds: number, now: Date = new Date()): string {
  const moment = new Date(seconds * 1000);
  const time = new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(moment);
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (days === 0) return t("web-today", { time });
  if (days === 1) return t("web-yesterday", { time });
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(moment);
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
