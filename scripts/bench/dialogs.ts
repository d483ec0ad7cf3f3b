import type { Browser, Page } from '@playwright/test';
import { type Figures, kilobyte, medians, named } from './figures.ts';
import { typeInLargestForm } from './keystroke.ts';
import { longestInteraction } from './seen.ts';
import type { Stage } from './stage.ts';
import { open, profiles } from './visit.ts';

/** The first opening of a dialog on an idle home. */
type Opening = {
  /** Milliseconds from the press to the first paint that has the dialog in it, be it filled or not. */
  readonly shell: number;
  /** Milliseconds from the press to the first paint that has a field in it. */
  readonly field: number;
  /** Milliseconds from the press to the next paint, whatever is in it: what browsers call the interaction. */
  readonly next: number;
  /** Bytes of scripts and styles that it fetched. */
  readonly bytes: number;
};

type Paints = Record<'pressed' | 'shell' | 'field', number>;

const paintsOf = () => (window as unknown as { paints: Paints }).paints;

/** Notes when a press comes, and the first paints after it that have a dialog, and a field, in them. */
async function notePaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints = { pressed: 0, shell: 0, field: 0 };
    Object.assign(window, { paints });
    document.addEventListener('pointerdown', (press) => {
      paints.pressed = press.timeStamp;
    });
    const shown = (place: string) => (document.querySelector(place)?.getClientRects().length ?? 0) > 0;
    // A message that is posted in a frame comes when the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      paints[data as 'shell' | 'field'] ||= performance.now();
    };
    const look = () => {
      if (paints.shell === 0 && shown('[role=dialog]')) port2.postMessage('shell');
      if (paints.field === 0 && shown('[role=dialog] input')) port2.postMessage('field');
      if (paints.field === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function openOnce(browser: Browser, address: string, opener: string): Promise<Opening> {
  const { page, sizes, rest } = await open(browser, address, profiles['slow 4G, 4x CPU']);
  const weight = () => sizes.js + sizes.css;
  const before = weight();
  await notePaints(page);
  const called = { name: opener, exact: true };
  await page.getByRole('button', called).or(page.getByRole('link', called)).first().tap();
  await page.waitForFunction(() => (window as unknown as { paints: Paints }).paints.field > 0);
  await rest();
  const next = await longestInteraction(page);
  const { pressed, shell, field } = await page.evaluate(paintsOf);
  await page.context().close();
  return { shell: shell - pressed, field: field - pressed, next, bytes: weight() - before };
}

/** Presses what opens a dialog, as a visitor on a phone; medians of all rounds. */
async function openDialog(stage: Stage, name: string, opener: string): Promise<Figures> {
  const browser = await stage.browser();
  const { address } = await stage.app();
  const openings: Opening[] = [];
  for (let round = 0; round < stage.rounds; round += 1) {
    openings.push(await openOnce(browser, `${address}/`, opener));
  }
  const { shell, field, next, bytes } = medians(openings);
  return named(name, {
    'press to its shell': { is: shell, unit: 'ms' },
    'press to its first field': { is: field, unit: 'ms' },
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
