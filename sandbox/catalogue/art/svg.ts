import { escaped } from '../markup.ts';
import { hash } from './random.ts';

/** A number as short as it may be drawn: tenths. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

export type Point = readonly [x: number, y: number];

/** `x y` pairs joined for a path, the first moved to. */
export function line(points: readonly Point[], close = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${close ? 'z' : ''}`;
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`;
}

/** A line along a path, not filled. */
export function stroke(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${rest && ` ${rest}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, rest = ''): string {
  const at = `${x ? `cx="${short(x)}" ` : ''}${y ? `cy="${short(y)}" ` : ''}`;
  return `<circle ${at}r="${short(radius)}" fill="${fill}"${rest && ` ${rest}`}/>`;
}

export function ellipse(x: number, y: number, across: number, up: number, fill: string, rest = ''): string {
  const box = `cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(up)}"`;
  return `<ellipse ${box} fill="${fill}"${rest && ` ${rest}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, rest = ''): string {
  const box = `${x ? `x="${short(x)}" ` : ''}${y ? `y="${short(y)}" ` : ''}width="${short(width)}" height="${short(height)}"`;
  return `<rect ${box} fill="${fill}"${rest && ` ${rest}`}/>`;
}

export function group(content: string, rest: string): string {
  return `<g ${rest}>${content}</g>`;
}

/** The transform that moves, then turns (degrees), then scales. */
export function transformOf(x: number, y: number, scale = 1, turn = 0): string {
  const parts = [
    `translate(${short(x)} ${short(y)})`,
    ...(turn ? [`rotate(${short(turn)})`] : []),
    ...(scale === 1 ? [] : [`scale(${Math.round(scale * 100) / 100})`]),
  ];
  return `transform="${parts.join('')}"`;
}

/** A point on a circle, `turn` in degrees clockwise from the top. */
export function polar(radius: number, turn: number): Point {
  const angle = ((turn - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A whole drawing of the given size. `title` is what a screen reader says. */
export function drawing(width: number, height: number, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escaped(title)}</title>${content}</svg>`;
}

/** A gradient from top to bottom, or along `direction` ("x1 y1 x2 y2", 0 to 1). */
export function gradient(id: string, colours: readonly string[], direction = '0 0 0 1'): string {
  const [x1, y1, x2, y2] = direction.split(' ');
  const stops = colours.map((colour, at) => {
    const offset = at / Math.max(1, colours.length - 1);
    return `<stop${offset ? ` offset="${Math.round(offset * 100) / 100}"` : ''} stop-color="${colour}"/>`;
  });
  const ends = `${x1 === '0' ? ' x1="0"' : ` x1="${x1}"`} y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}"${ends}>${stops.join('')}</linearGradient>`;
}

/** A gradient from the middle outwards; colours with their opacity, from the middle. */
export function radial(id: string, stops: readonly (readonly [colour: string, opacity: number])[]): string {
  const drawn = stops.map(([colour, opacity], at) => {
    const offset = Math.round((at / Math.max(1, stops.length - 1)) * 100) / 100;
    return `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  return `<radialGradient id="${id}">${drawn.join('')}</radialGradient>`;
}

/** The same drawing in several places, written once; `places` are the transforms. */
export function repeatDrawing(content: string, places: readonly string[]): string {
  const id = `u${hash(content).toString(36)}`;
  const uses = places.map((place) => `<use href="#${id}" ${place}/>`);
  return `<defs><g id="${id}">${content}</g></defs>${uses.join('')}`;
}

/** The same drawing again and again, turned round the origin: petals, rays, pockets of a wheel. */
export function turnDrawing(content: string, count: number, from = 0): string {
  const places = Array.from(
    { length: count },
    (_, at) => `transform="rotate(${short(from + (at * 360) / count)})"`,
  );
  return repeatDrawing(content, places);
}
