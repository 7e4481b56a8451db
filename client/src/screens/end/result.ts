// The result of a game in words, for its picture.
import { content } from "../../content.svelte";
import type { History, TableInfo, TableView } from "../../protocol";
import { bossName, reckonerName } from "../../table/names";
import { bossIcon, symbolIcon } from "../../table/words";
import { t } from "../../text";
import type { Result } from "./picture";
import { momentsOf } from "./sums";

export const SYMBOLS = ["research", "contain", "attack", "enforcement", "money", "plan"];

/** What a game was set up with, in words. */
export const setupWords = ({ difficulty, options }: TableInfo): string =>
  [content.name("difficulties", difficulty), ...options.map((option) => t(`option-${option}`))].join(
    t("web-list-separator"),
  );

export function resultOf(
  title: string,
  story: string,
  view: TableView,
  info: TableInfo,
  history: History,
): Result {
  const city = content.name("cities", info.city);
  return {
    won: view.result === "won",
    title,
    story,
    setup: [bossName(info.boss), city, setupWords(info)].join(t("web-list-separator")),
    seed: info.seed,
    fan: t("web-fan-game"),
    bossIcon: bossIcon(info.boss),
    people: { n: view.population, label: t("web-end-people-saved") },
    moments: momentsOf(history),
    lines: [t("web-end-people"), t("web-end-research"), t("web-end-health")],
    start: t("web-end-start"),
    symbols: SYMBOLS.map((id) => ({ id, icon: symbolIcon(id) })),
    deeds: history.deeds.map((deed) => ({ ...deed, name: reckonerName(deed.reckoner) })),
  };
}
