// The screen is in the address after the #, so that the browser's own back button works and a table can be bookmarked.

export type Route =
  | { screen: "home" }
  | { screen: "new"; campaign?: true; pack?: string }
  | { screen: "campaign"; campaign: string }
  | { screen: "gallery" }
  | { screen: "stats" }
  | { screen: "challenge"; link: string }
  | { screen: "box"; thing: string }
  | { screen: "table"; table: string; at?: number; line?: number; branches?: true }
  | { screen: "end"; table: string }
  | { screen: "learn"; table: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; table: string }
  | { screen: "rules"; rule: string };

const WITH_TABLE = new Set(["table", "end", "learn", "puzzle"]);

/** A moment that no game has: what is no number, or far too high. */
const NOWHERE = 999_999;

export function parse(hash: string): Route {
  const [screen = "", word = "", place = "", line = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(safeDecode);
  if (screen === "new" && word === "campaign") return { screen, campaign: true };
  if (screen === "new" && word === "pack" && place) return { screen, pack: place };
  if (screen === "new" || screen === "gallery" || screen === "stats" || screen === "puzzles")
    return { screen };
  // A whole set-up, read by the screen itself.
  if (screen === "challenge") return { screen, link: hash.replace(/^#?\/?challenge\/?/, "") };
  if (screen === "box") return { screen, thing: word };
  if (screen === "campaign") return { screen, campaign: word };
  if (screen === "rules") return { screen, rule: word };
  if (screen === "learn") return { screen, table: word };
  // A moment of the game to look at: the number of actions that were played by then, and on which line if that was
  // taken back.
  if (screen === "table" && word && place)
    return {
      screen,
      table: word,
      at: /^\d{1,6}$/.test(place) ? Number(place) : NOWHERE,
      ...(/^[1-9]\d{0,5}$/.test(line) && { line: Number(line) }),
      ...(line === "branches" && { branches: true }), // with the list of them open
    };
  if (WITH_TABLE.has(screen) && word) return { screen: screen as "table" | "end" | "puzzle", table: word };
  return { screen: "home" };
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function address(route: Route): string {
  if (route.screen === "home") return "#/";
  if (route.screen === "challenge") return `#/challenge${route.link ? `/${route.link}` : ""}`;
  if (route.screen === "new") {
    if (route.pack) return `#/new/pack/${encodeURIComponent(route.pack)}`;
    return route.campaign ? "#/new/campaign" : "#/new";
  }
  const { table, rule, campaign, thing } = route as Partial<
    Record<"table" | "rule" | "campaign" | "thing", string>
  >;
  const word = table ?? rule ?? campaign ?? thing ?? "";
  const at =
    "at" in route && route.at !== undefined
      ? `/${String(route.at)}${route.branches ? "/branches" : route.line ? `/${String(route.line)}` : ""}`
      : "";
  return `#/${route.screen}${word ? `/${encodeURIComponent(word)}` : ""}${at}`;
}

/** The moment that a table came from, or any other. */
export const momentOf = ({ table, at, line }: { table: string; at: number; line: number }): string =>
  address({ screen: "table", table, at, ...(line && { line }) });

class Router {
  route = $state.raw<Route>({ screen: "home" });
  /** Where one was before, for the back button of a screen. */
  before = $state.raw<Route>({ screen: "home" });

  start(): () => void {
    const follow = (): void => {
      const next = parse(location.hash);
      if (next.screen !== this.route.screen) this.before = this.route;
      this.route = next;
    };
    this.route = parse(location.hash);
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
    };
  }

  go(route: Route): void {
    location.hash = address(route);
  }

  /** The same screen at another place: no way back leads through all of them. */
  replace(route: Route): void {
    history.replaceState(null, "", address(route));
    this.route = route;
  }

  back(): void {
    this.go(this.before.screen === this.route.screen ? { screen: "home" } : this.before);
  }
}

export const router = new Router();
