import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';

const minute = 60_000;

/** Moves the sandbox's clock so that the next draw of a lottery of every minute is so many milliseconds away. */
export async function drawIn(door: RunningSandbox, left: number): Promise<void> {
  const now = (await door.serverClock(0)) as number;
  await door.serverClock(minute - (now % minute) - left + (now % minute > minute - left ? minute : 0));
}

/** How many seconds the countdown shows, of a draw that is held within the minute. */
export async function secondsShown(region: Locator): Promise<number> {
  await expect(region.getByRole('timer')).toHaveText(/^00:[0-5]\d$/);
  return Number((await region.getByRole('timer').textContent())?.slice(-2));
}

/** Seconds go by for the gateway and for the page, whose timers all run meanwhile. */
export async function pass(page: Page, door: RunningSandbox, seconds: number): Promise<void> {
  await door.serverClock(seconds * 1_000);
  await page.clock.runFor(seconds * 1_000);
}
