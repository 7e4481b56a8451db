// The wire's short words as what is drawn: faces ("contain2+money") and track actions ("gift fortify", "boss red").

export type Symbol = "money" | "enforcement" | "contain" | "research" | "attack" | "plan" | "any";

const SYMBOL_ICONS: Record<string, string> = {
  money: "sym-money",
  enforcement: "sym-enforce",
  contain: "sym-contain",
  research: "sym-research",
  attack: "sym-epic",
  plan: "sym-plan",
  any: "sym-any",
  move: "eq-move",
  barricade: "barricade",
  boss_research: "boss-research",
  "boss-research": "boss-research",
};

export function symbolIcon(symbol: string): string {
  return SYMBOL_ICONS[symbol] ?? "sym-any";
}

/** "contain2+money" → contain, contain, money. */
export function symbolsOf(face: string): string[] {
  if (!face || face === "nothing") return [];
  return face.split("+").flatMap((word) => {
    const [, name = word, count = "1"] = /^([a-z-]+)(\d*)$/.exec(word) ?? [];
    return Array.from({ length: Number(count || 1) }, () => name);
  });
}

export interface TrackAction {
  /** The word without its gift and its number. */
  name: string;
  icon: string;
  times: number;
  gift: boolean;
  /** The one neighbour that it is for: counterclockwise is drawn to the left. */
  side: "" | "left" | "right";
  /** The Boss's track that a "boss red" pushes. */
  track: string;
  empty: boolean;
  /** What is counted, where the action is done once for each of it: its sign. */
  per: string;
}

const COUNTED_ICONS: Record<string, string> = {
  barricade: "barricade",
  enforcement: "enforcement",
  research: "sym-research",
};

const ACTION_ICONS: Record<string, string> = {
  fortify: "act-fortify",
  enforcement: "act-enforce",
  "enforcement-clockwise": "act-enforce",
  "enforcement-counterclockwise": "act-enforce",
  deploy: "act-enforce",
  barricade: "act-barricade",
  wall: "act-barricade",
  discover: "act-base",
  aid: "dawn",
  "copy-own": "act-copy",
  "boss-research": "boss-research",
};

/** Words for more than one place, or for each Reckoner: what they do is drawn as where they stand alone. */
const ELSEWHERE = /-(own|near|all|boss|per-reckoner|per-equipment)$/;

/** What an attack by something looks at. */
export const byIcon = (kind: string): string => BY_ICONS[kind] ?? "sym-any";
const BY_ICONS: Record<string, string> = {
  shields: "act-blue-shield",
  enforcement: "enforcement",
  defeated: "ui-flag",
  equipment: "per-card",
};

const effectIcon = (kind: string): string => (kind ? `atk-${kind}` : "atk");

/** Words that say which kind they are of: no Boss's track. */
const KIND_ICONS: Record<string, (kind: string) => string> = {
  suffer: effectIcon,
  "suffer-all": effectIcon,
  "population-by": byIcon,
};

const SIDES: Record<string, TrackAction["side"]> = {
  "enforcement-clockwise": "right",
  "enforcement-counterclockwise": "left",
};

/** A word of a track as the server writes it, "deploy 2", "gift fortify", "boss red" or "population 2 per barricade": it is
 * read here and nowhere else. `plain` is the word without its number. */
export function readWord(word: string): {
  gift: boolean;
  name: string;
  track: string;
  n: number;
  per: string;
  plain: string;
} {
  const [, gift = "", name = word, track = "", n = "1", per = ""] =
    /^(gift )?(\S+)(?: (?!per )([a-z]\S*))?(?: (\d+))?(?: per (\S+))?$/.exec(word) ?? [];
  const plain = [gift.trim(), name, track, per && `per ${per}`].filter(Boolean).join(" ");
  return { gift: gift !== "", name, track, n: Number(n), per, plain };
}

function iconOf(name: string): string {
  const plain = name.replace(ELSEWHERE, "");
  return ACTION_ICONS[name] ?? ACTION_ICONS[plain] ?? `act-${plain}`;
}

export function trackAction(word: string): TrackAction {
  const { gift, name, track, n: times, per: counted } = readWord(word);
  const per = counted && (COUNTED_ICONS[counted] ?? "sym-any");
  const side = SIDES[name] ?? "";
  const kind = KIND_ICONS[name]?.(track);
  if (kind) return { name, icon: kind, times: 1, gift, side, track: "", empty: false, per };
  if (track) return { name, icon: `act-${name}-${track}`, times: 1, gift, side, track, empty: false, per };
  if (name === "population") {
    const people = Math.min(Math.max(times, 1), 3);
    return {
      name,
      icon: `act-pop${people}`,
      times: times > 3 ? times : 1,
      gift,
      side,
      track: "",
      empty: times === 0,
      per,
    };
  }
  return {
    name,
    icon: iconOf(name),
    times,
    gift: gift || name === "copy", // what both neighbours would do: drawn with the arrows of a gift
    side,
    track: "",
    empty: times === 0,
    per,
  };
}

/** What the part of a Boss track that is lit comes to: people, soldiers, or simply actions. */
export function litSum(track: readonly string[], bracket: number): number {
  return track
    .slice(0, bracket)
    .map(readWord)
    .reduce((sum, { gift, name, n }) => sum + (name === "enforcement" && gift ? 2 * n : gift ? 1 : n), 0);
}

const UNITS: Record<string, string> = {
  yellow: "people",
  black: "act-fortify",
  red: "enforcement",
  blue: "barricade",
};

const SCOPES: Record<string, string> = { ...UNITS, black: "sc-own", red: "sc-near", blue: "sc-own" };

/** The sign of what a Boss track brings. Regalia's bring different things: there it is the sign of where. */
export const unitOf = (boss: string, colour: string): string =>
  (boss === "regalia" ? SCOPES : UNITS)[colour] ?? "boss";

const CRESTS = new Set(["regalia", "limelight"]);
/** The crest of a Boss. */
export const bossIcon = (id: string): string => (CRESTS.has(id) ? `boss-${id}` : "boss");

/** The colour of a die as the name that the tokens have for it: a Reckoner's, or "basic". */
const DIE_COLOURS: Record<string, string> = {
  blue: "david",
  red: "megan",
  green: "abraham",
  purple: "tia",
  black: "prof",
  orange: "cody",
};

export function dieTone(colour: string): string {
  return DIE_COLOURS[colour] ?? "basic";
}

export function colours(id: string): string {
  return `--c:var(--${id});--ink:var(--${id}-ink);--tone:var(--${id}-tone)`;
}
