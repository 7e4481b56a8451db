// What comes over the wire, as the rest of the client wants it: each option by itself, what is printed in its place.
import type { EventLine, Laid, OptionGroup, PastTable, TableNow, TableView } from "../protocol";
import { fullName, ownerOf } from "./names";
import type { Option } from "./options";

/** The table with everything that its message leaves out. */
export interface Table extends Omit<TableNow, "groups" | "laid"> {
  laid: Laid | undefined;
  options: readonly Option[];
  /** What the last message made happen. */
  events: EventLine[];
}

const SOURCE = "*";
const TARGET = "@";
const SYMBOL = "%";

/** One option for each source and each target of a group. */
export function expand(groups: readonly OptionGroup[]): Option[] {
  return groups.flatMap((group) => {
    const { on = "none", sources = [""], do: words, label, offers, symbols, times: each } = group;
    const who = group.who ?? words.slice(0, words.indexOf(" "));
    return sources.flatMap((source, place) =>
      offers.map(({ id = "", before, after, times = 1, spots = [] }): Option => {
        const symbol = symbols?.[place] ?? group.symbol ?? "";
        const less = typeof before === "number" ? before - 1 : undefined;
        const there = id === SOURCE ? source : id;
        return {
          action: words.replace(SOURCE, source).replace(SYMBOL, symbol).replace(TARGET, id),
          who,
          kind: group.kind ?? "spend",
          source,
          symbol,
          target: { kind: on, id: there },
          owner: group.owner ?? "",
          die: on === "die" ? there : (group.die ?? ""),
          card: group.card ?? "",
          uses_up: group.uses_up ?? "",
          lapses: group.lapses ?? "",
          before,
          after: after ?? less,
          times: each?.[place] ?? times,
          spots,
          halves: group.halves ?? 0,
          unit: group.money ? "$" : "",
          // Names may come later than the table, and change with the language.
          get label() {
            return label
              .replace(SOURCE, fullName("card", source))
              .replace(TARGET, fullName(on, there, ownerOf(words)));
          },
        };
      }),
    );
  });
}

function withPrinted(view: TableView, laid: Laid | undefined): TableView {
  if (!laid) return view;
  const { weakened_health, group_size } = laid;
  const tracks = view.boss.tracks.map((one) => ({ ...one, track: laid.tracks[one.id] ?? [] }));
  const tables = tracks.flatMap(({ id }) => (laid.tables?.[id] ? [laid.tables[id]] : []));
  return { ...view, boss: { ...view.boss, weakened_health, group_size, tracks, tables } };
}

/** `last` is the table before it: what is printed comes with the first message only. */
export function decode({ groups, ...next }: TableNow, last: Table | null): Table {
  const laid = next.laid ?? (last?.table === next.table ? last.laid : undefined);
  return {
    ...next,
    laid,
    view: withPrinted(next.view, laid),
    options: expand(groups),
    events: next.added ? next.log.slice(-next.added).flatMap(({ lines }) => lines) : [],
  };
}

export const decodePast = (past: PastTable, now: Table | null): PastTable => ({
  ...past,
  view: withPrinted(past.view, now?.laid),
});
