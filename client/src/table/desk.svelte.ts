// The table in front of one screen: what is in the hand, what is lit, what is shown. No rule of the game is known here.
import { content } from "../content.svelte";
import { BOTS } from "../counsel.svelte";
import { lastActor } from "../crew.svelte";
import { game, type Batch } from "../game.svelte";
import type { ReckonerView, TableView } from "../protocol";
import { settings } from "../settings.svelte";
import { ears } from "../sound/ears.svelte";
import { askAbout } from "./asks";
import type { Table } from "./decode";
import { lettered } from "./keys";
import { reachable } from "./lit";
import * as O from "./options";
import type { Choice, Held, Option } from "./options";
import type { Beat } from "./queue";
import { Rolling } from "./rolling.svelte";
import { Stage } from "./stage.svelte";
import { viaOf } from "./via";

export type Tab = "city" | "boss" | "forecast" | "market" | "log";

/** Decisions that are a step of their own; any other comes in the middle of one. */
const OF_STEPS = new Set(["", "roll", "use", "rewards", "buy", "place"]);
const isNested = (view: TableView | undefined): boolean =>
  !!view && (!OF_STEPS.has(view.decision) || (view.decision === "rewards" && view.step !== "rewards"));

/** The same without the last place that was chosen. */
const oneLess = ({ path = [], ...held }: Held): Held | null =>
  path.length > 1 || held.source ? { ...held, path: path.slice(0, -1) } : null;

export class Desk {
  /** Whose tray is large. */
  seatId = $state("");
  private picked = $state.raw<Held | null>(null);
  /** The open die was put down with Esc: nothing is lit till it is taken up again. */
  private putDown = $state(false);
  readonly rolling = new Rolling(this);
  whyMode = $state(false);
  /** Space was pressed although dice are left: they show themselves, a second Space ends the step. */
  asking = $state(false);
  /** The actor whose doings are shown on the board: a district, or "boss". */
  pointed = $state("");
  /** The place that the pointer is about to drop on. */
  near = $state("");
  /** The Epic phase as it is shown here, and its recap. */
  readonly stage = new Stage();
  showKeys = $state(false);
  /** Whether the Boss's sheet lies over the table. */
  bossOpen = $state(false);
  tab = $state<Tab>("city");
  /** In a replay: goes to another moment. Nothing can be done there but to look. */
  replay = $state.raw<((at: number) => void) | null>(null);
  /** The district that the phone shows. */
  shown = $state("");

  private hinting: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived(game.now);
  readonly past = $derived(game.past);
  readonly beat = $derived<Beat | null>(this.stage.beat);
  readonly view = $derived<TableView | undefined>(this.past?.view ?? this.beat?.view ?? this.now?.view);
  /** While the Epics act one still sees what was foreseen. */
  private readonly told = $derived(this.past ?? (this.beat ? this.stage.before : this.now));
  readonly forecast = $derived(this.told?.forecast);
  /** The Epic that was defeated last in a district without one. */
  readonly fell = $derived(this.told?.last_defeated ?? {});
  readonly playing = $derived(this.beat !== null);
  /** Whether anything can be done: not while the Epics act or their recap is read, and not in the past. */
  readonly live = $derived(
    this.now !== null && !this.past && !this.replay && !this.playing && !this.stage.recap,
  );
  /** Only bots play, and they are at it: there is nothing to do but to look, or to stop them. */
  readonly watching = $derived(this.live && game.crew.now.running && game.crew.alone(this.now));
  readonly options = $derived<readonly Option[]>(
    this.live && !this.watching ? (this.now?.options ?? []) : [],
  );
  readonly seat = $derived<ReckonerView | undefined>(
    this.view?.reckoners.find((r) => r.id === this.seatId) ?? this.view?.reckoners[0],
  );
  /** Whether the Reckoner whose tray is shown still rolls. */
  readonly isRolling = $derived(
    this.live && !this.watching && this.view?.decision === "roll" && this.seat?.rolling_done === false,
  );
  /** Something is asked in the middle of a step: dice that are half used wait for it. */
  readonly nested = $derived(this.live && isNested(this.view));
  readonly hand = $derived<Held | null>(this.inHand());
  readonly choices = $derived<Choice[]>(this.lit());
  readonly spots = $derived(this.bySpot());
  readonly waiting = $derived(game.pending?.actions ?? []);
  /** Who can still do something; nobody while the Epics act. */
  readonly open = $derived(this.playing || this.replay ? [] : (this.now?.decision.open ?? []));

  // -- what is in the hand and what is lit

  private inHand(): Held | null {
    if (this.picked) return this.picked;
    const seat = this.seat;
    const card = this.live ? (this.view?.benefit?.card ?? "") : "";
    if (seat && card && O.usersOf(this.options, card).join() === seat.id)
      return { who: seat.id, source: card };
    if (!this.live || !seat || this.putDown || this.view?.decision !== "use") return null;
    if (seat.owing) return { who: seat.id, source: seat.owing.card || O.MOVE, owing: true };
    return seat.open ? { who: seat.id, source: seat.open.source } : null;
  }

  sourceOptions(who: string, source: string): Option[] {
    const seat = this.view?.reckoners.find((r) => r.id === who);
    return seat ? O.optionsFrom(this.options, seat, source) : [];
  }

  /** What can pay for a card. */
  payments(who: string, card: string): Option[] {
    const seat = this.view?.reckoners.find((r) => r.id === who);
    return seat ? O.payments(this.options, seat, card) : [];
  }

  /** How a die, token or card would lie in the hand: to be used, or to be paid for; null if neither is possible. */
  private graspOf(who: string, source: string): Held | null {
    if (this.sourceOptions(who, source).length) return { who, source };
    return this.payments(who, source).length ? { who, source, owing: true } : null;
  }

  about(who: string, die: string, kind: string): Option | undefined {
    const seat = this.view?.reckoners.find((r) => r.id === who);
    return seat ? O.optionsAbout(this.options, seat, die, kind)[0] : undefined;
  }

  /** The step's buttons: reroll, stop, end, lapse, refresh. */
  button(kind: string, who?: string): Option | undefined {
    return this.options.find((o) => o.kind === kind && O.isButton(o) && (who === undefined || o.who === who));
  }

  private lit(): Choice[] {
    if (!this.view || !this.live) return [];
    return lettered(reachable({ view: this.view, options: this.options, seat: this.seat, hand: this.hand }));
  }

  private bySpot(): Map<string, Choice> {
    const found = new Map<string, Choice>();
    for (const choice of this.choices)
      if (choice.spot && !found.has(choice.spot)) found.set(choice.spot, choice);
    return found;
  }

  /** The sign of the card by which a target is reached, where that is not plain. */
  via(choice: Choice): string {
    return this.view ? viaOf(this.view, choice.option, (id) => content.card(id)) : "";
  }

  // -- doing

  /** A click on any place of the table. */
  press(spot: string, all = false): void {
    const choice = this.spots.get(spot);
    if (this.whyMode) return this.ask(spot);
    if (choice) return this.choose(choice, all);
    const [kind = "", who = "", name = ""] = spot.split("/");
    if (kind === "die") return this.pressDie(who, name);
    if (kind === "card") return this.pressSource(who, name, spot);
    if (kind === "plan") return this.pressSource(who, "plan", spot);
    if (kind === "seat") return this.sit(who);
    if (this.hand || kind === "market" || this.inspect) this.ask(spot);
  }

  choose(choice: Choice, all = false): void {
    game.dismiss();
    if (choice.pick) {
      // Whose card goes is seen in the owner's tray.
      if (choice.spot.startsWith("seat/") && choice.option.owner) this.sit(choice.option.owner);
      this.picked = choice.pick;
      return;
    }
    this.play(...(all ? O.chain(choice.option) : [choice.option.action]));
  }

  play(...actions: string[]): void {
    if (!this.live) return;
    this.asking = false;
    this.hint(null);
    game.send(...actions);
  }

  /** Hears of a click that does nothing: a card says what the place is, and why it cannot be used. */
  inspect: ((spot: string) => void) | null = null;

  /** What cannot be done says why: to a click on its card, to a key in the decision bar. */
  ask(spot: string): void {
    this.whyMode = false;
    if (this.inspect) return this.inspect(spot);
    if (!this.view || !this.seat) return;
    const action = askAbout(this.view, this.seat, this.hand, spot);
    if (action) game.why(action);
  }

  private pressDie(who: string, die: string): void {
    if (this.view?.decision === "roll" && this.live) return this.rolling.mark(who, die);
    this.pressSource(who, die, `die/${who}/${die}`);
  }

  private pressSource(who: string, source: string, spot: string): void {
    if (!this.live) return;
    if (source === "plan" && !who) who = this.seat?.id ?? "";
    if (who !== this.seatId) this.sit(who);
    const hand = this.hand;
    if (hand?.who === who && hand.source === source && this.picked) {
      const only = O.onlyTarget(this.choices);
      if (only) return this.choose(only);
      return this.drop();
    }
    if (hand?.who === who && hand.source === source) return this.enter();
    const card = this.view?.reckoners.find((r) => r.id === who)?.ability;
    if (card?.id === source && this.options.some((o) => o.who === who && o.kind === "faith")) {
      this.rolling.faith = !this.rolling.faith;
      return;
    }
    const grasped = this.graspOf(who, source);
    if (!grasped) return this.ask(source === "plan" ? "plan" : spot);
    game.dismiss();
    this.picked = grasped;
  }

  /** Picks something up without ever using it: the beginning of a drag. */
  lift(who: string, source: string): boolean {
    const grasped = this.graspOf(who, source);
    if (!this.live || this.view?.decision === "roll" || !grasped) return false;
    if (who !== this.seatId) this.sit(who);
    this.picked = grasped;
    return true;
  }

  take(held: Held): void {
    this.picked = held;
  }

  drop(): void {
    const held = this.picked;
    if (!held && this.givesBack()) return game.undo();
    this.picked = held?.path?.length ? oneLess(held) : null;
    this.putDown = !held && !!(this.seat?.open ?? this.seat?.owing);
    this.whyMode = this.asking = this.rolling.faith = false;
    game.dismiss();
  }

  /** Whether a card lies half paid and nothing was done since: then Esc takes the first payment back. */
  private givesBack(): boolean {
    const last = this.now?.log.at(-1);
    const half = this.hand?.source === O.MOVE ? "move" : "pay";
    return !!this.hand?.owing && last?.verb === half && last.who === this.seatId;
  }

  enter(): void {
    const only = O.onlyTarget(this.choices);
    if (only) this.choose(only);
  }

  sit(who: string): void {
    if (!this.view?.reckoners.some((r) => r.id === who)) return;
    if (who !== this.seatId) this.picked = null;
    this.seatId = who;
    this.putDown = this.rolling.faith = false;
    const at = this.view.reckoners.find((r) => r.id === who)?.district;
    if (at) this.shown = at;
  }

  // -- the step as a whole

  /** Space: stops rolling, or ends the step; dice that are left are shown first. */
  endStep(): void {
    if (!this.live) return;
    const seat = this.seat;
    if (this.nextOpen()) return;
    if (this.view?.decision === "roll" && seat) {
      if (this.rolling.mayFaith(seat.id)) return this.rolling.rollFaith(seat.id);
      return this.rolling.stop(seat.id);
    }
    const end = this.button("end");
    if (!end) return;
    if (this.view?.step === "use" && this.leftDice().length && !this.asking) {
      this.asking = true;
      return;
    }
    this.play(end.action);
  }

  /** If the one who sits here is done while others are not, the next of them sits down. */
  nextOpen(): boolean {
    const step = this.view?.step;
    if (step !== "roll" && step !== "prologue") return false;
    const next = this.open.find((id) => !game.crew.of(id));
    if (!next || this.open.includes(this.seat?.id ?? "")) return false;
    this.sit(next);
    return true;
  }

  /** Dice that could still be used, with their owners. */
  leftDice(): { who: string; die: string }[] {
    return (this.view?.reckoners ?? []).flatMap((r) =>
      r.dice.filter((d) => d.state === "kept").map((d) => ({ who: r.id, die: d.name })),
    );
  }

  /** What ends a decision that may be answered more than once. */
  readonly enough = $derived(
    this.options.find((o) => O.isEnough(o) && (o.who === this.seatId || o.who === O.TEAM)),
  );

  lapse(): void {
    const option = this.enough ?? this.button("lapse", this.seat?.id);
    if (option) this.play(option.action);
  }

  // -- bots

  /** Stops the bots of the table, or lets them go on. */
  driveBots(): void {
    if (game.crew.any) game.crew.drive(!game.crew.now.running);
  }

  /** Plays a proposal, or lets the bots go on; they also do when they only waited for it to be read. */
  propose(place: number): void {
    const proposal = game.counsel.proposal(place);
    if (!proposal || !this.live) return;
    if (proposal.who === BOTS) return game.crew.go();
    this.play(...proposal.actions);
    game.crew.wait(false);
  }

  /** The forecast after an option: asked for when the pointer rests on it. */
  hint(option: Option | null): void {
    clearTimeout(this.hinting);
    if (!option) return game.preview("");
    this.hinting = setTimeout(() => game.preview(option.action), 70);
  }

  // -- what the server says

  /** A new table has come: the hand is emptied, and whoever still has something to do sits down. */
  turn(): void {
    const now = this.now;
    if (!now) return;
    this.stage.check(now.at);
    if (!this.undisturbed(now)) {
      const reward = this.picked?.who === O.TEAM && now.options.some((o) => o.symbol === this.picked?.source);
      if (!reward) this.picked = null;
      this.putDown = this.asking = this.whyMode = this.rolling.faith = false;
    }
    this.seatSomebody(now);
    if (!this.shown) this.shown = this.seat?.district ?? now.view.districts[0]?.id ?? "";
    if (now.view.step !== "roll") this.rolling.clear();
  }

  /** Another Reckoner has acted, and what is in the hand can be used as before: it stays there. */
  private undisturbed(now: Table): boolean {
    const last = lastActor(now);
    if (!now.added || !last || last === O.TEAM || last === this.seatId) return false;
    const held = this.picked;
    if (!held) return true;
    const seat = now.view.reckoners.find(({ id }) => id === held.who);
    return !!seat && O.isOfUse(now.options, seat, held);
  }

  /** Whoever of the people still has something to do, first of all with a die half used; where only bots play, the one
   * that acts. */
  private seatSomebody(now: Table): void {
    const seats = now.view.reckoners.map((r) => r.id);
    if (game.crew.alone(now)) {
      const last = lastActor(now);
      this.sit(seats.includes(last) ? last : seats.includes(this.seatId) ? this.seatId : (seats[0] ?? ""));
      return;
    }
    const busy = (id: string): boolean => {
      if (game.crew.of(id)) return false;
      return now.view.step === "roll" || now.view.step === "prologue"
        ? now.options.some((o) => o.who === id)
        : now.decision.open.includes(id);
    };
    const halfway = now.view.reckoners.filter((r) => r.open ?? r.owing).map((r) => r.id);
    const next = halfway.find(busy) ?? seats.find(busy);
    const people = seats.filter((id) => !game.crew.of(id));
    if (!seats.includes(this.seatId)) this.sit(next ?? people[0] ?? "");
    else if (!busy(this.seatId) && next) this.sit(next);
  }

  /** Events are shown one at a time if Epics act; all else moves by itself. */
  show(batch: Batch): void {
    const hurried = game.crew.now.pace === "at-once" && game.crew.alone(this.now);
    if (hurried) return;
    this.stage.take(batch, settings.still);
    ears.take(batch, this.stage.playing);
  }

  close(): void {
    this.stage.close();
    clearTimeout(this.hinting);
  }
}
