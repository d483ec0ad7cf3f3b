import type { Configuration } from '#contract/configuration.ts';
import { defaultConfiguration } from '#contract/configuration.ts';

type Visit = {
  readonly pathname: string;
  /** Whether the page came with content in its root. */
  readonly filled: boolean;
  readonly token: string | null;
  readonly language: string;
  /** The mark of the brand that a build rendered the page for; undefined for the usual one. */
  readonly drawn?: string | undefined;
};

/** The part of the configuration that the visitor's home shows. */
function shown({ brand, languages, look, texts, navigation, footer, licence }: Configuration): string {
  return JSON.stringify([brand, languages, look, texts, navigation, footer, licence]);
}

/** A number that changes with what a brand shows: a page has it when it was rendered for that brand. */
export function markOf(configuration: Configuration): string {
  let mark = 0;
  for (const sign of shown(configuration)) mark = (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return mark.toString(36);
}

/**
 * Whether this visit starts with the prerendered home page, so that it can be hydrated. For a member, another
 * page, another language or a brand with another look, the page is drawn again.
 */
export function beginsPrerendered(
  { pathname, filled, token, language, drawn }: Visit,
  brand: Configuration,
): boolean {
  const sameView = filled && pathname === '/' && token === null && language === 'ES';
  if (!sameView) return false;
  return drawn === undefined ? shown(brand) === shown(defaultConfiguration) : drawn === markOf(brand);
}
