import type { Browser } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { memberHeaders } from './calls-load.ts';
import { type Figures, percentile } from './figures.ts';
import { playMany } from './many-rounds.ts';
import { forgetInteractions, seenOf } from './seen.ts';
import type { Stage } from './stage.ts';
import { open, slowPhone } from './visit.ts';

/** A round is a bet and a win: so many movements, and half as many bets. */
const rows = 100_000;

/** Gives member1 a long history, in a database that no gateway holds. */
async function fillRecords(databaseUrl: string): Promise<void> {
  const db = await openDatabase(databaseUrl);
  await playMany(db, ['member1'], rows / 2, Date.now());
  await db.close();
}

const day = 24 * 60 * 60_000;
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Asks for pages all over the history, one after the other. */
async function askPages(address: string, headers: Record<string, string>): Promise<number> {
  const days = { from: dateOf(Date.now() - 89 * day), to: dateOf(Date.now()), language: 'ES' };
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
  const { page, rest } = await open(browser, `${address}/member/transactionHistory`, slowPhone, token);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().tap();
    await rest();
  };
  await press('90 días');
  await forgetInteractions(page);
  for (let n = 0; n < 5; n += 1) {
    for (const name of ['Página siguiente', '30 días', '90 días']) await press(name);
  }
  const { events } = await seenOf(page);
  await page.context().close();
  if (events.length === 0) throw new Error('No press was seen');
  return percentile(events, 0.95);
}

/**
 * Looks through the records of somebody with a long history: pages of movements, of bets, and profit and loss from the
 * gateway, and presses on a slow phone, to the next paint.
 */
export async function measureRecords(stage: Stage): Promise<Figures> {
  const { address } = await stage.other('records', { fill: fillRecords });
  const { headers, token } = await memberHeaders(address);
  return {
    rows: { is: rows, unit: 'number' },
    'a page of them, p95': { is: await askPages(address, headers), unit: 'ms' },
    'a press, p95': { is: await pressAround(await stage.browser(), address, token), unit: 'ms' },
  };
}
