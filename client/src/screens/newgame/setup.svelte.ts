// The choices of a new game. What is allowed in the end, the server says.
import { MOST_PEOPLE, type Seats } from "../../people";
import type { CampaignWish, TableWish } from "../../api";

export const ORDER = ["tia", "abraham", "david", "megan", "cody", "prof", "val", "mizzy", "exel", "sam"];
export const FEWEST = 2;
export const MOST = 6;

export const FIRST_BOSS = "steelheart";
export const FIRST_CITY = "newcago";

/** Variants of the rules, as the words that a set-up has for them. */
export const CASUAL = "casual";
export const INTENSE: readonly string[] = ["intense", "most-intense"];
export const AT_ONCE = "rewards-at-once";

/** The number of the module that brings something, 0 for the base game. */
export interface Origins {
  reckoner: (id: string) => number;
  boss: (id: string) => number;
  city: (id: string) => number;
  option: (id: string) => number;
  /** Whether a variant cannot be played in a city. */
  bars: (option: string, city: string) => boolean;
}
/** Against whom, and where. */
export interface Place {
  boss: string;
  city: string;
}

const FIRST = ["steel", "night", "neon", "iron", "glass", "amber", "rust", "river", "storm", "chrome"];
const SECOND = ["lake", "tower", "street", "bridge", "harbor", "alley", "crane", "signal", "roof", "rail"];

const byNumber = (a: number, b: number): number => a - b;
type Chance = () => number;
const pick = (words: readonly string[], chance: Chance): string =>
  words[Math.floor(chance() * words.length)] ?? "";

/** A seed that one can say aloud: steel-lake-3417. */
export function seedWords(chance: Chance = Math.random): string {
  return `${pick(FIRST, chance)}-${pick(SECOND, chance)}-${String(Math.floor(1000 + chance() * 9000))}`;
}

interface Before extends Place {
  team: readonly string[];
  modules: readonly number[];
  options: readonly string[];
}

export type Lack = { kind: "none" } | { kind: "two" } | { kind: "everyone"; n: number };

export class Setup {
  team = $state.raw<string[]>([]);
  people = $state.raw<string[]>([""]);
  boss = $state(FIRST_BOSS);
  city = $state(FIRST_CITY);
  /** How many games a campaign has; 0: it is one game. Whom and where it is against, its course says. */
  length = $state(0);
  modules = $state.raw<readonly number[]>([]);
  options = $state.raw<readonly string[]>([]);
  /** How it was before a module left the game and took somebody along: they can be brought back. */
  gone = $state.raw<Before | null>(null);
  difficulty = $state("standard");
  packs = $state.raw<string[]>([]);
  seed = $state(seedWords());
  /** Reckoner → number of the person. */
  private hands = $state.raw<Record<string, number>>({});
  /** Reckoners that bots play. */
  private manned = $state.raw<readonly string[]>([]);
  /** Which bot they are. */
  bot = $state("planner");
  readonly bots = $derived(this.team.filter((id) => this.manned.includes(id)));

  readonly lack = $derived<Lack>(this.findLack());
  readonly full = $derived(this.team.length >= MOST);
  /** How many Reckoners there will be, at least. */
  readonly size = $derived(Math.max(this.team.length, FEWEST));
  readonly districts = $derived(this.size + 1);

  private findLack(): Lack {
    if (this.team.length < FEWEST) return { kind: "two" };
    // One person alone may also watch bots.
    if (this.people.length === 1) return { kind: "none" };
    const busy = new Set(this.team.filter((id) => !this.isBot(id)).map((id) => this.personOf(id)));
    const idle = this.people.length - busy.size;
    return idle > 0 ? { kind: "everyone", n: idle } : { kind: "none" };
  }

  has(id: string): boolean {
    return this.team.includes(id);
  }

  isBot(id: string): boolean {
    return this.manned.includes(id);
  }

  play(id: string, by: "person" | "bot"): void {
    const others = this.manned.filter((other) => other !== id);
    this.manned = by === "bot" ? [...others, id] : others;
  }

  /** Whether each person plays one Reckoner, and bots play the rest. */
  get othersAreBots(): boolean {
    const own = this.firstOfEach();
    return this.bots.length > 0 && this.team.every((id) => own.includes(id) !== this.isBot(id));
  }

  /** Each person keeps one Reckoner, bots play all others; or people play everybody. */
  manOthers(bots: boolean): void {
    const own = this.firstOfEach();
    this.manned = bots ? this.team.filter((id) => !own.includes(id)) : [];
  }

  private firstOfEach(): string[] {
    return this.people.flatMap((_, person) => this.team.find((id) => this.personOf(id) === person) ?? []);
  }

  personOf(id: string): number {
    return Math.min(this.hands[id] ?? 0, this.people.length - 1);
  }

  /** In or out of the team. Who comes in goes to the person with the fewest Reckoners, and brings their module. */
  toggle(id: string, module = 0): void {
    if (this.has(id)) {
      this.team = this.team.filter((other) => other !== id);
      return;
    }
    if (this.full) return;
    this.gone = null;
    if (module && !this.modules.includes(module)) this.modules = [...this.modules, module].sort(byNumber);
    // Who has said that the others are bots means those who come later as well.
    const bot =
      this.othersAreBots && this.people.every((_, n) => this.team.some((at) => this.personOf(at) === n));
    this.hands = { ...this.hands, [id]: this.leastBusy() };
    this.team = [...this.team, id];
    this.play(id, bot ? "bot" : "person");
  }

  /** Who would have to leave if only these modules were in play. */
  leaving(modules: readonly number[], { reckoner }: Origins): string[] {
    return this.team.filter((id) => reckoner(id) > 0 && !modules.includes(reckoner(id)));
  }

  /** Where it would be played if only these modules were in play. */
  remaining(modules: readonly number[], { boss, city }: Origins): Place {
    const stays = (module: number): boolean => !module || modules.includes(module);
    return {
      boss: stays(boss(this.boss)) ? this.boss : FIRST_BOSS,
      city: stays(city(this.city)) ? this.city : FIRST_CITY,
    };
  }

  /** With these modules and no others; at a place if one is named, else where it is if that can be. */
  choose(modules: readonly number[], from: Origins, place?: Place): void {
    const leaving = this.leaving(modules, from);
    const next = place ?? this.remaining(modules, from);
    const moved = !place && (next.boss !== this.boss || next.city !== this.city);
    const { team, boss, city, options } = this;
    this.gone = leaving.length || moved ? { team, modules: this.modules, boss, city, options } : null;
    this.keep((id) => !leaving.includes(id));
    this.modules = [...modules].sort(byNumber);
    [this.boss, this.city] = [next.boss, next.city];
    this.dropOptions(from);
  }

  /** One of these variants, or none of them; it brings its module. */
  pick(family: readonly string[], option: string, from: Origins): void {
    const others = this.options.filter((id) => !family.includes(id));
    this.options = option ? [...others, option] : others;
    const module = option ? from.option(option) : 0;
    if (module && !this.modules.includes(module)) this.modules = [...this.modules, module].sort(byNumber);
  }

  /** Without the variants that cannot be played here, or whose module is not in play. */
  private dropOptions(from: Origins): void {
    this.options = this.options.filter(
      (id) => !from.bars(id, this.city) && (!from.option(id) || this.modules.includes(from.option(id))),
    );
  }

  /** There, and with the modules that bring it. */
  go({ boss, city }: Place, from: Origins): void {
    const brought = [from.boss(boss), from.city(city)].filter((n) => n && !this.modules.includes(n));
    this.modules = [...new Set([...this.modules, ...brought])].sort(byNumber);
    [this.boss, this.city, this.gone] = [boss, city, null];
    this.dropOptions(from);
  }

  bringBack(): void {
    if (!this.gone) return;
    this.options = this.gone.options;
    [this.team, this.modules] = [[...this.gone.team], this.gone.modules];
    [this.boss, this.city, this.gone] = [this.gone.boss, this.gone.city, null];
  }

  /** The next person plays this Reckoner. */
  handOver(id: string): void {
    this.hands = { ...this.hands, [id]: (this.personOf(id) + 1) % this.people.length };
  }

  addPerson(): void {
    if (this.people.length >= MOST_PEOPLE) return;
    this.people = [...this.people, ""];
    this.dealOut();
  }

  removePerson(): void {
    if (this.people.length > 1) this.people = this.people.slice(0, -1);
    this.dealOut();
  }

  rename(place: number, name: string): void {
    this.people = this.people.map((old, at) => (at === place ? name.slice(0, 20) : old));
  }

  /** A team by chance: as many as there are now, but enough for everybody. */
  draw(ids: readonly string[], chance: Chance = Math.random): void {
    const size = Math.min(ids.length, MOST, Math.max(this.team.length, this.people.length, FEWEST));
    const bag = [...ids];
    this.team = Array.from({ length: size }, () => bag.splice(Math.floor(chance() * bag.length), 1)[0] ?? "");
    this.dealOut();
  }

  /** Other packs, other pieces: what was chosen among them is chosen anew. */
  lay(packs: string[]): void {
    [this.packs, this.boss, this.city, this.gone] = [packs, FIRST_BOSS, FIRST_CITY, null];
  }

  /** Who is not there any more leaves the team. */
  keep(isThere: (id: string) => boolean): void {
    this.team = this.team.filter(isThere);
  }

  reseed(): void {
    this.seed = seedWords();
  }

  asTable(): TableWish {
    return {
      reckoners: this.team,
      boss: this.boss,
      city: this.city,
      modules: [...this.modules],
      difficulty: this.difficulty,
      options: [...this.options],
      packs: this.packs,
      seed: this.seed.trim(),
      bots: this.team.map((id) => (this.isBot(id) ? this.bot : "")),
    };
  }

  asCampaign(): CampaignWish {
    const { reckoners, modules = [], difficulty = "", packs = [], seed = "", bots = [] } = this.asTable();
    // Where it is, and with that the rest, the course says.
    const options = this.options.filter((id) => id === CASUAL || INTENSE.includes(id));
    return { reckoners, length: this.length, modules, difficulty, options, packs, seed, bots };
  }

  /** Reckoner → name, if more than one person plays. */
  seats(nameless: (place: number) => string): Seats {
    if (this.people.length === 1) return {};
    const people = this.team.filter((id) => !this.isBot(id));
    return Object.fromEntries(people.map((id) => [id, this.nameOf(this.personOf(id), nameless)]));
  }

  nameOf(place: number, nameless: (place: number) => string): string {
    return this.people[place]?.trim() || nameless(place + 1);
  }

  private dealOut(): void {
    this.hands = Object.fromEntries(this.team.map((id, place) => [id, place % this.people.length]));
  }

  private leastBusy(): number {
    const load = this.people.map(
      (_, person) => this.team.filter((id) => this.personOf(id) === person).length,
    );
    return load.indexOf(Math.min(...load));
  }
}
