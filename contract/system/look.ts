import * as z from 'zod/mini';
import { Configuration } from '../configuration.ts';
import { categories } from '../games.ts';
import { Preview } from './preview.ts';

/** Colours that others lie on or that are read: they hide what is under them. */
export const solidTokens = [
  'surface-sunken',
  'surface-page',
  'surface-card',
  'surface-raised',
  'surface-control',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'accent',
  'accent-contrast',
  'accent-text',
  'positive',
  'warning',
  'danger',
  'danger-fill',
  'danger-contrast',
  'focus',
  'velvet',
  'velvet-deep',
  'on-velvet',
  'on-velvet-muted',
  'lamp',
  'tone-wine',
  'tone-brass',
  'tone-jade',
  'tone-ink',
  'tone-clay',
  'tone-plum',
] as const;

/** Colours that let something shine through: what lies over the page behind a dialog, and under the header. */
const clearTokens = ['scrim', 'glass'] as const;

const solid = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, '#rrggbb'));
const clear = z.string().check(z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, '#rrggbb or #rrggbbaa'));

const Colours = z.strictObject({
  ...(Object.fromEntries(solidTokens.map((token) => [token, z.optional(solid)])) as Record<
    (typeof solidTokens)[number],
    z.ZodMiniOptional<typeof solid>
  >),
  ...(Object.fromEntries(clearTokens.map((token) => [token, z.optional(clear)])) as Record<
    (typeof clearTokens)[number],
    z.ZodMiniOptional<typeof clear>
  >),
});
export type Colours = z.infer<typeof Colours>;

/** A name of a font as it may stand between quotes in a style sheet: nothing in it can end them. */
const family = z.string().check(z.regex(/^-?[a-z][a-z0-9 -]{0,60}$/i, 'a name of a font'));
const weight = z.int().check(z.minimum(100), z.maximum(900));
/** Pixels of a usual root size; written in rem. */
const pixels = z.number().check(z.minimum(0), z.maximum(40));
/** A file beside the brand's file, or its address in a build: one folder down at most, and never up. */
const file = (endings: string) =>
  z.string().check(z.regex(new RegExp(`^(/?[\\w-]+/)?[\\w-]+\\.(${endings})$`), `a file: ${endings}`));

/** How letters look: fonts of the system, the first that is there; before them one that comes with the brand. */
const Voice = z.strictObject({
  families: z.array(family).check(z.minLength(1), z.maxLength(8)),
  file: z.optional(file('woff2')),
  /** Of titles; 700 by default. */
  weight: z.optional(weight),
});
export type Voice = z.infer<typeof Voice>;

/**
 * How a brand looks: pictures, and values for the tokens of src/ui/tokens.css. A page has the tokens as a style element
 * that is written from these values, so each has a strict shape: nothing here can end the element or fetch anything.
 */
export const Look = z.strictObject({
  /** Shown in the header; its words are the brand's name. An SVG may look different in a dark page (prefers-color-scheme). */
  logo: z.optional(file('svg|png|webp')),
  /** The logo has the name in it, which is not written beside it; the narrowest phones show the icon in its place. */
  wordmark: z.optional(z.boolean()),
  /** The picture of the browser's tab. */
  icon: z.optional(file('svg|png|webp')),
  colours: z.optional(
    z.strictObject({ light: Colours, dark: Colours }).check(({ value, issues }) => {
      for (const [here, there] of [
        ['light', 'dark'],
        ['dark', 'light'],
      ] as const) {
        for (const token of Object.keys(value[here])) {
          if (token in value[there]) continue;
          const message = `${here} has it: a token has a colour in both themes`;
          issues.push({ code: 'custom', input: value, path: [there, token], message });
        }
      }
    }),
  ),
  text: z.optional(Voice),
  display: z.optional(Voice),
  radius: z.optional(
    z.strictObject({
      small: pixels,
      medium: pixels,
      large: pixels,
      /** Of badges and round buttons: as round as can be, or as `medium`. */
      pill: z.boolean(),
      /** Whether pictures and signs are round above, like a doorway. */
      arch: z.boolean(),
    }),
  ),
});
export type Look = z.infer<typeof Look>;

/** The entries of the main navigation. */
export const navigationEntries: readonly string[] = ['home', ...categories, 'promotions'];
const entry = z
  .string()
  .check(z.refine((name) => navigationEntries.includes(name), `one of ${navigationEntries.join(', ')}`));

const sentence = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const Said = z.record(z.string(), sentence(600));
const link = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"<>\\]+$/, 'an https address'));

/**
 * Where reports go: https, http on this machine only, or a path of the site. Nothing in it can end a policy, a header or a
 * line of a web server's configuration.
 */
const reportsAddress = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(
      /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1|[a-z0-9.-]+\.localhost)(:\d+)?)?\/(?!\/)[\w./~-]*(\?[\w.~=&-]*)?$/,
      'an https address with a path',
    ),
  );

/**
 * The file of a brand, and what a server that stamps pages keeps of it: the configuration that a page reads, what links
 * to the site show, and how it looks. What it leaves out is ours (docs/brands/README.md documents every field).
 */
export const BrandFile = z.object({
  ...Configuration.shape,
  preview: Preview,
  look: z.optional(Look),
  reports: z.optional(
    z.strictObject({
      address: reportsAddress,
      share: z.number().check(z.minimum(0), z.maximum(1)),
    }),
  ),
  navigation: z.optional(
    z.array(entry).check(z.refine((names) => new Set(names).size === names.length, 'each entry once')),
  ),
  footer: z.optional(
    z.strictObject({
      paragraphs: z._default(z.array(Said).check(z.maxLength(6)), []),
      links: z._default(
        z.array(z.strictObject({ text: z.record(z.string(), sentence(60)), link })).check(z.maxLength(12)),
        [],
      ),
    }),
  ),
  licence: z.optional(z.strictObject({ authority: sentence(120), number: sentence(60), link })),
});
export type BrandFile = z.infer<typeof BrandFile>;
