// A form that is being filled in: its values, what the check says of them, and the thing as it would be.
import { ApiError } from "../../api";
import { content } from "../../content.svelte";
import type { BoxForm, DraftAnswer, FormField } from "../../protocol";
import { getForm, keep, tryOut, type Wish } from "./asks";

export type Value = FormField["value"];

const PAUSE = 150; // ms without a change before the check
const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Draft {
  form = $state.raw<BoxForm | null>(null);
  values = $state.raw<Record<string, Value>>({});
  answer = $state.raw<DraftAnswer | null>(null);
  book = $state(true);
  title = $state("");
  problem = $state("");
  busy = $state(false);
  /** The check has not said yet what it thinks of the newest values. */
  waits = $state(false);
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What kind of card it is: some fields are there only with theirs. */
  readonly family = $derived.by(() => {
    const field = this.form?.fields.find(({ path }) => path.endsWith(".family"));
    return field ? String(this.value(field)) : "";
  });
  readonly fields = $derived(
    (this.form?.fields ?? []).filter(({ when }) => !when.length || when.includes(this.family)),
  );
  /** Something is otherwise than the form was when it came. */
  readonly touched = $derived(
    this.fields.some((field) => !same(this.value(field), field.value)) ||
      (this.form !== null && this.form.changed && this.book !== this.form.book),
  );
  readonly wrong = $derived(this.answer?.problems ?? []);
  readonly ready = $derived(this.touched && !this.busy && !this.waits && !this.wrong.length);

  value = (field: FormField): Value => this.values[field.path] ?? field.value;
  differs = (field: FormField): boolean => !same(this.value(field), field.printed);
  wrongAt = (path: string): string[] =>
    this.wrong.filter(({ field }) => field === path).map(({ text }) => text);

  /** The form of a thing, as a pack has it. */
  async open(thing: string, pack: string): Promise<void> {
    await this.tried(async () => {
      const form = await getForm(thing, pack);
      await content.use(pack ? [pack] : [], form.module ? "all" : []);
      await content.again();
      [this.form, this.values, this.answer, this.book] = [form, {}, null, form.book];
      this.waits = false;
    });
  }

  set(field: FormField, value: Value): void {
    this.values = { ...this.values, [field.path]: value };
    this.check();
  }

  from(book: boolean): void {
    this.book = book;
    this.check();
  }

  private wish(): Wish | null {
    if (!this.form) return null;
    const values = Object.fromEntries(this.fields.map((field) => [field.path, this.value(field)]));
    return {
      thing: this.form.key,
      values: values as Wish["values"],
      pack: this.form.pack,
      title: this.title,
      book: this.book,
    };
  }

  /** Soon, and only of what was typed last. */
  check(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.waits = true;
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    const wish = this.wish();
    if (!wish) return;
    const asking = (this.asking = new AbortController());
    await this.tried(async () => {
      const answer = await tryOut(wish, asking.signal).catch((error: unknown) => {
        if (asking.signal.aborted) return null;
        throw error;
      });
      if (!answer || asking.signal.aborted) return;
      this.answer = answer;
      this.show(answer);
      this.waits = false;
    });
  }

  /** Keeps it; the id of the pack that has it now, or nothing if something is wrong. */
  async keep(): Promise<string> {
    const wish = this.wish();
    if (!wish) return "";
    this.busy = true;
    let pack = "";
    await this.tried(async () => {
      const answer = await keep(wish);
      this.answer = answer;
      pack = answer.pack;
    });
    this.busy = false;
    return pack;
  }

  /** Cards are drawn from what is printed: for as long as one looks, that is the draft. */
  private show({ card, epic, boss, die, district, actions, action_texts, numbers }: DraftAnswer): void {
    const all = content.all;
    if (!all) return;
    const put = <T extends { id: string }>(list: T[], one: T | null | undefined): T[] =>
      one ? list.map((other) => (other.id === one.id ? one : other)) : list;
    const sources = [card, epic, boss, die].flatMap((one) => Object.values(one?.packs ?? {}));
    const unknown = sources.filter((id) => !(id in all.pack_titles)).map((id) => [id, this.title]);
    content.all = {
      ...all,
      pack_titles: { ...all.pack_titles, ...(Object.fromEntries(unknown) as Record<string, string>) },
      cards: put(all.cards, card),
      epics: put(all.epics, epic),
      bosses: put(all.bosses, boss),
      dice: put(all.dice, die),
      districts: put(all.districts, district),
      numbers: { ...all.numbers, values: { ...all.numbers.values, ...numbers } },
      names: {
        ...all.names,
        ...(district && { districts: { ...all.names["districts"], [district.id]: district.name } }),
        actions: { ...all.names.actions, ...actions },
        action_texts: { ...all.names.action_texts, ...action_texts },
      },
    };
  }

  /** What one leaves is as printed again. */
  close(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    void content.again().catch(() => undefined);
  }

  private async tried(what: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : String(error);
      this.waits = false;
    }
  }
}
