import type { Browser, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { always, tokensOf } from './calls-load.ts';
import { type Figures, median, percentile } from './figures.ts';
import { scrolled } from './lobby.ts';
import { joinMany } from './many-people.ts';
import { forgetInteractions, longestInteraction } from './seen.ts';
import type { Stage } from './stage.ts';
import { open, profiles, slowPhone } from './visit.ts';

const people = 10_000;

/** Puts so many people directly below agent1. */
async function fill(databaseUrl: string): Promise<void> {
  const db = await openDatabase(databaseUrl);
  await joinMany(db, 'agent1', { people }, Date.now());
  await db.close();
}

/** Notes when something that `place` selects is first painted. */
function noteFirst(place: string): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => Object.assign(window, { firstShown: performance.now() });
  const look = () => {
    if (document.querySelector(place)) port2.postMessage('');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Seen = { readonly url: string; readonly place: string };

/** Milliseconds from the navigation to the first paint with what is there to see, on a slow phone and network. */
async function firstShown(browser: Browser, { url, place }: Seen, token: string): Promise<number> {
  const watched = (page: Page) => page.addInitScript(noteFirst, place);
  const { page } = await open(browser, url, profiles['slow 4G, 4x CPU'], token, watched);
  const shown = await page.evaluate(() => (window as unknown as { firstShown?: number }).firstShown);
  await page.context().close();
  if (shown === undefined) throw new Error(`${url} never showed ${place}`);
  return shown;
}

/** Asks for pages all over a branch, or for names, one after the other. */
async function ask(
  address: string,
  token: string,
  asked: readonly Record<string, string>[],
): Promise<number> {
  const times: number[] = [];
  for (const input of asked) {
    const query = new URLSearchParams({ page: '1', size: '100', ...input });
    const started = performance.now();
    const answer = await fetch(`${address}${calls['agent.tree'].path}?${query}`, {
      headers: { ...always, [headers.token]: token },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The tree was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

/**
 * Looks at a team of ten thousand people beside the hall of slots, both with agent1 signed in: the first rows beside the
 * first tiles, scrolling beside scrolling, and what the gateway needs for a page and for a search.
 */
export async function measureTeam(stage: Stage): Promise<Figures> {
  const browser = await stage.browser();
  const { address } = await stage.other('team', { fill });
  const [token = ''] = await tokensOf(address, 1, ['agent1']);
  const team: Seen = { url: `${address}/agent/downline`, place: '[role=treegrid] a' };
  const hall: Seen = { url: `${address}/rng`, place: '[data-place] button' };
  const times = { team: [] as number[], hall: [] as number[] };
  for (let round = 0; round < stage.rounds; round += 1) {
    times.team.push(await firstShown(browser, team, token));
    times.hall.push(await firstShown(browser, hall, token));
  }
  const moved = async ({ url }: Seen, box: string) => {
    const { page } = await open(browser, url, slowPhone, token);
    const share = await scrolled(page, box);
    await page.context().close();
    return share;
  };
  const inTeam = await moved(team, 'div:has(> [role=treegrid])');
  const inHall = await moved(hall, 'html');
  const { page, rest } = await open(browser, team.url, slowPhone, token);
  await forgetInteractions(page);
  await page.getByRole('row').getByRole('link').first().focus();
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowDown');
  await rest();
  const walked = await longestInteraction(page);
  await page.context().close();
  const pages = Array.from({ length: 60 }, (_, n) => ({ page: String(1 + ((n * 37) % 100)) }));
  const names = Array.from({ length: 40 }, (_, n) => ({ search: `persona ${n * 241}` }));
  return {
    people: { is: people, unit: 'number' },
    'its first rows': { is: median(times.team), unit: 'ms', bare: median(times.hall) },
    'frames dropped while scrolling': { is: inTeam, unit: 'share', bare: inHall },
    'a key in the tree': { is: walked, unit: 'ms' },
    'a page of a branch, p95': { is: await ask(address, token, pages), unit: 'ms' },
    'a search, p95': { is: await ask(address, token, names), unit: 'ms' },
  };
}
