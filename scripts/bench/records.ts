import type { Browser } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { memberHeaders } from './calls-load.ts';
import { percentile } from './figures.ts';
import { playMany } from './many-rounds.ts';
import { open, type Profile, profiles } from './visit.ts';

/** What the records of somebody with a long history ask: milliseconds that 95 of a hundred do not exceed. */
export type Records = {
  readonly rows: number;
  /** A page of movements or bets, or a month of profit and loss, from the gateway. */
  readonly answered: number;
  /** A press on a slow phone, to the next paint. */
  readonly painted: number;
};

/** A slow phone beside the gateway: what takes time is the page. */
const slowPhone: Profile = { ...profiles.unthrottled, cpu: 4 };

/** A round is a bet and a win: so many movements, and half as many bets. */
const rows = 100_000;

/** Gives member1 a long history, in a database that no gateway holds. */
export async function fillRecords(databaseUrl: string): Promise<void> {
  const db = await openDatabase(databaseUrl);
  await playMany(db, 'member1', rows / 2, Date.now());
  await db.close();
}

const day = 24 * 60 * 60_000;
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Asks for pages all over the history, one after the other. */
async function askPages(address: string, headers: Record<string, string>): Promise<number> {
  const days = { from: dateOf(Date.now() - 89 * day), to: dateOf(Date.now()), offset: '0', language: 'ES' };
  const asked: [CallName, Record<string, string>][] = Array.from(
    { length: 40 },
    (_, n) =>
      [
        ['wallet.movements', { page: String(1 + n * 120), size: '20' }],
        ['wallet.bets', { page: String(1 + n * 60), size: '20' }],
        ['wallet.movements', { page: String(1 + n), size: '20', kind: 'win' }],
        ['wallet.profit', {}],
      ] satisfies [CallName, Record<string, string>][],
  ).flat();
  const times: number[] = [];
  for (const [name, more] of asked) {
    const started = performance.now();
    const answer = await fetch(`${address}${calls[name].path}?${new URLSearchParams({ ...days, ...more })}`, {
      headers,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

/** Turns pages and changes filters on a slow phone. */
async function pressAround(browser: Browser, address: string, token: string): Promise<number> {
  const { page } = await open(browser, `${address}/help`, slowPhone);
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
  await page.goto(`${address}/member/transactionHistory`, { waitUntil: 'networkidle' });
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().tap();
    await page.waitForLoadState('networkidle');
  };
  await press('90 días');
  await page.evaluate(() => {
    (window as unknown as { seen: { events: number[] } }).seen.events.length = 0;
  });
  for (let n = 0; n < 5; n += 1) {
    for (const name of ['Página siguiente', '30 días', '90 días']) await press(name);
  }
  const events = await page.evaluate(() => (window as unknown as { seen: { events: number[] } }).seen.events);
  await page.context().close();
  if (events.length === 0) throw new Error('No press was seen');
  return percentile(events, 0.95);
}

/** Measures the records of member1 in a gateway whose database `fillRecords` has filled. */
export async function measureRecords(browser: Browser, address: string): Promise<Records> {
  const { headers, token } = await memberHeaders(address);
  return {
    rows,
    answered: await askPages(address, headers),
    painted: await pressAround(browser, address, token),
  };
}
