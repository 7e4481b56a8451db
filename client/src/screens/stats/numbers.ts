// Numbers of the statistics as people read them.
import { content } from "../../content.svelte";
import type { WinRate } from "../../protocol";
import { language, t } from "../../text";

/** Fewer games than that say little. */
export const FEW = 10;
/** Bars in one chart; the rest is in its table. */
export const MOST_BARS = 12;

export const GROUPS = ["boss", "city", "difficulty", "size", "reckoner", "card"] as const;
export type Group = (typeof GROUPS)[number];

export const percent = (share: number): number => Math.round(share * 100);
export const share = ({ won, games }: WinRate): number => (games ? won / games : 0);

/** Grouped by thousands, with a sign if asked for: "+1,204", "−3.5". */
export function number(n: number, signed = false): string {
  const form = new Intl.NumberFormat(language(), {
    maximumFractionDigits: Math.abs(n) < 100 ? 1 : 0,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return form.format(n).replace("-", "−");
}

/** Numbers in sentences: whole ones are enough. */
export const whole = (n: number): string => number(Math.round(Math.abs(n)));

export function nameOf(group: Group, id: string): string {
  switch (group) {
    case "boss":
      return content.name("boss", id);
    case "city":
      return content.name("cities", id);
    case "difficulty":
      return content.name("difficulties", id);
    case "size":
      return t("web-stats-size", { n: Number(id) });
    case "reckoner":
      return content.reckoner(id)?.name ?? id;
    default:
      return content.card(id)?.name ?? id;
  }
}
