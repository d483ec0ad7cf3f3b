import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, type Pair, pairs } from '../../../scripts/brand/contrasts.ts';
import { tokensOf } from '../../../scripts/brand/tokens.ts';

const css = readFileSync('src/ui/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const tokens = tokensOf(css);

const nameOf = ({ ink, ground, under }: Pair) => `${ink} on ${ground}${under ? ` over ${under}` : ''}`;
const named = pairs.map((pair) => [nameOf(pair), pair.needed, pair] as const);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(named)('%s has a contrast of %d at least', (_, needed, pair) => {
    expect(contrastOf(pair, theme, tokens)).toBeGreaterThanOrEqual(needed);
  });

  it('has every pair', () => {
    expect(pairs).toHaveLength(75);
  });
});

describe('the tokens', () => {
  it('stop motion for a person who asked for less', () => {
    const [, still = ''] = css.split('prefers-reduced-motion: reduce');
    const motions = [...tokens.keys()].filter((name) => name.startsWith('--motion-'));
    expect(motions.length).toBeGreaterThan(2);
    for (const motion of motions) expect(still).toContain(`${motion}: 0s`);
  });

  it('are dark by default, follow the system, and obey the page', () => {
    expect(css).toMatch(/prefers-color-scheme: light\)\s*{\s*:root\s*{\s*color-scheme: light/);
    expect(css).toMatch(/data-theme="dark"\]\s*{\s*color-scheme: dark/);
    expect(css).toMatch(/data-theme="light"\]\s*{\s*color-scheme: light/);
  });

  it('are the only place that names a colour a brand could change', () => {
    expect(css).not.toContain('!important');
  });
});
