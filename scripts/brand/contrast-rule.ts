import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look } from '#contract/system/look.ts';
import { lookStyles } from '#sandbox/site/look.ts';
import { contrastOf, pairs } from './contrasts.ts';
import { type Finding, voiceOf } from './finding.ts';
import { tokensOf } from './tokens.ts';

const { error } = voiceOf('contrast');
const ours = path.resolve(import.meta.dirname, '../../src/ui/tokens.css');

/** Pairs of colours of a look that WCAG 2.2 AA finds too alike, in each theme. What the look leaves out is ours. */
export function contrastFindings(look: Look): readonly Finding[] {
  const tokens = new Map([...tokensOf(readFileSync(ours, 'utf8')), ...tokensOf(lookStyles(look))]);
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap((pair) => {
      const ratio = contrastOf(pair, theme, tokens);
      if (ratio >= pair.needed) return [];
      const [ink, ground, under] = [pair.ink, pair.ground, pair.under ?? ''].map((name) => name.slice(2));
      const field = `look.colours.${theme}.${ink}`;
      // Rounded down: what is printed is never more than there is.
      const found = `${Math.floor(ratio * 100) / 100} to 1 on ${ground}${under ? ` over ${under}` : ''}`;
      return [error({ field, found, todo: `${pair.needed} to 1: change one of the two` })];
    }),
  );
}
