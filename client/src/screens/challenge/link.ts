// A challenge as the end of an address: the whole set-up, readable, and the same at everybody's.
import type { ChallengeInfo, ChallengeWish } from "../../protocol";

export type Wish = Partial<ChallengeWish> & Pick<ChallengeWish, "reckoners">;
type Sent = Pick<
  ChallengeInfo,
  "reckoners" | "boss" | "city" | "modules" | "difficulty" | "options" | "packs" | "seed" | "content"
>;

const MARK = "#/challenge/";

/** `reckoners=tia,prof&boss=steelheart&…`; what is empty is left out. */
export function linkOf(info: Sent): string {
  const parts: [string, string][] = [
    ["reckoners", info.reckoners.join()],
    ["boss", info.boss],
    ["city", info.city],
    ["modules", info.modules.join()],
    ["difficulty", info.difficulty],
    ["options", info.options.join()],
    ["packs", info.packs.join()],
    ["seed", info.seed],
    ["content", info.content],
  ];
  return parts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
}

const words = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

/** A link that was cut in the middle of a letter would be another seed. */
function whole(link: string): boolean {
  try {
    return !decodeURIComponent(link).includes("\ufffd");
  } catch {
    return false;
  }
}

/** The set-up of a link; null if it is none. Whether it can be played, the server says. */
export function wishOf(link: string): Wish | null {
  if (!whole(link)) return null;
  // A plus is a plus here, as `encodeURIComponent` left it, and no space.
  const query = new URLSearchParams(link.replaceAll("+", "%2B"));
  const reckoners = words(query.get("reckoners"));
  const seed = query.get("seed") ?? "";
  if (!reckoners.length || !seed) return null;
  const modules = words(query.get("modules")).map(Number);
  if (modules.some((n) => !Number.isInteger(n))) return null;
  const wish: Wish = { reckoners, modules, seed };
  for (const name of ["boss", "city", "difficulty", "content"] as const) {
    const value = query.get(name);
    if (value) wish[name] = value;
  }
  return { ...wish, options: words(query.get("options")), packs: words(query.get("packs")) };
}

/** What somebody has pasted: an address, or only its end; "" if there is no challenge in it. */
export function pastedLink(text: string): string {
  const at = text.indexOf(MARK);
  const link = (at < 0 ? text : text.slice(at + MARK.length)).trim();
  return wishOf(link) ? link : "";
}
