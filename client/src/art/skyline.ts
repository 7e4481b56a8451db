// A city at night, drawn from a number: the same number gives the same city.

export interface City {
  far: string;
  near: string;
  windows: string;
}

interface Layer {
  low: number;
  high: number;
  narrow: number;
  wide: number;
  lit: number;
}

const FAR = { low: 0.35, high: 0.85, narrow: 34, wide: 80, lit: 0.035 };
const NEAR = { low: 0.15, high: 0.5, narrow: 40, wide: 110, lit: 0.05 };

const n = (value: number): string => value.toFixed(1);

function roof(kind: number, x: number, y: number, w: number, base: number): string {
  if (kind < 0.22) return `M${n(x)} ${base}V${n(y + w * 0.5)}L${n(x + w)} ${n(y)}V${base}Z`;
  if (kind < 0.4)
    return `M${n(x)} ${base}V${n(y + 10)}L${n(x + w / 2)} ${n(y - 14)}L${n(x + w)} ${n(y + 10)}V${base}Z`;
  if (kind < 0.6) {
    const mast = `M${n(x + w * 0.48)} ${n(y - 18)}V${n(y - 46)}H${n(x + w * 0.52)}V${n(y - 18)}Z`;
    return `M${n(x)} ${base}V${n(y)}H${n(x + w * 0.3)}V${n(y - 18)}H${n(x + w * 0.7)}V${n(y)}H${n(x + w)}V${base}Z${mast}`;
  }
  return `M${n(x)} ${base}V${n(y)}H${n(x + w)}V${base}Z`;
}

export function skyline(width: number, height: number, seed: number): City {
  let state = seed;
  const chance = (): number => (state = (state * 16807) % 2147483647) / 2147483647;

  const layer = ({ low, high, narrow, wide, lit }: Layer): [string, string] => {
    let houses = "";
    let windows = "";
    for (let x = -20; x < width + 20;) {
      const w = narrow + chance() * (wide - narrow);
      const y = height - height * (low + chance() * (high - low));
      houses += roof(chance(), x, y, w, height);
      if (chance() < 0.3) {
        for (let wy = y + 26; wy < height - 8; wy += 11)
          for (let wx = x + 6; wx < x + w - 8; wx += 9)
            if (chance() < lit * 7) windows += `M${n(wx)} ${n(wy)}h3.5v5h-3.5z`;
      }
      x += w + (chance() < 0.3 ? 6 : 1);
    }
    return [houses, windows];
  };

  const [far, farWindows] = layer(FAR);
  const [near, nearWindows] = layer(NEAR);
  return { far, near, windows: farWindows + nearWindows };
}
