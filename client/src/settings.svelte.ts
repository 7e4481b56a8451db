// What one person likes: kept in the browser, applied to the whole page.
import { CHOICES, KEY, showLook, type Choice } from "./look";
import { scaleOf } from "./room";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const LOOKS = CHOICES;
export const SIZES = [100, 115, 130] as const;
export type Motion = "system" | "full" | "none";

interface Kept {
  look: Choice;
  motion: Motion;
  speed: number;
  size: number;
  /** Whether a recap follows every Epic phase. */
  recap: boolean;
  /** Off until somebody asks for it. */
  sound: boolean;
  /** Of 100. */
  volume: number;
  captions: boolean;
}

const DEFAULTS: Kept = {
  look: "system",
  motion: "system",
  speed: 1,
  size: 100,
  recap: true,
  sound: false,
  volume: 60,
  captions: false,
};

function load(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  private kept = $state.raw<Kept>(load());

  get look(): Choice {
    return this.kept.look;
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  get speed(): number {
    return this.kept.speed;
  }
  get size(): number {
    return this.kept.size;
  }

  get recap(): boolean {
    return this.kept.recap;
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  get volume(): number {
    return this.kept.volume;
  }
  get captions(): boolean {
    return this.kept.captions;
  }

  /** Whether things may move at all: the choice made here, else the system's. */
  get still(): boolean {
    if (this.kept.motion !== "system") return this.kept.motion === "none";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.apply();
  }

  /** The screens grow with the window as the table does. */
  fit = (): void => {
    const { style } = document.documentElement;
    const fit = scaleOf(innerWidth, innerHeight);
    style.setProperty("--fit", String(fit));
    style.setProperty("--scale", String((fit * this.kept.size) / 100)); // what stands over the table grows with it
  };

  /** Shows the choices to the style sheets. */
  apply(): void {
    const root = document.documentElement;
    this.fit();
    window.removeEventListener("resize", this.fit);
    window.addEventListener("resize", this.fit);
    showLook(this.kept.look);
    root.dataset["motion"] = this.kept.motion;
    root.style.setProperty("--zoom", String(this.kept.size / 100));
    root.style.setProperty("--speed", String(this.kept.speed));
  }
}

export const settings = new Settings();
