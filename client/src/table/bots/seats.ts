// Seats in words: whose they are, and whether a bot plays them.
import { botList } from "../../crew.svelte";
import { game } from "../../game.svelte";
import { t } from "../../text";
import { reckonerName } from "../names";

export function seatTitle(id: string): string {
  const bot = game.crew.of(id);
  const name = reckonerName(id);
  return bot ? t("web-table-bot-of", { name, bot: botList.name(bot) }) : name;
}

/** Who plays a seat: the bot's name, or "person". */
export function playerName(id: string): string {
  const bot = game.crew.of(id);
  return bot ? botList.name(bot) : t("web-table-person");
}
