import { contrast, laidOver } from './colour.ts';
import { colourOfToken, type Theme, type Tokens } from './tokens.ts';

/** Two tokens that are seen together, and the contrast that WCAG 2.2 AA wants of them. */
export type Pair = {
  readonly ink: string;
  readonly ground: string;
  /** What the ground lies on, where it lets something shine through. */
  readonly under?: string;
  readonly needed: 4.5 | 3;
};

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

const text = (ink: string, ground: string): Pair => ({ ink, ground, needed: 4.5 });
const edge = (ink: string, ground: string): Pair => ({ ink, ground, needed: 3 });

/** Every pair of tokens that the product shows together. */
export const pairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => inks.map((ink) => text(ink, surface))),
  text('--accent-contrast', '--accent'),
  text('--accent-contrast', '--accent-hover'),
  text('--danger-contrast', '--danger-fill'),
  ...['--velvet', '--velvet-deep'].flatMap((ground) =>
    ['--on-velvet', '--on-velvet-muted', '--lamp'].map((ink) => text(ink, ground)),
  ),
  ...tones.map((tone) => text('--on-velvet', tone)),
  // Edges of controls and the focus ring.
  ...surfaces.flatMap((surface) => ['--line-strong', '--focus'].map((ink) => edge(ink, surface))),
  // A word of a colour on the softest plate of that colour.
  ...softs.flatMap((ground) =>
    surfaces.map((under): Pair => {
      const ink = ground === '--accent-soft' ? '--accent-text' : ground.replace('-soft', '');
      return { ink, ground, under, needed: 4.5 };
    }),
  ),
];

/** The contrast of a pair in a theme, from 1 to 21. */
export function contrastOf({ ink, ground, under }: Pair, theme: Theme, tokens: Tokens): number {
  const colour = (name: string) => colourOfToken(name, theme, tokens);
  const behind = under === undefined ? colour(ground) : laidOver(colour(ground), colour(under));
  return contrast(colour(ink), behind);
}
