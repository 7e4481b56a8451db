// Words of a recap: who acted, what it came to, and why.
import { content } from "../content.svelte";
import { t } from "../text";
import { bossName, cardName, districtName, effectName, epicName, reckonerName } from "./names";
import type { Deed, Part, Sums } from "./phase";
import { bossIcon, readWord } from "./words";

/** The name of whoever acted, and where. */
export function actorNames(part: Part, boss: string): string[] {
  if (part.actor === "boss") return [bossName(boss)];
  if (part.sign) return [districtName(part.actor), t(`web-story-by-${part.sign}`)];
  return part.epic ? [epicName(part.epic), districtName(part.actor)] : [t("web-story-new")];
}

/** What was placed, captured, fortified; where the Boss went. */
export function sumWords(sums: Sums, boss: string): { icon: string; text: string }[] {
  const found: { icon: string; text: string }[] = [];
  const dice = sums.dice.map(({ who, die }) => `${reckonerName(who)} ${die}`);
  if (dice.length)
    found.push({ icon: "ui-dice", text: t("web-story-dice", { n: dice.length, dice: dice.join(", ") }) });
  if (sums.enforcement)
    found.push({ icon: "enforcement", text: t("web-story-enforcement", { n: sums.enforcement }) });
  if (sums.barricades)
    found.push({ icon: "barricade", text: t("web-story-barricades", { n: sums.barricades }) });
  if (sums.shields) found.push({ icon: "act-red-shield", text: t("web-story-shields", { n: sums.shields }) });
  if (sums.copies) found.push({ icon: "act-copy", text: t("web-story-copies", { n: sums.copies }) });
  if (sums.stolen.length)
    found.push({
      icon: "act-steal",
      text: t("web-story-stolen", { cards: sums.stolen.map(cardName).join(", ") }),
    });
  if (sums.fortified)
    found.push({ icon: "act-fortify", text: t("web-story-fortified", { n: sums.fortified }) });
  if (sums.moved) {
    const text = t("web-story-moved", { boss: bossName(boss), district: districtName(sums.moved) });
    found.push({ icon: bossIcon(boss), text });
  }
  for (const { who, effect } of sums.struck)
    found.push({
      icon: `atk-${effect}`,
      text: t("web-story-struck", { name: reckonerName(who), effect: effectName(effect) }),
    });
  return found;
}

/** An action of a track. The Boss's pieces are added up along his track, so any number may come. */
function actionName(word: string): string {
  const { name, n } = readWord(word);
  return content.all?.names.actions[word] ?? t(`action-${name}`, { n });
}

/** "Attack Population ×2", "Barricade: none left in the box". Spaces of a track that do nothing are left out. */
export function deedWords(deeds: readonly Deed[]): { text: string; lost: number }[] {
  return deeds
    .filter(({ action, lost }) => lost > 0 || (action && readWord(action).n > 0))
    .filter((deed) => deed.why !== "attack" || deed.lost > 0 || !hasTwin(deed, deeds))
    .map(({ action, why, overflow, times, lost }) => ({
      text: t("web-story-deed", {
        action: actionName(action),
        why,
        times: Math.max(1, times),
        overflow: overflow ? "yes" : "no",
      }),
      lost,
    }));
}

/** The same action only ever cost population because there was none left: it need not be named twice. */
const hasTwin = (deed: Deed, deeds: readonly Deed[]): boolean =>
  deed.times === 1 &&
  deeds.some((d) => d !== deed && d.action === deed.action && d.overflow === deed.overflow && d.lost > 0);
