import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A page's violations of WCAG 2.2 AA, as far as a program can tell: the rule, and where. It is looked at from its top: what is
 * half under the header while a page is scrolled is no small target.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // Passing rules list one place only, to save time.
    return here.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, standards);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
