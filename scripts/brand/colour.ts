/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour of `#rgb`, `#rrggbb` or `rgb(r g b / a%)`. */
export function colourOf(text: string): Colour {
  if (text === 'white') return [255, 255, 255, 1];
  if (text === 'black') return [0, 0, 0, 1];
  if (text === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [red, green, blue, 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(text);
  if (!parts) throw new Error(`${text} is no colour this test knows`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 100) / 100];
}

/** The visible colour of `over` on the opaque `under`. */
export function laidOver(over: Colour, under: Colour): Colour {
  const part = (at: 0 | 1 | 2) => over[at] * over[3] + under[at] * (1 - over[3]);
  return [part(0), part(1), part(2), 1];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `one` mixed with `other`. Close enough to a mix in Oklab for limits with room to spare. */
export function mixed(one: Colour, share: number, other: Colour): Colour {
  const alpha = one[3] * share + other[3] * (1 - share);
  const part = (at: 0 | 1 | 2) => (one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / alpha;
  return [part(0), part(1), part(2), alpha];
}
