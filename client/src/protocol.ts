/* What server and client say to each other. Made from schema.json by `npm run types`; not edited by hand. */

export type FromClient =
  | Act
  | Undo
  | Redo
  | Look
  | Why
  | Preview
  | Speak
  | SitDown
  | DriveBots
  | Shown
  | WishFor
  | Advise
  | AskOdds
  | PlayOn;
export type FromServer =
  TableNow | PastTable | Refused | Previewed | Fault | BotsNow | TalkNow | Advised | OddsTold | PlayedOn;

/**
 * Actions of one gesture: all of them are played, or none. `version` is that of the table in which they were
 * chosen; they are played at a newer one as well if they still mean the same.
 */
export interface Act {
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: string[];
  type: "act";
  version: number;
}
/**
 * One Epic, or the Boss: what it would do, also in words (`text`), and what that costs. `actions` are words of its
 * track; those beyond its end are counted by `overflow`. `kind` is `epic`, `boss`, `district` where a city walks past
 * one, which is its own actor by its id (places are spots, from the bottom), or `card` for the card of a district.
 * Whom such a card will hit is in `victims`; among `may_hit` the team chooses the rest (NEW-04). A Boss
 * with power dice costs from `least` to `most`; `population` leaves out what his dice do.
 *
 * Steelslayer's: `counts` are the actions "per" something with what they count at the end of the activation (EP2-10),
 * `copied` those that Copy tokens do once more or oftener (EP2-21), `skipped` the places that Blackmail leaves out
 * (EQ2-13), `rolls` how many times it rolls the Epic Ability die (EP2-06). `sabotaged`: its bracket moves one less
 * (EQ2-19). `goes_to` is where a Boss goes afterwards, if no die decides (REG-03); `card`: he turns one of his cards
 * there, which nobody can know yet.
 */
export interface ActorOutlook {
  actions: string[];
  card?: boolean;
  copied?: CountAt[];
  costs: CostAt[];
  counts?: CountAt[];
  district: string;
  goes_to?: string;
  id: string;
  kind?: "boss" | "card" | "district" | "epic";
  least?: number;
  may_hit?: string[];
  most?: number;
  overflow: number;
  population: number;
  rolls?: number;
  sabotaged?: boolean;
  skipped?: number[];
  text: string;
  victims?: string[];
}
/**
 * How often one action of a track would be done: its `place` from the left, from 0.
 */
export interface CountAt {
  place: number;
  times: number;
}
/**
 * People that one action of a track would cost: its `place` from the left, from 0; `track` is the Boss's. Place -1
 * is what a more intense game adds to his yellow track or table (VAR-05).
 */
export interface CostAt {
  people: number;
  place: number;
  track?: string;
}
/**
 * What would you do? Proposals of the Reckoner who is looked at come first.
 */
export interface Advise {
  reckoner: string | null;
  type: "advise";
}
/**
 * What the planner would do at this version; worthless at any other. The best comes first.
 */
export interface Advised {
  proposals: ProposalLine[];
  type: "advice";
  version: number;
  winning: number;
}
/**
 * One thing to do, in words: `actions` are sent back as one gesture. Where there are none, `who` is `bots`: they
 * are to go on. Else `who` is the Reckoner whose it is, or `team`.
 *
 * `text` says it whole; in `marked` `{0}`, `{1}` ... stand where one may draw those of `dice`. `groups` are the
 * actions as options, each in a group of its own: what they take and what they act on can be lit.
 *
 * `effect` says what changes in the forecast, `odds` what dice or cards decide (empty if nothing does). `chance` is
 * how likely it works, `winning` the chance of winning after it; `before` and `after` what the Epic phase would cost.
 */
export interface ProposalLine {
  actions: string[];
  after: number;
  before: number;
  chance: number;
  dice: ProposedDie[];
  effect: string;
  groups: OptionGroup[];
  marked: string;
  odds: string;
  text: string;
  who: string;
  why: string[];
  winning: number;
}
/**
 * A die of a proposal: whose, which, and what it shows when it is used.
 */
export interface ProposedDie {
  colour: string;
  face: string;
  name: string;
  who: string;
}
/**
 * Legal actions of one Reckoner, or of the `team`: each of `sources` with each of `offers`. Without `who` they are
 * those of the Reckoner whom `do` begins with.
 *
 * `do` are the words of the action, which are sent back; `*` in them stands for the source and `@` for the target's
 * id. `label` says it to people, with the same places for the names. `kind` is the verb or the use: keep, reroll,
 * stop, faith, spend, move, barricade, card, lapse, power, heal, end, reward, buy, refresh, ransom, lose, place, aid,
 * disable-die, disable-card, protect, suffer.
 *
 * `on` is what lights up: an Epic, the Boss, a card, a Reckoner by id; Enforcement, Barricades, Shields, Copy tokens,
 * places and the marker of a district's track by their district; a Boss track by its id; a die of `owner` by its name,
 * where `*` is the source itself; a face that the die `die` of `owner` is turned to; a colour of dice, a symbol, a
 * number as it is; the card of a district, `city-card`, by its own id (NEW-06). `card` is the one that asks for it; a
 * card that is given up is one of `owner`. `lapses` are the symbols that starting this would lose (`research2`),
 * `uses_up` is the symbol that goes, where the player chooses it (CARD-08). With `money` the numbers are dollars.
 * `halves` is there where a Move costs two dice: how many of them are still to be paid, this one included. Where a
 * district is protected any symbol will do: then `symbols` has one for each of the sources, `%` in `do` stands for it,
 * and `times` is how often it can be done with each; without them it is `symbol`, and as often as the offer says.
 */
export interface OptionGroup {
  card?: string;
  die?: string;
  do: string;
  halves?: number;
  kind?: string;
  label: string;
  lapses?: string;
  money?: boolean;
  offers: Offer[];
  on?:
    | "barricade"
    | "blue-shield"
    | "boss"
    | "card"
    | "city-card"
    | "colour"
    | "copy-token"
    | "die"
    | "district"
    | "enforcement"
    | "epic"
    | "face"
    | "marker"
    | "none"
    | "number"
    | "reckoner"
    | "red-shield"
    | "symbol"
    | "track";
  owner?: string;
  sources?: string[];
  symbol?: string;
  symbols?: string[];
  times?: number[];
  uses_up?: string;
  who?: string;
}
/**
 * One target of a group. `before` and `after` are the number that changes: research, health, bracket, Enforcement,
 * Barricades, Shields, tokens, dice of a colour, population, or the team's money; without `after` it goes down by one.
 * `times` is how often in a row it can be done with what it takes. `spots` are the words of the spots that a
 * district's marker would come to (BAB-07); where it is lowered to protect the district, of the bottom (ILD-07).
 */
export interface Offer {
  after?: number | null;
  before?: number | null;
  id?: string;
  spots?: string[];
  times?: number;
}
export interface AskOdds {
  reckoner: string;
  type: "odds";
}
/**
 * Symbols of the card of a district; `reckoner` has begun to use them, empty: nobody has.
 */
export interface BenefitView {
  card: string;
  district: string;
  reckoner?: string;
  symbols: string;
}
/**
 * A Boss as printed: the faces of his movement die, every side of his boards, his cards if he has any. `ours` are
 * the values of our own design, as paths: `movement.0`, `adjustment.4.group_size`. `module` is the one that brings
 * him, 0: none. With `at_once` rewards come at once (MOD4-01).
 *
 * A Boss with a booklet has `pages` instead of boards, and `power_tables` by name: rows A to D, a text of actions for
 * each column, with ` | ` between them. `power_dice` are the six letters on the die of each track; `scales` say what
 * his attacks by something cost: from how many on, and how many people, rising.
 */
export interface BossInfo {
  adjustment: PrintedBoard[];
  at_once: boolean;
  cards: PrintedCard[];
  id: string;
  line: string;
  module: number;
  movement: number[];
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
  pages: PrintedPage[];
  power: PrintedBoard[];
  power_dice: {
    [k: string]: string[];
  };
  power_tables: {
    [k: string]: string[][];
  };
  scales: {
    [k: string]: number[][];
  };
}
/**
 * One side of a Boss's board. A power board is for every Reckoner count: then `reckoners` is 0.
 */
export interface PrintedBoard {
  group_size: number;
  reckoners: number;
  side: string;
  tracks: PrintedTrack[];
}
/**
 * A track of a Boss on a board; `difficulty` is empty if its words are the same on all.
 */
export interface PrintedTrack {
  difficulty: string;
  id: string;
  words: string[];
}
/**
 * A kind of card of a Boss: what whoever it strikes suffers, and how many of the cards say so.
 */
export interface PrintedCard {
  count: number;
  effect: string;
}
/**
 * A page of a Boss's booklet: for each track the name of the power table that stands on it.
 */
export interface PrintedPage {
  difficulty: string;
  reckoners: number;
  tables: {
    [k: string]: string;
  };
}
/**
 * What it takes to bring a Boss down in a city: research first, and then the health that it leaves him. Where each
 * district has a track of its own, `markers` is what each of them starts at, and `research` their sum. `board` is the
 * side of his adjustment board, `power` that of his power board.
 */
export interface BossLevel {
  board: string;
  boss: string;
  city: string;
  difficulty: string;
  health: number;
  markers: number;
  power: string;
  reckoners: number;
  research: number;
}
export interface BossTrackView {
  bracket: number;
  colour: string;
  id: string;
  track: string[];
}
/**
 * `weakened_health` and `group_size` are printed, like the words of his tracks. A Boss with cards has one open,
 * `card`, by its effect; `deck` counts those that are still face down, by effect. `goes_to` is where he would go if he
 * acted now; None if a die decides. Where districts are searched for him `research` is the sum of all markers.
 *
 * A Boss with a booklet has `tables`, one for each track: rows A to D, a text of actions for each column (printed).
 * `columns` are the brackets there, from 1 on, and `rolled` the rows that his dice showed when he last acted.
 * `measures` is what his attacks by something go by, as it is now (LIM-05 to LIM-08).
 */
export interface BossView {
  card?: string;
  cards_left?: number;
  columns?: number[];
  deck?: {
    [k: string]: number;
  };
  district: string | null;
  goes_to?: string | null;
  group_size: number;
  health: number | null;
  id: string;
  measures?: {
    [k: string]: number;
  };
  research: number;
  rolled?: string[];
  tables?: string[][][];
  tracks: BossTrackView[];
  weakened_health: number;
}
/**
 * A bot that can sit down: our own, or one of an installed package, which has no text.
 */
export interface BotInfo {
  id: string;
  name: string;
  text: string;
}
/**
 * The bots have changed, but not the table. `news` is a sentence to be read: a bot that was replaced.
 */
export interface BotsNow {
  crew: Crew;
  news: string;
  type: "bots";
}
/**
 * The seats that bots play: each Reckoner's bot. They are `running` unless somebody has stopped them or taken
 * something back; `acting` are the Reckoners whose bots are about to act.
 */
export interface Crew {
  acting: string[];
  pace: "at-once" | "fast" | "normal" | "slow";
  running: boolean;
  seats: {
    [k: string]: string;
  };
}
/**
 * All that can be corrected, in one language, and the packs that do so.
 */
export interface Box {
  packs: BoxPack[];
  things: BoxThing[];
}
/**
 * A pack of one's own. `problems` are what keeps it from being played with; `games` are unfinished ones that are
 * played with it as it is.
 */
export interface BoxPack {
  changes: BoxChange[];
  games: number;
  id: string;
  problems: string[];
  title: string;
}
/**
 * An entry that a pack changes or brings (`added`), and what of it, as a line to read. `thing` is the key of its
 * form; empty if there is none.
 */
export interface BoxChange {
  added: boolean;
  id: string;
  kind: string;
  layer: number;
  name: string;
  text: string;
  thing: string;
}
/**
 * Something that can be corrected. `key` is its name in addresses: kind, id, the module that brings it (0: none),
 * and for a Boss's board which one, with colons between them.
 */
export interface BoxThing {
  key: string;
  kind: string;
  module: number;
  name: string;
}
/**
 * The form of a thing: as a pack has it, `pack` empty: as it is printed. `subject` is the thing where others look
 * at it, `modules` with which of them. `words` are what tracks may hold, by place. `book` says whether the pack's
 * values are said to stand in the book or on the component.
 */
export interface BoxForm {
  book: boolean;
  changed: boolean;
  fields: FormField[];
  key: string;
  kind: string;
  module: number;
  name: string;
  pack: string;
  subject: string;
  words: {
    [k: string]: WordChoice[];
  };
}
/**
 * A value of a thing. `printed` is what stands there without the pack, and `provenance` where that comes from;
 * `least` and `most` are limits of a number, or of how many a list has. `items` name the numbers of a list. With
 * `when` the field is there only if `does.family` is one of these; `place` says which words a track takes.
 */
export interface FormField {
  choices: FormChoice[];
  items: string[];
  kind: "choice" | "flag" | "health" | "number" | "numbers" | "symbols" | "text" | "track";
  label: string;
  least: number;
  most: number;
  path: string;
  place: string;
  printed: number | string | boolean | (number | string)[];
  provenance: "book" | "ours" | "public";
  value: number | string | boolean | (number | string)[];
  when: string[];
}
export interface FormChoice {
  id: string;
  name: string;
}
/**
 * An action that may stand on a track: whether it can be a gift, which numbers it takes (none if `most` is 0), what
 * it needs to be complete (`kinds`, one of them), and what it may be done once for each of (`per`).
 */
export interface WordChoice {
  gift: "may" | "must" | "no";
  kinds: FormChoice[];
  label: string;
  least: number;
  most: number;
  name: string;
  per: FormChoice[];
}
/**
 * A mistake: the path of the field to which it belongs, empty if it is none of this form's, and what is wrong.
 */
export interface BoxProblem {
  field: string;
  text: string;
}
/**
 * A game of the course. `boss` is empty for an encore whose Boss is not known yet; `table` is where it is or was
 * played, empty before and after it was deleted. The rest is known when it is over.
 */
export interface CampaignGame {
  boss: string;
  city: string;
  fallen: string[];
  kept: {
    [k: string]: string;
  };
  options: string[];
  population: number;
  rounds: number;
  state: "begun" | "later" | "lost" | "next" | "won";
  table: string;
}
/**
 * A campaign as it stands. `choices` are the cards that each Reckoner may keep one of, while that is to be said;
 * `one_card`: one for the whole team; `usual` is what cost most. `next` is None then, and when it is over.
 */
export interface CampaignInfo {
  bots: {
    [k: string]: string;
  };
  changed: number;
  choices: {
    [k: string]: string[];
  };
  created: number;
  difficulty: string;
  games: CampaignGame[];
  id: string;
  length: number;
  modules: number[];
  next: NextGame | null;
  one_card: boolean;
  options: string[];
  packs: string[];
  reckoners: string[];
  result: "drawn" | "lost" | "playing" | "won";
  seed: string;
  usual: {
    [k: string]: string;
  };
  wins: number;
}
/**
 * What the next game begins with: kept cards by Reckoner, Epics that stay away, those whose bracket starts one
 * further, the population to start with, and how much of it is remembered; all its variants, and those of them that
 * a lost game has brought.
 */
export interface NextGame {
  angry: string[];
  bolder: string[];
  equipment: {
    [k: string]: string;
  };
  fallen: string[];
  options: string[];
  population: number;
  remembered: number;
}
/**
 * A card as one reads it. `family` is converter, extra-die, doubler, exchanger, symbols, mover, reach, costs-two,
 * consumable, after-move or odd; a converter has two symbols in `gives`, and so have reach and after-move (one of
 * both), a doubler one; `power` is the name of an odd one. `family_title` is the family in words; `rules` are the ids
 * of its rules. `ours` are the values of our own design, here and below as paths: `price`, `does.gives`; `packs` those
 * that a pack of the players' own has, with its id, and an empty path if it brings the whole thing. `module` is the
 * one that brings it, here and below; 0: none. `boss_research` is a consumable's. The family of a Dawnslight card is
 * `dawnslight`; it has symbols in `gives` or brings back `population`. A side of a Newcago card has its `district`,
 * its `harm` as an action word, and on-defeat, on-weaken, exchange (for `cost`) or reach-here for a family.
 */
export interface CardInfo {
  anywhere: boolean;
  boss_research: number;
  cost: string[];
  die: string;
  district: string;
  family: string;
  family_title: string;
  gives: string[];
  harm: string;
  id: string;
  kind: "ability" | "dawnslight" | "equipment" | "newcago-card";
  module: number;
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
  population: number;
  power: string;
  price: number;
  rules: string[];
  side: string;
  text: string;
}
/**
 * `asleep`: it came back in this phase and cannot be used till the next one (EP2-08). `charges` are the Demolitions
 * tokens on it; None: it takes none. `disabled`: an Attack Reckoners effect has taken it for now.
 */
export interface CardView {
  asleep?: boolean;
  charges?: number | null;
  disabled?: boolean;
  id: string;
  used: boolean;
}
/**
 * A game that anybody can begin in the same way: that of a `day` or a `week` with its `date`, or one from a link.
 * `packs` are those that are no module's. If it cannot be played here, `problem` says why, and `missing` has the packs
 * that are not here. `differs`: the sender's cards are not ours, so dice and decks will go their own way.
 */
export interface ChallengeInfo {
  boss: string;
  city: string;
  content: string;
  date: string;
  differs: boolean;
  difficulty: string;
  kind: "day" | "link" | "week";
  missing: string[];
  modules: number[];
  options: string[];
  packs: string[];
  problem: string;
  reckoners: string[];
  results: SeedResult[];
  seed: string;
}
/**
 * How a game with the same set-up and seed went, or stands. `bots` counts the seats that bots played.
 */
export interface SeedResult {
  bots: number;
  changed: number;
  id: string;
  population: number;
  result: string;
  round: number;
}
/**
 * A set-up as a link has it; `content` is the fingerprint of the cards that it was made with.
 */
export interface ChallengeWish {
  boss: string;
  city: string;
  content: string;
  difficulty: string;
  /**
   * @maxItems 20
   */
  modules: number[];
  /**
   * @maxItems 20
   */
  options: string[];
  /**
   * @maxItems 20
   */
  packs: string[];
  /**
   * @maxItems 20
   */
  reckoners: string[];
  seed: string;
}
/**
 * A city: `boss` is the one who rules it by the book. `markers` is where the markers of its district tracks start,
 * by difficulty, easiest first; without such tracks there are none. In a city that walks `marker_starts` and `passes`
 * are by Reckoner count: the spot where markers start, the districts passed in a round. `module` and `at_once` as of a
 * Boss.
 */
export interface CityInfo {
  at_once: boolean;
  boss: string;
  id: string;
  line: string;
  marker_starts: {
    [k: string]: number;
  };
  markers: number[];
  module: number;
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
  passes: {
    [k: string]: number;
  };
}
/**
 * What is printed, in one language: asked for once by the client, and again when language, packs or modules change.
 * `explained` says what each kind of thing is (`epic`, `barricade`, `track-red`, `symbol-money`), `action_rules` has
 * the rules of every word on a track. `packs` are those in play; rules of others are only there to be read. `modules`
 * can be chosen with them, `in_play` are those that are. `ability_die` has the six actions of the Epic Ability die,
 * or none. `levels` has every Boss in every city; which of them cannot be played is in `locked`. `variants` are all
 * that a set-up may have, whichever modules are in play. `pack_titles` name the packs of players.
 */
export interface Content {
  ability_die: string[];
  action_rules: {
    [k: string]: string[];
  };
  bosses: BossInfo[];
  cards: CardInfo[];
  cities: CityInfo[];
  dice: DieInfo[];
  districts: DistrictInfo[];
  epics: EpicInfo[];
  explained: {
    [k: string]: Explained;
  };
  in_play: number[];
  language: string;
  levels: BossLevel[];
  locked: Lock[];
  modules: number[];
  names: Names;
  numbers: Numbers;
  pack_titles: {
    [k: string]: string;
  };
  packs: string[];
  prices: Prices;
  reckoners: ReckonerInfo[];
  variants: VariantInfo[];
}
/**
 * A colour of dice. `count` is how many there are.
 */
export interface DieInfo {
  count: number;
  faces: string[];
  id: string;
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
}
/**
 * A district board; `city` is the name of its city. `track` is what each spot of its own track does, from the
 * highest down to 0; an empty word: nothing.
 */
export interface DistrictInfo {
  city: string;
  city_id: string;
  id: string;
  name: string;
  ours: boolean;
  track: string[];
}
/**
 * An Epic as printed. `health` None is infinite. `reward_lines` say what each reward does.
 */
export interface EpicInfo {
  health: number | null;
  id: string;
  line: string;
  module: number;
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
  research: number;
  reward: {
    [k: string]: number;
  };
  reward_lines: string[];
  reward_text: string;
  track: string[];
  weakened: number;
}
/**
 * A kind of thing: its name, what it is in a sentence or two, and the ids of its rules, the first one first.
 */
export interface Explained {
  name: string;
  rules: string[];
  text: string;
}
/**
 * A Boss in a city against whom so many Reckoners cannot play, and why not; `code` is the library's word for it.
 */
export interface Lock {
  boss: string;
  city: string;
  code: string;
  reckoners: number;
  sentence: string;
}
/**
 * Everything that has a name, in one language. `short` has short names of symbols, Boss tracks and dice
 * (`die-blue`); `actions` the words of Epic and Boss tracks, as they stand in a view (`enforcement 2`, `gift fortify`,
 * `boss red`); `modules` those that can be chosen, by number, and `module_texts` what those of the house bring;
 * `effects` those of Attack Reckoners.
 */
export interface Names {
  action_texts: {
    [k: string]: string;
  };
  actions: {
    [k: string]: string;
  };
  boss: {
    [k: string]: string;
  };
  boss_lines: {
    [k: string]: string;
  };
  cities: {
    [k: string]: string;
  };
  difficulties: {
    [k: string]: string;
  };
  difficulty_texts: {
    [k: string]: string;
  };
  districts: {
    [k: string]: string;
  };
  effect_texts: {
    [k: string]: string;
  };
  effects: {
    [k: string]: string;
  };
  module_texts: {
    [k: string]: string;
  };
  modules: {
    [k: string]: string;
  };
  short: {
    [k: string]: string;
  };
  steps: {
    [k: string]: string;
  };
  symbol_texts: {
    [k: string]: string;
  };
  symbols: {
    [k: string]: string;
  };
  tracks: {
    [k: string]: string;
  };
}
/**
 * Counts, limits and starting values that stand on no card, by their names in the content's `table`; and
 * `lowest_bracket`, beyond which nothing can be contained.
 */
export interface Numbers {
  ours: string[];
  packs: {
    [k: string]: string;
  };
  values: {
    [k: string]: number;
  };
}
export interface Prices {
  ransom: number;
  refresh: number;
}
export interface ReckonerInfo {
  ability: string;
  dice: {
    [k: string]: number;
  };
  id: string;
  line: string;
  module: number;
  name: string;
  ours: string[];
  packs: {
    [k: string]: string;
  };
}
/**
 * A variant of the rules, a word among the `options` of a set-up, and its `rule`. `clashes` are the variants that
 * it cannot be played with, `barred` the cities where it cannot be, each with the sentence that says why. `module` is
 * the one that it brings along; 0: none. With `at_once` rewards come at once, as with some Bosses and cities.
 */
export interface VariantInfo {
  at_once: boolean;
  barred: {
    [k: string]: string;
  };
  clashes: {
    [k: string]: string;
  };
  id: string;
  module: number;
  name: string;
  rule: string;
  text: string;
}
/**
 * What the table waits for. `open` are Reckoners who can still do something; `seats` has a short line for each
 * Reckoner ("Roll 2 of 3", "d1: 1 Research left"). `rule` is there for what comes in the middle of a step.
 */
export interface Decision {
  detail: string;
  open: string[];
  rule?: string;
  seats: {
    [k: string]: string;
  };
  title: string;
}
/**
 * A decision of people that cost chances of winning, between the positions `start` and `end`. `best` is the chance
 * with the best that could be done there, `better` how that begins, `after` the chance with the best afterwards.
 */
export interface DecisiveTurn {
  after: number;
  best: number;
  better: string;
  end: number;
  round: number;
  start: number;
  step: string;
  text: string;
  who: string;
}
/**
 * What one Reckoner did: symbols used, moves, Epics defeated (the last blow), cards received, and how often a
 * district was protected where that can be done. `attacked` is how often an attack has struck it; `luck` are the
 * symbols that its dice showed, less what they show on average.
 */
export interface Deeds {
  attacked: number;
  cards: string[];
  defeated: string[];
  luck: number;
  moves: number;
  protects: number;
  reckoner: string;
  symbols: {
    [k: string]: number;
  };
}
/**
 * The dice of all games that were read: `over` is how many symbols more than the average they showed, and in 95 of
 * 100 cases chance alone stays within `usual` of it. `games` are the last ones.
 */
export interface DiceLuck {
  dice: number;
  games: LuckPoint[];
  over: number;
  symbols: number;
  usual: number;
}
/**
 * The dice of one game: symbols that were rolled above the average, or below it.
 */
export interface LuckPoint {
  dice: number;
  ended: number;
  id: string;
  over: number;
  won: boolean;
}
/**
 * `face` is what counts; `printed` is what it shows, where an attack on doubles takes a part of it (ATK-07).
 */
export interface DieView {
  colour: string;
  face: string;
  name: string;
  printed: string;
  state: string;
}
/**
 * `order` is when its Epic acts: clockwise from the Boss, from 1. `held`: nobody leaves by a Move (Pull, EP2-03).
 * `marker` is the spot on the district's own track, None in cities without: the research left, or what is performed
 * when the city walks on; `track` is what its spots do, from the highest one down to 0, and is printed. `newcago_card`
 * lies on the board, `exchanged`: it has traded in this step (NEW-06). What only Steelslayer has is left out where
 * there is none.
 */
export interface DistrictView {
  barricades: number;
  blue_shields?: number;
  boss: boolean;
  copy_tokens?: number;
  enforcement: number;
  epic: EpicView | null;
  exchanged?: boolean;
  held?: boolean;
  id: string;
  marker?: number | null;
  newcago_card?: string;
  order: number;
  reckoners: string[];
  red_shields?: number;
  sniper: boolean;
  stolen?: StolenView[];
  track?: string[];
}
/**
 * `weakened_health` and `track` are printed on the card, and left out of a view without what is printed.
 */
export interface EpicView {
  bracket: number;
  health: number | null;
  id: string;
  research: number;
  track?: string[];
  weakened_health?: number;
}
/**
 * A card under an Epic, and whose it was (EP2-07).
 */
export interface StolenView {
  card: string;
  reckoner: string;
}
/**
 * What `pack check` would say, and the thing as it would be; `actions` and `action_texts` are for its words. After
 * it was kept, `pack` is the one that has it.
 */
export interface DraftAnswer {
  action_texts: {
    [k: string]: string;
  };
  actions: {
    [k: string]: string;
  };
  boss: BossInfo | null;
  card: CardInfo | null;
  changed: boolean;
  die: DieInfo | null;
  district: DistrictInfo | null;
  epic: EpicInfo | null;
  numbers: {
    [k: string]: number;
  };
  pack: string;
  problems: BoxProblem[];
}
/**
 * A form as it is filled in: `values` by path. `pack` is the one to keep it in; empty: a new one with this
 * `title`.
 */
export interface DraftWish {
  book: boolean;
  pack: string;
  thing: string;
  title: string;
  values: {
    [k: string]: number | string | boolean | (number | string)[];
  };
}
/**
 * Stop the bots of the table, or let them go on; change their pace.
 */
export interface DriveBots {
  pace: ("at-once" | "fast" | "normal" | "slow") | null;
  running: boolean | null;
  type: "bots";
}
/**
 * One thing that happened: for the log and the screen reader (`text`) and for the animation (`kind`, `args`).
 */
export interface EventLine {
  args: {
    [k: string]: number | string;
  };
  kind: string;
  text: string;
}
/**
 * A message that could not be understood or answered. The table is unharmed.
 */
export interface Fault {
  code: string;
  sentence: string;
  type: "fault";
}
export interface Undo {
  steps: number;
  type: "undo";
  version: number;
}
export interface Redo {
  steps: number;
  type: "redo";
  version: number;
}
/**
 * Look at the table as it stood; the game stays where it is. `line` is 0, or that of what was taken back.
 */
export interface Look {
  at: number;
  line: number;
  type: "look";
}
export interface Why {
  action: string;
  type: "why";
}
export interface Preview {
  action: string;
  type: "preview";
}
/**
 * From now on in this language; the table comes again in it.
 */
export interface Speak {
  language: string;
  type: "speak";
}
/**
 * From now on this Reckoner is played by a bot; or by people, if it is null.
 */
export interface SitDown {
  bot: string | null;
  reckoner: string;
  type: "seat";
}
/**
 * The client has shown all that led to this version: bots wait for the Epic phase, and for whoever is slow.
 */
export interface Shown {
  type: "shown";
  version: number;
}
/**
 * Somebody needs so many symbols of a kind there, from this Reckoner's bot. `target` and `track` are the words of
 * the action that is asked for. With `n` 0 it is not needed any more.
 */
export interface WishFor {
  n: number;
  reckoner: string;
  symbol: "attack" | "contain" | "enforcement" | "research";
  target: string;
  track: string;
  type: "wish";
}
/**
 * Let the planner play on from a moment, so many times, each with everything hidden dealt anew. 0 games end it.
 */
export interface PlayOn {
  at: number;
  games: number;
  line: number;
  type: "play-on";
}
/**
 * The table as it is, without what is printed. `version` belongs to it; `at` is the number of actions played,
 * `undone` how many could be redone. `added` is how many actions the last message has played, 0 after undo, redo and
 * when a client has just come. `log` has their entries, oldest first, or the newest one if there are none; what
 * happened by them is in its lines, and what came before is asked for over HTTP. `last_defeated` says
 * which Epic was defeated last in a district that has none, by district. `puzzle` is there if the table is one.
 */
export interface TableNow {
  added: number;
  at: number;
  crew: Crew;
  decision: Decision;
  forecast: Outlook;
  groups: OptionGroup[];
  laid?: Laid | null;
  last_defeated?: {
    [k: string]: string;
  };
  log: LogEntry[];
  puzzle?: PuzzleNow | null;
  table: string;
  type: "table";
  undone: number;
  version: number;
  view: TableView;
}
/**
 * The forecast. `left` people would be left, `dice` dice lost; `unknown` are districts whose new Epic nobody can
 * know yet. The actors come in the order in which they act: districts that are passed, cards of districts, Epics, the
 * Boss. `brackets` says where the brackets of Epics will stand, by district, and `tracks` where those of the Boss will
 * when he acts, by id; only those that move. `rolls` is how many times a die decides; then from `least` to `most`
 * people are lost, `population` and `left` are the average, rounded up, and everything else leaves out what the die
 * does. Without a die these three are left out. `tables` are those of a Boss with power dice, `by` the people that his
 * attacks by something (`shields`) would cost when he acts.
 */
export interface Outlook {
  actors: ActorOutlook[];
  brackets: {
    [k: string]: number;
  };
  by?: {
    [k: string]: number;
  };
  dice: number;
  least?: number;
  left: number;
  lost: boolean;
  most?: number;
  population: number;
  rolls?: number;
  tables?: TableOutlook[];
  tracks: {
    [k: string]: number;
  };
  unknown: string[];
}
/**
 * A power table of the Boss, by the id of its track: the column where its bracket will stand when he acts, and what
 * the cells there would cost, rows A to D; None: its die does not show that row. `times` is how often its die decides:
 * once, and once for each step that is lost (LIM-15).
 */
export interface TableOutlook {
  column: number;
  people: (number | null)[];
  times?: number;
  track: string;
}
/**
 * What is printed and lies on this table from beginning to end: which sides of the Boss's boards were chosen. It
 * comes with the first `table` of a connection only. What else is printed is the `Content` with these `packs` and
 * `modules`. `protocol` is the version of it that the server speaks. `city` is where it is, `steps` are those of its
 * rounds, in order; `markers` is where the markers of its district tracks started, 0 where nothing is researched
 * there. In a city that walks `returns` is the spot where markers start and go back to, and `passes` how many
 * districts are passed in a round. `options` are the variants of the rules. `tables` are the power tables on the page
 * of a Boss's booklet, by track: rows A to D, a text of actions for each column. `origin` is the moment of another
 * table that this one goes on from.
 */
export interface Laid {
  city?: string;
  group_size: number;
  markers?: number;
  modules?: number[];
  options?: string[];
  origin?: TableOrigin | null;
  packs: string[];
  passes?: number;
  protocol: number;
  returns?: number;
  steps?: string[];
  tables?: {
    [k: string]: string[][];
  };
  tracks: {
    [k: string]: string[];
  };
  weakened_health: number;
}
/**
 * The moment that a table came from: `line` is 0, or what was taken back there (`ReelLine.id`). `dealt` says that
 * decks and dice to come were dealt anew; `there` whether that table still is.
 */
export interface TableOrigin {
  at: number;
  dealt: boolean;
  line: number;
  table: string;
  there: boolean;
}
/**
 * An action of the log and what it made happen. `at` is the number of actions played after it; `round` and `step`
 * are those in which it was played; `who` did it, a Reckoner or the `team`. The entry with `at` 0 is the set-up and
 * has no action.
 */
export interface LogEntry {
  action: string;
  at: number;
  lines: EventLine[];
  round: number;
  step: string;
  text: string;
  verb: string;
  who: string;
}
/**
 * The puzzle that a table is about, and how it stands. `ending` says how it ended; empty while it is open. `id` is
 * empty for a file of somebody's own.
 */
export interface PuzzleNow {
  difficulty: number;
  ending: string;
  goal: string;
  id: string;
  mark: string;
  standing: "failed" | "open" | "solved";
  title: string;
}
/**
 * Shields, Copy tokens and Dawnslight cards are None where the game has none. `supply` are dice by colour, where
 * one is asked for. In a city that walks, `tram` is the district behind which its movement board stands, clockwise,
 * and `tram_next` are the districts that it passes next, in their order. `benefit` are the symbols of a district's
 * card that somebody there may use now (NEW-05).
 */
export interface TableView {
  barricades_left: number;
  base: number;
  base_steps: number;
  beaten: string[];
  benefit?: BenefitView | null;
  blue_shields_left?: number | null;
  boss: BossView;
  copy_tokens_left?: number | null;
  dawnslight_left?: number | null;
  decision: string;
  defeated: string[];
  discarded: string[];
  districts: DistrictView[];
  enforcement_left: number;
  epic_deck: number;
  equipment_deck: number;
  market: (string | null)[];
  money: number;
  population: number;
  reckoners: ReckonerView[];
  red_shields_left?: number | null;
  result: string;
  rewards: RewardsView;
  round: number;
  step: string;
  supply?: {
    [k: string]: number;
  };
  tram?: string | null;
  tram_next?: string[];
}
/**
 * `suffers` are Attack Reckoners effects, one for each token; `dawnslight` are cards of that deck.
 */
export interface ReckonerView {
  ability: CardView;
  dawnslight?: string[];
  dice: DieView[];
  district: string | null;
  equipment: CardView[];
  id: string;
  open: OpenView | null;
  owing?: OwingView | null;
  plan: number;
  plan_next: number;
  rolling_done: boolean;
  rolls: number;
  sniper: string | null;
  suffers?: string[];
  waiting?: WaitingView[];
}
/**
 * The die, token or card that a Reckoner has begun to use.
 */
export interface OpenView {
  anywhere: boolean;
  source: string;
  symbols: string;
  untouched: boolean;
}
/**
 * A card that costs two and is half paid; one of `symbols` is still to be paid (EQ2-02). A Move that costs two dice
 * has the `district` that it goes to, and no card (ATK-06).
 */
export interface OwingView {
  card: string;
  district?: string;
  symbols: string[];
}
/**
 * An action that a card has given and that waits to be used as a die; `either`: one of its symbols (EQ2-12).
 */
export interface WaitingView {
  card: string;
  either?: boolean;
  symbols: string;
}
/**
 * What is still to be shared out. Research and attack come from consumables (EQ2-03). Where the order may matter,
 * money and research on the Boss are taken one by one, too (BAB-07).
 */
export interface RewardsView {
  attack?: number;
  boss_research?: number;
  contain: number;
  enforcement: number;
  money?: number;
  plan: number;
  research?: number;
}
/**
 * The table as it stood after `at` actions, to look at; `log` has the newest entries of then. `line` is 0, or what
 * was taken back (`ReelLine.id`). `talk` is what was said then, if anything was.
 */
export interface PastTable {
  at: number;
  forecast: Outlook;
  last_defeated?: {
    [k: string]: string;
  };
  line?: number;
  log: LogEntry[];
  talk?: TalkThen | null;
  type: "past";
  view: TableView;
}
/**
 * What bots had said that they were about to do, and what they were asked for: of the round of that moment. `told`
 * is when the newest of it was said, in seconds since 1970.
 */
export interface TalkThen {
  plans: PlanLine[];
  said: SaidLine[];
  told: number;
}
/**
 * What a Reckoner's bot is about to do in this step: where it goes, and what for.
 */
export interface PlanLine {
  text: string;
  who: string;
}
/**
 * What somebody asked a Reckoner's bot for, and its answer; it is `kept` if the bot bears it in mind.
 */
export interface SaidLine {
  answer: string;
  kept: boolean;
  who: string;
  wish: string;
}
/**
 * An action that cannot be played, or the answer to `why`. `code` is `late` if the decision was over already, and
 * `playable` if `why` was asked about an action that can be played; both have no rule.
 */
export interface Refused {
  action: string;
  code: string;
  rule: string;
  sentence: string;
  type: "refused";
}
/**
 * How the forecast would change: population lost now and after the action.
 */
export interface Previewed {
  action: string;
  after: number;
  before: number;
  type: "previewed";
}
/**
 * All that is said at the table, each time that something is new: no part of the game, and of one round only.
 */
export interface TalkNow {
  plans: PlanLine[];
  said: SaidLine[];
  type: "talk";
}
/**
 * What each way to keep dice may bring, the best first; nothing if this Reckoner is not rolling.
 */
export interface OddsTold {
  keeps: KeepLine[];
  reckoner: string;
  type: "odds";
  version: number;
}
/**
 * One way to keep dice of a roll. `odds` has for each symbol how likely it comes at least once, twice, three and
 * four times; `wanted` compares the ways, the best is 1.
 */
export interface KeepLine {
  actions: string[];
  kept: string[];
  odds: {
    /**
     * @minItems 4
     * @maxItems 4
     */
    [k: string]: never[];
  };
  rerolled: string[];
  rolls_left: number;
  text: string;
  wanted: number;
}
/**
 * How it went so far, after each game: `won` of `played` of `games`, and the interval that holds the true share in
 * 95 of 100 cases. `ends` has a number for each game: people left if it was won, -1 if it was lost.
 */
export interface PlayedOn {
  at: number;
  ends: number[];
  games: number;
  high: number;
  line: number;
  low: number;
  type: "played-on";
  won: number;
}
/**
 * A new table that goes on from a moment of this one: with the same decks and dice to come, or dealt anew.
 */
export interface GoOn {
  at: number;
  dealt: boolean;
  line: number;
}
/**
 * A game as a whole, for its end: asked for over HTTP. `branches` is how many hang on the strip of its replay: what
 * was taken back, and tables that went on from a moment of this one.
 */
export interface History {
  branches: number;
  deeds: Deeds[];
  losses: LossInRound[];
  rounds: RoundPoint[];
  turns: TurningPoint[];
}
/**
 * People lost in a round to one cause: `by` the `boss` (`who` is the track), an `epic` (its id), the `city` (a
 * district), or a `shortage` (what had run out: `barricade`, `money`, ...).
 */
export interface LossInRound {
  by: string;
  n: number;
  round: number;
  who: string;
}
/**
 * The table when a round began, or at the end; `at` is the number of actions played. `boss_health` None is
 * infinite.
 */
export interface RoundPoint {
  at: number;
  boss_health: number | null;
  boss_research: number;
  enforcement: number;
  epics_defeated: number;
  money: number;
  population: number;
  round: number;
}
/**
 * Something that decided a game: `defeated`, `weakened`, `loss` (people in one Epic phase), `base`, `over`.
 */
export interface TurningPoint {
  at: number;
  kind: string;
  n: number;
  round: number;
  text: string;
}
/**
 * For friends on the same network: the link with its key, and the same as a picture to scan (a `data:` address).
 * Both are empty if the server is for this machine only.
 */
export interface Invitation {
  link: string;
  qr: string;
}
/**
 * Who keeps which card; who is not in it keeps none.
 */
export interface KeepCards {
  cards: {
    [k: string]: string;
  };
}
/**
 * A language that there are texts in, with its own name for itself.
 */
export interface LanguageInfo {
  id: string;
  name: string;
}
/**
 * A part of the log, oldest first, as it was at a version; `at` is the number of actions played then.
 */
export interface LogPage {
  at: number;
  entries: LogEntry[];
  version: number;
}
/**
 * A team for all games of a campaign; `bots` as for a table.
 */
export interface NewCampaign {
  /**
   * @maxItems 20
   */
  bots: string[];
  difficulty: string;
  length: number;
  /**
   * @maxItems 20
   */
  modules: number[];
  /**
   * @maxItems 20
   */
  options: string[];
  pace: "at-once" | "fast" | "normal" | "slow";
  /**
   * @maxItems 20
   */
  packs: string[];
  /**
   * @maxItems 20
   */
  reckoners: string[];
  seed: string;
}
/**
 * `random` among the Reckoners draws one. Without a seed a fresh one is taken. `bots` names a bot for each seat, an
 * empty name for one that a person plays; seats that are not in it are people's.
 */
export interface NewTable {
  boss: string;
  /**
   * @maxItems 20
   */
  bots: string[];
  city: string;
  difficulty: string;
  /**
   * @maxItems 20
   */
  modules: number[];
  /**
   * @maxItems 20
   */
  options: string[];
  pace: "at-once" | "fast" | "normal" | "slow";
  /**
   * @maxItems 20
   */
  packs: string[];
  /**
   * @maxItems 20
   */
  reckoners: string[];
  seed: string;
}
/**
 * A game worth looking at again. `left` is what was left of the Boss, research and health; None: not known.
 */
export interface NotableGame {
  boss: string;
  city: string;
  difficulty: string;
  ended: number;
  id: string;
  left: number | null;
  population: number;
  reckoners: string[];
  rounds: number;
  won: boolean;
}
/**
 * A pack that a table can be set up with.
 */
export interface PackOffer {
  id: string;
  title: string;
}
/**
 * The hints, to be read one by one, then the solution. Its actions are played from the first position on.
 */
export interface PuzzleHelp {
  hints: string[];
  solution: SolutionStep[];
}
/**
 * An action of the solution, and the same as a sentence.
 */
export interface SolutionStep {
  action: string;
  text: string;
}
/**
 * A puzzle in the list. `difficulty` is 1 to 3. `mark` stays the same as long as its file does.
 */
export interface PuzzleInfo {
  boss: string;
  city: string;
  difficulty: number;
  goal: string;
  id: string;
  mark: string;
  reckoners: string[];
  title: string;
}
/**
 * The table on which a puzzle was laid out.
 */
export interface PuzzleTable {
  table: string;
}
/**
 * A game from beginning to end: asked for over HTTP. `at` is where it stands; what was undone and could be redone
 * is on the line as well. `undone` are lines that were left for another. If somebody `talked` with the bots or
 * they said what they plan, moments have that too (`PastTable.talk`).
 */
export interface Reel {
  at: number;
  line: ReelLine;
  origin: TableOrigin | null;
  table: string;
  tables: ReelTable[];
  talked: boolean;
  undone: ReelLine[];
  version: number;
}
/**
 * Positions one after the other: the first, `start`, is where it leaves the line `of`. `population` and `research`
 * (what is left of the Boss's) have a number for each of them.
 */
export interface ReelLine {
  id: number;
  marks: ReelMark[];
  moments: ReelMoment[];
  of: number;
  population: number[];
  research: number[];
  result: string;
  start: number;
}
/**
 * From this position on the table was in this round and step.
 */
export interface ReelMark {
  at: number;
  round: number;
  step: string;
}
/**
 * What a sign on the strip stands for: `defeated`, `weakened`, `base`, `stolen`, `aid`, `loss` (`n` people by one
 * action's consequences) or `over`.
 */
export interface ReelMoment {
  at: number;
  kind: string;
  n: number;
  round: number;
  text: string;
}
/**
 * A table that went on from a moment of this one, and how it stands there.
 */
export interface ReelTable {
  actions: number;
  at: number;
  changed: number;
  dealt: boolean;
  id: string;
  line: number;
  population: number;
  result: string;
  round: number;
}
/**
 * A rule, the pack that needs it, and the module of that pack; 0: whichever is in play.
 */
export interface RuleInfo {
  group: string;
  group_title: string;
  id: string;
  module: number;
  pack: string;
  ruling: string;
  text: string;
  title: string;
}
/**
 * All finished games. `unread` were not looked into yet, `closed` cannot be any more: they were played with other
 * cards or rules, and count for everything but dice. `bots_alone` are games that only bots have played; they count for
 * `all` only. `by` has win rates by `boss`, `city`, `difficulty`, `size`, `reckoner` and `card`.
 */
export interface Stats {
  best: NotableGame[];
  bots_alone: number;
  by: {
    [k: string]: WinRate[];
  };
  closed: number;
  closest: NotableGame[];
  luck: DiceLuck;
  streaks: Streaks;
  total: WinRate;
  unread: number;
  who: "all" | "mine";
}
/**
 * Games with something, and how many of them were won; `low` and `high` hold the true share in 95 of 100 cases.
 */
export interface WinRate {
  games: number;
  high: number;
  id: string;
  low: number;
  won: number;
}
/**
 * Games in a row: how many were won up to now (lost, if below zero), and the longest rows there were.
 */
export interface Streaks {
  lost: number;
  now: number;
  won: number;
}
/**
 * Games that were read by now, and how many are left.
 */
export interface StatsRead {
  read: number;
  unread: number;
}
/**
 * A kept game in the list: what it was set up with, how it stands, the bots of its seats, the campaign that it
 * belongs to, if any, and the moment of another table that it came from. Times are seconds since 1970.
 */
export interface TableInfo {
  actions: number;
  boss: string;
  bots: {
    [k: string]: string;
  };
  campaign: string;
  changed: number;
  city: string;
  created: number;
  difficulty: string;
  id: string;
  modules: number[];
  options: string[];
  origin: TableOrigin | null;
  packs: string[];
  population: number;
  reckoners: string[];
  result: string;
  round: number;
  seed: string;
  step: string;
}
/**
 * Some kept games, newest first, of `total`. `more` is to be sent as `after` to get the next ones; empty if there
 * are none.
 */
export interface TablePage {
  more: string;
  tables: TableInfo[];
  total: number;
}
/**
 * An entry that a pack shall no longer change.
 */
export interface UndoWish {
  id: string;
  kind: string;
  layer: number;
}
