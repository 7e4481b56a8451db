// Where to click next. A list of places, best first: the first one that is on the screen is pointed at.
import type { ReckonerView } from "../protocol";
import { isDie, pathOf, purchaseOf, spotOf, TEAM, type Option } from "../table/options";
import { planned, type Scene } from "./scene";

export interface Pointing {
  /** A selector. */
  at: string;
  /** `web-learn-do-<say>`: what to do with it. Nothing: it is only to be looked at. */
  say?: string;
  /** What should not be hidden either. */
  clear?: string;
  /** Ids for the sentence; names are found for `who`, `card`, `district`, `tab` and `face`. */
  args?: Record<string, string>;
}

const button = (spot: string): string => `button[data-spot="${spot}"]:not(:disabled)`;
export const named = (name: string): string => `[data-learn="${name}"]:not(:disabled)`;

/** A button of the step. Where something is in the hand, it is put down first. */
export function press(name: string, say = name, args: Record<string, string> = {}): Pointing[] {
  return [{ at: named(name), say, args }, ...putDown];
}
const putDown: Pointing[] = [
  { at: named("drop"), say: "drop" },
  { at: named("lapse"), say: "lapse" },
];

/** Something to read: if it is behind a tab, the tab comes first. */
export function look(name: string, tab: string): Pointing[] {
  return [{ at: named(name) }, { at: named(`tab-${tab}`), say: "tab", args: { tab } }];
}

/** A district with its Epic; on a phone one turns to it. */
export function lookAt(district: string): Pointing[] {
  return [
    { at: `[data-plate="${district}"]` },
    { at: named(`chip-${district}`), say: "district", args: { district } },
  ];
}

/** The next click on the way to an option. */
export function pathTo(scene: Scene, option: Option): Pointing[] {
  const { hand } = scene;
  const bought = purchaseOf(option);
  if (bought) {
    if (hand?.who === TEAM && hand.source === bought.card)
      return target(scene, option, `seat/${bought.to}`, "buyer", { who: bought.to, card: bought.card });
    const market = { at: named("tab-market"), say: "tab", args: { tab: "market" } };
    return [{ at: button(`market/${bought.card}`), say: "market", args: { card: bought.card } }, market];
  }
  if (option.who === TEAM) return target(scene, option);
  if (scene.seat !== option.who) return seat(option.who);
  if (!option.source || (hand?.who === option.who && hand.source === option.source))
    return target(scene, option);
  return source(scene, option);
}

function seat(who: string): Pointing[] {
  return [{ at: `[data-spot="seat/${who}"]`, say: "seat", args: { who } }];
}

function source(scene: Scene, { who, source }: Option): Pointing[] {
  if (source === "plan") return [{ at: button(`plan/${who}`), say: "plan", args: { who } }];
  if (!isDie(source)) return [{ at: button(`card/${who}/${source}`), say: "card", args: { card: source } }];
  const face = seatOf(scene, who)?.dice.find(({ name }) => name === source)?.face ?? "";
  return [{ at: button(`die/${who}/${source}`), say: "die", args: { who, face } }];
}

/** On the board, if the place means just this; else among the choices of the decision. */
function target(
  scene: Scene,
  option: Option,
  spot = spotOf(scene.now.view, option),
  say = "target",
  args: Record<string, string> = {},
): Pointing[] {
  const what = { ...args, what: option.label };
  const choice = { at: `[data-choice="${option.action}"]`, say, args: what };
  const lit = scene.spots.get(spot)?.option.action === option.action;
  // Where one thing after another is asked for, what is asked first is there first.
  const stages = pathOf(scene.now.view, option)
    .slice(0, -1)
    .map((one) => ({ at: `[data-stage="${one}"]`, say, args: what }));
  return [...stages, ...(lit ? [{ at: button(spot), say, args: what }] : []), choice];
}

const seatOf = (scene: Scene, who: string): ReckonerView | undefined =>
  scene.now.view.reckoners.find(({ id }) => id === who);

/** Of those who can: the one of the line, else whoever sits in front. */
function actor(scene: Scene, able: readonly string[]): string | undefined {
  return [planned(scene)?.who, scene.seat].find((who) => who !== undefined && able.includes(who)) ?? able[0];
}

/** Keeps dice one by one, and rolls the others: those of the line if the game still follows it, else the first one. */
export function rerolling(scene: Scene): Pointing[] {
  const keeps = scene.options.filter(({ kind }) => kind === "keep");
  const who = actor(
    scene,
    keeps.map((option) => option.who),
  );
  if (who === undefined) return stopping(scene);
  if (who !== scene.seat) return seat(who);
  const inLine = keepsOf(scene, keeps);
  const wanted = keeps
    .filter((option) => option.who === who && inLine.includes(option.action))
    .map((option) => option.source);
  if (!wanted.length && !scene.kept(who).length)
    wanted.push(
      ...keeps
        .filter((option) => option.who === who)
        .map((o) => o.source)
        .slice(0, 1),
    );
  const next = wanted.find((die) => !scene.kept(who).includes(die));
  const face = seatOf(scene, who)?.dice.find(({ name }) => name === next)?.face ?? "";
  if (next) return [{ at: button(`die/${who}/${next}`), say: "keep", args: { who, face } }];
  return press("reroll");
}

/** The keeps that the line plays next. */
function keepsOf({ line, now: { at } }: Scene, keeps: readonly Option[]): string[] {
  const end = line.findIndex((one, place) => place >= at && !keeps.some(({ action }) => action === one));
  return line.slice(at, Math.max(at, end));
}

/** As the line has it; without a line what lies there is kept. */
export function rolling(scene: Scene): Pointing[] {
  return planned(scene)?.kind === "keep" ? rerolling(scene) : stopping(scene);
}

/** Whoever still rolls keeps what lies there. */
export function stopping(scene: Scene): Pointing[] {
  const rolls = scene.now.view.reckoners.filter(
    ({ id, rolling_done }) => !rolling_done && scene.options.some(({ who }) => who === id),
  );
  const who = actor(
    scene,
    rolls.map(({ id }) => id),
  );
  if (who === undefined) return [];
  return who === scene.seat ? press("stop", "stop", { who }) : seat(who);
}
