// Where one stands in the guided game. Kept by table, so that a reload goes on at the same lesson.
import type { Table } from "../table/decode";
import { courseOf, keep, kept, type Course } from "./courses";
import { AGAIN, HALF, type Lesson } from "./lessons";
import type { Scene, Since } from "./scene";

export class Guide {
  readonly course: Course;
  lesson = $state.raw<Lesson | undefined>();
  /** Lessons that were given or skipped. */
  given = $state.raw<readonly string[]>([]);

  private last: Table | undefined;
  private since: Since | undefined;
  /** Reminders that were sent away, with the step in which that was. */
  private quiet: string[] = [];

  constructor(
    private readonly table: string,
    course: Course = courseOf(table),
  ) {
    this.course = course;
    const old = kept(course);
    if (old.table === table) this.given = old.given;
    else this.keep();
  }

  get over(): boolean {
    return this.given.includes(this.course.goal.id);
  }

  /** Which of how many. */
  get place(): number {
    return this.course.lessons.filter(({ id }) => this.given.includes(id)).length + 1;
  }
  get length(): number {
    return this.course.lessons.length + 1;
  }

  /** The table, the hand or the tray has changed. */
  follow(scene: Scene): void {
    this.remember(scene);
    if (this.over) return;
    const { lesson, since } = this;
    if (lesson?.done && since && lesson.done(scene, since)) this.give(lesson);
    this.choose(scene);
  }

  private choose(scene: Scene): void {
    const { view } = scene.now;
    const { lessons, goal, rounds } = this.course;
    const fits = (lesson: Lesson): boolean => (lesson.round ?? 0) <= view.round && lesson.when(scene);
    const open = lessons.filter(({ id }) => !this.given.includes(id));
    const current = this.lesson;
    const finished = open.length === 0 || view.round > rounds || view.step === "over";
    const next =
      (this.given.includes(HALF.id) ? undefined : [HALF].find(fits)) ??
      (current && open.includes(current) && fits(current) ? current : undefined) ??
      (finished ? goal : undefined) ??
      open.find(fits) ??
      AGAIN.find((lesson) => fits(lesson) && !this.quiet.includes(hush(lesson, scene)));
    if (next !== current) this.begin(next, scene);
  }

  private begin(lesson: Lesson | undefined, scene: Scene): void {
    this.lesson = lesson;
    const { now } = scene;
    this.since = { from: now, deeds: [], verbs: [], low: now.at, advised: false };
  }

  /** What has been done since the lesson began. */
  private remember(scene: Scene): void {
    const { now } = scene;
    const before = this.last;
    this.last = now;
    if (!this.since) return;
    const advised = this.since.advised || scene.advice === "said";
    const low = Math.min(this.since.low, now.at);
    this.since = { ...this.since, advised, low };
    if (!before || now.at <= before.at) return;
    const played = now.log.filter(({ at }) => at > before.at);
    const deeds = played
      .map(({ action }) => before.options.find((option) => option.action === action))
      .filter((option) => option !== undefined);
    this.since = {
      ...this.since,
      verbs: [...this.since.verbs, ...played.map(({ verb }) => verb)],
      deeds: [...this.since.deeds, ...deeds],
    };
  }

  private give({ id }: Lesson): void {
    this.lesson = undefined;
    if (!this.given.includes(id) && !id.startsWith("again-") && id !== HALF.id)
      this.given = [...this.given, id];
    this.keep();
  }

  /** It was read. */
  next(scene: Scene): void {
    if (this.lesson) this.give(this.lesson);
    if (!this.over) this.choose(scene);
  }

  /** It is left out; a reminder is silent until the next step. */
  skip(scene: Scene): void {
    const lesson = this.lesson;
    if (!lesson) return;
    if (lesson.id.startsWith("again-"))
      this.quiet = [...this.quiet, hush(lesson, scene)]; // several may fit at once
    else if (!this.given.includes(lesson.id)) this.given = [...this.given, lesson.id];
    this.lesson = undefined;
    this.keep();
    if (!this.over) this.choose(scene);
  }

  leave(): void {
    this.given = [...this.given, this.course.goal.id];
    this.lesson = undefined;
    this.keep();
  }

  private keep(): void {
    keep(this.course, this.table, this.given);
  }
}

const hush = ({ id }: Lesson, { now }: Scene): string => `${id} ${String(now.view.round)}`;
