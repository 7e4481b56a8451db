// What a replay asks for over HTTP.
import { fileAddress, lang, place, posted, read } from "../api";
import type { GoOn, Reel, TableInfo } from "../protocol";

/** A game as a strip. */
export const getReel = (table: string, language: string): Promise<Reel> =>
  read(`${place(table)}/reel?${lang(language)}`, "reel");

/** A new table that goes on from a moment of another. */
export const goOn = (table: string, wish: GoOn, language: string): Promise<TableInfo> =>
  read(`${place(table)}/branch?${lang(language)}`, "table-info", posted(wish));

/** Where the browser gets a file of the game, cut at a moment. */
export const momentAddress = (table: string, at: number, line: number): string =>
  `${fileAddress(table)}?at=${String(at)}&line=${String(line)}`;
