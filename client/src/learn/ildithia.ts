// The lessons of the guided game in Ildithia: what is different there. Whoever takes it knows the base game.
import { all, lineDeed, pointsAt, trackOf, type Lesson } from "./lessons";
import { look, lookAt } from "./pointing";
import { planned, type Fits, type Scene } from "./scene";

const ahead = ({ now }: Scene): string => now.view.tram_next?.[0] ?? "";
const atBottom = ({ now }: Scene): string => now.view.districts.find(({ marker }) => marker === 0)?.id ?? "";
const protects: Fits = ({ kind }) => kind === "protect";

export const LESSONS: readonly Lesson[] = [
  { id: "ildithia-welcome", when: () => true, point: () => [] },
  {
    id: "ildithia-tram",
    when: (scene) => !!ahead(scene),
    point: (scene) => [
      { at: 'g[data-inspect="tram"]' },
      { at: '[data-inspect="tram"]' },
      ...lookAt(ahead(scene)),
    ],
  },
  { id: "ildithia-track", when: (scene) => !!ahead(scene), point: (scene) => trackOf(ahead(scene)) },
  { id: "ildithia-tables", when: () => true, point: () => look("boss", "boss") },
  { id: "ildithia-odds", when: () => true, point: () => look("forecast", "forecast") },
  all("ildithia-place", "place"),
  lineDeed("ildithia-protect", protects),
  {
    id: "ildithia-down",
    when: (scene) => {
      const next = planned(scene);
      return !atBottom(scene) && (next ? protects(next) : scene.options.some(protects));
    },
    point: (scene) => pointsAt(scene, protects),
    done: (scene) => !!atBottom(scene),
  },
  {
    id: "ildithia-bottom",
    when: (scene) => !!atBottom(scene),
    point: (scene) => trackOf(atBottom(scene)),
  },
  {
    id: "ildithia-goes",
    when: ({ now, recap }) => now.view.step === "use" && !recap && !!now.view.boss.goes_to,
    point: ({ now }) => lookAt(now.view.boss.goes_to ?? ""),
  },
  {
    id: "ildithia-rolled",
    when: ({ now, recap }) => !recap && !!now.view.boss.rolled?.length,
    point: () => look("boss", "boss"),
  },
  {
    id: "ildithia-back",
    when: ({ now, recap }) => !recap && now.view.round > 1 && !!now.view.tram,
    point: ({ now }) => trackOf(now.view.tram ?? ""),
  },
];

export const GOAL: Lesson = { id: "ildithia-goal", when: () => true, point: () => look("boss", "boss") };
