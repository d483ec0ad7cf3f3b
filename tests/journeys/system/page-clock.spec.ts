import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { ready } from '../../kit/journeys/ui.ts';

const minute = 60_000;

/** How many minutes a page is ahead of the sandbox. */
async function minutesAhead(page: Page, sandbox: { serverClock: (by: number) => Promise<number> }) {
  const here = await page.evaluate(() => [Date.now(), Date.parse(new Date().toISOString())]);
  const there = await sandbox.serverClock(0);
  return here.map((moment) => Math.round((moment - there) / minute) + 0);
}

test('a page lives at the sandbox’s time, whether its clock goes by itself or by hand', async ({
  page,
  elsewhere,
  sandbox,
}) => {
  await page.goto('/');
  await ready(page);
  expect(await minutesAhead(page, sandbox)).toEqual([0, 0]);
  await page.clock.install();
  expect(await minutesAhead(page, sandbox)).toEqual([0, 0]);
  await page.clock.fastForward(10 * minute);
  expect(await minutesAhead(page, sandbox)).toEqual([10, 10]);
  await page.reload();
  await ready(page);
  expect(await minutesAhead(page, sandbox)).toEqual([10, 10]);
  // Its own timers go on.
  await page.evaluate(() => new Promise(requestAnimationFrame));

  const other = await (await elsewhere()).newPage();
  await other.clock.setSystemTime((await sandbox.serverClock(0)) - 30 * minute);
  await other.goto('/');
  expect(await minutesAhead(other, sandbox)).toEqual([-30, -30]);
});
