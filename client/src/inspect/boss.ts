// Cards of the Boss: who he is, his tracks, every side of his boards.
import { content } from "../content.svelte";
import type { CityInfo, PrintedBoard } from "../protocol";
import { bossIcon } from "../table/words";
import { bossName, districtName, trackName } from "../table/names";
import { t } from "../text";
import { cardLines } from "./babilar";
import { pages, tableGroups } from "./city";
import {
  counted,
  hasOurs,
  isOurs,
  moduleRow,
  told,
  NO_MARKS,
  type Group,
  type Mark,
  type Row,
  type Seen,
  type Sheet,
} from "./sheet";
import { causeOf, chance, health, link, wordLine } from "./things";

/** What a Boss has otherwise than others has a text of its own. */
const toldOf = (kind: string, boss: string) => {
  const own = told(`${kind}-${boss}`);
  return own.name ? own : told(kind);
};

export function boss(id: string, seen: Seen | null): Sheet | null {
  const info = content.all?.bosses.find((one) => one.id === id);
  if (!info) return null;
  const { name, text, rules } = toldOf("boss", id);
  const here = seen?.view.boss.id === id ? seen.view.boss : null;
  const cause = here && causeOf(seen, id);
  const rows: Row[] = here
    ? [
        { label: told("research").name, value: String(here.research) },
        { label: told("health").name, value: health(here.health) },
        { label: t("web-inspect-weakened"), value: String(here.weakened_health) },
        ...(here.group_size
          ? [
              {
                label: t("web-inspect-group"),
                value: String(here.group_size),
                ours: hasOurs(info, "adjustment"),
              },
            ]
          : []),
      ]
    : [];
  if (here?.district) rows.push({ label: told("district").name, value: districtName(here.district) });
  if (here?.goes_to) rows.push({ label: t("web-inspect-goes"), value: districtName(here.goes_to) });
  rows.push(...moduleRow(info.module));
  const steps = counted(info.movement).map(({ one, n, places }) => ({
    name: t("web-inspect-steps", { n: one }),
    count: chance(n, info.movement.length),
    ours: places.map((place) => isOurs(info, `movement.${String(place)}`)).find(Boolean),
  }));
  const tracks = content.all ? Object.keys(content.all.names.tracks) : [];
  return {
    kind: name,
    title: bossName(id),
    icon: bossIcon(id),
    quote: info.line,
    text,
    rows,
    groups: [
      { title: t("web-inspect-tracks"), lines: tracks.map((colour) => link(`track/${colour}/${id}`)) },
      ...(info.cards.length
        ? [{ title: t("web-inspect-her-cards"), lines: cardLines(id, here?.deck), folded: true }]
        : []),
      { title: t("web-inspect-movement"), lines: steps },
      ...(here ? [] : [...boards(id), ...pages(info)]),
    ],
    ...(cause ? { now: t("web-inspect-now", { text: cause.text, n: cause.population }) } : {}),
    rules,
  };
}

/** Every side of the Boss's boards, folded away. */
function boards(id: string): Group[] {
  const info = content.all?.bosses.find((one) => one.id === id);
  const side = (title: string, { tracks }: PrintedBoard, ours: Mark): Group => ({
    title,
    folded: true,
    lines: tracks.map(({ id: colour, words, difficulty }) => ({
      name: trackName(colour) + (difficulty ? ` (${content.name("difficulties", difficulty)})` : ""),
      text: words.map((word) => content.name("actions", word)).join(", "),
      icon: `act-boss-${colour}`,
      ours,
    })),
  });
  return [
    ...(content.all?.cities ?? []).map((city) => levels(id, city)),
    ...(info?.power ?? []).map((board, i) =>
      side(
        t("web-inspect-power", { side: board.side }),
        board,
        isOurs(info ?? NO_MARKS, `power.${String(i)}`),
      ),
    ),
    ...(info?.adjustment ?? []).map((board, i) =>
      side(
        t("web-inspect-adjustment", { n: board.reckoners, side: board.side }),
        board,
        hasOurs(info ?? NO_MARKS, `adjustment.${String(i)}`),
      ),
    ),
  ];
}

/** What it takes in a city, by difficulty. */
function levels(boss: string, { id, name }: CityInfo): Group {
  const all = content.all?.levels.filter((one) => one.boss === boss && one.city === id) ?? [];
  const lines = [...new Set(all.map((one) => one.difficulty))].map((difficulty) => {
    const some = all.filter((one) => one.difficulty === difficulty);
    const [{ markers = 0, health = 0 } = {}] = some;
    return {
      name: content.name("difficulties", difficulty),
      text: markers
        ? t("web-inspect-each", { markers, health })
        : some.map((one) => `${String(one.reckoners)}: ${String(one.research)}`).join(", "),
    };
  });
  const tracked = all.some(({ markers }) => markers);
  return { title: tracked ? name : `${name}: ${t("web-inspect-levels")}`, folded: true, lines };
}

const columnsOf = (seen: Seen | null): number => seen?.view.boss.tables?.[0]?.[0]?.length ?? 0;

export function track(
  colour: string,
  seen: Seen | null,
  [of = seen?.view.boss.id ?? ""]: string[],
): Sheet | null {
  const { text, rules, name } = toldOf(`track-${colour}`, of);
  if (!name) return null;
  const here = of === seen?.view.boss.id ? seen.view.boss.tracks.find((one) => one.id === colour) : undefined;
  const boss = content.all?.bosses.find((one) => one.id === of);
  const board = boss?.power.some((one) => one.tracks.some(({ id }) => id === colour))
    ? "power"
    : "adjustment";
  // The board that lies there: the one with the same words.
  const place =
    boss?.[board].findIndex(
      ({ reckoners, tracks }) =>
        (!reckoners || reckoners === seen?.view.reckoners.length) &&
        tracks.some(({ id, words }) => id === colour && String(words) === String(here?.track)),
    ) ?? -1;
  const ours = hasOurs(boss ?? NO_MARKS, place < 0 ? board : `${board}.${String(place)}.tracks.${colour}`);
  return {
    kind: of ? bossName(of) : told("boss").name,
    title: name,
    icon: `act-boss-${colour}`,
    text,
    rows: here
      ? [
          {
            label: told("bracket").name,
            value: t("web-inspect-of", { n: here.bracket, of: here.track.length || columnsOf(seen) }),
          },
        ]
      : [],
    groups: here?.track.length
      ? [
          {
            title: t("web-inspect-track"),
            lines: here.track.map((word, i) => wordLine(word, i < here.bracket, ours)),
          },
        ]
      : tableGroups(boss, colour, seen),
    rules,
  };
}
