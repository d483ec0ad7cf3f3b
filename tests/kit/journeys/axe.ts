import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The checker, shortened: `axe.source` is more than twice as long, and reading it takes a page most of a second. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A page's violations of WCAG 2.2 AA, as far as a program can tell: the rule, and where. It is looked at from its top: what is
 * half under the header while a page is scrolled is no small target.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const known = await page.evaluate(() => {
    scrollTo(0, 0);
    return 'axe' in window;
  });
  if (!known) await page.evaluate(checker);
  const { violations } = await page.evaluate((values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // Passing rules list one place only, to save time.
    return here.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, standards);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
