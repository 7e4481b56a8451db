// "Why not …?": the action that a click would have been, had it been possible. The server says why it is not.
import { content } from "../content.svelte";
import type { ReckonerView, TableView } from "../protocol";
import type { Held } from "./options";
import { isDie } from "./options";
import { walks } from "./walking";
import { symbolsOf } from "./words";

const SPOT_SYMBOLS: Record<string, string> = {
  research: "research",
  health: "attack",
  bracket: "contain",
  enforcement: "enforcement",
};

/** The die that one would most likely mean: the one in the hand, else one that shows the symbol, else the first. */
function meant(seat: ReckonerView, held: Held | null, symbol: string): string {
  if (held && held.who === seat.id) return held.source;
  const fresh = seat.dice.filter((die) => die.state === "kept");
  const fits = fresh.find((die) => symbolsOf(die.face).includes(symbol));
  return fits?.name ?? fresh[0]?.name ?? seat.dice[0]?.name ?? "plan";
}

export function askAbout(view: TableView, seat: ReckonerView, held: Held | null, spot: string): string {
  const [kind = "", place = "", detail = ""] = spot.split("/");
  const district = view.districts.find((d) => d.id === place);
  const symbol = SPOT_SYMBOLS[kind];
  if (symbol && district) {
    const target = kind === "enforcement" ? place : (district.epic?.id ?? place);
    return `${seat.id} use ${meant(seat, held, symbol)} ${symbol} ${target}`;
  }
  switch (kind) {
    case "boss":
      return place === "health"
        ? `${seat.id} use ${meant(seat, held, "attack")} attack ${view.boss.id}`
        : `${seat.id} use ${meant(seat, held, "research")} research ${view.boss.id}`;
    case "track":
      return `${seat.id} use ${meant(seat, held, "contain")} contain ${view.boss.id} ${place}`;
    case "plate":
      return view.step === "prologue"
        ? `${seat.id} place ${place}`
        : `${seat.id} use ${meant(seat, held, "")} move ${place}`;
    case "city-card":
      return `${seat.id} use ${meant(seat, held, "")} card ${district?.newcago_card ?? ""}`;
    case "marker":
      if (walks(place)) {
        const source = meant(seat, held, "");
        const face = seat.dice.find((die) => die.name === source)?.face ?? source;
        return `${seat.id} use ${source} ${symbolsOf(face)[0] ?? "plan"} protect ${place}`;
      }
      return `${seat.id} use ${meant(seat, held, "research")} research ${place}`;
    case "barricade":
      return `${seat.id} use ${meant(seat, held, "")} barricade ${place}`;
    case "money":
      return `${seat.id} use ${meant(seat, held, "money")} money`;
    case "plan":
      return `${seat.id} use ${held?.who === seat.id ? held.source : "plan"} plan`;
    case "market":
      return `buy ${place} for ${seat.id}`;
    case "card":
      return aboutCard(view, seat, held, place, detail);
    case "seat":
      return `${seat.id} use ${held?.source ?? seat.ability.id} ${place}`;
    case "die":
      return aboutDie(view, place, detail);
    case "end":
      return `end ${view.step}`;
    default:
      return "";
  }
}

function aboutCard(
  view: TableView,
  seat: ReckonerView,
  held: Held | null,
  who: string,
  card: string,
): string {
  if (held && held.source !== card) return `${who} use ${held.source} card ${card}`;
  const owner = view.reckoners.find((r) => r.id === who) ?? seat;
  const [cost] = content.card(card)?.cost ?? [];
  if (cost ?? owner.ability.id === card) return `${who} use ${meant(owner, null, cost ?? "")} card ${card}`;
  return `${who} use ${card} money`;
}

function aboutDie(view: TableView, who: string, die: string): string {
  const owner = view.reckoners.find((r) => r.id === who);
  const shown = owner?.dice.find((d) => d.name === die);
  if (!owner || !shown || !isDie(die)) return "";
  if (view.step === "roll") return `${who} keep ${die}`;
  const symbol = symbolsOf(shown.face)[0] ?? "money";
  const district = view.districts.find((d) => d.id === owner.district);
  const target = symbol === "enforcement" ? owner.district : district?.epic?.id;
  const words = symbol === "money" || symbol === "plan" ? "" : ` ${target ?? view.boss.id}`;
  return `${who} use ${die} ${symbol}${words}`;
}
