// The lessons of the guided game in Babilar: what is different there. Whoever takes it knows the base game.
import { content } from "../content.svelte";
import { all, lineDeed, spends, trackOf, type Lesson } from "./lessons";
import { look, lookAt, type Pointing } from "./pointing";
import type { Fits, Scene } from "./scene";

const isAid: Fits = ({ source }) => content.card(source)?.kind === "dawnslight";

const firstTrack = ({ now }: Scene): Pointing[] =>
  trackOf(now.view.districts.find(({ marker }) => marker != null)?.id ?? "");

const victim = ({ now }: Scene): string | undefined =>
  now.view.reckoners.find(({ suffers }) => suffers?.length)?.id;

export const LESSONS: readonly Lesson[] = [
  { id: "babilar-welcome", when: () => true, point: () => [] },
  { id: "babilar-track", when: () => true, point: firstTrack },
  { id: "babilar-boss", when: () => true, point: () => look("boss", "boss") },
  all("babilar-place", "place"),
  lineDeed("babilar-research", spends("research", "marker")),
  all("babilar-aid", "aid"),
  lineDeed("babilar-dawn", isAid),
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
  lineDeed("babilar-attack", spends("attack", "epic")),
  all("babilar-reward", "reward"),
];

export const GOAL: Lesson = { id: "babilar-goal", when: () => true, point: () => look("boss", "boss") };
