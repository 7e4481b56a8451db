// How long a game took.
import { language } from "../../text";

/** A time that something took: "1:42" and "1 hour 42 minutes", from a day on in days; null if it is not a minute. */
export function span(seconds: number): { short: string; full: string } | null {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return null;
  const say = (n: number, unit: string, unitDisplay: "long" | "narrow"): string =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(n);
  const days = Math.round(minutes / 1440);
  if (minutes >= 1440) return { short: say(days, "day", "narrow"), full: say(days, "day", "long") };
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const full = [hours && say(hours, "hour", "long"), rest && say(rest, "minute", "long")];
  return { short: `${String(hours)}:${String(rest).padStart(2, "0")}`, full: full.filter(Boolean).join(" ") };
}
