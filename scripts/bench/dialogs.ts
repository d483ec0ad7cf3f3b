import type { Browser } from '@playwright/test';
import { type Figures, kilobyte, medians, named } from './figures.ts';
import { typeInLargestForm } from './keystroke.ts';
import { type PressPaints, paintsAfter } from './press-paints.ts';
import type { Stage } from './stage.ts';
import { open, profiles } from './visit.ts';

/** The first opening of a dialog on an idle home, and bytes of scripts and styles that it fetched. */
type Opening = PressPaints & { readonly bytes: number };

async function openOnce(browser: Browser, address: string, opener: string): Promise<Opening> {
  const opened = await open(browser, address, profiles['slow 4G, 4x CPU']);
  const { page, sizes } = opened;
  const weight = () => sizes.js + sizes.css;
  const before = weight();
  const called = { name: opener, exact: true };
  const button = page.getByRole('button', called).or(page.getByRole('link', called)).first();
  const paints = await paintsAfter(opened, button, '[role=dialog] input');
  await page.context().close();
  return { ...paints, bytes: weight() - before };
}

/** Presses what opens a dialog, as a visitor on a phone; medians of all rounds. */
async function openDialog(stage: Stage, name: string, opener: string): Promise<Figures> {
  const browser = await stage.browser();
  const { address } = await stage.app();
  const openings: Opening[] = [];
  for (let round = 0; round < stage.rounds; round += 1) {
    openings.push(await openOnce(browser, `${address}/`, opener));
  }
  const { shell, filled, next, bytes } = medians(openings);
  return named(name, {
    'press to its shell': { is: shell, unit: 'ms' },
    'press to its first field': { is: filled, unit: 'ms' },
    'press to next paint': { is: next, unit: 'ms' },
    'fetched on the press': { is: bytes / kilobyte, unit: 'kB' },
  });
}

/** Opens the dialogs of the visitor's home, and types in the largest form. */
export async function measureDialogs(stage: Stage): Promise<Figures> {
  return {
    ...(await openDialog(stage, 'login', 'Iniciar sesión')),
    ...(await openDialog(stage, 'registration', 'Registrarme')),
    ...(await typeInLargestForm(stage)),
  };
}
