// What the forecast says about one Epic or about the Boss: where brackets go, what runs over, in which order they act.
import type { Actor, Cause, Forecast, TableView } from "../protocol";

export interface Outlook {
  /** Where the bracket will stand. */
  next: number | undefined;
  overflow: number;
  loss: number;
}

export function outlookOf(forecast: Forecast | undefined, district: string): Outlook {
  const actor = forecast?.actors.find((a) => a.district === district && isEpic(forecast, a));
  let next: number | undefined;
  for (const { kind, args } of forecast?.events ?? []) {
    if (kind === "bracket" && args["district"] === district) next = Number(args["now"]);
  }
  return { next, overflow: actor?.overflow ?? 0, loss: actor?.population ?? 0 };
}

/** The Boss acts last; every other actor is an Epic. */
const isEpic = (forecast: Forecast, actor: Actor): boolean =>
  forecast.actors.indexOf(actor) < forecast.actors.length - 1 ||
  !forecast.events.some((e) => e.kind === "boss-activates");

/** How many steps to the right a Boss bracket will have gone when the Boss acts. */
export function soonOf(forecast: Forecast | undefined, track: string, bracket: number): number {
  let to = bracket;
  for (const { kind, args } of forecast?.events ?? []) {
    if (kind === "boss-activates") break;
    if (kind === "boss-bracket" && args["track"] === track) to = Number(args["now"]);
  }
  return Math.max(0, to - bracket);
}

/** Which actions of a track would cost people, and how many: by place. `track` is the Boss's colour. */
export function costsOf(
  forecast: Forecast | undefined,
  actor: string,
  track: string | null,
): Map<number, number> {
  const costs = new Map<number, number>();
  for (const loss of forecast?.losses ?? []) {
    if (loss.actor === actor && loss.track === track) {
      costs.set(loss.place, (costs.get(loss.place) ?? 0) + loss.population);
    }
  }
  return costs;
}

/** Clockwise from the Boss: the order in which districts act, from 1. */
export function orderOf(view: TableView, district: string): number {
  const count = view.districts.length;
  const boss = Math.max(
    0,
    view.districts.findIndex((d) => d.boss),
  );
  const place = view.districts.findIndex((d) => d.id === district);
  return ((place - boss + count) % count) + 1;
}

export interface ForecastLine {
  /** "boss", or the district. */
  at: string;
  order: number;
  actor: string;
  actions: { word: string; n: number }[];
  overflow: number;
  loss: number;
  text: string;
}

/** Lines of the forecast: one for each actor, equal actions together. */
export function forecastLines(view: TableView, forecast: Forecast, causes: readonly Cause[]): ForecastLine[] {
  return forecast.actors.map((actor) => {
    const boss = actor.id === view.boss.id;
    const cause = causes.find((c) => c.actor === actor.id);
    return {
      at: boss ? "boss" : actor.district,
      order: boss ? 0 : orderOf(view, actor.district),
      actor: actor.id,
      actions: grouped(actor.actions),
      overflow: actor.overflow,
      loss: actor.population,
      text: cause?.text ?? "",
    };
  });
}

/** "deploy", "deploy 2" → deploy, 3. People are counted by the loss itself; empty spaces do nothing. */
function grouped(words: readonly string[]): { word: string; n: number }[] {
  const found = new Map<string, number>();
  for (const full of words) {
    const [, name = full, number = "1"] = /^(.*?)(?: (\d+))?$/.exec(full) ?? [];
    const n = Number(number);
    if (n > 0) found.set(name, (found.get(name) ?? 0) + n);
  }
  return [...found].map(([word, n]) => ({ word, n }));
}
