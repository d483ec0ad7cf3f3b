import type { Locator } from '@playwright/test';
import { forgetInteractions, longestInteraction } from './seen.ts';
import type { Opened } from './visit.ts';

/** How a dialog came after a press. */
export type PressPaints = {
  /** Milliseconds from the press to the first paint that has the dialog in it, be it filled or not. */
  readonly shell: number;
  /** Milliseconds from the press to the first paint that has what fills it. */
  readonly filled: number;
  /** Milliseconds from the press to the next paint, whatever is in it: what browsers call the interaction. */
  readonly next: number;
};

type Paints = Record<'pressed' | 'shell' | 'filled', number>;

const paintsOf = () => (window as unknown as { paints: Paints }).paints;

/** Notes when a press comes, and the first paints after it that have a dialog, and what fills it, in them. */
function notePaints(filling: string): void {
  const paints = { pressed: 0, shell: 0, filled: 0 };
  Object.assign(window, { paints });
  document.addEventListener('pointerdown', (press) => {
    paints.pressed = press.timeStamp;
  });
  const shown = (place: string) => (document.querySelector(place)?.getClientRects().length ?? 0) > 0;
  // A message that is posted in a frame comes when the frame has been painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    paints[data as 'shell' | 'filled'] ||= performance.now();
  };
  const look = () => {
    if (paints.shell === 0 && shown('[role=dialog]')) port2.postMessage('shell');
    if (paints.filled === 0 && shown(filling)) port2.postMessage('filled');
    if (paints.filled === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Presses what opens a dialog; `filling` selects what it is there for. */
export async function paintsAfter(
  { page, rest }: Pick<Opened, 'page' | 'rest'>,
  opener: Locator,
  filling: string,
): Promise<PressPaints> {
  await page.evaluate(notePaints, filling);
  await forgetInteractions(page);
  await opener.tap();
  await page.waitForFunction(() => (window as unknown as { paints: Paints }).paints.filled > 0);
  await rest();
  const next = await longestInteraction(page);
  const { pressed, shell, filled } = await page.evaluate(paintsOf);
  return { shell: shell - pressed, filled: filled - pressed, next };
}
