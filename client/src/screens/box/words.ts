// A space of a track, taken apart for its pickers and put together again.
import type { WordChoice } from "../../protocol";
import { readWord } from "../../table/words";

export interface Space {
  name: string;
  gift: boolean;
  /** What the action needs to be complete: a track of the Boss, a kind. */
  kind: string;
  n: number;
  per: string;
}

export function spaceOf(word: string): Space {
  const { name, gift, track, n, per } = readWord(word);
  return { name, gift, kind: track, n, per };
}

/** As the server writes it: "gift barricade 2", "boss red", "population per barricade". */
export function wordOf({ name, gift, kind, n, per }: Space): string {
  const parts = [gift ? "gift" : "", name, kind, n === 1 ? "" : String(n), per ? `per ${per}` : ""];
  return parts.filter(Boolean).join(" ");
}

/** Another action on a space: what fits it stays, what it needs it has. */
export function chosen(choice: WordChoice, before: Space): Space {
  const kinds = choice.kinds.map(({ id }) => id);
  const per = choice.per.some(({ id }) => id === before.per) ? before.per : "";
  return {
    name: choice.name,
    gift: choice.gift === "must" || (choice.gift === "may" && before.gift && !per),
    kind: kinds.includes(before.kind) ? before.kind : (kinds[0] ?? ""),
    n: choice.most ? Math.min(Math.max(before.n, choice.least), choice.most) : 1,
    per,
  };
}

/** The actions of a cell as the server writes them; `wordsIn` reads them. */
export const cellOf = (words: readonly string[]): string => words.join(" | ");
