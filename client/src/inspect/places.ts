// Cards of what stands on the table: districts, pieces, tokens, the team's tracks, the market and the decks.
import { content } from "../content.svelte";
import type { TableView } from "../protocol";
import { districtName, reckonerName } from "../table/names";
import { LOOKS, piecesIn, type Piece } from "../table/pieces";
import { walks } from "../table/walking";
import { t } from "../text";
import { spots } from "./babilar";
import { counted, isOurs, number, printed, told, type Group, type Row, type Seen, type Sheet } from "./sheet";
import { chance, link, wordLine } from "./things";

function plain(kind: string, icon: string, rows: Row[] = [], groups: Group[] = []): Sheet {
  const { name, text, rules } = told(kind);
  return { kind: t("web-inspect-thing"), title: name, icon, text, rows, groups, rules };
}

const now = (value: string | number): Row => ({ label: t("web-inspect-here"), value: String(value) });

export function district(id: string, seen: Seen | null): Sheet | null {
  const info = content.all?.districts.find((one) => one.id === id);
  if (!info) return null;
  const { name, text, rules } = told("district");
  const here = seen?.view.districts.find((one) => one.id === id);
  const rows: Row[] = [];
  const track = walks(id) ? "marker-passed" : "marker";
  if (seen && here) {
    rows.push({ label: t("web-inspect-order"), value: String(here.order) });
    if (here.marker != null) rows.push({ label: told(track).name, value: String(here.marker) });
    rows.push({ label: told("enforcement").name, value: String(here.enforcement) });
    rows.push({ label: told("barricade").name, value: String(here.barricades) });
  }
  const lines = [
    ...(here?.epic ? [link(`epic/${here.epic.id}`)] : []),
    ...(here?.boss && seen ? [link(`boss/${seen.view.boss.id}`)] : []),
    ...(here?.reckoners ?? []).map((one) => link(`reckoner/${one}`)),
    ...(here?.enforcement ? [link(`enforcement/${id}`)] : []),
    ...(here?.barricades ? [link(`barricade/${id}`)] : []),
    ...(here ? piecesIn(here) : [])
      .filter(({ kind }) => kind !== "enforcement" && kind !== "barricade")
      .map(({ kind, icon, n }) => ({ ...link(`${kind}/${id}`), icon, count: `× ${String(n)}` })),
    ...(here?.stolen?.length ? [link(`stolen/${id}`)] : []),
    ...(here?.newcago_card ? [link(`card/${here.newcago_card}`)] : []),
  ];
  return {
    kind: `${name} · ${info.city}`,
    title: info.name,
    icon: "ui-map",
    text,
    rows: info.ours ? [{ label: t("web-inspect-name"), value: info.name, ours: true }, ...rows] : rows,
    groups: [...(lines.length ? [{ title: t("web-inspect-present"), lines }] : []), ...spots(id, seen)],
    rules: info.track.length ? [...rules, ...told(track).rules] : rules,
  };
}

/** How many there are in the box, by the number's name. */
const IN_BOX: Record<Piece["kind"], string> = {
  enforcement: "enforcement",
  barricade: "barricades",
  "red-shield": "red_shields",
  "blue-shield": "blue_shields",
  "copy-token": "copy_tokens",
};

const leftOf = (view: TableView): Record<Piece["kind"], number | null | undefined> => ({
  enforcement: view.enforcement_left,
  barricade: view.barricades_left,
  "red-shield": view.red_shields_left,
  "blue-shield": view.blue_shields_left,
  "copy-token": view.copy_tokens_left,
});

export function piece(kind: Piece["kind"], at: string, seen: Seen | null): Sheet {
  const view = seen?.view;
  const here = view?.districts.find((one) => one.id === at);
  const count = (pieces: readonly Piece[]): number => pieces.find((one) => one.kind === kind)?.n ?? 0;
  const rows: Row[] = [];
  if (here) rows.push({ label: districtName(at), value: String(count(piecesIn(here))) });
  const left = view && leftOf(view)[kind];
  if (left != null) rows.push({ label: t("web-inspect-left"), value: String(left) });
  rows.push(number(IN_BOX[kind], t("web-inspect-box")));
  return plain(kind, LOOKS.find((one) => one.kind === kind)?.icon ?? kind, rows);
}

/** The cards under the Epic of a district, and whose they were. */
export function stolen(at: string, seen: Seen | null): Sheet {
  const cards = seen?.view.districts.find((one) => one.id === at)?.stolen ?? [];
  const lines = cards.map(({ card, reckoner }) => ({
    ...link(`card/${card}`),
    text: reckonerName(reckoner),
  }));
  return plain("stolen", "act-steal", [], lines.length ? [{ title: "", lines }] : []);
}

export const asleep = (): Sheet => plain("asleep", "asleep");

export function demolitions(seen: Seen | null): Sheet {
  const card = seen?.view.reckoners.map((one) => one.ability).find((one) => one.charges != null);
  const rows = card ? [now(card.charges ?? 0)] : [];
  return plain(
    "demolitions",
    "demo",
    [...rows, number("demolitions", t("web-inspect-box"))],
    [{ title: "", lines: [link("card/demolitions")] }],
  );
}

export function abilityDie(): Sheet {
  const words = content.all?.ability_die ?? [];
  const lines = counted(words).map(({ one, n }) => ({ ...wordLine(one), count: chance(n, words.length) }));
  return plain("ability-die", "act-transform", [], [{ title: t("web-inspect-faces"), lines }]);
}

export function bracket(epic: string, seen: Seen | null): Sheet {
  const info = content.epic(epic);
  const here = seen?.view.districts.find((one) => one.epic?.id === epic)?.epic;
  const rows: Row[] = here
    ? [
        {
          label: info?.name ?? "",
          value: t("web-inspect-of", { n: here.bracket, of: info?.track.length ?? 0 }),
        },
      ]
    : [];
  const track = (info?.track ?? []).map((word, i) =>
    wordLine(word, i < (here?.bracket ?? 0), info && isOurs(info, `track.${String(i)}`)),
  );
  const groups = info
    ? [
        { title: t("web-inspect-track"), lines: track },
        { title: "", lines: [link(`epic/${epic}`)] },
      ]
    : [];
  return { ...plain("bracket", "ui-right", rows, groups), kind: info?.name ?? told("epic").name };
}

export function plan(who: string, seen: Seen | null): Sheet {
  const seat = seen?.view.reckoners.find((one) => one.id === who);
  const value = seat && t("web-inspect-plans", { n: seat.plan, next: seat.plan_next });
  const rows = seat && value ? [{ label: reckonerName(seat.id), value }] : [];
  return plain("plan", "sym-plan", [...rows, number("plan_tokens", t("web-inspect-start"))]);
}

export function team(kind: "population" | "money" | "base", seen: Seen | null): Sheet {
  const view = seen?.view;
  const start = t("web-inspect-start");
  if (kind === "population") {
    const loss = seen?.forecast?.population ?? 0;
    const rows = view
      ? [now(view.population), { label: told("forecast").name, value: `−${String(loss)}` }]
      : [];
    return plain(kind, "people", [...rows, number("population", start)]);
  }
  if (kind === "money") {
    const prices = [
      number("refresh_price", t("web-inspect-refresh")),
      number("ransom", t("web-inspect-ransom")),
      number("money", start),
    ].map((row) => ({ ...row, value: `$${row.value}` }));
    return plain(kind, "sym-money", [...(view ? [now(`$${String(view.money)}`)] : []), ...prices]);
  }
  const steps = number("base_steps", t("web-inspect-spaces"));
  const at = view && t("web-inspect-of", { n: view.base, of: view.base_steps });
  return plain(kind, "base", [...(at ? [now(at)] : []), steps]);
}

/** A Boss, or a district that is passed. */
const nameOf = (id: string): string => content.all?.names.districts[id] ?? content.name("boss", id);

export function forecast(seen: Seen | null): Sheet {
  const rows = (seen?.forecast?.actors ?? []).map(({ id, text, population }) => ({
    label: content.epic(id)?.name ?? content.card(id)?.name ?? nameOf(id),
    value: `${text} −${String(population)}`,
  }));
  return plain("forecast", "ui-eye", rows);
}

export function market(seen: Seen | null): Sheet {
  const cards = (seen?.view.market ?? []).flatMap((id) => (id ? [link(`card/${id}`)] : []));
  return plain(
    "market",
    "ui-market",
    [{ ...number("refresh_price", t("web-inspect-refresh")), value: `$${String(printed("refresh_price"))}` }],
    [...(cards.length ? [{ title: "", lines: cards }] : []), { title: "", lines: [link("equipment-deck")] }],
  );
}

/** What lies in a deck is what nobody has seen yet: known as a set, never in its order. */
export function deck(kind: "epic-deck" | "equipment-deck", seen: Seen | null): Sheet {
  const view = seen?.view;
  const epics = kind === "epic-deck";
  if (!view) return plain(kind, epics ? "sym-epic" : "ui-market");
  const lines = (ids: readonly string[]) => ids.map((id) => link(`${epics ? "epic" : "card"}/${id}`));
  const inPlay = view.districts.flatMap((one) => (one.epic ? [one.epic.id] : []));
  const owned = view.reckoners.flatMap((one) => one.equipment.map((card) => card.id));
  const away = new Set(
    epics ? [...inPlay, ...view.defeated, ...view.beaten] : [...owned, ...view.market, ...view.discarded],
  );
  const all = epics
    ? (content.all?.epics ?? [])
    : (content.all?.cards ?? []).filter((one) => one.kind === "equipment");
  const groups: Group[] = [
    ...(epics
      ? [
          { title: t("web-inspect-beaten"), lines: lines(view.beaten) },
          { title: t("web-inspect-defeated"), lines: lines(view.defeated) },
        ]
      : [{ title: t("web-inspect-discarded"), lines: lines(view.discarded) }]),
    { title: t("web-inspect-unseen"), lines: lines(all.map((one) => one.id).filter((id) => !away.has(id))) },
  ].filter((group) => group.lines.length);
  const left = epics ? view.epic_deck : view.equipment_deck;
  return plain(
    kind,
    epics ? "sym-epic" : "ui-market",
    [{ label: t("web-inspect-cards-left"), value: String(left) }],
    groups,
  );
}

export const sniper = (): Sheet => ({
  ...plain("sniper", "rec-cody"),
  groups: [{ title: "", lines: [link("card/sniper")] }],
});
