import type { AnyTransitionDefinition } from 'xstate';
import { type Caption, sizes } from './picture-plan.ts';
import { escaped } from './picture-text.ts';

/** The colours of a picture. */
export const colours = {
  paper: '#ffffff',
  ink: '#1c2430',
  faint: '#5b6675',
  line: '#44515f',
  label: '#2b4a7d',
  fills: ['#ffffff', '#f5f7fa', '#ffffff', '#f5f7fa', '#ffffff'],
} as const;

/** A length as it is written: to a tenth of a pixel. */
export const round = (value = 0) => Math.round(value * 10) / 10;

/** A line of text. */
export function textAt(x: number, y: number, value: string, more: string): string {
  // A rim in the colour of the paper keeps it readable where an arrow passes under it.
  return `<text x="${round(x)}" y="${round(y)}" stroke="${colours.paper}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" ${more}>${escaped(value)}</text>`;
}

/** Says a transition as a sentence of the book, for a pointer that rests on it. */
export type Says = (transition: AnyTransitionDefinition) => string;

/** A caption with what is drawn before it, as one thing that can be lit. */
export function captionAt(
  { transition, id, lines }: Caption,
  x: number,
  y: number,
  { says, before = '' }: { readonly says: Says | undefined; readonly before?: string },
): string {
  const said = says ? `<title>${escaped(says(transition))}</title>` : '';
  const texts = lines.map((one, n) =>
    textAt(x, y + (n + 1) * sizes.line - 4, one, `font-size="${sizes.text}" fill="${colours.label}"`),
  );
  return `<g data-transition="${escaped(id)}">${said}${before}${texts.join('')}</g>`;
}
