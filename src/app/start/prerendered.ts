import type { Configuration } from '#contract/configuration.ts';
import { defaultConfiguration } from '#contract/configuration.ts';

type Visit = {
  readonly pathname: string;
  /** Whether the page came with something in its root. */
  readonly filled: boolean;
  readonly token: string | null;
  readonly language: string;
};

/** The part of the configuration that the visitor's home shows. */
function shown({ brand, languages }: Configuration): string {
  return JSON.stringify([brand, languages]);
}

/**
 * Whether the prerendered home in the page is what this visit begins with, so that it can be brought to life as
 * it stands. For a member, another place, another language or a brand of another look it is drawn anew.
 */
export function beginsPrerendered(
  { pathname, filled, token, language }: Visit,
  brand: Configuration,
): boolean {
  const sameView = pathname === '/' && token === null && language === 'ES';
  return filled && sameView && shown(brand) === shown(defaultConfiguration);
}
