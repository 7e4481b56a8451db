// What the statistics ask for.
import { posted, read } from "../../api";
import type { Stats, StatsRead } from "../../protocol";

/** All finished games together: those with people, or all. */
export const getStats = (who: Stats["who"]): Promise<Stats> => read(`/api/stats?who=${who}`, "stats");

/** Looks into some games that were finished before, and says how many are left. */
export const readOldGames = (): Promise<StatsRead> => read("/api/stats/read", "stats-read", posted({}));

/** Where the browser gets the finished games as a file. */
export const statsAddress = (who: Stats["who"]): string => `/api/stats/games.csv?who=${who}`;
