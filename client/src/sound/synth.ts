// Every sound is made here, from a few tones and noise; nothing is recorded, nothing is fetched. Fetched itself when
// somebody has switched sound on.
import type { Sound } from "./heard";

/** Told to the page when a sound begins, for tests. */
export const HEARD = "reckoners-sound";

/** What it is made of, where its pitch begins and ends (Hz), when it begins, how long it takes (seconds), how loud. */
type Tone = [OscillatorType | "noise", number, number, number, number, number];

const knock = (at: number, pitch: number, loud: number): Tone[] => [
  ["noise", pitch, pitch * 0.7, at, 0.05, loud],
  ["triangle", pitch / 9, pitch / 14, at, 0.06, loud * 0.6],
];
const chord = (notes: number[], at: number, apart: number, length: number, loud: number): Tone[] =>
  notes.map((pitch, n): Tone => ["triangle", pitch, pitch, at + n * apart, length, loud]);

const TONES: Record<Sound, Tone[]> = {
  dice: [
    ...knock(0, 2600, 0.5),
    ...knock(0.07, 2100, 0.55),
    ...knock(0.13, 2900, 0.4),
    ...knock(0.22, 1900, 0.5),
    ...knock(0.29, 2400, 0.35),
    ...knock(0.41, 1700, 0.3),
  ],
  hit: [
    ["noise", 1400, 300, 0, 0.16, 0.6],
    ["square", 210, 60, 0, 0.2, 0.25],
  ],
  defeated: [
    ["noise", 2200, 200, 0, 0.35, 0.6],
    ["sawtooth", 180, 40, 0, 0.5, 0.25],
    ...chord([392, 523, 659, 784], 0.18, 0.09, 0.5, 0.3),
  ],
  night: [
    ["sine", 110, 55, 0, 1.8, 0.6],
    ["sine", 165, 82, 0.1, 1.6, 0.35],
    ...chord([440, 349, 294], 0.1, 0.34, 0.9, 0.16),
  ],
  loss: [
    ["sine", 150, 70, 0, 0.4, 0.7],
    ["triangle", 233, 175, 0.06, 0.35, 0.2],
  ],
  base: [0, 0.2, 0.4].flatMap((at): Tone[] => [
    ["square", 740, 740, at, 0.09, 0.16],
    ["square", 554, 554, at + 0.1, 0.09, 0.16],
  ]),
  won: [
    ...chord([262, 330, 392, 523], 0, 0.16, 0.6, 0.3),
    ...chord([262, 392, 523, 659, 784], 0.72, 0, 1.5, 0.2),
  ],
  lost: [
    ...chord([294, 262, 233, 220], 0, 0.34, 0.9, 0.3),
    ["sawtooth", 73, 37, 0.4, 2, 0.3],
    ["sine", 110, 55, 1.2, 1.4, 0.5],
  ],
};
/** Seconds between sounds that come at once. */
const APART = 0.45;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let no page be heard before somebody has touched it. */
const touched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

export function perform(sounds: readonly Sound[], volume: number): void {
  if (!touched() || document.hidden || volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = volume * 0.6;
  out.connect(context.destination);
  const begin = context.currentTime + 0.02;
  sounds.forEach((sound, n) => {
    for (const tone of TONES[sound]) voice(context as AudioContext, out, tone, begin + n * APART);
    window.dispatchEvent(new CustomEvent(HEARD, { detail: sound }));
  });
}

function voice(
  on: AudioContext,
  out: AudioNode,
  [kind, from, to, at, length, loud]: Tone,
  begin: number,
): void {
  const gain = on.createGain();
  const start = begin + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  const source =
    kind === "noise"
      ? hiss(on, gain, from, to, start, length)
      : tone(on, gain, kind, from, to, start, length);
  source.start(start);
  source.stop(start + length + 0.05);
}

function tone(
  on: AudioContext,
  out: AudioNode,
  kind: OscillatorType,
  from: number,
  to: number,
  start: number,
  length: number,
): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(out);
  return source;
}

function hiss(
  on: AudioContext,
  out: AudioNode,
  from: number,
  to: number,
  start: number,
  length: number,
): AudioScheduledSourceNode {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const data = noise.getChannelData(0);
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(out);
  return source;
}
