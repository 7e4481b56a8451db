// The guided games: each an ordinary one with a seed, a line that serves its lessons, and the lessons.
import type { TableWish } from "../api";
import * as babilar from "./babilar";
import babilarGame from "./babilar.json";
import firstGame from "./game.json";
import * as ildithia from "./ildithia";
import ildithiaGame from "./ildithia.json";
import { GOAL, LESSONS, type Lesson } from "./lessons";

export interface Course {
  /** `web-learn-course-<id>` is its title, `.text` says for whom it is. */
  id: string;
  icon: string;
  wish: TableWish;
  /** What whoever follows the guide plays; `tools/first_game.py` and its like have found it. */
  line: readonly string[];
  lessons: readonly Lesson[];
  /** The last one, when all others have been given, or after so many rounds. */
  goal: Lesson;
  rounds: number;
}

const scripted = ({ line, ...wish }: TableWish & { line: string[] }): Pick<Course, "wish" | "line"> => ({
  wish,
  line,
});

export const FIRST: Course = {
  id: "first",
  icon: "boss",
  ...scripted(firstGame),
  lessons: LESSONS,
  goal: GOAL,
  rounds: 3,
};
export const BABILAR: Course = {
  id: "babilar",
  icon: "boss-regalia",
  ...scripted(babilarGame),
  lessons: babilar.LESSONS,
  goal: babilar.GOAL,
  rounds: 3,
};
export const ILDITHIA: Course = {
  id: "ildithia",
  icon: "boss-limelight",
  ...scripted(ildithiaGame),
  lessons: ildithia.LESSONS,
  goal: ildithia.GOAL,
  rounds: 3,
};
export const COURSES: readonly Course[] = [FIRST, BABILAR, ILDITHIA];

interface Kept {
  table: string;
  given: string[];
}

const keyOf = ({ id }: Course): string => (id === FIRST.id ? "reckoners-guide" : `reckoners-guide-${id}`);

export function kept(course: Course): Kept {
  try {
    const { table, given } = JSON.parse(localStorage.getItem(keyOf(course)) ?? "") as Partial<Kept>;
    if (table && Array.isArray(given)) return { table, given };
  } catch {
    // Nothing was kept, or by an older version of this page.
  }
  return { table: "", given: [] };
}

export function keep(course: Course, table: string, given: readonly string[]): void {
  localStorage.setItem(keyOf(course), JSON.stringify({ table, given }));
}

/** The game of a course that was begun and not finished, if there is one. */
export function begun(course: Course): string {
  const { table, given } = kept(course);
  return given.includes(course.goal.id) ? "" : table;
}

/** Whose table that is; one that nobody remembers is taken for the first. */
export const courseOf = (table: string): Course =>
  COURSES.find((course) => kept(course).table === table) ?? FIRST;
