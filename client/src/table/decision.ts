// What the decision bar says: the server's words, or what one's own hand holds.
import { content } from "../content.svelte";
import { game } from "../game.svelte";
import type { TableView } from "../protocol";
import { t } from "../text";
import type { Desk } from "./desk.svelte";
import { hintOf } from "./hints";
import {
  bossName,
  cardName,
  costText,
  districtName,
  epicName,
  faceText,
  reckonerName,
  sourceName,
  symbolName,
} from "./names";
import { isDie, MOVE, TEAM } from "./options";
import type { Phase } from "./phase";
import { isEpicPhase, type Beat } from "./queue";
import { bossIcon } from "./words";

export interface Said {
  /** Whose colour the bar has; nobody's if it is the team's decision. */
  who: string;
  icon: string;
  title: string;
  detail: string;
  /** The rule that it goes by, where that is one of its own. */
  rule: string;
}

export function decisionOf(desk: Desk, view: TableView): Said {
  const said = { who: desk.seat?.id ?? "", icon: "people", title: "", detail: "", rule: "" };
  if (desk.beat)
    return {
      ...said,
      who: "",
      icon: bossIcon(view.boss.id),
      title: desk.beat.event.text,
      detail: actorName(desk.beat, view),
    };
  if (desk.stage.recap)
    return { ...said, who: "", icon: bossIcon(view.boss.id), ...recapWords(desk.stage.recap) };
  if (desk.past) return { ...said, who: "", icon: "ui-log", ...pastWords(desk) };
  if (desk.whyMode) return { ...said, title: t("web-table-why-title"), detail: t("web-table-why-detail") };
  if (desk.asking) return { ...said, ...leftWords(desk) };
  const hand = desk.hand;
  if (hand?.who === TEAM) {
    const reward = desk.options.some((o) => o.kind === "reward");
    const title = reward
      ? t("web-table-reward-where", { symbol: symbolName(hand.source) })
      : t("web-table-buy-for", { card: cardName(hand.source) });
    return { ...said, who: "", icon: "ui-market", title };
  }
  if (hand?.source) return { ...said, ...handWords(desk, view) };
  if (view.step !== "over" && game.crew.alone(desk.now)) return { ...said, ...botWords(desk) };
  const planned = desk.live && game.crew.busy ? planWords() : null;
  if (planned) return { ...said, ...planned };
  const team = !desk.open.length;
  const decision = desk.now?.decision;
  const own = desk.seat ? (decision?.seats[desk.seat.id] ?? "") : "";
  const named =
    !team && own && !desk.nested ? t("web-table-seat-line", { name: reckonerName(said.who), line: own }) : "";
  return {
    ...said,
    who: team ? "" : said.who,
    icon: view.step === "purchase" ? "ui-market" : view.step === "over" ? bossIcon(view.boss.id) : "people",
    title: named || (decision?.title ?? ""),
    detail: hand?.path
      ? nextWords(desk)
      : desk.now?.puzzle
        ? desk.now.puzzle.goal
        : named
          ? hintWords(desk, view)
          : (decision?.detail ?? ""),
    rule: desk.nested ? (decision?.rule ?? "") : "",
  };
}

/** Steps in which no Epic acts, but the districts themselves do. */
const OF_CITY = new Set(["ildithia", "city-cards"]);

/** Who acts, for the line under what happens. */
function actorName({ actor }: Beat, view: TableView): string {
  if (actor === "boss") return bossName(view.boss.id);
  if (OF_CITY.has(view.step)) return districtName(actor);
  const epic = view.districts.find(({ id }) => id === actor)?.epic;
  return epic ? `${epicName(epic.id)}, ${districtName(actor)}` : "";
}

const recapWords = (phase: Phase): Pick<Said, "title" | "detail"> => ({
  title: t("web-table-recap", { n: phase.lost }),
  detail: t("web-story-read"),
});

/** What one could click; if nothing, whom the table waits for. In the roll step, what the Epic phase has cost. */
function hintWords(desk: Desk, view: TableView): string {
  const { options, seat } = desk;
  const hint = seat ? hintOf({ step: view.step, options, seat, faith: desk.rolling.faith }) : "";
  const words = hint ? t(`web-acts-hint-${hint}`) : (desk.now?.decision.detail ?? "");
  const events = desk.now?.events ?? [];
  if (view.step !== "roll" || !isEpicPhase(events)) return words;
  const lost = events.reduce(
    (sum, { kind, args }) => sum + (kind === "population" ? Number(args["n"]) : 0),
    0,
  );
  return `${t("web-table-recap", { n: lost })} ${words}`;
}

/** Where only bots play, one watches. */
function botWords(desk: Desk): Pick<Said, "title" | "detail"> {
  const word = game.crew.now.running ? "act" : "wait";
  const last = desk.now?.log.at(-1);
  return {
    title: t(`web-table-bots-${word}`),
    detail: word === "act" && last?.action ? last.text : t(`web-table-bots-${word}-detail`),
  };
}

/** What the bots beside people are about to do: who goes where, and what for. */
function planWords(): Pick<Said, "who" | "title" | "detail"> | null {
  const [first, ...others] = game.talk.plans.map(({ who, text }) => ({
    who,
    line: t("web-table-seat-line", { name: reckonerName(who), line: text }),
  }));
  return first
    ? { who: first.who, title: first.line, detail: others.map(({ line }) => line).join(" · ") }
    : null;
}

function pastWords(desk: Desk): Pick<Said, "title" | "detail"> {
  const at = desk.past?.at ?? 0;
  const entry = desk.now?.log.find((line) => line.at === at);
  return { title: t("web-table-past", { at, of: desk.now?.at ?? 0 }), detail: entry?.text ?? "" };
}

function leftWords(desk: Desk): Pick<Said, "title" | "detail"> {
  const left = desk.leftDice();
  const names = [...new Set(left.map(({ who }) => reckonerName(who)))].join(", ");
  return { title: t("web-table-left", { n: left.length }), detail: t("web-table-left-who", { who: names }) };
}

/** What is chosen next, where one thing after another is. */
function nextWords(desk: Desk): string {
  const [choice] = desk.choices;
  if (!choice) return "";
  if (choice.option.uses_up && choice.option.target.kind !== "symbol") return t("web-acts-which");
  return t("web-acts-next", { kind: choice.spot.split("/")[0] ?? "" });
}

/** The rule of a card with a power of its own. */
function ruleOf(card: string): string {
  const info = content.card(card);
  return info?.family === "odd" || info?.family === "costs-two" ? (info.rules[0] ?? "") : "";
}

/** What a Dawnslight card shows, for it is used as a die. */
const dawnOf = (card: string): string => {
  const info = content.card(card);
  return info?.family === "dawnslight" ? info.gives.join("+") : "";
};

function handWords(desk: Desk, view: TableView): Omit<Said, "icon"> {
  const hand = desk.hand;
  const seat = view.reckoners.find((r) => r.id === hand?.who);
  if (!hand || !seat) return { who: "", title: "", detail: "", rule: "" };
  const name = reckonerName(hand.who);
  const what = sourceName(hand.source, seat.dice);
  const lapses = desk.choices.find((c) => c.option.lapses)?.option.lapses;
  const lost = lapses ? t("web-table-lapses", { what: faceText(lapses) }) : "";
  if (hand.source === MOVE)
    return {
      who: hand.who,
      title: t("web-table-half-move", { name, district: districtName(seat.owing?.district ?? "") }),
      detail: t("web-table-half-move.detail"),
      rule: "ATK-06",
    };
  if (hand.owing) {
    const cost = costText(hand.source, seat.owing);
    return {
      who: hand.who,
      title: cost ? t("web-acts-owing", { name, card: what, cost }) : t("web-table-hand", { name, what }),
      detail: [t("web-acts-owing-detail"), lost].filter(Boolean).join(" · "),
      rule: ruleOf(hand.source),
    };
  }
  const helped = view.benefit?.card === hand.source ? view.benefit.symbols : "";
  const opened = !!helped || seat.open?.source === hand.source;
  const face = opened
    ? helped || (seat.open?.symbols ?? "")
    : (seat.dice.find((d) => d.name === hand.source)?.face ?? dawnOf(hand.source));
  const symbols = faceText(face);
  const where =
    opened && seat.open?.anywhere
      ? t("web-table-anywhere")
      : seat.district
        ? districtName(seat.district)
        : "";
  const asking = hand.path?.[0]?.startsWith("card/") ? (hand.path[0].split("/")[2] ?? "") : "";
  const card = asking || hand.source;
  const detail = hand.path?.length
    ? [asking && cardName(asking), nextWords(desk), lost]
    : [isDie(hand.source) || symbols ? what : "", where, lost];
  return {
    who: hand.who,
    title: opened
      ? t("web-table-hand-left", { name, symbols })
      : t("web-table-hand", { name, what: symbols || what }),
    detail: detail.filter(Boolean).join(" · "),
    rule: helped ? (desk.now?.decision.rule ?? "") : ruleOf(card),
  };
}
