// What is printed on cards and boards, in the language in use: fetched once, and again when the language, the packs or
// the modules change.
import { getContent, getRules } from "./api";
import type { CardInfo, Content, Names, DieInfo, EpicInfo, ReckonerInfo, RuleInfo } from "./protocol";
import { language, onLanguage } from "./text";

const asked = (packs: readonly string[], modules: readonly number[] | "all"): string =>
  `packs=${packs.join()}&modules=${String(modules)}`;

const byId = <T extends { id: string }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((one) => [one.id, one]));

class ContentStore {
  all = $state.raw<Content | null>(null);
  rules = $state.raw<RuleInfo[] | null>(null);
  private readonly maps = $derived({
    reckoners: byId(this.all?.reckoners ?? []),
    cards: byId(this.all?.cards ?? []),
    epics: byId(this.all?.epics ?? []),
    dice: byId(this.all?.dice ?? []),
    rules: byId(this.rules ?? []),
  });

  /** What is in play at the table that one looks at, or could be: beside the tables there is everything. */
  private play = asked([], "all");

  async load(): Promise<void> {
    onLanguage((code) => {
      void this.reload(code);
    });
    await this.reload(language());
  }

  /** A table must not be shown with the cards of another: `blank` till they are there. */
  async use(packs: readonly string[], modules: readonly number[] | "all", blank = false): Promise<void> {
    const play = asked(packs, modules);
    if (play === this.play) return;
    const before = this.all;
    this.play = play;
    if (blank) this.all = null;
    try {
      await this.reload(language());
    } finally {
      this.all ??= before;
    }
  }

  /** What was kept just now is printed from now on. */
  async again(): Promise<void> {
    await this.reload(language());
  }

  /** The rules are many words: they are fetched when somebody first opens them. */
  async loadRules(): Promise<void> {
    for (let code = ""; !this.rules && code !== language();) {
      code = language();
      const rules = await getRules(code);
      if (code === language()) this.rules ??= rules;
    }
  }

  private async reload(code: string): Promise<void> {
    const play = this.play;
    const [all, rules] = await Promise.all([getContent(code, play), this.rules ? getRules(code) : null]);
    if (code !== language() || play !== this.play) return;
    this.all = all;
    if (rules) this.rules = rules; // those that somebody has opened meanwhile stay
  }

  reckoner = (id: string): ReckonerInfo | undefined => this.maps.reckoners.get(id);
  card = (id: string): CardInfo | undefined => this.maps.cards.get(id);
  epic = (id: string): EpicInfo | undefined => this.maps.epics.get(id);
  die = (id: string): DieInfo | undefined => this.maps.dice.get(id);
  rule = (id: string): RuleInfo | undefined => this.maps.rules.get(id);

  /** The name of anything in `names`: `content.name("districts", "the-loop")`; the id itself if it has none. */
  name(group: keyof Names, id: string): string {
    return this.all?.names[group][id] ?? id;
  }
}

export const content = new ContentStore();
