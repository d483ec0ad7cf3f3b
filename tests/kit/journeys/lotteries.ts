import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { ready } from './ui.ts';

export const minute = 60_000;

export const chosen = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const issueOf = (region: Locator): Locator =>
  region.getByRole('heading', { name: /^Último resultado/ });
export const table = (page: Page): Locator => page.getByRole('table', { name: /^Los últimos 100 sorteos/ });
export const popular = (page: Page): Locator => page.getByRole('region', { name: 'Las más jugadas' });

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Moves the sandbox's clock so that the next draw of a one-minute lottery is so many milliseconds away. */
export async function drawIn(sandbox: RunningSandbox, left: number): Promise<void> {
  const now = (await sandbox.serverClock(0)) as number;
  await sandbox.serverClock(minute - (now % minute) - left + (now % minute > minute - left ? minute : 0));
}

/** The seconds on the countdown of a draw within the minute. */
export async function secondsShown(region: Locator): Promise<number> {
  await expect(region.getByRole('timer')).toHaveText(/^00:[0-5]\d$/);
  return Number((await region.getByRole('timer').textContent())?.slice(-2));
}

/**
 * Moves a page on by so many seconds, with all of its timers, and the gateway with it: any answer tells a page the gateway's
 * time, so that a gateway left behind would take the page back.
 */
export async function run(
  { page, sandbox }: { readonly page: Page; readonly sandbox: RunningSandbox },
  seconds: number,
): Promise<void> {
  await sandbox.serverClock(seconds * 1_000);
  await page.clock.runFor(seconds * 1_000);
}
