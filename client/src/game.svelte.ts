// The table that is played: what the server said last, and what was asked of it. No rule of the game is known here.
import { untrack } from "svelte";
import { tableSocket } from "./api";
import { content } from "./content.svelte";
import { Counsel } from "./counsel.svelte";
import { Crewing } from "./crew.svelte";
import { Logbook } from "./logbook.svelte";
import type {
  EventLine,
  FromClient,
  FromServer,
  PastTable,
  PlayedOn,
  Previewed,
  Refused,
  TableNow,
} from "./protocol";
import { readSample, sampleName } from "./sample";
import { Socket, type Link } from "./socket";
import { Talking } from "./talk.svelte";
import { decode, decodePast, type Table } from "./table/decode";
import { language, onLanguage } from "./text";

/** What one action made happen, to be animated; `from` is the table before it. */
export interface Batch {
  version: number;
  /** The position that it led to. */
  at: number;
  from: Table;
  events: EventLine[];
}

/** A gesture under way: sent with `version`, not answered yet. */
export interface Pending {
  version: number;
  kind: "act" | "undo" | "redo";
  actions: string[];
}

export class Game {
  /** The whole table, replaced as one value by every message; null until the first. */
  now = $state.raw<Table | null>(null);
  /** The table of an earlier moment that one looks at; null while one looks at the present. */
  past = $state.raw<PastTable | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** Why the thing that one inspects cannot be used now: the answer to `wonder`. */
  wondered = $state.raw<Refused | null>(null);
  /** The answer to the last preview; null while it is under way. */
  previewed = $state.raw<Previewed | null>(null);
  fault = $state.raw("");
  /** What was done last could not be kept on the server's disk: one had better keep the game as a file. */
  unkept = $state.raw(false);
  pending = $state.raw<Pending | null>(null);
  link = $state.raw<Link>("off");
  /** The server has said that this table cannot be opened; coming back is no use. */
  gone = $state.raw(false);
  /** Batches of events that no animation has taken yet, oldest first. */
  queue = $state.raw<Batch[]>([]);

  /** Whether an Epic phase is being shown, or its recap is open: what comes next waits for that. */
  showing = $state.raw(false);

  readonly book = new Logbook();
  readonly crew = new Crewing((message) => this.say(message));
  readonly talk = new Talking((message) => this.say(message));
  readonly counsel = new Counsel(
    (message) => this.say(message),
    (open) => this.crew.wait(open),
  );

  private table = "";
  private socket: Socket | null = null;
  private endLanguage: (() => void) | undefined;
  private previewing = "";
  private wondering = "";
  /** Questions of cards that are on their way, also of cards that are closed again. */
  private questions: string[] = [];
  private lookers = new Map<string, (past: PastTable) => void>();
  /** How often the planner has won from a moment, game by game: the answer to `playOn`. */
  playedOn = $state.raw<PlayedOn | null>(null);

  /** Opens a table; it stays open through lost connections until `close`. */
  connect(table: string): void {
    if (this.table === table && this.socket) return;
    this.close();
    this.table = table;
    if (sampleName()) {
      void this.loadSample();
      return;
    }
    this.openSocket();
    // The table comes again, in the new language; a connection that is lost just now asks for it when it comes back.
    this.endLanguage = onLanguage((code) => {
      this.say({ type: "speak", language: code });
    });
  }

  close(): void {
    this.endLanguage?.();
    this.socket?.close();
    this.socket = null;
    this.table = "";
    this.now = this.past = this.refusal = this.pending = this.previewed = this.playedOn = null;
    this.queue = [];
    this.showing = false;
    this.book.clear();
    this.lookers.clear();
    // Whoever closes it in an effect does not depend on what was open.
    untrack(() => this.counsel.close());
    this.crew.clear();
    this.talk.clear();
    this.link = "off";
    // What was said about one table is not true of the next.
    this.gone = false;
    this.fault = "";
  }

  /** Plays the actions of one gesture: all or none. */
  send(...actions: string[]): void {
    this.ask("act", actions, (version) => ({ type: "act", version, actions }));
  }

  undo(steps = 1): void {
    this.ask("undo", [], (version) => ({ type: "undo", version, steps }));
  }

  redo(steps = 1): void {
    this.ask("redo", [], (version) => ({ type: "redo", version, steps }));
  }

  /** Shows the table as it stood after `at` actions; `live` comes back. */
  look(at: number): void {
    this.say({ type: "look", at, line: 0 });
  }

  live(): void {
    this.past = null;
  }

  /** The table as it stood, for a chart or a strip; what one looks at does not change. */
  fetchPast(at: number, line = 0): Promise<PastTable> {
    return new Promise((resolve) => {
      this.lookers.set(`${line}/${at}`, resolve);
      this.say({ type: "look", at, line });
    });
  }

  /** Lets the planner play on from a moment; no games end it. */
  playOn(at: number, line: number, games: number): void {
    this.playedOn = null;
    this.say({ type: "play-on", at, line, games });
  }

  /** Why an action cannot be played: the answer comes as `refusal`. */
  why(action: string): void {
    this.say({ type: "why", action });
  }

  /** The same for a card: the answer comes as `wondered`. An empty action ends it. */
  wonder(action: string): void {
    this.wondering = action;
    this.wondered = null;
    if (!action) return;
    this.questions.push(action);
    this.why(action);
  }

  /** Whether an answer belongs to a card: answers come in the order of the questions. */
  private heardFor(message: Refused): boolean {
    const place = this.questions.indexOf(message.action);
    if (place < 0) return false;
    this.questions.splice(place, 1);
    if (message.action === this.wondering) this.wondered = message;
    return true;
  }

  /** How the forecast would change: the answer comes as `previewed`. An empty action ends the preview. */
  preview(action: string): void {
    if (action === this.previewing) return;
    this.previewing = action;
    this.previewed = null;
    if (action) this.say({ type: "preview", action });
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.refusal = null;
    this.fault = "";
    this.unkept = false;
  }

  /** The oldest batch of events is taken by the animation. */
  takeBatch(): Batch | undefined {
    const [first, ...rest] = this.queue;
    if (first) this.queue = rest;
    return first;
  }

  private openSocket(): void {
    const table = this.table;
    this.socket = new Socket(() => tableSocket(table, untrack(language)), {
      onLink: (link) => {
        this.link = link;
        this.gone = link === "off";
        if (link === "open") return;
        this.pending = null;
        this.questions = [];
      },
      onMessage: (message) => {
        this.receive(message);
      },
    });
  }

  private ask(kind: Pending["kind"], actions: string[], message: (version: number) => FromClient): void {
    if (!this.now || this.pending) return;
    this.refusal = null;
    this.fault = "";
    this.past = null;
    const version = this.now.version;
    if (this.say(message(version))) this.pending = { version, kind, actions };
  }

  private say(message: FromClient): boolean {
    return this.socket?.send(message) ?? false;
  }

  /** Public for tests and samples. */
  receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (message.laid)
          void content.use(message.laid.packs, message.laid.modules ?? [], true).catch(() => undefined);
        this.turnTo(decode(message, this.now));
        break;
      case "past":
        this.receivePast(decodePast(message, this.now));
        break;
      case "refused": {
        if (this.heardFor(message)) break;
        this.pending = null;
        this.talk.thinking = false;
        this.refusal = message;
        break;
      }
      case "previewed":
        if (message.action === this.previewing) this.previewed = message;
        break;
      case "bots":
        this.crew.now = message.crew;
        if (message.news) this.fault = message.news;
        break;
      case "talk":
        this.talk.receive(message);
        break;
      case "advice":
      case "odds":
        this.counsel.receive(message, this.now?.version ?? -1);
        break;
      case "played-on":
        this.playedOn = message;
        break;
      case "fault":
        if (this.counsel.fail(message)) break;
        this.fault = message.sentence;
        this.unkept = message.code === "storage" || message.code === "database-gone";
        this.pending = null;
    }
  }

  private receivePast(message: PastTable): void {
    const place = `${message.line ?? 0}/${message.at}`;
    const looker = this.lookers.get(place);
    if (looker) {
      this.lookers.delete(place);
      looker(message);
    } else {
      this.past = message;
    }
  }

  /** Public for tests. */
  turnTo(next: Table): void {
    const last = this.now;
    // One step forward is animated; the same table in another language, an undo or a jump is only shown.
    if (
      last &&
      last.table === next.table &&
      next.version > last.version &&
      next.at > last.at &&
      next.events.length
    ) {
      this.queue = [...this.queue, { version: next.version, at: next.at, from: last, events: next.events }];
    } else if (last && next.at < last.at) {
      this.queue = [];
    }
    if (!this.pending || next.version > this.pending.version) this.pending = null;
    this.previewing = "";
    this.previewed = null;
    if (last && last.table !== next.table) this.counsel.close();
    this.crew.now = next.crew;
    // The log goes with it as far as it is known: the message brings only what is new.
    this.now = { ...next, log: this.book.take(next) };
  }

  private async loadSample(): Promise<void> {
    this.link = "open";
    this.receive(await readSample<TableNow>(sampleName()));
  }
}

export const game = new Game();
