import type { Configuration } from '#contract/configuration.ts';
import { defaultConfiguration } from '#contract/configuration.ts';

type Visit = {
  readonly pathname: string;
  /** Whether the page came with content in its root. */
  readonly filled: boolean;
  readonly token: string | null;
  readonly language: string;
};

/** The part of the configuration that the visitor's home shows. */
function shown({ brand, languages }: Configuration): string {
  return JSON.stringify([brand, languages]);
}

/**
 * Whether this visit starts with the prerendered home page, so that it can be hydrated. For a member, another
 * page, another language or a brand with another look, the page is drawn again.
 */
export function beginsPrerendered(
  { pathname, filled, token, language }: Visit,
  brand: Configuration,
): boolean {
  const sameView = pathname === '/' && token === null && language === 'ES';
  return filled && sameView && shown(brand) === shown(defaultConfiguration);
}
