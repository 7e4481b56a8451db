// Which layout, and how large: by the room there is, not by the device.
//
// Sizes are CSS pixels at a scale of 1, where the smallest text has 11 px: nothing is ever drawn smaller. Browser zoom
// makes the window smaller in CSS pixels, and a layout that fills any window cancels that: so a scale has a ceiling, and a
// small window gets another layout that shows less at once, as large as this one or larger. 200 % of zoom then make
// things about twice as large (1.8 times at least at 1280 x 720 and 1920 x 1080). The text size of the settings is a
// factor on top, and takes room like zoom does.

export type Layout = "desktop" | "wide" | "tablet" | "sideways" | "phone";
export interface Room {
  layout: Layout;
  /** What a pixel of the layout takes on the screen. */
  scale: number;
  /** The window in pixels of the layout. */
  width: number;
  height: number;
  /** Higher than the window where there is no room for it: then the table scrolls. A phone's grows with what it shows. */
  needs: number;
}

type Size = readonly [width: number, height: number];
interface Kind {
  layout: Layout;
  /** With less room it cannot be used. */
  least: Size;
  /** With less room it is only used because of a larger text. */
  good: Size;
  /** It is drawn at this size and scaled from there. */
  drawn: Size;
  most: number;
  /** It is never lower than this. */
  lowest?: number;
}

/** In the order in which they are liked. */
const KINDS: readonly Kind[] = [
  { layout: "desktop", least: [1280, 720], good: [1280, 720], drawn: [1280, 720], most: 1.2 },
  { layout: "tablet", least: [924, 690], good: [924, 690], drawn: [1024, 768], most: 1.1 },
  { layout: "wide", least: [960, 510], good: [1000, 560], drawn: [1280, 660], most: 1.15 },
  { layout: "tablet", least: [680, 920], good: [680, 920], drawn: [768, 1024], most: 1.15 },
  { layout: "sideways", least: [500, 0], good: [500, 0], drawn: [700, 375], most: 1.3, lowest: 370 },
];
const PHONE: Kind = {
  layout: "phone",
  least: [0, 0],
  good: [0, 0],
  drawn: [430, 844],
  most: 1.2,
  lowest: 690,
};

const holds = ([width, height]: Size, [w, h]: Size): boolean => width >= w && height >= h;

function kindOf(window: Size, needs: "least" | "good"): Kind {
  const shape = window[0] / window[1];
  const suits = (layout: Layout): boolean =>
    layout === "tablet" ? shape < 1.55 : layout !== "sideways" || shape > 1.15;
  const fits = (kind: Kind): boolean => holds(window, kind[needs]) && suits(kind.layout);
  return KINDS.find(fits) ?? PHONE;
}

/** How large things are drawn in a window of this size, before the text size of the settings. */
export function scaleOf(width: number, height: number): number {
  const { drawn, most } = kindOf([width, height], "good");
  return Math.min(Math.max(1, Math.min(width / drawn[0], height / drawn[1])), most);
}

export function roomFor(width: number, height: number, textSize = 1): Room {
  const scale = scaleOf(width, height) * textSize;
  const window: Size = [width / scale, height / scale];
  const { layout, lowest = 0 } = kindOf(window, "least");
  const [w, h] = window;
  return { layout, scale, width: w, height: h, needs: Math.max(h, lowest) };
}
