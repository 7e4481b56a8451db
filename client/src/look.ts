// How the page looks: dark, light, or with high contrast on black or on white ("paper", which is also what is printed).
// tools/first-look.mjs makes a script of this file alone, which runs before anything is drawn: it imports nothing.

export const KEY = "reckoners-settings";
export const CHOICES = ["system", "dark", "light", "contrast"] as const;
export type Choice = (typeof CHOICES)[number];
export type Look = "dark" | "light" | "contrast" | "paper";

export interface Asked {
  printed: boolean;
  light: boolean;
  more: boolean;
}

export function lookOf(choice: Choice, { printed, light, more }: Asked): Look {
  if (printed) return "paper";
  if (choice !== "system") return choice;
  if (more) return light ? "paper" : "contrast";
  return light ? "light" : "dark";
}

const MEDIA = {
  printed: "print",
  light: "(prefers-color-scheme: light)",
  more: "(prefers-contrast: more)",
  forced: "(forced-colors: active)",
};
let chosen: Choice = "system";

/** What has been chosen in this browser; an older version kept no look. */
export function keptLook(): Choice {
  try {
    const { look } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { look?: Choice };
    return look && CHOICES.includes(look) ? look : "system";
  } catch {
    return "system";
  }
}

function draw(printing = false): void {
  const asks = (media: string): boolean => matchMedia(media).matches;
  const { dataset } = document.documentElement;
  const asked: Asked = {
    printed: printing || asks(MEDIA.printed),
    light: asks(MEDIA.light),
    more: asks(MEDIA.more) || asks(MEDIA.forced),
  };
  dataset["look"] = lookOf(chosen, asked);
  tint();
}

/** The frame of the window has the colour of the sky. */
function tint(): void {
  const sky = getComputedStyle(document.documentElement).getPropertyValue("--sky-0").trim();
  if (sky) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", sky);
}

export function showLook(choice: Choice): void {
  chosen = choice;
  draw();
}

/** Follows the system and the printer from now on. */
export function followLook(): void {
  const follow = (): void => {
    draw();
  };
  for (const media of Object.values(MEDIA)) matchMedia(media).addEventListener("change", follow);
  addEventListener("beforeprint", () => {
    draw(true);
  });
  addEventListener("afterprint", follow);
}

/** The city whose colours the page has. */
export function showCity(city: string): void {
  document.documentElement.dataset["city"] = city;
  tint();
}
