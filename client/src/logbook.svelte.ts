// The log of the table. Each message brings what it added; what came before is asked for page by page, and kept.
import { getLog } from "./api";
import type { LogEntry, LogPage } from "./protocol";
import { sampleName } from "./sample";
import type { Table } from "./table/decode";
import { language } from "./text";
import { untrack } from "svelte";

const RECENT = 60; // entries that go with the table
const PAGE = 100; // entries that are asked for at a time
const FAR = 500; // and when much of it is wanted

interface Request {
  epoch: number;
  /** The lowest position since it was sent: what was said below it has not changed. */
  low: number;
}

export class Logbook {
  /** Without gaps, oldest first. After an undo it goes on beyond the present, till a new line begins. */
  private kept = $state.raw<LogEntry[]>([]);
  private at = $state.raw(-1);
  loading = $state.raw(false);
  failed = $state.raw(false);
  /** What is known of the log up to now, oldest first. */
  readonly entries = $derived(this.upTo(this.at));
  /** Whether nothing is left to be asked for. */
  readonly complete = $derived(!this.kept.length || this.kept[0]?.at === 0);

  private table = "";
  private version = -1;
  private epoch = 0;
  private request: Request | null = null;
  private coming: Promise<void> | null = null;
  private waiting: { page: LogPage; request: Request; done: () => void } | null = null;

  /** A table has come. The entries that go with it: all that is known of the newest. */
  take(next: Table): LogEntry[] {
    const follows =
      this.table === next.table &&
      (next.version - this.version === 1 ||
        (next.version > this.version && next.version - this.version === next.at - this.at));
    const [first] = this.kept;
    const [fresh] = next.log;
    const joins = first && fresh && first.at <= fresh.at && fresh.at <= first.at + this.kept.length;
    if (follows && joins) {
      this.join(next.log, first.at);
    } else {
      // Another table, another language, or something was missed: all of it is asked for anew.
      this.epoch += 1;
      this.failed = false;
      this.kept = next.log;
    }
    [this.table, this.version, this.at] = [next.table, next.version, next.at];
    if (this.request) this.request.low = Math.min(this.request.low, next.at);
    this.open();
    return untrack(() => this.entries).slice(-RECENT);
  }

  private join(fresh: readonly LogEntry[], start: number): void {
    for (const entry of fresh) {
      const place = entry.at - start;
      if (this.kept[place]?.action === entry.action) continue; // played again as it was
      this.kept = [...this.kept.slice(0, place), entry];
    }
  }

  clear(): void {
    this.epoch += 1;
    this.kept = [];
    [this.table, this.version, this.at] = ["", -1, -1];
    this.failed = false;
    this.open();
  }

  /** The page before what is known; the same for all who ask while it is on its way. */
  older(most = PAGE): Promise<void> {
    if (this.kept.length === 0 || this.kept[0]?.at === 0 || sampleName()) return Promise.resolve();
    this.coming ??= this.fetch(most).finally(() => (this.coming = null));
    return this.coming;
  }

  private async fetch(most: number): Promise<void> {
    const request = (this.request = { epoch: this.epoch, low: this.at });
    this.loading = true;
    this.failed = false;
    try {
      const page = await getLog(this.table, untrack(language), this.kept[0]?.at ?? 0, most);
      await new Promise<void>((done) => {
        this.waiting = { page, request, done };
        this.open();
      });
    } catch {
      this.failed = request.epoch === this.epoch;
    } finally {
      this.loading = false;
    }
  }

  /** More and more of what was before, till there is enough; false if it could not be had. */
  async reach(enough: (first: LogEntry) => boolean): Promise<boolean> {
    for (;;) {
      const [first] = this.kept;
      if (!first || first.at === 0 || enough(first)) return true;
      await this.older(FAR);
      if (this.kept[0]?.at === first.at) return false;
    }
  }

  private upTo(at: number): LogEntry[] {
    const first = this.kept[0]?.at ?? 0;
    return first + this.kept.length - 1 > at ? this.kept.slice(0, Math.max(0, at - first + 1)) : this.kept;
  }

  /** A page is put before the rest once every change that it knows of has come here, too. */
  private open(): void {
    if (!this.waiting) return;
    const { page, request, done } = this.waiting;
    const stale = request.epoch !== this.epoch;
    if (!stale && page.version > this.version) return;
    this.waiting = null;
    const first = this.kept[0]?.at ?? 0;
    const sure = page.entries.filter(({ at }) => at < first && at <= request.low);
    if (!stale && sure.at(-1)?.at === first - 1) this.kept = [...sure, ...this.kept];
    done();
  }
}
