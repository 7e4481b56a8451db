// What stands on the keys of this keyboard. A key is known by its place, under the letter that a US keyboard has there;
// what is shown is the letter that the player finds there.

/** A key that was pressed, as far as it matters here. */
export interface Press {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

type Letters = Record<string, string>;

const SIGNS: Letters = { Comma: ",", Period: ".", Minus: "-", Equal: "=" };
/** Where keyboards differ from a US one: enough to know all of it by one key. */
const KEYBOARDS: readonly Letters[] = [
  { A: "Q", Q: "A", Z: "W", W: "Z", M: ",", ",": ";", ".": ":" }, // AZERTY
  { Y: "Z", Z: "Y" }, // QWERTZ
];

/** The place of a key; none if it is not a letter, a digit or a sign that is used here. */
export function placeOf(code: string | undefined): string {
  return /^(?:Key|Digit)(.)$/.exec(code ?? "")?.[1] ?? SIGNS[code ?? ""] ?? "";
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();
const shown = (key: string): string => (key.toUpperCase().length === 1 ? key.toUpperCase() : key);

export class Caps {
  private letters = $state.raw<Letters>({});

  /** What the player sees on the key at a place. Digits are printed on it, whatever it types. */
  at(place: string): string {
    return this.letters[place] ?? place;
  }

  /** Asks the browser, where it can tell; else the keys that are pressed tell it. */
  async ask(): Promise<void> {
    const keyboard = (
      navigator as { keyboard?: { getLayoutMap?: () => Promise<Iterable<[string, string]>> } }
    ).keyboard;
    const layout = await keyboard?.getLayoutMap?.().catch(() => undefined);
    const told: Letters = {};
    for (const [code, key] of layout ?? []) {
      const place = placeOf(code);
      if (place && !/\d/.test(place) && key.length === 1) told[place] = shown(key);
    }
    if (Object.keys(told).length) this.letters = told;
  }

  /** A key was pressed: if it is not what is shown for it, the keyboard is another one. */
  learn(press: Press): void {
    const place = placeOf(press.code);
    const { key } = press;
    if (!place || /\d/.test(place) || key.length !== 1) return;
    if (press.ctrlKey || press.metaKey || press.altKey || (press.shiftKey && !isLetter(key))) return;
    const letter = shown(key);
    if (letter === this.at(place)) return;
    const whole = KEYBOARDS.find((keyboard) => keyboard[place] === letter) ?? {};
    this.letters = letter === place ? {} : { ...this.letters, ...whole, [place]: letter };
  }
}

export const caps = new Caps();
