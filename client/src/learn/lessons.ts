// The lessons of the guided game: when each can be given, where it points, and how one sees that it was done. What can
// be done is read off the server's options; no rule is known here.
import { isButton, isDie, isUse, type Option } from "../table/options";
import { look, lookAt, named, pathTo, press, rerolling, rolling, stopping, type Pointing } from "./pointing";
import { choose, planned, type Fits, type Scene, type Since } from "./scene";

export interface Lesson {
  /** `web-learn-<id>` is the title, its `.text` the explanation. */
  id: string;
  /** It waits for this round, so that not all comes at once. */
  round?: number;
  /** Whether it can be given now. */
  when: (scene: Scene) => boolean;
  /** Places, best first. */
  point: (scene: Scene) => Pointing[];
  /** Done by the player; without it one only reads, and a button goes on. */
  done?: (scene: Scene, since: Since) => boolean;
}

const step = ({ now }: Scene): string => now.view.step;
const offers = ({ options }: Scene, ...kinds: string[]): boolean =>
  options.some(({ kind }) => kinds.includes(kind));

/** Something to be done with one of the options. */
function deed(id: string, fits: Fits, round = 0): Lesson {
  return {
    id,
    round,
    when: ({ options }) => options.some(fits),
    point: (scene) => pointsAt(scene, fits),
    done: (_, { deeds }) => deeds.some(fits),
  };
}
/** Something to be done when the line comes to it; for whoever has left the line, as soon as it can be. */
export function lineDeed(id: string, fits: Fits): Lesson {
  return {
    id,
    when: (scene) => {
      const next = planned(scene);
      return next ? fits(next) : scene.options.some(fits);
    },
    point: (scene) => pointsAt(scene, fits),
    done: (_, { deeds }) => deeds.some(fits),
  };
}

/** A district's track, for a phone with the way there. */
export const trackOf = (id: string): Pointing[] => [
  { at: `[data-inspect="marker/${id}"]` },
  { at: named(`chip-${id}`), say: "district", args: { district: id } },
];

/** The way to what fits, best of all as the line has it. */
export const pointsAt = (scene: Scene, fits: Fits): Pointing[] => toward(scene, choose(scene, fits));
const toward = (scene: Scene, option: Option | undefined): Pointing[] =>
  option ? pathTo(scene, option) : [];

/** A symbol of a die, used on something of this kind. */
export const spends =
  (symbol: string, target?: string): Fits =>
  (option) =>
    option.kind === "spend" &&
    option.symbol === symbol &&
    isDie(option.source) &&
    (target === undefined || option.target.kind === target);
const withDie =
  (kind: string): Fits =>
  (option) =>
    option.kind === kind && isDie(option.source);

/** All of a kind, until there is no more. */
export function all(id: string, ...kinds: string[]): Lesson {
  return {
    id,
    when: (scene) => offers(scene, ...kinds),
    point: (scene) => pointsAt(scene, ({ kind }) => kinds.includes(kind)),
    done: (scene) => scene.options.length > 0 && !offers(scene, ...kinds),
  };
}

const ending = (scene: Scene): Pointing[] =>
  offers(scene, "end") ? press("end", scene.asking ? "sure" : "end") : [];

/** What the line does, or any use of a symbol; the step is ended when there is none. */
function leftover(scene: Scene): Pointing[] {
  const next = planned(scene) ?? choose(scene, ({ kind, lapses }) => kind === "spend" && !lapses);
  return next && next.kind !== "end" ? pathTo(scene, next) : ending(scene);
}

const roll: Lesson = {
  id: "roll",
  when: (scene) => step(scene) === "roll" && scene.options.length > 0,
  point: stopping,
  done: (scene) => step(scene) !== "roll",
};
const rest: Lesson = {
  id: "rest",
  when: (scene) => step(scene) === "use" && scene.options.length > 0,
  point: leftover,
  done: (scene) => step(scene) !== "use",
};
const market: Lesson = {
  id: "market",
  when: (scene) => step(scene) === "purchase" && offers(scene, "buy", "end", "refresh"),
  point: (scene) => {
    const next = planned(scene);
    return next?.kind === "buy" ? pathTo(scene, next) : ending(scene);
  },
  done: (scene) => step(scene) !== "purchase",
};

const overflowing = ({ now }: Scene): string | undefined =>
  now.forecast.actors.find(({ overflow }) => overflow > 0)?.district;
const costliest = ({ now }: Scene): string =>
  now.forecast.actors
    .filter(({ id }) => id !== now.view.boss.id)
    .toSorted((a, b) => b.population - a.population)[0]?.district ?? "";

const reading: Pointing[] = [{ at: named("recap-go"), say: "recap", clear: named("recap") }];

/** In the order in which they are given; one that cannot be given yet waits. */
export const LESSONS: readonly Lesson[] = [
  { id: "welcome", when: () => true, point: () => [] },
  { id: "boss", when: () => true, point: () => look("boss", "boss") },
  { id: "epic", when: () => true, point: (scene) => lookAt(costliest(scene)) },
  { id: "forecast", when: () => true, point: () => look("forecast", "forecast") },
  {
    ...deed("buy", ({ kind }) => kind === "buy"),
    when: (scene) => step(scene) === "prologue" && offers(scene, "buy"),
  },
  all("place", "place"),
  {
    id: "keep",
    when: (scene) => step(scene) === "roll" && offers(scene, "keep"),
    point: rerolling,
    done: (_, { verbs }) => verbs.includes("reroll"),
  },
  { ...roll, id: "stop", done: (_, { verbs }) => verbs.includes("stop") },
  deed("research", spends("research", "epic")),
  deed("contain", spends("contain", "epic")),
  {
    id: "undo",
    when: (scene) => step(scene) === "use" && (scene.now.at > 0 || (scene.now.undone ?? 0) > 0),
    point: ({ now }) => press((now.undone ?? 0) > 0 ? "redo" : "undo"),
    done: ({ now }, { low, from }) => low < from.at && (now.undone ?? 0) === 0,
  },
  deed("enforcement", spends("enforcement")),
  deed("money", spends("money")),
  deed("plan", ({ kind, source }) => kind === "spend" && source === "plan"),
  deed("move", withDie("move")),
  {
    id: "overflow",
    when: (scene) => step(scene) === "use" && overflowing(scene) !== undefined,
    point: (scene) => lookAt(overflowing(scene) ?? ""),
  },
  deed("attack", spends("attack", "epic"), 2),
  deed("cost", withDie("card"), 2),
  deed("ability", ({ kind }) => kind === "power", 2),
  deed("barricade", withDie("barricade"), 2),
  {
    id: "advice",
    round: 2,
    when: (scene) => step(scene) === "use",
    point: ({ advice }) =>
      advice === "closed"
        ? press("advice")
        : advice === "said"
          ? press("advice-close")
          : [{ at: named("advice-panel"), say: "thinking" }],
    done: ({ advice }, { advised }) => advised && advice === "closed",
  },
  rest,
  all("rewards", "reward"),
  market,
  {
    id: "night",
    when: ({ now, recap }) => now.view.round > 1 && (recap || now.view.step === "roll"),
    point: () => [...reading, { at: named("resources") }],
  },
];

export const GOAL: Lesson = { id: "goal", when: () => true, point: () => look("boss", "boss") };

/** First of all: a die with more than one symbol is used up. */
export const HALF: Lesson = {
  id: "half",
  when: (scene) => step(scene) === "use" && scene.options.some(half(scene)),
  point: (scene) => pointsAt(scene, half(scene)),
  done: (scene) => !scene.options.some(half(scene)),
};
const half = ({ now }: Scene): Fits => {
  const open = new Map(now.view.reckoners.map(({ id, open }) => [id, open?.source]));
  return ({ kind, who, source }) => kind === "spend" && open.get(who) === source;
};

/** What is asked for by itself, and has a reminder of its own. */
const ASKED: Record<string, string[]> = {
  place: ["place"],
  aid: ["aid"],
  disable: ["disable-die", "disable-card"],
  rewards: ["reward"],
  lose: ["lose"],
};

/** What is to be done when there is nothing new: so that the game goes on, and the other lessons come. */
const reminders: readonly Lesson[] = [
  {
    id: "recap",
    when: ({ recap }) => recap,
    point: () => reading,
    done: ({ recap }) => !recap,
  },
  ...Object.entries(ASKED).map(([id, kinds]) => all(id, ...kinds)),
  {
    id: "decide",
    when: (scene) =>
      scene.options.length > 0 &&
      !offers(scene, ...Object.values(ASKED).flat()) &&
      !scene.options.some((one) => isUse(one) || isButton(one)),
    point: (scene) => pointsAt(scene, () => true),
  },
  { id: "end", when: (scene) => step(scene) === "prologue" && offers(scene, "end"), point: ending },
  { ...roll, point: rolling },
  rest,
  market,
];
export const AGAIN = reminders.map((lesson) => ({
  ...lesson,
  id: `again-${lesson.id}`,
  done: lesson.done ?? (() => false),
}));
