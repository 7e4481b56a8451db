// The screen is in the address after the #, so that the browser's own back button works and a table can be bookmarked.

export type Route =
  | { screen: "home" }
  | { screen: "new"; campaign?: true }
  | { screen: "campaign"; campaign: string }
  | { screen: "gallery" }
  | { screen: "table"; table: string; at?: number }
  | { screen: "end"; table: string }
  | { screen: "learn"; table: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; table: string }
  | { screen: "rules"; rule: string };

const WITH_TABLE = new Set(["table", "end", "learn", "puzzle"]);

export function parse(hash: string): Route {
  const [screen = "", word = "", place = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(safeDecode);
  if (screen === "new" && word === "campaign") return { screen, campaign: true };
  if (screen === "new" || screen === "gallery" || screen === "puzzles") return { screen };
  if (screen === "campaign") return { screen, campaign: word };
  if (screen === "rules") return { screen, rule: word };
  if (screen === "learn") return { screen, table: word };
  // A moment of the game to look at: the number of actions that were played by then.
  if (screen === "table" && word && /^\d{1,6}$/.test(place))
    return { screen, table: word, at: Number(place) };
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
  if (route.screen === "new") return route.campaign ? "#/new/campaign" : "#/new";
  const word =
    "table" in route ? route.table : "rule" in route ? route.rule : "campaign" in route ? route.campaign : "";
  const at = "at" in route && route.at !== undefined ? `/${String(route.at)}` : "";
  return `#/${route.screen}${word ? `/${encodeURIComponent(word)}` : ""}${at}`;
}

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

  back(): void {
    this.go(this.before.screen === this.route.screen ? { screen: "home" } : this.before);
  }
}

export const router = new Router();
