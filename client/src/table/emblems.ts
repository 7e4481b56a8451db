// Emblems of the Epics, our own drawings on a 48 grid: pale line on a tinted field, one idea each.

const line = (d: string, width = 2.6, opacity = 1): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" d="${d}"/>`;
const fill = (d: string, opacity = 1): string => `<path d="${d}" opacity="${opacity}" fill-rule="evenodd"/>`;
const dot = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" opacity="${opacity}"/>`;

interface Emblem {
  hue: number;
  art: string;
}

export const EMBLEMS: Record<string, Emblem> = {
  nightwielder: {
    hue: 262,
    art:
      fill("M29 7a16.5 16.5 0 1 0 11.5 22.5A13 13 0 1 1 29 7z") +
      line("M10 41c4-4 4-7 3-11M20 44c2-4 1-7 0-9M31 43c0-3-1-5-2-7", 2.4, 0.7) +
      fill("M35 12l1.3 3.7L40 17l-3.7 1.3L35 22l-1.3-3.7L30 17l3.7-1.3z", 0.9),
  },
  curveball: {
    hue: 24,
    art:
      dot(35, 14, 7) +
      line("M27 18C16 22 10 30 9 41", 3) +
      line("M31 23c-8 4-12 10-13 18", 2.4, 0.7) +
      line("M36 26c-4 3-7 8-8 14", 2, 0.45),
  },
  fortuity: {
    hue: 150,
    art:
      line(
        "M24 24C16 20 14 14 18 10s8 0 6 14c8-14 14-14 16-8s-4 10-16 8c14 4 16 10 12 14s-10 2-12-14c-2 16-8 18-12 14s-2-10 12-14",
      ) + dot(24, 24, 3.4),
  },
  faultline: {
    hue: 42,
    art:
      line("M4 16h14l4 7-5 6 6 5-2 8", 2.8) +
      line("M44 14H28l-3 6", 2.8) +
      line("M25 20l5 6-4 6 5 4-1 6", 2.8) +
      line("M5 40h10M36 40h8", 2.4, 0.55) +
      fill("M32 20h10v3H33z", 0.5) +
      fill("M6 22h9v3H6z", 0.5),
  },
  refractionary: {
    hue: 190,
    art:
      line("M24 8 40 37H8z", 2.8) +
      line("M2 27l15-4", 2.8) +
      line("M30 21l15-3M31.5 24.5 46 26M33 28l13 6", 2.2, 0.75) +
      line("M17 23l13-1", 2, 0.5),
  },
  digzone: {
    hue: 78,
    art:
      line("M24 6v6M14 12h20l-4 9H18zM18 21l3 8h6l3-8M21 29l3 12 3-12", 2.7) +
      line("M5 33h9M34 33h9M9 40h8M31 40h8", 2.2, 0.55),
  },
  frostbite: {
    hue: 212,
    art:
      line("M24 5v38M8 14.5l32 19M40 14.5l-32 19") +
      line("M19 8l5 5 5-5M19 40l5-5 5 5M9 21l6-2-1-6M39 27l-6 2 1 6M39 21l-6-2 1-6M9 27l6 2-1 6", 2.2, 0.8),
  },
  conflux: {
    hue: 300,
    art: fill("M27 4 13 26h9l-3 18 16-24h-10z") + line("M6 14c-2 7-2 13 0 20M42 14c2 7 2 13 0 20", 2.4, 0.6),
  },
  // two flames, one inside the other
  firefight: {
    hue: 12,
    art:
      line("M24 4c2 9 13 13 13 25a13 13 0 0 1-26 0c0-6 3-9 6-12 0 4 1 6 3 7 1-8 1-13 4-20z", 2.8) +
      fill("M24 27c1 4 6 6 6 10a6 6 0 0 1-12 0c0-4 5-6 6-10z", 0.85),
  },
  // a finger that points, and the mark that it leaves
  deathpoint: {
    hue: 348,
    art:
      line("M5 30h13l4-6h15a3 3 0 0 0 0-6H22l-5-4H5", 2.7) +
      line("M22 24h6M22 30h5M21 36h4M18 38H5", 2.3, 0.65) +
      line("M42 11v20M36 21h10", 2, 0.5) +
      dot(42, 21, 3),
  },
  // one becomes two becomes four
  mitosis: {
    hue: 168,
    art:
      line("M17 24a9 9 0 1 0 0-.1zM31 24a9 9 0 1 1 0-.1z", 2.6, 0) +
      `<circle cx="16" cy="24" r="11" fill="none" stroke="currentColor" stroke-width="2.7"/><circle cx="32" cy="24" r="11" fill="none" stroke="currentColor" stroke-width="2.7"/>` +
      dot(13, 24, 3.2) +
      dot(35, 24, 3.2) +
      line("M24 4v6M24 38v6", 2.2, 0.5),
  },
  // a tear below a closed eye
  "nights-sorrow": {
    hue: 238,
    art:
      line("M6 18c5 8 11 11 18 11s13-3 18-11", 2.9) +
      line("M10 27l-4 5M17 31l-2 6M31 31l2 6M38 27l4 5", 2.3, 0.6) +
      fill("M24 32c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z"),
  },
  // the outline of somebody who is not there
  absence: {
    hue: 205,
    art:
      `<circle cx="24" cy="14" r="8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="4 4.4" stroke-linecap="round"/>` +
      `<path d="M8 43v-5a16 12 0 0 1 32 0v5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="4 4.6" stroke-linecap="round"/>` +
      line("M21 14h6M19 36h10", 2.2, 0.5),
  },
  // the sun behind a thundercloud
  daystorm: {
    hue: 50,
    art:
      line("M30 6v4M41 10l-3 3M45 20h-4M19 10l3 3", 2.4, 0.75) +
      line("M23 16a8 8 0 0 1 15 6", 2.6) +
      line("M13 34a8 8 0 0 1 1-16 11 11 0 0 1 20 4 6.5 6.5 0 0 1 1 12", 2.8) +
      fill("M25 27l-8 10h6l-3 8 10-11h-6z"),
  },
  // an ear, struck out
  earless: {
    hue: 30,
    art:
      line("M15 22c0-9 5-14 11-14s11 5 11 12c0 8-8 9-9 15-1 5-8 6-10 1", 2.8) +
      line("M21 22c0-4 2-7 5-7s5 2 5 6-4 5-5 8", 2.3, 0.65) +
      line("M7 41 41 7", 3),
  },
  // a crossing where nothing moves
  gridlock: {
    hue: 4,
    art:
      line("M17 4v13H4M31 4v13h13M17 44V31H4M31 44V31h13", 2.6) +
      fill("M20 20h8v8h-8z") +
      fill("M21 7h6v8h-6zM21 33h6v8h-6zM7 21h8v6H7zM33 21h8v6h-8z", 0.6),
  },
  // sharpened stakes
  palisade: {
    hue: 34,
    art:
      line("M6 42V16l4-6 4 6v26M18 42V13l4-6 4 6v29M30 42V16l4-6 4 6v26", 2.6) +
      line("M3 24h40M3 34h40", 2.4, 0.6),
  },
  // a star over two chevrons
  marshal: {
    hue: 220,
    art:
      fill("M24 4l3.3 7.2 7.7.9-5.7 5.3 1.5 7.7L24 21.3l-6.8 3.8 1.5-7.7-5.7-5.3 7.7-.9z") +
      line("M8 31l16-5 16 5M8 39l16-5 16 5", 2.9, 0.85),
  },
  // a hound's head on a scent
  bloodhound: {
    hue: 18,
    art:
      line("M8 12c5-5 12-5 16 0l6 5c6 1 11 4 13 9-2 5-8 6-14 5l-6 9c-5 1-8-2-8-6", 2.7) +
      line("M8 12c-4 8-3 17 3 22 4-5 5-12 4-18", 2.6, 0.75) +
      dot(27, 19, 2.4) +
      fill("M40 22l5 4-5 3z"),
  },
  // sparks that fall from a burning roof
  cinderfall: {
    hue: 8,
    art:
      line("M5 18 24 6l19 12", 2.9) +
      fill("M12 24l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM31 21l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4z") +
      fill(
        "M23 37l1.4 3.4L28 42l-3.6 1.4L23 47l-1.4-3.6L18 42l3.6-1.6zM42 37l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z",
        0.7,
      ),
  },
  // a trumpet with its call
  herald: {
    hue: 46,
    art:
      line("M6 28l22-9V36L6 30z", 2.7) +
      line("M28 19c4-1 6-4 7-8v30c-1-3-3-5-7-5", 2.7) +
      line("M40 20l5-3M40 27h6M40 34l5 3", 2.3, 0.7) +
      line("M12 31v8l6 2v-8", 2.3, 0.6),
  },
  // a trunk of steel and its roots
  ironroot: {
    hue: 110,
    art:
      line("M20 6h8v18c0 5 8 6 15 6M20 6v18c0 5-8 6-15 6", 2.7) +
      line("M24 24v19M24 30c-3 6-8 8-14 9M24 30c3 6 8 8 14 9", 2.5, 0.8) +
      line("M20 12h8M20 18h8", 2.2, 0.55),
  },
  // a crown that is held out to another
  kingmaker: {
    hue: 284,
    art:
      line("M10 22 8 8l8 7 8-10 8 10 8-7-2 14z", 2.8) +
      line("M5 40c5-8 9-9 14-8l10 1c3 1 2 4-1 4h-7", 2.6, 0.85) +
      line("M28 37l10-6c3-1 5 2 3 4l-9 7H15l-5 2", 2.6, 0.85),
  },
  // a pulse that breaks its frame
  paroxysm: {
    hue: 326,
    art:
      line("M3 26h8l4-9 5 22 6-34 6 30 4-13 3 4h6", 2.9) +
      line("M8 8l4 4M40 8l-4 4M8 42l4-4M40 42l-4-4", 2.2, 0.5),
  },
  // a wave that pulls downwards
  undertow: {
    hue: 184,
    art:
      line("M4 20c6-9 14-11 22-7 8 5 7 15-1 16-6 1-9-6-4-9", 2.9) +
      line("M30 15c5 1 10 4 14 9", 2.5, 0.7) +
      line("M4 34c7-4 13-4 20 0s13 4 20 0M4 42c7-4 13-4 20 0s13 4 20 0", 2.3, 0.55),
  },
  // what holds, and what it throws off
  sourcefield: {
    hue: 222,
    art:
      dot(24, 24, 4.4) +
      line("M24 14a10 10 0 0 1 0 20 10 10 0 0 1 0-20z", 2.5) +
      line("M12 8C4 16 4 32 12 40M36 8c8 8 8 24 0 32", 2.5, 0.75) +
      line("M20 24h-8m4-4-4 4 4 4M28 24h8m-4-4 4 4-4 4", 2.2, 0.6),
  },
  dazzle: {
    hue: 318,
    art: fill(
      "M24 4l4.2 11.4L40 11l-6.4 10.4L45 24l-11.4 4.2L38 40l-10.4-6.4L24 44l-4.2-10.4L9 38l5.4-10.4L3 24l11.4-2.6L9 10l10.8 5.4z",
    ),
  },
  // three atoms in a draught
  ozone: {
    hue: 174,
    art:
      line("M17 22a9 9 0 1 0-.1 0zM31 22a9 9 0 1 0-.1 0zM24 40a8 8 0 1 0-.1 0z") +
      line("M6 36c3 3 6 3 9 0M33 36c3 3 6 3 9 0", 2.2, 0.55),
  },
  loophole: {
    hue: 268,
    art:
      line("M24 24c-6-10-18-9-18 0s12 10 18 0 18-9 18 0-12 10-18 0z", 3) +
      line("M24 6v8M24 34v8", 2.4, 0.6) +
      dot(24, 24, 2.6),
  },
  // what falls, falls faster
  newton: {
    hue: 96,
    art:
      dot(24, 15, 7) +
      line("M24 22v14M17 30l7 8 7-8", 3) +
      line("M8 42h32") +
      line("M10 12c-3 4-3 8 0 12M38 12c3 4 3 8 0 12", 2.2, 0.55),
  },
  obliteration: {
    hue: 16,
    art:
      dot(24, 24, 8) + line("M24 4v7M24 37v7M4 24h7M37 24h7M10 10l5 5M33 33l5 5M38 10l-5 5M15 33l-5 5", 2.8),
  },
  // a paw that is about to be something else
  knoxx: {
    hue: 34,
    art:
      dot(11, 21, 4.2) +
      dot(19, 12, 4.6) +
      dot(30, 12, 4.6) +
      line("M37 17a4.2 4.2 0 1 0 .1 0z", 2.2, 0.7) +
      fill("M24 22c5 0 7 4 10 8s2 9-3 9c-3 0-4-1-7-1s-4 1-7 1c-5 0-6-5-3-9s5-8 10-8z"),
  },
  stormwind: {
    hue: 200,
    art: line(
      "M5 16h22c6 0 7-9 1-9-3 0-4 2-4 4M5 24h31c7 0 8 11 0 11-4 0-5-3-4-5M5 32h16c5 0 5 8 0 8-2 0-3-2-3-3",
      2.7,
    ),
  },
  // a mask
  larcener: {
    hue: 284,
    art:
      line("M6 20c6-6 30-6 36 0-1 9-7 13-12 11-3-1-4-4-6-4s-3 3-6 4c-5 2-11-2-12-11z", 2.7) +
      dot(16, 22, 2.6) +
      dot(32, 22, 2.6),
  },
  // a word that comes back, and back again
  echolalia: {
    hue: 128,
    art:
      line("M5 10h21a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H15l-7 6v-6H5z", 2.8) +
      line("M34 18h3a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-1v5l-6-5h-7", 2.4, 0.7) +
      line("M44 27v8a3 3 0 0 1-3 3v4l-5-4", 2.1, 0.45) +
      line("M11 16h12M11 20.5h7", 2.2, 0.8),
  },
  // a bar across the road, and a coin before it
  tollkeeper: {
    hue: 56,
    art:
      line("M7 42V16h7v26M4 42h13", 2.7) +
      line("M14 22 44 12v6L14 28", 2.6) +
      line("M23 20v5M31 17v6M38 15v5", 2.3, 0.65) +
      `<circle cx="33" cy="36" r="7" fill="none" stroke="currentColor" stroke-width="2.5"/>` +
      line("M33 32.5v7", 2.3, 0.8),
  },
  // a head with a piece missing
  lacuna: {
    hue: 252,
    art:
      line("M31 8.5A15 15 0 0 0 9 21c0 5 2 8 5 11v10h15v-6h4c4 0 5-2 5-5v-5h3l-4-8", 2.8) +
      fill("M31 12h4v-2.5a2.5 2.5 0 0 1 5 0V12h4v9h-4.5a2.5 2.5 0 0 0-5 0H31z", 0.55) +
      line("M17 20h7v7h-7z", 2.3, 0.9),
  },
  // three voices at once
  chorus: {
    hue: 336,
    art:
      dot(24, 11, 5) +
      dot(10, 17, 4, 0.75) +
      dot(38, 17, 4, 0.75) +
      line("M16 42V30a8 8 0 0 1 16 0v12", 2.8) +
      line("M4 40V32a6 6 0 0 1 9-5M44 40V32a6 6 0 0 0-9-5", 2.4, 0.75) +
      fill("M24 29c3 0 4 2 4 4s-1 4-4 4-4-2-4-4 1-4 4-4z"),
  },
  // gates behind a wall
  garrison: {
    hue: 22,
    art:
      line("M5 42V12h6v5h6v-5h14v5h6v-5h6v30z", 2.8) +
      line("M17 42V32a7 7 0 0 1 14 0v10M24 25v17", 2.5) +
      line("M10 25h3M35 25h3", 2.4, 0.6) +
      line("M24 12V4l7 3-7 3", 2.2, 0.75),
  },
};

/** An Epic without an emblem of its own gets a colour of its own all the same. */
export function epicHue(id: string): number {
  const known = EMBLEMS[id];
  if (known) return known.hue;
  let hue = 7;
  for (const letter of id) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return hue;
}

export function epicArt(id: string): string {
  return EMBLEMS[id]?.art ?? fill("M24 5l5 13 14 1-11 9 4 14-12-8-12 8 4-14L5 19l14-1z", 0.9);
}
