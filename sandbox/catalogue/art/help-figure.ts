import { type GlyphName, glyphs } from './help-glyphs.ts';
import { circle, drawing, group, path, rect, transformOf } from './svg.ts';

/** What each drawing shows, a panel a step. */
const drawings: Readonly<Record<string, readonly GlyphName[]>> = {
  'forgot-password': ['form', 'mail', 'code', 'lock'],
  authenticator: ['phone', 'code', 'shield'],
  register: ['form', 'code', 'person'],
  deposit: ['list', 'coin', 'card', 'tick'],
  proof: ['list', 'picture', 'tick'],
  withdraw: ['card', 'coin', 'lock', 'tick'],
  transfer: ['coin', 'arrows', 'tick'],
  'find-game': ['list', 'search', 'star'],
  promotion: ['star', 'form', 'gift'],
  redeem: ['gift', 'list', 'lock'],
};

/** What a name without a drawing shows. */
const other: readonly GlyphName[] = ['search', 'list', 'tick'];

const panel = { width: 128, height: 112, gap: 32 };

/** A strip of little screens, 640 by 160: the steps of an article, from left to right. It has no words. */
export function helpFigure(slug: string, name: string): string {
  const shown = (Object.hasOwn(drawings, slug) ? drawings[slug] : undefined) ?? other;
  const whole = shown.length * panel.width + (shown.length - 1) * panel.gap;
  const left = (640 - whole) / 2;
  const screens = shown.map((glyph, at) => {
    const x = left + at * (panel.width + panel.gap);
    const frame = [
      rect(0, 0, panel.width, panel.height, '#fff6e6', 'rx="12"'),
      path(`M0 12a12 12 0 0 1 12-12h${panel.width - 24}a12 12 0 0 1 12 12v6H0z`, '#e0a04a'),
      group(glyphs[glyph], transformOf(panel.width / 2, 66)),
      // The step: as many dots as its place in the row, so that it needs no letters.
      ...Array.from({ length: at + 1 }, (_, dot) => circle(14 + dot * 9, 9, 3, '#5b1324')),
    ];
    const arrow = path('M8-9L20 0L8 9z', '#e0a04a');
    return (
      group(frame.join(''), transformOf(x, 24)) +
      (at === 0 ? '' : group(arrow, transformOf(x - panel.gap + 4, 24 + panel.height / 2)))
    );
  });
  return drawing(640, 160, name, rect(0, 0, 640, 160, '#5b1324', 'rx="16"') + screens.join(''));
}
