import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { goWithin } from './go-within.ts';
import { fitWindow } from './places.ts';

/** How a page is shown while it is looked at. */
export type Show = {
  readonly colorScheme: 'dark' | 'light';
  readonly width: number;
  readonly height: number;
};

/** A phone by day and a window at night: colours do not depend on the width, nor the layout on the colours. */
export const phone: Show = { colorScheme: 'light', width: 360, height: 740 };
export const night: Show = { colorScheme: 'dark', width: 1280, height: 800 };

/** Looks at what a page shows at this moment. */
export type Look = (what: string) => Promise<void>;

async function showAs(page: Page, { colorScheme, width, height }: Show): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  // What follows the size of the window has done so two frames later.
  await page.evaluate(async () => {
    // An observer is told once a frame, also where the clock of the page stands still.
    const frame = () =>
      new Promise<void>((drawn) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
    await frame();
    await frame();
  });
}

/** Picks a language, in the header of the home. */
export async function speak(page: Page, language: 'ES' | 'EN'): Promise<void> {
  await goWithin(page, '/');
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
}

/**
 * Goes from screen to screen in one page, and looks at each with the accessibility check: it passes WCAG 2.2 AA, and nothing is
 * wider than the window. What is wrong with one is told at the end with its name, and hides none of those after it: each
 * begins wherever the one before has left the page.
 */
export function lookOver(page: Page) {
  const faults: string[] = [];
  let shows: readonly Show[] = [];

  const look: Look = async (what) => {
    const [first] = shows;
    for (const show of shows) {
      if (show !== first) await showAs(page, show);
      const where = `${what}, ${show.colorScheme}, ${show.width} wide`;
      faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
      await fitWindow(page).catch(() => void faults.push(`${where}: wider than the window`));
    }
    if (first && shows.length > 1) await showAs(page, first);
  };

  return {
    /** What was wrong so far: a test ends by expecting nothing here. */
    faults: faults as readonly string[],
    /** From now on each look is in all of these ways; the page stands in the first. */
    async show(...all: readonly Show[]): Promise<void> {
      shows = all;
      for (const first of all.slice(0, 1)) await showAs(page, first);
    },
    /** Comes to a screen, and looks at what it shows. */
    screen: (name: string, come: (look: Look) => Promise<void>) =>
      test.step(name, () =>
        come(look).catch((error: Error) => void faults.push(`${name}: ${error.message}`)),
      ),
  };
}
