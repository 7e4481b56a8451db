// Cards of what Limelight, Ildithia and Newcago's cards bring: cells and dice of his tables, the movement board, tracks of
// districts that are passed, cards that lie on districts.
import { content } from "../content.svelte";
import type { BossInfo, CardInfo } from "../protocol";
import { ROWS, wordsIn } from "../table/cells";
import { bossName, districtName, reckonerName, trackName } from "../table/names";
import { passedAs, passedSpots } from "../table/walking";
import { t } from "../text";
import {
  counted,
  hasOurs,
  isOurs,
  told,
  NO_MARKS,
  type Group,
  type Line,
  type Row,
  type Seen,
  type Sheet,
} from "./sheet";
import { chance, link, wordLine } from "./things";

/** The Boss with a booklet: the one at the table, else the only one that there is. */
const withPages = (of = ""): BossInfo | undefined =>
  content.all?.bosses.find((one) => (of ? one.id === of : one.pages?.length));

/** The track of a district that is passed, with its marker and where that returns to. */
export function passedMarker(id: string, seen: Seen | null): Sheet {
  const { name, text, rules } = told("marker-passed");
  const info = content.all?.districts.find((one) => one.id === id);
  const city = content.all?.cities.find((one) => one.id === info?.city_id);
  const here = seen?.view.districts.find((one) => one.id === id);
  const count = seen?.view.reckoners.length;
  const as = seen ? passedAs(seen.view, id) : 0;
  const rows: Row[] =
    here?.marker != null ? [{ label: t("web-inspect-here"), value: String(here.marker) }] : [];
  if (as) rows.push({ label: t("web-inspect-passed"), value: String(as) });
  for (const [n, start] of Object.entries(city?.marker_starts ?? {}))
    if (!count || Number(n) === count)
      rows.push({
        label: count ? t("web-inspect-start") : t("web-inspect-for", { n: Number(n) }),
        value: String(start),
        ours: isOurs(city ?? NO_MARKS, `marker_starts.${n}`),
      });
  return {
    kind: name,
    title: districtName(id),
    icon: "ui-map",
    text,
    rows,
    groups: passedLines(id, seen),
    rules,
  };
}

/** What its spots do, from the top; what will happen in this round is lit. */
export function passedLines(id: string, seen: Seen | null): Group[] {
  const info = content.all?.districts.find((one) => one.id === id);
  const city = content.all?.cities.find((one) => one.id === info?.city_id);
  const boards = (content.all?.districts ?? []).filter((one) => one.city_id === info?.city_id);
  const place = boards.findIndex((one) => one.id === id);
  const here = seen?.view.districts.find((one) => one.id === id);
  const lit = here && seen ? passedSpots(seen.view, here).map((spot) => spot.lit) : [];
  const lines = (info?.track ?? []).map((word, i): Line => {
    const ours = info?.ours || hasOurs(city ?? NO_MARKS, `districts.${String(place)}.track.${String(i)}`);
    return { ...wordLine(word, lit[i], ours), count: String((info?.track.length ?? 1) - 1 - i) };
  });
  return [{ title: t("web-inspect-spots"), lines }];
}

/** The movement board: behind which district it stands, and what it passes next. */
export function tram(seen: Seen | null): Sheet | null {
  const { name, text, rules } = told("tram");
  if (!name) return null;
  const view = seen?.view;
  const city = content.all?.cities.find((one) => Object.keys(one.passes ?? {}).length);
  const count = view?.reckoners.length;
  const rows: Row[] = view?.tram ? [{ label: t("web-inspect-behind"), value: districtName(view.tram) }] : [];
  for (const [n, passes] of Object.entries(city?.passes ?? {}))
    if (!count || Number(n) === count)
      rows.push({
        label: count ? t("web-inspect-passes") : t("web-inspect-for", { n: Number(n) }),
        value: String(passes),
        ours: isOurs(city ?? NO_MARKS, `passes.${n}`),
      });
  const lines = (view?.tram_next ?? []).map((id, i) => ({ ...link(`marker/${id}`), count: String(i + 1) }));
  return {
    kind: t("web-inspect-thing"),
    title: name,
    icon: "tram",
    text,
    rows,
    groups: lines.length ? [{ title: t("web-inspect-passes-next"), lines }] : [],
    rules,
  };
}

/** What cards of districts are, and all of them. */
export function newcagoCard(seen: Seen | null): Sheet | null {
  const { name, text, rules } = told("newcago-card");
  if (!name) return null;
  const laid = (seen?.view.districts ?? []).flatMap(({ newcago_card }) => newcago_card || []);
  const cards = (content.all?.cards ?? []).filter(({ id, kind }) =>
    seen ? laid.includes(id) : kind === "newcago-card",
  );
  const lines = cards.map(({ id, text: says }) => ({ ...link(`card/${id}`), text: says, icon: "lamp" }));
  return {
    kind: t("web-inspect-thing"),
    title: name,
    icon: "lamp",
    text,
    rows: [],
    groups: lines.length ? [{ title: "", lines }] : [],
    rules,
  };
}

/** What the card of a district says beside what every card does: where it lies, its harm and whom it would hit. */
export function ofDistrict(info: CardInfo, seen: Seen | null): { rows: Row[]; groups: Group[] } {
  const hits = seen?.forecast?.actors.find(({ id }) => id === info.id)?.victims ?? [];
  const rows: Row[] = [{ label: told("district").name, value: districtName(info.district ?? "") }];
  rows.push({ label: t("web-inspect-side"), value: (info.side ?? "").toUpperCase() });
  if (hits.length) rows.push({ label: t("web-inspect-hits"), value: hits.map(reckonerName).join(", ") });
  const harm = [wordLine(info.harm ?? "", true, isOurs(info, "harm"))];
  return {
    rows,
    groups: [
      { title: t("web-inspect-harm"), lines: harm },
      { title: "", lines: [link(`district/${info.district ?? ""}`)] },
    ],
  };
}

/** A cell of a power table: its actions, and how likely its row is. */
export function cell(track: string, seen: Seen | null, [row = "A", column = "1"]: string[]): Sheet | null {
  const boss = seen?.view.boss;
  const place = boss?.tracks.findIndex(({ id }) => id === track) ?? -1;
  const found = boss?.tables?.[place]?.[ROWS.findIndex((one) => one === row)]?.[Number(column) - 1];
  const info = withPages(boss?.id);
  if (found === undefined || !info) return null;
  const die = info.power_dice?.[track] ?? [];
  const { text, rules } = told(`track-${track}-${info.id}`);
  return {
    kind: bossName(info.id),
    title: t("web-inspect-cell", { track: trackName(track, info.id), row, column }),
    icon: `act-boss-${track}`,
    text,
    rows: [
      {
        label: t("web-inspect-row", { row }),
        value: chance(die.filter((one) => one === row).length, die.length),
      },
      { label: told("bracket").name, value: String(boss?.tracks[place]?.bracket ?? "") },
    ],
    groups: [{ title: "", lines: wordsIn(found).map((word) => wordLine(word)) }, dieGroup(info, track)],
    rules,
  };
}

function dieGroup(info: BossInfo, track: string): Group {
  const faces = info.power_dice?.[track] ?? [];
  const ours = hasOurs(info, "power_dice");
  return {
    title: t("web-inspect-power-die"),
    folded: true,
    lines: counted(faces).map(({ one, n }) => ({
      name: t("web-inspect-row", { row: one }),
      count: chance(n, faces.length),
      ours,
    })),
  };
}

/** The rows of a table: at a table the column of the bracket, else nothing. */
export function tableGroups(info: BossInfo | undefined, track: string, seen: Seen | null): Group[] {
  if (!info?.pages?.length) return [];
  const boss = seen?.view.boss.id === info.id ? seen.view.boss : null;
  const place = boss?.tracks.findIndex(({ id }) => id === track) ?? -1;
  const column = boss?.tracks[place]?.bracket ?? 0;
  const rows = boss?.tables?.[place] ?? [];
  const lines = rows.map((cells, i): Line => {
    const row = ROWS[i] ?? "";
    const words = wordsIn(cells[column - 1] ?? "");
    return {
      name: words.map((word) => content.name("actions", word)).join("; "),
      count: row,
      subject: `cell/${track}/${row}/${String(column)}`,
    };
  });
  return [
    ...(lines.length ? [{ title: t("web-boss-column-now", { n: column }), lines }] : []),
    dieGroup(info, track),
  ];
}

/** Every page of his booklet, folded away: the words of its tables. */
export function pages(info: BossInfo | undefined): Group[] {
  return (info?.pages ?? []).map(({ reckoners, difficulty, tables }) => ({
    title: t("web-inspect-page", { n: reckoners, level: content.name("difficulties", difficulty) }),
    folded: true,
    lines: Object.entries(tables).flatMap(([track, name]) =>
      (info?.power_tables?.[name] ?? []).map((cells, i): Line => ({
        name: `${trackName(track, info?.id)} ${ROWS[i] ?? ""}`,
        text: cells
          .map((one) =>
            wordsIn(one)
              .map((word) => content.name("actions", word))
              .join(" + "),
          )
          .join(" · "),
        icon: `act-boss-${track}`,
        ours: hasOurs(info ?? NO_MARKS, `power_tables.${name}.${String(i)}`),
      })),
    ),
  }));
}
