import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colour, colourOf, contrast, laidOver, mixed } from '../../kit/colour.ts';

const css = readFileSync('src/ui/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const written = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => [name, value.trim()])
    .reverse() as [string, string][],
);
type Theme = 'light' | 'dark';

/** The parts of `light-dark(a, b)`, which may hold commas and brackets of their own. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function resolved(value: string, theme: Theme): Colour {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === 'var') return token(inside, theme);
  if (name === 'light-dark') return resolved(partsOf(inside)[theme === 'light' ? 0 : 1] ?? '', theme);
  if (name !== 'color-mix') return colourOf(value);
  const [, first = '', other = ''] = partsOf(inside);
  const [, colour = '', share = ''] = /^(.*) (\d+)%$/.exec(first) ?? [];
  return mixed(resolved(colour, theme), Number(share) / 100, resolved(other, theme));
}

function token(name: string, theme: Theme): Colour {
  const value = written.get(name);
  if (value === undefined) throw new Error(`there is no ${name}`);
  return resolved(value, theme);
}

const surfaces = [
  '--surface-sunken',
  '--surface-page',
  '--surface-card',
  '--surface-raised',
  '--surface-control',
];
const inks = ['--text', '--text-muted', '--accent-text', '--positive', '--warning', '--danger'];
const softs = ['--accent-soft', '--positive-soft', '--warning-soft', '--danger-soft'];
const tones = ['wine', 'brass', 'jade', 'ink', 'clay', 'plum'].map((tone) => `--tone-${tone}`);

/** Text on its background: 4.5 to 1. */
const words: [ink: string, ground: string][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [string, string] => [ink, surface])),
  ['--accent-contrast', '--accent'],
  ['--accent-contrast', '--accent-hover'],
  ['--danger-contrast', '--danger-fill'],
  ...['--velvet', '--velvet-deep'].flatMap((ground) =>
    ['--on-velvet', '--on-velvet-muted', '--lamp'].map((ink): [string, string] => [ink, ground]),
  ),
  ...tones.map((tone): [string, string] => ['--on-velvet', tone]),
];

/** Edges of controls and the focus ring on their background: 3 to 1. */
const edges: [ink: string, ground: string][] = surfaces.flatMap((surface) =>
  ['--line-strong', '--focus'].map((ink): [string, string] => [ink, surface]),
);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(words)('%s is readable on %s', (ink, ground) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s is visible on %s', (ink, ground) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(softs)('a word of its colour is readable on %s over every surface', (soft) => {
    const ink = token(soft === '--accent-soft' ? '--accent-text' : soft.replace('-soft', ''), theme);
    for (const surface of surfaces) {
      const ground = laidOver(token(soft, theme), token(surface, theme));
      expect(contrast(ink, ground), surface).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the tokens', () => {
  it('stop motion for a person who asked for less', () => {
    const [, still = ''] = css.split('prefers-reduced-motion: reduce');
    const motions = [...written.keys()].filter((name) => name.startsWith('--motion-'));
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
