// What is asked over HTTP. A refusal comes as a sentence, ready to show.
import type {
  BotInfo,
  CampaignGame,
  CampaignInfo,
  Content,
  DecisiveTurn,
  Fault,
  History,
  Invitation,
  KeepCards,
  LanguageInfo,
  LogPage,
  NewCampaign,
  NewTable,
  PackOffer,
  PuzzleHelp,
  PuzzleInfo,
  PuzzleTable,
  RuleInfo,
  SeedResult,
  TableInfo,
  TablePage,
} from "./protocol";
import { readSample, sampleName } from "./sample";
import { t } from "./text";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("offline", t("web-error-offline"));
  }
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new ApiError(
    fault?.code ?? String(answer.status),
    fault?.sentence ?? t("web-error-server", { status: answer.status }),
  );
}

export async function read<T>(path: string, sample: string, init?: RequestInit): Promise<T> {
  if (sampleName()) return readSample<T>(sample);
  return (await (await call(path, init)).json()) as T;
}

export const lang = (language: string): string => `lang=${encodeURIComponent(language)}`;
export const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** What is printed, with packs and modules: `packs=mine&modules=1,3`, or `modules=all`. */
export const getContent = (language: string, play: string): Promise<Content> =>
  read(`/api/content?${lang(language)}&${play}`, `content-${language}`);

export const getPacks = (): Promise<PackOffer[]> => read("/api/packs", "packs");

export const getRules = (language: string): Promise<RuleInfo[]> =>
  read(`/api/rules?${lang(language)}`, `rules-${language}`);

/** The languages that the server has texts in. */
export const getLanguages = (): Promise<LanguageInfo[]> => read("/api/languages", "languages");

/** How other games of the same set-up and seed went. */
export const getSame = (table: string): Promise<SeedResult[]> => read(`${place(table)}/same`, "same");

/** The link for friends on the same network, to the first page or to a place such as `table/<id>`. */
export const getInvitation = (place: string): Promise<Invitation> =>
  read(`/api/lan?place=${encodeURIComponent(place)}`, "lan");

/** The newest games, or those after another page (its `more`). */
export const listTables = (limit: number, after = ""): Promise<TablePage> =>
  read(`/api/tables?limit=${String(limit)}&after=${encodeURIComponent(after)}`, "tables");

export const getTable = (table: string): Promise<TableInfo> => read(place(table), "table-info");

/** What has a default may be left out. */
export type TableWish = Partial<NewTable> & Pick<NewTable, "reckoners">;

export const createTable = (table: TableWish, language: string): Promise<TableInfo> =>
  read(`/api/tables?${lang(language)}`, "table-info", posted(table));

const campaigns = (id: string, more = ""): string => `/api/campaigns/${encodeURIComponent(id)}${more}`;

/** By how many games, which come when. */
export const getCourses = (): Promise<Record<string, CampaignGame[]>> => read("/api/courses", "courses");

export const listCampaigns = (): Promise<CampaignInfo[]> => read("/api/campaigns", "campaigns");

export const getCampaign = (id: string): Promise<CampaignInfo> => read(campaigns(id), "campaign");

export type CampaignWish = Partial<NewCampaign> & Pick<NewCampaign, "reckoners" | "length">;

export const createCampaign = (wish: CampaignWish, language: string): Promise<CampaignInfo> =>
  read(`/api/campaigns?${lang(language)}`, "campaign", posted(wish));

/** The table of its next game: a new one, or the one that was begun. */
export const nextTable = (id: string, language: string): Promise<TableInfo> =>
  read(campaigns(id, `/next?${lang(language)}`), "table-info", posted({}));

export const keepCards = (id: string, wish: KeepCards, language: string): Promise<CampaignInfo> =>
  read(campaigns(id, `/keep?${lang(language)}`), "campaign", posted(wish));

export async function deleteCampaign(id: string): Promise<void> {
  await call(campaigns(id), { method: "DELETE" });
}

export const listPuzzles = (language: string): Promise<PuzzleInfo[]> =>
  read(`/api/puzzles?${lang(language)}`, "puzzles");

/** A new table with a puzzle of the house. */
export const layOutPuzzle = (id: string, language: string): Promise<PuzzleTable> =>
  read(`/api/puzzles/${encodeURIComponent(id)}/table?${lang(language)}`, "puzzle-table", posted({}));

/** Its hints and its solution. */
export const getPuzzleHelp = (table: string, language: string): Promise<PuzzleHelp> =>
  read(`${place(table)}/puzzle?${lang(language)}`, "puzzle-help");

/** A game as a whole, for its end. */
export const getHistory = (table: string, language: string): Promise<History> =>
  read(`${place(table)}/history?${lang(language)}`, "history");

/** A page of the log: the newest entries before a position. */
export const getLog = (table: string, language: string, before: number, most: number): Promise<LogPage> =>
  read(`${place(table)}/log?${lang(language)}&before=${before}&most=${most}`, "log");

/** What decided a game that is over; thinking takes some seconds. */
export const getDecisive = (table: string, language: string): Promise<DecisiveTurn[]> =>
  read(`${place(table)}/decisive?${lang(language)}`, "decisive");

/** Who can play a seat. */
export const getBots = (language: string): Promise<BotInfo[]> => read(`/api/bots?${lang(language)}`, "bots");

/** A file's text is sent, never a path. */
async function sent<T>(path: string, file: File): Promise<T> {
  const headers = { "Content-Type": "application/octet-stream" };
  return (await (await call(path, { method: "POST", headers, body: file })).json()) as T;
}

/** A game file. */
export const loadFile = (file: File, language: string): Promise<TableInfo> =>
  sent(`/api/tables/file?${lang(language)}`, file);

/** A puzzle file of one's own. */
export const openPuzzle = (file: File, language: string): Promise<PuzzleTable> =>
  sent(`/api/puzzles/file?${lang(language)}`, file);

export async function deleteTable(table: string): Promise<void> {
  await call(place(table), { method: "DELETE" });
}

/** Where the browser gets the file of a game to keep. */
export const fileAddress = (table: string): string => `${place(table)}/file`;

export function tableSocket(table: string, language: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${place(table)}/play?${lang(language)}&protocol=3`;
}
