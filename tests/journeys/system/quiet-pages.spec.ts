import type { Page } from '@playwright/test';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { runUntil } from '../../kit/journeys/places.ts';
import { turn } from '../../kit/journeys/sight.ts';
import type { Traffic } from '../../kit/journeys/traffic.ts';
import { ui } from '../../kit/journeys/ui.ts';

/** All that pages have asked of the gateway. */
const asked = (traffic: Traffic) => traffic.names().reduce((sum, call) => sum + traffic.count(call), 0);

test('a hidden page asks nothing, and catches up when it is seen again', async ({
  page,
  sandbox,
  traffic,
}) => {
  await page.clock.install();
  await openAs(page, sandbox);
  await beAtRest(page, traffic, 'system.status');
  await turn(page, 'hidden');
  const before = asked(traffic);
  await page.clock.runFor('20:00');
  expect(asked(traffic)).toBe(before);
  await turn(page, 'visible');
  await expect.poll(() => traffic.count('session.life')).toBe(2);
  await page.clock.runFor(3_000);
  await expect.poll(() => traffic.count('system.status')).toBe(2);
});

/** Resolves with what another tab tells of the status. */
async function hearing(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const told = new Promise((resolve) => {
      new BroadcastChannel('session').addEventListener('message', ({ data }) => resolve(data));
    });
    Object.assign(window, { told });
  });
  return () => page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
}

/** The page draws this chance, from 0 to 1: how long it waits within each span. */
async function draws(page: Page, chance: number): Promise<void> {
  await page.addInitScript((drawn) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) =>
      into instanceof Uint32Array && into.length === 1 ? into.fill(drawn * (2 ** 32 - 1)) : draw(into);
  }, chance);
}

test('one tab of a person asks for the others too', async ({ page, context, sandbox, traffic }) => {
  const other = await context.newPage();
  await draws(page, 0);
  await draws(other, 1);
  // One clock for both tabs, and it stands still before either opens but for their own short timers.
  const now = await sandbox.serverClock(0);
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  for (const tab of [page, other]) {
    await tab.goto('/');
    // Free play is offered once the status is known here; what this tab told of it, nobody was there to hear.
    await runUntil(page, () => ui.header(tab).getByRole('link', { name: 'Jugar gratis' }).isVisible());
  }
  expect(traffic.count('system.status')).toBe(2);
  const heard = await hearing(other);
  // This one is due 80 seconds after its answer, the other 95 after its own; some seconds of both have passed.
  await page.clock.fastForward('01:20');
  expect(await heard()).toEqual({ word: 'status', situation: 'normal' });
  await page.clock.fastForward('01:00');
  expect(traffic.count('system.status')).toBe(3);
  await page.clock.fastForward('00:20');
  await expect.poll(() => traffic.count('system.status')).toBe(4);
});
