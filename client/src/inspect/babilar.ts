// Cards of what Regalia and Babilar bring: her cards and what they do, the tracks of districts, Dawnslight's deck.
import { content } from "../content.svelte";
import { cardName, districtName, reckonerName } from "../table/names";
import { walks } from "../table/walking";
import { t } from "../text";
import { passedLines, passedMarker } from "./city";
import {
  hasOurs,
  isOurs,
  NO_MARKS,
  told,
  type Group,
  type Line,
  type Row,
  type Seen,
  type Sheet,
} from "./sheet";
import { link, wordLine } from "./things";

const victims = (effect: string, seen: Seen | null): string[] =>
  (seen?.view.reckoners ?? []).filter(({ suffers }) => suffers?.includes(effect)).map(({ id }) => id);

/** What a card of a Boss does to Reckoners. */
export function effect(id: string, seen: Seen | null): Sheet | null {
  const name = content.all?.names.effects[id];
  if (!name) return null;
  const bosses = (content.all?.bosses ?? []).flatMap((boss) =>
    boss.cards.flatMap((card, place) => (card.effect === id ? [{ boss, card, place }] : [])),
  );
  const left = seen?.view.boss.deck?.[id];
  const rows: Row[] = bosses.map(({ boss, card, place }) => ({
    label: t("web-inspect-cards-of", { boss: boss.name }),
    value: String(card.count),
    ours: isOurs(boss, `cards.${String(place)}.count`),
  }));
  if (left !== undefined) rows.push({ label: t("web-inspect-face-down"), value: String(left) });
  const lines = victims(id, seen).map((who) => link(`reckoner/${who}`));
  return {
    kind: told("boss-card").name,
    title: name,
    icon: `atk-${id}`,
    text: content.name("effect_texts", id),
    rows,
    groups: lines.length ? [{ title: t("web-inspect-suffers"), lines }] : [],
    rules: told(`effect-${id}`).rules,
  };
}

/** The cards of a Boss by what they do: how many there are, or are still face down. */
export function cardLines(boss: string, deck?: Record<string, number>): Line[] {
  const info = content.all?.bosses.find((one) => one.id === boss);
  return (info?.cards ?? []).map(({ effect: id, count }, place) => ({
    name: content.name("effects", id),
    text: content.name("effect_texts", id),
    icon: `atk-${id}`,
    count: deck ? t("web-inspect-of", { n: deck[id] ?? 0, of: count }) : `× ${String(count)}`,
    ours: isOurs(info ?? NO_MARKS, `cards.${String(place)}.count`),
    subject: `effect/${id}`,
  }));
}

/** The card that lies open, whom it strikes, and what is still in the deck. */
export function bossCard(seen: Seen | null): Sheet | null {
  const { name, text, rules } = told("boss-card");
  const boss = seen?.view.boss;
  const of = boss?.id ?? content.all?.bosses.find((one) => one.cards.length)?.id ?? "";
  const open = boss?.card ?? "";
  const suffering = open ? victims(open, seen).map((who) => link(`reckoner/${who}`)) : [];
  return {
    kind: content.name("boss", of),
    title: open ? content.name("effects", open) : name,
    icon: open ? `atk-${open}` : "atk",
    text: open ? content.name("effect_texts", open) : text,
    ...(open ? { more: text } : {}),
    rows: boss ? [{ label: t("web-inspect-cards-left"), value: String(boss.cards_left ?? 0) }] : [],
    groups: [
      ...(suffering.length ? [{ title: t("web-inspect-suffers"), lines: suffering }] : []),
      { title: t("web-inspect-face-down"), lines: cardLines(of, boss?.deck) },
    ],
    rules,
  };
}

export function attackToken(seen: Seen | null): Sheet {
  const { name, text, rules } = told("attack-token");
  const lines = (seen?.view.reckoners ?? []).flatMap(({ id, suffers }) =>
    (suffers ?? []).map((one) => ({ ...link(`effect/${one}`), text: reckonerName(id) })),
  );
  return {
    kind: t("web-inspect-thing"),
    title: name,
    icon: "atk",
    text,
    rows: [],
    groups: lines.length ? [{ title: t("web-inspect-suffers"), lines }] : [],
    rules,
  };
}

/** What the spots of a district's track do, from the highest one down; the marker's way is lit. */
export function spots(id: string, seen: Seen | null): Group[] {
  const info = content.all?.districts.find((one) => one.id === id);
  const track = info?.track ?? [];
  if (!info || !track.some(Boolean)) return [];
  if (walks(id)) return passedLines(id, seen);
  const city = content.all?.cities.find((one) => one.id === info.city_id);
  const place = (content.all?.districts ?? []).filter((one) => one.city_id === info.city_id).indexOf(info);
  const at = seen?.view.districts.find((one) => one.id === id)?.marker;
  const lines = track.flatMap((word, i): Line[] => {
    if (!word) return [];
    const spot = track.length - 1 - i;
    const ours = info.ours || hasOurs(city ?? NO_MARKS, `districts.${String(place)}.track.${String(i)}`);
    return [{ ...wordLine(word, at != null && spot < at, ours), count: String(spot) }];
  });
  return [{ title: t("web-inspect-spots"), lines }];
}

export function marker(id: string, seen: Seen | null): Sheet | null {
  if (walks(id)) return passedMarker(id, seen);
  const { name, text, rules } = told("marker");
  const here = seen?.view.districts.find((one) => one.id === id);
  const groups = spots(id, seen);
  if (!groups.length) return null;
  const city = content.all?.cities.find((one) =>
    content.all?.districts.some((d) => d.id === id && d.city_id === one.id),
  );
  const rows: Row[] =
    here?.marker != null ? [{ label: t("web-inspect-here"), value: String(here.marker) }] : [];
  if (city) rows.push({ label: t("web-inspect-start"), value: city.markers.join(" · ") });
  return { kind: name, title: districtName(id), icon: "ui-map", text, rows, groups, rules };
}

/** What is still in the deck is known as a set, and nobody knows its order. */
export function dawnslight(seen: Seen | null): Sheet | null {
  const { name, text, rules } = told("dawnslight");
  if (!name) return null;
  const view = seen?.view;
  const cards = (content.all?.cards ?? []).filter(({ kind }) => kind === "dawnslight");
  const held = (view?.reckoners ?? []).flatMap(({ id, dawnslight: own }) =>
    (own ?? []).map((card) => ({ ...link(`card/${card}`), text: reckonerName(id) })),
  );
  const rows: Row[] =
    view?.dawnslight_left != null
      ? [{ label: t("web-inspect-cards-left"), value: String(view.dawnslight_left) }]
      : [];
  return {
    kind: t("web-inspect-thing"),
    title: name,
    icon: "dawn",
    text,
    rows,
    groups: [
      ...(held.length ? [{ title: t("web-inspect-owner"), lines: held }] : []),
      {
        title: "",
        lines: cards.map(({ id, text: says }) => ({
          name: cardName(id),
          text: says,
          icon: "dawn",
          subject: `card/${id}`,
        })),
      },
    ],
    rules,
  };
}
