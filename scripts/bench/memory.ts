import type { CDPSession } from '@playwright/test';
import { tokensOf } from './calls-load.ts';
import { type Figures, megabyte } from './figures.ts';
import type { Stage } from './stage.ts';
import { button, header, often, type Step, take } from './steps.ts';
import { type Opened, open, profiles } from './visit.ts';

/** Somebody who presses something every half minute, for an hour. */
const between = 30_000;
const hour = 60 * 60_000;

/** Where a member goes again and again: from the home around the house and back. */
const tour: readonly Step[] = [
  often.list,
  { what: 'narrow to new games', on: (page) => button(page, 'Nuevos'), shows: often.list.shows },
  { what: 'widen to all games', on: (page) => button(page, 'Todos'), shows: often.list.shows },
  {
    what: 'write in the search',
    on: (page) => page.getByRole('searchbox', { name: 'Buscar un juego' }),
    write: 'sol',
    shows: often.list.shows,
  },
  often.game,
  often.leave,
  often.deposits,
  often.way,
  { what: 'go to the messages', on: (page) => button(header(page), /^Mensajes/) },
  {
    what: 'go home',
    on: (page) => page.getByRole('link', { name: 'Vestíbulo: ir al inicio' }),
    shows: (page) => page.getByRole('article').getByRole('link').first(),
  },
];

/** Before memory is looked at the first time, everything has come once, and what is kept for a while is full. */
const before = 2;

type Held = { readonly heap: number; readonly nodes: number; readonly listeners: number };

async function heldBy(client: CDPSession): Promise<Held> {
  for (let n = 0; n < 2; n += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Goes around once; after each step the page's clock jumps to the next. */
async function goAround(opened: Opened): Promise<void> {
  for (const step of tour) {
    await take(opened, step);
    await opened.page.clock.fastForward(between);
  }
}

/** What a member's page holds in memory after an hour of pressing, sped up, beside what it held at the beginning. */
export async function measureMemory(stage: Stage): Promise<Figures> {
  const { address } = await stage.app();
  const [token = ''] = await tokensOf(address, 1);
  const opened = await open(await stage.browser(), `${address}/`, profiles.unthrottled, token);
  const { page, client } = opened;
  await page.clock.install();
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  for (let n = 0; n < before; n += 1) await goAround(opened);
  const first = await heldBy(client);
  const tours = Math.ceil(hour / between / tour.length);
  for (let n = 0; n < tours; n += 1) await goAround(opened);
  const last = await heldBy(client);
  await page.context().close();
  return {
    'presses of an hour': { is: tours * tour.length, unit: 'number' },
    'heap at the beginning': { is: first.heap / megabyte, unit: 'MB' },
    'heap after an hour': { is: last.heap / megabyte, unit: 'MB' },
    'growth of the heap': { is: last.heap / first.heap - 1, unit: 'share' },
    'growth of elements': { is: last.nodes / first.nodes - 1, unit: 'share' },
    'growth of listeners': { is: last.listeners / first.listeners - 1, unit: 'share' },
  };
}
