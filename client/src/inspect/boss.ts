// Cards of the Boss: who he is, his tracks, every side of his boards.
import { content } from "../content.svelte";
import type { PrintedBoard } from "../protocol";
import { bossName, districtName, trackName } from "../table/names";
import { t } from "../text";
import { counted, hasOurs, isOurs, told, type Group, type Row, type Seen, type Sheet } from "./sheet";
import { causeOf, chance, health, link, wordLine } from "./things";

export function boss(id: string, seen: Seen | null): Sheet | null {
  const info = content.all?.bosses.find((one) => one.id === id);
  if (!info) return null;
  const { name, text, rules } = told("boss");
  const here = seen?.view.boss.id === id ? seen.view.boss : null;
  const cause = here && causeOf(seen, id);
  const rows: Row[] = here
    ? [
        { label: told("research").name, value: String(here.research) },
        { label: told("health").name, value: health(here.health) },
        { label: t("web-inspect-weakened"), value: String(here.weakened_health) },
        {
          label: t("web-inspect-group"),
          value: String(here.group_size),
          ours: hasOurs(info.ours, "adjustment"),
        },
      ]
    : [];
  if (here?.district) rows.push({ label: told("district").name, value: districtName(here.district) });
  const steps = counted(info.movement).map(({ one, n, places }) => ({
    name: t("web-inspect-steps", { n: one }),
    count: chance(n, info.movement.length),
    ours: places.some((place) => isOurs(info.ours, `movement.${String(place)}`)),
  }));
  const tracks = content.all ? Object.keys(content.all.names.tracks) : [];
  return {
    kind: name,
    title: bossName(id),
    icon: "boss",
    quote: info.line,
    text,
    rows,
    groups: [
      { title: t("web-inspect-tracks"), lines: tracks.map((colour) => link(`track/${colour}`)) },
      { title: t("web-inspect-movement"), lines: steps },
      ...(here ? [] : boards(id)),
    ],
    ...(cause ? { now: t("web-inspect-now", { text: cause.text, n: cause.population }) } : {}),
    rules,
  };
}

/** Every side of the Boss's boards, folded away. */
function boards(id: string): Group[] {
  const info = content.all?.bosses.find((one) => one.id === id);
  const side = (title: string, { tracks }: PrintedBoard, ours: boolean): Group => ({
    title,
    folded: true,
    lines: tracks.map(({ id: colour, words, difficulty }) => ({
      name: trackName(colour) + (difficulty ? ` (${content.name("difficulties", difficulty)})` : ""),
      text: words.map((word) => content.name("actions", word)).join(", "),
      icon: `act-boss-${colour}`,
      ours,
    })),
  });
  const levels = content.all?.levels.filter((one) => one.boss === id) ?? [];
  const research = [...new Set(levels.map((one) => one.difficulty))].map((difficulty) => ({
    name: content.name("difficulties", difficulty),
    text: levels
      .filter((one) => one.difficulty === difficulty)
      .map((one) => `${String(one.reckoners)}: ${String(one.research)}`)
      .join(", "),
  }));
  return [
    { title: t("web-inspect-levels"), folded: true, lines: research },
    ...(info?.power ?? []).map((board, i) =>
      side(
        t("web-inspect-power", { side: board.side }),
        board,
        isOurs(info?.ours ?? [], `power.${String(i)}`),
      ),
    ),
    ...(info?.adjustment ?? []).map((board, i) =>
      side(
        t("web-inspect-adjustment", { n: board.reckoners, side: board.side }),
        board,
        hasOurs(info?.ours ?? [], `adjustment.${String(i)}`),
      ),
    ),
  ];
}

export function track(colour: string, seen: Seen | null): Sheet | null {
  const { text, rules, name } = told(`track-${colour}`);
  if (!name) return null;
  const here = seen?.view.boss.tracks.find((one) => one.id === colour);
  const boss = content.all?.bosses.find((one) => one.id === seen?.view.boss.id);
  const board = boss?.power.some((one) => one.tracks.some(({ id }) => id === colour))
    ? "power"
    : "adjustment";
  const ours = hasOurs(boss?.ours ?? [], board);
  return {
    kind: seen ? bossName(seen.view.boss.id) : told("boss").name,
    title: name,
    icon: `act-boss-${colour}`,
    text,
    rows: here
      ? [
          {
            label: told("bracket").name,
            value: t("web-inspect-of", { n: here.bracket, of: here.track.length }),
          },
        ]
      : [],
    groups: here
      ? [
          {
            title: t("web-inspect-track"),
            lines: here.track.map((word, i) => wordLine(word, i < here.bracket, ours)),
          },
        ]
      : [],
    rules,
  };
}
