import type { Page } from '@playwright/test';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { turn } from '../../kit/journeys/sight.ts';
import type { Traffic } from '../../kit/journeys/traffic.ts';
import { ready } from '../../kit/journeys/ui.ts';

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

test('one tab of a person asks for the others too', async ({ page, context, traffic }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.clock.install();
    await tab.goto('/');
    await ready(tab);
  }
  await expect.poll(() => traffic.answered('system.status')).toBe(2);
  // Just before the other would ask, this one does.
  await other.clock.fastForward('01:15');
  const heard = await hearing(other);
  await page.clock.fastForward('01:35');
  expect(await heard()).toEqual({ word: 'status', situation: 'normal' });
  await other.clock.fastForward('01:15');
  expect(traffic.count('system.status')).toBe(3);
  await other.clock.fastForward('00:20');
  await expect.poll(() => traffic.count('system.status')).toBe(4);
});
