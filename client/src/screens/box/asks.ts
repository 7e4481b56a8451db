// What one's own box asks the server.
import { call, lang, posted } from "../../api";
import type { Box, BoxForm, DraftAnswer, DraftWish, UndoWish } from "../../protocol";
import { language } from "../../text";

async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await call(path, init)).json()) as T;
}

const pack = (id: string): string => `/api/box/packs/${encodeURIComponent(id)}`;

export const getBox = (): Promise<Box> => read(`/api/box?${lang(language())}`);

/** The form of a thing as a pack has it; without a pack as it is printed. */
export const getForm = (thing: string, of: string): Promise<BoxForm> =>
  read(`/api/box/form?${lang(language())}&thing=${encodeURIComponent(thing)}&pack=${encodeURIComponent(of)}`);

export type Wish = Partial<DraftWish> & Pick<DraftWish, "thing" | "values">;

/** Checked and drawn, not kept. */
export const tryOut = (wish: Wish, signal: AbortSignal): Promise<DraftAnswer> =>
  read(`/api/box/draft?${lang(language())}`, { ...posted(wish), signal });

export const keep = (wish: Wish): Promise<DraftAnswer> =>
  read(`/api/box/keep?${lang(language())}`, posted(wish));

export const undo = (id: string, wish: UndoWish): Promise<Box> =>
  read(`${pack(id)}/undo?${lang(language())}`, posted(wish));

/** Where the browser gets the file of a pack. */
export const packFile = (id: string): string => `${pack(id)}/file`;

export const takeIn = (file: File): Promise<Box> =>
  read(`/api/box/file?${lang(language())}&title=${encodeURIComponent(file.name)}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  });

export async function removePack(id: string): Promise<void> {
  await call(`${pack(id)}?${lang(language())}`, { method: "DELETE" });
}
