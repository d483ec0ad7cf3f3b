import type { Random } from '#sandbox/catalogue/art/random.ts';

/** Red, green, blue; 0 to 255. */
export type Colour = readonly [number, number, number];
/** The colours of one column from the top, in CSS pixels; the parts common to a column are computed once. */
export type Scene = (x: number) => (y: number) => Colour;

type Light = { readonly sky: readonly [Colour, Colour]; readonly sun: Colour; readonly land: Colour };

/** The hours of a day over hills. */
const lights: readonly Light[] = [
  {
    sky: [
      [58, 34, 92],
      [247, 165, 92],
    ],
    sun: [255, 236, 190],
    land: [62, 26, 62],
  },
  {
    sky: [
      [70, 140, 190],
      [226, 240, 232],
    ],
    sun: [255, 250, 226],
    land: [22, 78, 82],
  },
  {
    sky: [
      [20, 28, 70],
      [120, 104, 168],
    ],
    sun: [236, 240, 255],
    land: [16, 22, 52],
  },
  {
    sky: [
      [176, 72, 84],
      [255, 214, 150],
    ],
    sun: [255, 244, 214],
    land: [88, 28, 48],
  },
];

function mix([r, g, b]: Colour, [toR, toG, toB]: Colour, share: number): Colour {
  return [r + (toR - r) * share, g + (toG - g) * share, b + (toB - b) * share];
}

type Ridge = { readonly top: (x: number) => number; readonly colour: Colour };

function ridges(random: Random, { sky, land }: Light, height: number): Ridge[] {
  const count = 4 + random.below(2);
  return Array.from({ length: count }, (_, at) => {
    const depth = (at + 1) / count;
    const base = height * (0.4 + 0.52 * depth);
    const waves = [34, 17, 7].map((length) => ({
      reach: length * random.between(0.16, 0.34) * (1.15 - depth / 2),
      length: length * random.between(0.8, 1.5),
      start: random.between(0, 6.3),
    }));
    return {
      top: (x) =>
        base + waves.reduce((sum, { reach, length, start }) => sum + reach * Math.sin(start + x / length), 0),
      colour: mix(sky[1], land, 0.25 + 0.75 * depth),
    };
  });
}

/** A view over hills, never the same twice; `width` and `height` in CSS pixels. */
export function hillScene(random: Random, width: number, height: number): Scene {
  const light = random.pick(lights);
  const hills = ridges(random, light, height);
  const sun = {
    x: random.between(0.15, 0.85) * width,
    y: random.between(0.16, 0.4) * height,
    radius: random.between(12, 22),
  };
  return (x) => {
    const column = hills.map(({ top, colour }) => ({ top: top(x), colour }));
    return (y) => at(x, y, column);
  };

  function at(
    x: number,
    y: number,
    column: readonly { readonly top: number; readonly colour: Colour }[],
  ): Colour {
    const hill = column.findLast(({ top }) => y >= top);
    if (hill) {
      const below = y - hill.top;
      // Light lies on a crest, mist in the valley before the next.
      const lit = Math.max(0, 0.3 - below / 14);
      return mix(mix(hill.colour, light.sun, lit), light.sky[1], Math.min(0.22, below / 260));
    }
    const sky = mix(light.sky[0], light.sky[1], Math.min(1, y / (height * 0.72)));
    const away = Math.hypot(x - sun.x, y - sun.y) - sun.radius;
    const glow = away < 0 ? Math.min(1, 0.35 - away) : 0.35 * Math.exp(-away / 26);
    return mix(sky, light.sun, Math.max(0, glow));
  }
}
