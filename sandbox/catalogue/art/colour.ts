type Channels = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB, channels possibly out of 0 to 1 (Björn Ottosson's matrices). */
function linear(lightness: number, chroma: number, hue: number): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function shown(channels: Channels): boolean {
  return channels.every((value) => value > -0.0005 && value < 1.0005);
}

function byte(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * A colour as `#rrggbb` from OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. A colour
 * that screens cannot show loses chroma, never its hue or lightness, so contrasts hold.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let kept = chroma;
  let channels = linear(lightness, kept, hue);
  while (!shown(channels) && kept > 0.002) {
    kept *= 0.94;
    channels = linear(lightness, kept, hue);
  }
  return `#${channels.map(byte).join('')}`;
}
