// Which card belongs to which place of the table, and the card itself.
import type { TableView } from "../protocol";
import * as babilar from "./babilar";
import { boss, track } from "./boss";
import * as city from "./city";
import * as places from "./places";
import type { Seen, Sheet } from "./sheet";
import * as things from "./things";

/** The card of a place (`data-spot`): `research/the-loop` is about the Epic there. Empty if there is none. */
export function subjectOf(view: TableView, spot: string): string {
  const [kind = "", at = "", name = ""] = spot.split("/");
  const epic = view.districts.find((one) => one.id === at)?.epic?.id ?? "";
  switch (kind) {
    case "research":
    case "health":
    case "bracket":
      return epic ? `${kind}/${epic}` : `district/${at}`;
    case "plate":
      return `district/${at}`;
    case "boss":
      return `boss/${view.boss.id}`;
    case "die": {
      const die = view.reckoners.find((one) => one.id === at)?.dice.find((one) => one.name === name);
      return die ? `die/${die.colour}/${at}/${name}` : "";
    }
    case "card":
      return `card/${name}`;
    case "city-card":
      return `card/${view.districts.find((one) => one.id === at)?.newcago_card ?? ""}`;
    case "market":
      return `card/${at}`;
    case "seat":
      return `reckoner/${at}`;
    default:
      return spot;
  }
}

type Maker = (id: string, seen: Seen | null, rest: string[]) => Sheet | null;

const MAKERS: Record<string, Maker> = {
  epic: things.epic,
  research: (id, seen) => things.gauge("research", id, seen),
  health: (id, seen) => things.gauge("health", id, seen),
  bracket: places.bracket,
  reward: things.reward,
  card: things.card,
  die: (id, seen, [who = "", name = ""]) => things.die(id, who, name, seen),
  reckoner: things.reckoner,
  boss,
  track,
  effect: babilar.effect,
  "boss-card": (_, seen) => babilar.bossCard(seen),
  "attack-token": (_, seen) => babilar.attackToken(seen),
  marker: babilar.marker,
  tram: (_, seen) => city.tram(seen),
  "newcago-card": (_, seen) => city.newcagoCard(seen),
  cell: city.cell,
  dawnslight: (_, seen) => babilar.dawnslight(seen),
  action: things.action,
  symbol: things.symbol,
  district: places.district,
  enforcement: (id, seen) => places.piece("enforcement", id, seen),
  barricade: (id, seen) => places.piece("barricade", id, seen),
  "red-shield": (id, seen) => places.piece("red-shield", id, seen),
  "blue-shield": (id, seen) => places.piece("blue-shield", id, seen),
  "copy-token": (id, seen) => places.piece("copy-token", id, seen),
  stolen: places.stolen,
  asleep: places.asleep,
  demolitions: (_, seen) => places.demolitions(seen),
  "ability-die": places.abilityDie,
  plan: places.plan,
  sniper: places.sniper,
  population: (_, seen) => places.team("population", seen),
  money: (_, seen) => places.team("money", seen),
  base: (_, seen) => places.team("base", seen),
  forecast: (_, seen) => places.forecast(seen),
  market: (_, seen) => places.market(seen),
  "epic-deck": (_, seen) => places.deck("epic-deck", seen),
  "equipment-deck": (_, seen) => places.deck("equipment-deck", seen),
};

/** What stands on a card; null if there is no such thing. */
export function sheetOf(subject: string, seen: Seen | null): Sheet | null {
  const [kind = "", id = "", ...rest] = subject.split("/");
  return MAKERS[kind]?.(id, seen, rest) ?? null;
}
