// The lessons of the guided game in Babilar: what is different there. Whoever takes it knows the base game.
import { content } from "../content.svelte";
import { all, pointsAt, spends, type Lesson } from "./lessons";
import { look, lookAt, named, type Pointing } from "./pointing";
import { planned, type Fits, type Scene } from "./scene";

/** Something to be done when the line comes to it; for whoever has left the line, as soon as it can be. */
function deed(id: string, fits: Fits): Lesson {
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

const isAid: Fits = ({ source }) => content.card(source)?.kind === "dawnslight";

/** A district's track, for a phone with the way there. */
function trackOf({ now }: Scene): Pointing[] {
  const id = now.view.districts.find(({ marker }) => marker != null)?.id ?? "";
  return [
    { at: `[data-inspect="marker/${id}"]` },
    { at: named(`chip-${id}`), say: "district", args: { district: id } },
  ];
}

const victim = ({ now }: Scene): string | undefined =>
  now.view.reckoners.find(({ suffers }) => suffers?.length)?.id;

export const LESSONS: readonly Lesson[] = [
  { id: "babilar-welcome", when: () => true, point: () => [] },
  { id: "babilar-track", when: () => true, point: trackOf },
  { id: "babilar-boss", when: () => true, point: () => look("boss", "boss") },
  all("babilar-place", "place"),
  deed("babilar-research", spends("research", "marker")),
  all("babilar-aid", "aid"),
  deed("babilar-dawn", isAid),
  {
    id: "babilar-done",
    when: ({ now }) => now.view.districts.some(({ marker }) => marker === 0),
    point: () => look("boss", "boss"),
  },
  {
    id: "babilar-goes",
    when: ({ now, recap }) => now.view.step === "use" && !recap && !!now.view.boss.goes_to,
    point: ({ now }) => lookAt(now.view.boss.goes_to ?? ""),
  },
  {
    id: "babilar-card",
    when: ({ now, recap }) => !recap && !!now.view.boss.card,
    point: () => look("boss-card", "boss"),
  },
  {
    id: "babilar-suffers",
    when: (scene) => !scene.recap && victim(scene) !== undefined,
    point: (scene) => [{ at: `[data-spot="seat/${victim(scene) ?? ""}"]` }],
  },
  deed("babilar-attack", spends("attack", "epic")),
  all("babilar-reward", "reward"),
];

export const GOAL: Lesson = { id: "babilar-goal", when: () => true, point: () => look("boss", "boss") };
