// Cards of things that are printed: Epics, cards, dice, Reckoners, words of a track.
import { content } from "../content.svelte";
import type { CardInfo, TableView } from "../protocol";
import {
  bossName,
  cardName,
  dieLabel,
  dieName,
  districtName,
  faceText,
  reckonerName,
  trackName,
} from "../table/names";
import { t } from "../text";
import { ofDistrict } from "./city";
import { familySign } from "../table/formulas";
import { bossIcon, dieTone, readWord, symbolIcon, trackAction } from "../table/words";
import {
  compared,
  counted,
  hasOurs,
  isOurs,
  moduleRow,
  told,
  NO_MARKS,
  type Group,
  type Line,
  type Mark,
  type Row,
  type Seen,
  type Sheet,
} from "./sheet";

export const health = (value: number | null): string =>
  value === null ? t("web-inspect-infinite") : String(value);
export const chance = (n: number, of: number): string => t("web-inspect-chance", { n, of });
export const causeOf = (seen: Seen | null, id: string) => seen?.forecast?.actors.find((one) => one.id === id);
const districtOf = (view: TableView | undefined, epic: string) =>
  view?.districts.find((d) => d.epic?.id === epic);

export function wordLine(word: string, lit?: boolean | null, ours?: Mark): Line {
  const { icon, empty } = trackAction(word);
  const line = { name: content.name("actions", word), text: content.name("action_texts", word) };
  return { ...line, icon: empty ? "" : icon, lit: lit ?? false, ours, subject: `action/${word}` };
}

export function epic(id: string, seen: Seen | null): Sheet | null {
  const info = content.epic(id);
  if (!info) return null;
  const at = districtOf(seen?.view, id);
  const here = at?.epic;
  const cause = causeOf(seen, id);
  const ours = (path: string): Mark => isOurs(info, path);
  const rows = [
    compared(told("research").name, String(info.research), here && String(here.research), ours("research")),
    compared(told("health").name, health(info.health), here && health(here.health), ours("health")),
    compared(t("web-inspect-weakened"), String(info.weakened), undefined, ours("weakened")),
  ];
  if (at && here) {
    rows.push({ label: told("district").name, value: districtName(at.id) });
    rows.push({
      label: told("bracket").name,
      value: t("web-inspect-of", { n: here.bracket, of: info.track.length }),
    });
  }
  rows.push(...moduleRow(info.module));
  return {
    kind: told("epic").name,
    title: info.name,
    emblem: id,
    quote: info.line,
    text: told("epic").text,
    rows,
    groups: [
      {
        title: t("web-inspect-track"),
        lines: info.track.map((word, i) =>
          wordLine(word, here && i < here.bracket, ours(`track.${String(i)}`)),
        ),
      },
      rewardGroup(id),
    ],
    ...(cause ? { now: t("web-inspect-now", { text: cause.text, n: cause.population }) } : {}),
    rules: told("epic").rules,
  };
}

function rewardGroup(id: string): Group {
  const info = content.epic(id);
  const symbols = Object.keys(info?.reward ?? {});
  const names = info?.reward_text.split(", ") ?? [];
  const lines = (info?.reward_lines ?? []).map((text, i) => ({
    name: names[i] ?? "",
    text,
    icon: symbolIcon(symbols[i] ?? ""),
    ours: hasOurs(info ?? NO_MARKS, "reward"),
  }));
  return { title: t("web-inspect-reward"), lines };
}

export function reward(id: string): Sheet {
  const { name, text, rules } = told("reward");
  return {
    kind: content.epic(id)?.name ?? "",
    title: name,
    icon: "ui-flag",
    text,
    rows: [],
    groups: [rewardGroup(id), { title: "", lines: [link(`epic/${id}`)] }],
    rules,
  };
}

/** Research or health of an Epic. */
export function gauge(kind: "research" | "health", id: string, seen: Seen | null): Sheet | null {
  const info = content.epic(id);
  if (!info) return null;
  const here = districtOf(seen?.view, id)?.epic;
  const { name, text, rules } = told(kind);
  const value = kind === "health" ? health(info.health) : String(info.research);
  const now = here && (kind === "health" ? health(here.health) : String(here.research));
  const rows = [compared(name, value, now, isOurs(info, kind))];
  if (kind === "health")
    rows.push({
      label: t("web-inspect-weakened"),
      value: String(info.weakened),
      ours: isOurs(info, "weakened"),
    });
  const most = content.all?.numbers.values[`${kind}_limit`];
  rows.push({ label: t("web-inspect-most"), value: String(most ?? "") });
  return {
    kind: info.name,
    title: name,
    icon: kind === "health" ? "heart" : "sym-research",
    text,
    rows,
    groups: [{ title: "", lines: [link(`epic/${id}`)] }],
    rules,
  };
}

const KIND_ICONS: Record<string, string> = { dawnslight: "dawn", "newcago-card": "lamp" };

/** Where a card has what it does, among the values that are ours. */
function ownPath({ kind, population }: CardInfo): string {
  if (kind === "newcago-card") return "benefit";
  return kind !== "dawnslight" ? "does" : population ? "population" : "gives";
}

export function card(id: string, seen: Seen | null): Sheet | null {
  const info = content.card(id);
  if (!info) return null;
  const { name, text, rules } = told(info.kind === "newcago-card" ? "newcago-card" : info.kind);
  const laid = info.kind === "newcago-card" ? ofDistrict(info, seen) : { rows: [], groups: [] };
  const owner = seen?.view.reckoners.find(
    (r) => [r.ability, ...r.equipment].some((c) => c.id === id) || r.dawnslight?.includes(id),
  );
  const by = content.all?.reckoners.find((r) => r.ability === id);
  const rows: Row[] = [];
  if (info.kind === "equipment")
    rows.push({
      label: t("web-inspect-price"),
      value: `$${String(info.price)}`,
      ours: isOurs(info, "price"),
    });
  if (owner) rows.push({ label: t("web-inspect-owner"), value: reckonerName(owner.id) });
  rows.push(...moduleRow(info.module));
  const held = owner && [owner.ability, ...owner.equipment].find((one) => one.id === id);
  const sign = familySign(info);
  const lines = [
    ...(by ? [link(`reckoner/${by.id}`)] : []),
    ...(held?.asleep ? [link("asleep")] : []),
    ...(id === "demolitions" ? [link("demolitions")] : []),
    ...(info.die ? [link(`die/${info.die}`)] : []),
    ...[...new Set([...info.cost, ...info.gives])].map((symbol) => link(`symbol/${symbol}`)),
  ];
  return {
    kind: [name, info.family_title].filter(Boolean).join(" · "),
    title: info.name,
    ...(sign ? { icon: sign.icon } : KIND_ICONS[info.kind] ? { icon: KIND_ICONS[info.kind] } : {}),
    card: info,
    text: info.text,
    ours: hasOurs(info, ownPath(info)),
    more: text,
    rows: [...rows, ...laid.rows],
    groups: [...laid.groups, ...(lines.length ? [{ title: "", lines }] : [])],
    rules: [...new Set([...info.rules, ...rules])],
  };
}

export function die(colour: string, who: string, name: string, seen: Seen | null): Sheet | null {
  const info = content.die(colour);
  if (!info) return null;
  const here = seen?.view.reckoners.find((r) => r.id === who)?.dice.find((d) => d.name === name);
  const rows: Row[] = here ? [{ label: t("web-inspect-here"), value: dieLabel(here) }] : [];
  rows.push({
    label: t("web-inspect-box"),
    value: String(info.count),
    ours: isOurs(info, "count"),
  });
  const faces = counted(info.faces).map(({ one, n, places }) => ({
    name: faceText(one),
    die: { colour, face: one },
    count: chance(n, info.faces.length),
    ours: places.map((place) => hasOurs(info, `faces.${String(place)}`)).find(Boolean),
  }));
  return {
    kind: told("die").name,
    title: info.name,
    tone: dieTone(colour),
    icon: "ui-dice",
    text: told("die").text,
    rows,
    groups: [{ title: t("web-inspect-faces"), lines: faces }],
    rules: told("die").rules,
  };
}

export function reckoner(id: string, seen: Seen | null): Sheet | null {
  const info = content.reckoner(id);
  if (!info) return null;
  const { name, text, rules } = told("reckoner");
  const here = seen?.view.reckoners.find((r) => r.id === id);
  const rows: Row[] = [];
  if (here?.district) rows.push({ label: told("district").name, value: districtName(here.district) });
  if (here)
    rows.push({
      label: told("plan").name,
      value: t("web-inspect-plans", { n: here.plan, next: here.plan_next }),
    });
  rows.push(...moduleRow(info.module));
  const dice = Object.entries(info.dice).map(([colour, n]) => ({
    ...link(`die/${colour}`),
    count: `× ${String(n)}`,
    ours: hasOurs(info, `dice.${colour}`),
  }));
  const cards = [...(here?.equipment ?? []).map((one) => one.id), ...(here?.dawnslight ?? [])].map((one) =>
    link(`card/${one}`),
  );
  const suffers = (here?.suffers ?? []).map((one) => link(`effect/${one}`));
  const ability = content.card(info.ability);
  return {
    kind: name,
    title: info.name,
    icon: `rec-${id}`,
    tone: id,
    quote: info.line,
    text,
    rows,
    groups: [
      ...(suffers.length ? [{ title: t("web-inspect-suffers"), lines: suffers }] : []),
      {
        title: told("ability").name,
        lines: [
          {
            ...link(`card/${info.ability}`),
            text: ability?.text ?? "",
            ours: hasOurs(ability ?? NO_MARKS, "does"),
          },
        ],
      },
      ...(cards.length ? [{ title: told("equipment").name, lines: cards }] : []),
      { title: t("web-inspect-starts"), lines: dice },
    ],
    rules: [...rules, ...(ability?.rules ?? []).slice(0, 1)],
  };
}

/** A word of a track. */
export function action(word: string): Sheet | null {
  const all = content.all;
  if (!all?.names.actions[word]) return null;
  const { icon, empty } = trackAction(word);
  const { plain } = readWord(word);
  const users = all.epics
    .filter(({ track }) => track.some((one) => readWord(one).plain === plain))
    .map((one) => link(`epic/${one.id}`));
  const die = readWord(word).name === "transform" ? [link("ability-die")] : [];
  return {
    kind: t("web-inspect-action"),
    title: content.name("actions", word),
    icon: empty ? "boss" : icon,
    text: content.name("action_texts", word),
    rows: [],
    groups: [
      ...(die.length ? [{ title: "", lines: die }] : []),
      ...(users.length ? [{ title: t("web-inspect-who"), lines: users, folded: true }] : []),
    ],
    rules: all.action_rules[word] ?? [],
  };
}

export function symbol(id: string): Sheet | null {
  const { name, text, rules } = told(`symbol-${id}`);
  if (!name) return null;
  return {
    kind: t("web-inspect-symbol"),
    title: name,
    icon: symbolIcon(id),
    text,
    rows: [],
    groups: [],
    rules,
  };
}

/** A line that opens another card. */
export function link(subject: string): Line {
  const [kind = "", id = "", of = ""] = subject.split("/");
  const names: Record<string, () => Line> = {
    epic: () => ({ name: content.epic(id)?.name ?? id }),
    card: () => ({ name: cardName(id) }),
    die: () => ({ name: dieName(id), icon: "ui-dice" }),
    reckoner: () => ({ name: reckonerName(id), icon: `rec-${id}` }),
    symbol: () => ({ name: content.name("symbols", id), icon: symbolIcon(id) }),
    track: () => ({ name: trackName(id, of), icon: `act-boss-${id}` }),
    district: () => ({ name: districtName(id) }),
    boss: () => ({ name: bossName(id), icon: bossIcon(id) }),
    effect: () => ({ name: content.name("effects", id), icon: `atk-${id}` }),
  };
  return { ...(names[kind]?.() ?? { name: told(kind).name }), subject };
}
