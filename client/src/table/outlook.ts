// What the forecast says about one Epic or about the Boss: where brackets go, what runs over, in which order they act.
import type { CountAt, DistrictView, Outlook, TableView } from "../protocol";
import { readWord } from "./words";

export interface Prospect {
  /** Where the bracket will stand. */
  next: number | undefined;
  overflow: number;
  loss: number;
  /** Of Steelslayer's actions, by place: how often one "per" something is done, and what Copy tokens do once more. */
  counts: ReadonlyMap<number, number>;
  copied: ReadonlyMap<number, number>;
  /** Places that Blackmail leaves out; whether Sabotage takes a step from the bracket. */
  skipped: readonly number[];
  less: boolean;
}

const byPlace = (counts: readonly CountAt[] = []): ReadonlyMap<number, number> =>
  new Map(counts.map(({ place, times }) => [place, times]));

export function prospectOf(forecast: Outlook | undefined, epic: string, district: string): Prospect {
  const actor = forecast?.actors.find(({ id }) => id === epic);
  return {
    next: forecast?.brackets[district],
    overflow: actor?.overflow ?? 0,
    loss: actor?.population ?? 0,
    counts: byPlace(actor?.counts),
    copied: byPlace(actor?.copied),
    skipped: actor?.skipped ?? [],
    less: actor?.sabotaged ?? false,
  };
}

/** A type, for texts take it as it is. */
type Range = {
  least: number;
  most: number;
};

/** What a die decides, if one does: from the best to the worst. */
export function rangeOf(forecast: Outlook | undefined): Range | null {
  const { rolls = 0, least = 0, most = 0 } = forecast ?? {};
  return rolls && least < most ? { least, most } : null;
}

/** The people that one has to reckon with: the worst that a die may bring. */
export const worstOf = (forecast: Outlook | undefined): number =>
  rangeOf(forecast)?.most ?? forecast?.population ?? 0;

/** What a more intense game adds to the attack on the population (VAR-05): the number on its token. */
export const harderBy = (options: readonly string[] = []): number =>
  options.includes("most-intense") ? 2 : options.includes("intense") ? 1 : 0;

/** How many steps to the right a Boss bracket will have gone when the Boss acts. */
export const soonOf = (forecast: Outlook | undefined, track: string, bracket: number): number =>
  Math.max(0, (forecast?.tracks[track] ?? bracket) - bracket);

/** Which actions of a track would cost people, and how many: by place. `track` is the Boss's colour. */
export function costsOf(forecast: Outlook | undefined, actor: string, track = ""): Map<number, number> {
  const costs = forecast?.actors.find(({ id }) => id === actor)?.costs ?? [];
  return new Map(
    costs.filter((cost) => (cost.track ?? "") === track).map(({ place, people }) => [place, people]),
  );
}

/** Whether a district is passed, or its card acts: what the city itself does. */
const ofCity = (id: string, view: TableView): boolean =>
  view.districts.some((d) => d.id === id || (!!d.newcago_card && d.newcago_card === id));
export const atWork = (forecast: Outlook | undefined, view: TableView, district: string): boolean =>
  !!forecast?.actors.some((actor) => actor.district === district && ofCity(actor.id, view));

export interface ForecastLine {
  /** "boss", the district, or "city": what the districts do themselves. */
  at: string;
  order: number;
  actor: string;
  actions: { word: string; n: number }[];
  overflow: number;
  loss: number;
  /** From the best to the worst, where dice decide. */
  range: Range | null;
  /** How often a die decides what it does. */
  rolls: number;
  /** Where a Boss goes afterwards, if no die decides. */
  goes: DistrictView | undefined;
  text: string;
  /** Whom it will hit, and among whom the team chooses (NEW-04). */
  hits: readonly string[];
  may: readonly string[];
}

/** Lines of the forecast: what the city does is one of them, then one for each actor; equal actions together. */
export function forecastLines(view: TableView, forecast: Outlook): ForecastLine[] {
  const city = forecast.actors.filter(({ id }) => ofCity(id, view));
  const others = forecast.actors.filter((actor) => !city.includes(actor));
  const lines = others.map((actor): ForecastLine => {
    const {
      id,
      district,
      actions,
      overflow,
      population,
      rolls = 0,
      goes_to,
      text,
      least = 0,
      most = 0,
    } = actor;
    const boss = id === view.boss.id;
    return {
      at: boss ? "boss" : district,
      order: boss ? 0 : (view.districts.find((d) => d.id === district)?.order ?? 0),
      actor: id,
      actions: grouped(boss ? actions.map(besideIt) : actions),
      overflow,
      loss: population,
      range: least < most ? { least, most } : null,
      rolls: rolls || (boss ? (forecast.tables ?? []).reduce((sum, { times = 1 }) => sum + times, 0) : 0),
      goes: view.districts.find((d) => d.id === goes_to),
      text,
      hits: [],
      may: [],
    };
  });
  return city.length ? [cityLine(city), ...lines] : lines;
}

const cityLine = (city: Outlook["actors"]): ForecastLine => ({
  at: "city",
  order: city.length,
  actor: "",
  actions: grouped(city.flatMap(({ actions }) => actions)),
  overflow: 0,
  loss: city.reduce((sum, { population }) => sum + population, 0),
  range: null,
  rolls: 0,
  goes: undefined,
  text: city.map(({ text }) => text).join("; "),
  hits: [...new Set(city.flatMap(({ victims = [] }) => victims))],
  may: [...new Set(city.flatMap(({ may_hit = [] }) => may_hit))],
});

/** What a Boss adds next door, however it is dealt out: a gift is for both neighbours. */
function besideIt(word: string): string {
  const { gift, name, n } = readWord(word);
  return name.startsWith("enforcement") ? `enforcement ${String(gift ? 2 * n : n)}` : word;
}

/** "deploy", "deploy 2" → deploy, 3. People are counted by the loss itself; empty spaces do nothing. */
export function grouped(words: readonly string[]): { word: string; n: number }[] {
  const found = new Map<string, number>();
  for (const { plain, n } of words.map(readWord)) if (n > 0) found.set(plain, (found.get(plain) ?? 0) + n);
  return [...found].map(([word, n]) => ({ word, n }));
}
