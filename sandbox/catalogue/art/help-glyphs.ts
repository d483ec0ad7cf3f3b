import { circle, path, rect, stroke } from './svg.ts';

const ink = '#3a0d18';
const gold = '#c9802a';
const red = '#9c2740';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Rows of a form or a list; the last is a button. */
function rows(...widths: readonly number[]): string {
  return widths.map((width, at) => rect(-40, -34 + at * 16, width, 9, '#dcc7a8', 'rx="4"')).join('');
}

/** The little signs of the help's drawings, around their middle, within 100 by 80. */
export const glyphs = {
  form: `${rows(80, 80, 54)}${rect(-40, 18, 44, 16, red, 'rx="8"')}`,
  list: `${rows(80, 66, 80, 52)}${circle(36, 30, 9, red)}`,
  mail: `${rect(-38, -26, 76, 52, gold, 'rx="6"')}${stroke('M-36-22L0 8L36-22', ink, 4, round)}`,
  code: [-39, -18, 3, 24]
    .map((x, at) => rect(x, -16, 17, 30, '#dcc7a8', 'rx="4"') + circle(x + 8.5, -1, 3.5, at < 3 ? ink : red))
    .join(''),
  lock: `${stroke('M-14-6V-16A14 14 0 0 1 14-16V-6', ink, 6, round)}${rect(-24, -8, 48, 38, gold, 'rx="6"')}${circle(0, 10, 5, ink)}`,
  shield: `${path('M0-36L30-26V0C30 20 16 30 0 38C-16 30-30 20-30 0V-26z', red)}${stroke('M-13 0L-3 11L15-10', '#fff6e6', 6, round)}`,
  phone: `${rect(-20, -38, 40, 74, ink, 'rx="7"')}${rect(-16, -32, 32, 56, '#f4e2c4', 'rx="2"')}${circle(0, 30, 3, gold)}`,
  person: `${circle(0, -16, 16, gold)}${path('M-32 36C-32 12-16 6 0 6C16 6 32 12 32 36z', red)}`,
  coin: `${circle(0, 0, 32, gold)}${circle(0, 0, 24, '#f2c066')}${rect(-4, -15, 8, 30, gold, 'rx="3"')}`,
  card: `${rect(-42, -27, 84, 54, red, 'rx="7"')}${rect(-42, -15, 84, 11, ink)}${rect(-34, 8, 28, 8, gold, 'rx="3"')}`,
  tick: `${circle(0, 0, 32, '#2f7d5b')}${stroke('M-15 1L-4 13L16-11', '#fff6e6', 7, round)}`,
  picture: `${rect(-40, -30, 80, 60, '#dcc7a8', 'rx="6"')}${circle(-20, -13, 7, gold)}${path('M-36 26L-8-6L8 12L18 2L36 26z', red)}`,
  arrows: `${stroke('M-34-12H30L18-24M34 14H-30L-18 26', red, 6, round)}`,
  search: `${stroke('M14 14L34 34', ink, 9, round)}${circle(-4, -4, 26, gold)}${circle(-4, -4, 18, '#fff6e6')}`,
  star: path('M0-36L10-12L36-10L16 7L22 33L0 19L-22 33L-16 7L-36-10L-10-12z', gold),
  gift: `${rect(-34, -10, 68, 44, red, 'rx="4"')}${rect(-38, -20, 76, 15, gold, 'rx="3"')}${rect(-6, -20, 12, 54, '#f2c066')}${stroke('M0-20C-26-44-34-20 0-20C34-20 26-44 0-20', ink, 4)}`,
} as const;
export type GlyphName = keyof typeof glyphs;
