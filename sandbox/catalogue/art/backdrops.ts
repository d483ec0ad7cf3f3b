import type { Backdrop } from './backdrop.ts';
import { circle, line, path, polar, rect, repeatDrawing, short, stroke, transformOf } from './svg.ts';

/** Rays from the middle, as on an old fairground front. */
const rays: Backdrop = (random, { glow }, { x, y, width, height }) => {
  const count = random.pick([10, 12, 16]);
  const reach = width + height;
  const blades = Array.from({ length: count }, (_, at) => {
    const turn = (at * 360) / count;
    return line([[0, 0], polar(reach, turn), polar(reach, turn + 180 / count)], true);
  });
  return path(blades.join(''), glow, `${transformOf(x, y, 1, random.between(0, 30))} opacity=".3"`);
};

/** Doorway in doorway, the light at the end: the shape of the house. */
const doorways: Backdrop = (_, { deep, base, glow }, { x, y, height }) => {
  const door = (half: number, colour: string, opacity: number) => {
    const top = y - half * 0.55;
    const d = `M${short(x - half)} ${height}V${short(top)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0V${height}z`;
    return path(d, colour, `opacity="${opacity}"`);
  };
  return door(142, deep, 0.55) + door(120, base, 0.9) + door(98, glow, 0.5) + door(78, glow, 0.55);
};

/** Rings of light growing outwards. */
const rings: Backdrop = (random, { glow, deep }, { x, y }) => {
  const gap = random.between(22, 34);
  return [6, 5, 4, 3, 2]
    .map((at) => circle(x, y, 40 + at * gap, at % 2 ? deep : glow, `opacity="${at % 2 ? 0.35 : 0.22}"`))
    .join('');
};

/** Hills one behind another, a disc in the sky. */
const hills: Backdrop = (random, { deep, base, glow, metal }, { width, height, y }) => {
  const ridge = (top: number, swing: number) => {
    const points = Array.from({ length: 5 }, (_, at) => [
      (width / 4) * at,
      top + random.between(-swing, swing),
    ]);
    const curve = points
      .slice(1)
      .map(([px = 0, py = 0], at) => {
        const [lx = 0, ly = 0] = points[at] ?? [];
        const middle = short((lx + px) / 2);
        return `C${middle} ${short(ly)} ${middle} ${short(py)} ${short(px)} ${short(py)}`;
      })
      .join('');
    return `M0 ${height}V${short(points[0]?.[1] ?? top)}${curve}V${height}z`;
  };
  return [
    circle(random.between(0.2, 0.8) * width, y - 60, random.between(30, 56), metal.light, 'opacity=".55"'),
    path(ridge(y + 26, 34), glow, 'opacity=".4"'),
    path(ridge(y + 70, 28), base),
    path(ridge(y + 112, 20), deep, 'opacity=".85"'),
  ].join('');
};

/** Cloth drawn to both sides, the stage lit between. */
const curtains: Backdrop = (_, { second, ink }, { width, height, x, y }) => {
  const fold = (at: number) =>
    path(
      `M${at * 18} 0H${at * 18 + 18}Q${at * 12 + 14} ${y + 20} ${at * 9 + 9} ${height}H${at * 9}Q${at * 12} ${y + 20} ${at * 18} 0z`,
      at % 2 ? second.dark : second.mid,
    );
  const half = [3, 2, 1, 0].map(fold).join('');
  const scallops = Array.from({ length: 5 }, (_, at) => {
    const left = (width / 5) * at;
    return `M${short(left)} 0h${short(width / 5)}v18q${short(-width / 10)} 34 ${short(-width / 5)} 0z`;
  });
  return [
    `<ellipse cx="${x}" cy="${y + 108}" rx="${width * 0.44}" ry="30" fill="url(#g)"/>`,
    repeatDrawing(half, ['opacity=".9"', `transform="matrix(-1 0 0 1 ${width} 0)" opacity=".9"`]),
    path(scallops.join(''), second.dark, `stroke="${ink}" stroke-opacity=".3" stroke-width="3"`),
  ].join('');
};

/** Water: shafts of light from above, sand and weed below. */
const depths: Backdrop = (random, { glow, deep, second }, { width, height, y }) => {
  const shafts = Array.from({ length: 4 }, () => {
    const top = random.between(-20, width);
    const foot = top + random.between(-90, 90);
    return `M${short(top)} 0h${short(random.between(16, 40))}L${short(foot + 70)} ${height}H${short(foot)}z`;
  });
  const weeds = Array.from({ length: 6 }, () => {
    const foot = random.between(0, width);
    const high = random.between(60, 130);
    return `M${short(foot)} ${height}q-16 ${short(-high / 3)} 0 ${short((-high * 2) / 3)}t4 ${short(-high)}`;
  });
  return [
    path(shafts.join(''), glow, 'opacity=".28"'),
    stroke(weeds.join(''), second.dark, 9, 'stroke-linecap="round" opacity=".8"'),
    path(
      `M0 ${y + 120}Q${width / 4} ${y + 92} ${width / 2} ${y + 118}T${width} ${y + 108}V${height}H0z`,
      deep,
      'opacity=".75"',
    ),
  ].join('');
};

/** A floor of light running to the horizon, a city of bars above it. */
const horizon: Backdrop = (random, { hero, glow, deep, ink }, { width, height, y }) => {
  const level = y + 64;
  const towers = Array.from({ length: 9 }, (_, at) => {
    const high = random.between(30, 150);
    return `M${short((width / 9) * at)} ${level}v${short(-high)}h${short(width / 9 - 4)}v${short(high)}z`;
  });
  const rows = [0, 14, 34, 62, 100, 150].map((down) => `M0 ${level + down}H${width}`);
  const spokes = Array.from(
    { length: 9 },
    (_, at) => `M${short(width / 2 + (at - 4) * 14)} ${level}L${short(width / 2 + (at - 4) * 92)} ${height}`,
  );
  return [
    path(towers.join(''), deep, 'opacity=".7"'),
    rect(0, level, width, height - level, ink, 'opacity=".55"'),
    stroke(rows.join('') + spokes.join(''), hero.mid, 2, 'opacity=".65"'),
    stroke(`M0 ${level}H${width}`, glow, 4),
  ].join('');
};

/** Lamps out of focus. */
const lamps: Backdrop = (random, { glow, hero, metal, second }, { width, height }) => {
  const lamp = () => {
    const radius = Math.round(random.between(6, 34));
    const left = Math.round(random.between(0, width)) - radius;
    const level = Math.round(random.between(0, height * 0.8));
    return `M${left} ${level}a${radius} ${radius} 0 1 1 0 1z`;
  };
  return [glow, hero.mid, metal.mid, second.mid]
    .map((colour) => path(lamp() + lamp() + lamp(), colour, 'opacity=".24"'))
    .join('');
};

/** Diamonds set side by side, as in a harlequin's coat. */
const harlequin: Backdrop = (random, { deep, glow }, { width, height }) => {
  const across = width / random.pick([4, 5, 6]);
  const high = across * random.between(1.3, 1.7);
  const cell = `M${short(across / 2)} 0L${short(across)} ${short(high / 2)}L${short(across / 2)} ${short(high)}L0 ${short(high / 2)}z`;
  return [
    `<pattern id="p" width="${short(across)}" height="${short(high)}" patternUnits="userSpaceOnUse">${path(cell, deep)}</pattern>`,
    rect(0, 0, width, height, 'url(#p)', 'opacity=".42"'),
    rect(0, 0, width, height * 0.4, glow, 'opacity=".08"'),
  ].join('');
};

/** Beams from lamps above the stage. */
const beams: Backdrop = (random, { glow, metal, deep }, { width, height, x, y }) => {
  const lights = [-0.1, 0.25, 0.75, 1.1].map((share) => {
    const top = share * width;
    const spread = random.between(34, 60);
    return `M${short(top)}-10L${short(x - spread + (x - top) * 0.35)} ${height}H${short(x + spread + (x - top) * 0.35)}z`;
  });
  return [
    path(lights.join(''), glow, 'opacity=".22"'),
    `<ellipse cx="${x}" cy="${y + 112}" rx="128" ry="26" fill="${deep}" opacity=".6"/>`,
    `<ellipse cx="${x}" cy="${y + 106}" rx="112" ry="21" fill="${metal.mid}" opacity=".4"/>`,
  ].join('');
};

export const backdrops = {
  rays,
  doorways,
  rings,
  hills,
  curtains,
  depths,
  horizon,
  lamps,
  harlequin,
  beams,
} as const;
export type BackdropName = keyof typeof backdrops;
