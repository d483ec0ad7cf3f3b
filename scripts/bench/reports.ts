import type { Browser, Page } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { createServer } from '#sandbox/server.ts';
import { memberHeaders } from './calls-load.ts';
import { type Figures, percentile } from './figures.ts';
import { playMany } from './many-rounds.ts';
import { forgetInteractions, seenOf } from './seen.ts';
import type { Stage } from './stage.ts';
import { open, slowPhone } from './visit.ts';

/** Bets below one agent; their movements are twice as many, and half of these days has as many of them. */
const rows = 100_000;

/** Gives agent1 the crowd, and the crowd a long history. */
async function fillTeam(databaseUrl: string, dist: string): Promise<void> {
  const logs = { write: () => undefined };
  const options = { port: 0, host: '127.0.0.1', databaseUrl, dist, control: false, empty: false, logs };
  const server = await createServer(options);
  await server.reset({ crowd: true });
  const { db, clock } = server.sandbox;
  const all = await db.read.select({ account: members.account }).from(members);
  // The names of the crowd end with a number.
  const crowd = all.flatMap(({ account }) => (/\d{4}$/.test(account) ? [account] : []));
  await playMany(db, crowd, rows, clock.now());
  await server.close();
}

const day = 24 * 60 * 60_000;
/** Within the days of every zone. */
const dateOf = (daysAgo: number) => new Date(Date.now() - day - daysAgo * day).toISOString().slice(0, 10);

/** Asks for pages all over the reports, one after the other. */
async function askReports(address: string, headers: Record<string, string>): Promise<number> {
  const whole = { from: dateOf(85), to: dateOf(0) };
  const paged = { size: '20', language: 'ES' };
  const asked: [CallName, Record<string, string>][] = Array.from(
    { length: 40 },
    (_, n) =>
      [
        ['agent.bets', { ...whole, ...paged, page: String(1 + n * 125) }],
        ['agent.bets', { ...whole, ...paged, page: String(1 + n), status: 'SETTLED' }],
        ['agent.movements', { ...whole, ...paged, from: dateOf(40), page: String(1 + n * 125) }],
        ['agent.profit', { ...whole, page: String(1 + n), size: '20', sort: 'stake' }],
      ] satisfies [CallName, Record<string, string>][],
  ).flat();
  const times: number[] = [];
  for (const [name, more] of asked) {
    const started = performance.now();
    const answer = await fetch(`${address}${calls[name].path}?${new URLSearchParams(more)}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

/** Runs in the page: notes when the rows of a report have been painted. */
function notePaint(path: string): void {
  const noted = { painted: 0, answered: 0 };
  Object.assign(window, { noted });
  const rowsNow = () => document.querySelector('ul[aria-label="Apuestas del equipo"] li')?.textContent;
  const before = rowsNow();
  // A message that is posted in a frame comes when the frame has been painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    noted.painted ||= performance.now();
    noted.answered = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(path))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .reduce((last, one) => Math.max(last, one), 0);
  };
  const look = () => {
    if (rowsNow() !== before) port2.postMessage('painted');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Noted = { readonly painted: number; readonly answered: number };
const notedIn = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Turns pages of bets on a slow phone: from the end of each answer to the paint of its rows, and each press. */
async function turnPages(browser: Browser, address: string, token: string) {
  const url = `${address}/agent/teamBetting?from=${dateOf(85)}&to=${dateOf(0)}`;
  const { page, rest } = await open(browser, url, slowPhone, token);
  await forgetInteractions(page);
  const paints: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    await page.evaluate(notePaint, calls['agent.bets'].path);
    await page.getByRole('button', { name: 'Página siguiente', exact: true }).tap();
    await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.painted > 0);
    await rest();
    const { painted, answered } = await notedIn(page);
    paints.push(painted - answered);
  }
  const { events } = await seenOf(page);
  await page.context().close();
  if (events.length === 0) throw new Error('No press was seen');
  return { paint: percentile(paints, 0.95), press: percentile(events, 0.95) };
}

/**
 * Looks through the reports of an agent of 2,000 people: pages of bets, of movements, and of people from the gateway, and
 * the pages of bets on a slow phone, from an answer to its paint.
 */
export async function measureReports(stage: Stage): Promise<Figures> {
  const fill = (databaseUrl: string) => fillTeam(databaseUrl, stage.folder);
  const { address } = await stage.other('reports', { fill });
  const { headers, token } = await memberHeaders(address, 'agent1');
  const answered = await askReports(address, headers);
  const { paint, press } = await turnPages(await stage.browser(), address, token);
  return {
    rows: { is: rows, unit: 'number' },
    'a report of them, p95': { is: answered, unit: 'ms' },
    'an answer to its paint, p95': { is: paint, unit: 'ms' },
    'a press, p95': { is: press, unit: 'ms' },
  };
}
