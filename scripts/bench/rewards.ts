import type { Browser } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { type CallOutput, calls } from '#contract/calls.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { fillInbox } from '#sandbox/inbox/send-from-office.ts';
import { fillMall } from '#sandbox/points/reward-admin.ts';
import { memberHeaders } from './calls-load.ts';
import { type Figures, medians, named } from './figures.ts';
import { scrolled } from './lobby.ts';
import { visitInTurn } from './page-visits.ts';
import { type PressPaints, paintsAfter } from './press-paints.ts';
import type { Stage } from './stage.ts';
import { open, profiles, slowPhone } from './visit.ts';

const rivals = 10_000;
const rewards = 2_000;
const messages = 10_000;

/** A list: its page, and what of it is moved. */
type List = { readonly name: string; readonly url: string; readonly moves: string };
const board = 'section[tabindex="0"]';

async function fill(databaseUrl: string): Promise<void> {
  const db = await openDatabase(databaseUrl);
  await db.write(async (tx) => {
    await fillMall(tx, rewards);
    const [member] = await tx.select().from(members).where(eq(members.account, 'member1'));
    await fillInbox(tx, member?.id ?? '', messages, Date.now());
  });
  await db.close();
}

/** Where the wagering of a member's running bonus is shown. */
async function wageringPage(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${address}${calls['promotions.rewards'].path}?language=ES`, { headers });
  const { value } = (await answer.json()) as { value: CallOutput<'promotions.rewards'> };
  const running = value.rewards.find(({ wagering }) => Number(wagering?.done) > 0);
  if (!running) throw new Error('Nothing of member1 is being wagered');
  return `${address}/member/rewardCenter/${running.id}`;
}

async function dropped(browser: Browser, { url, moves }: List, token: string): Promise<number> {
  const { page } = await open(browser, url, slowPhone, token);
  const share = await scrolled(page, moves);
  await page.context().close();
  return share;
}

/** Opens the rows that a counter is the sum of. */
async function openRows(
  browser: Browser,
  url: string,
  { token, rounds }: { readonly token: string; readonly rounds: number },
): Promise<PressPaints> {
  const all: PressPaints[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const opened = await open(browser, url, slowPhone, token);
    const opener = opened.page.getByRole('button', { name: '¿De dónde sale?', exact: true });
    all.push(await paintsAfter(opened, opener.first(), '[role=dialog] li'));
    await opened.page.context().close();
  }
  return medians(all);
}

/**
 * Looks at a leaderboard of ten thousand places, a mall of two thousand rewards and an inbox of ten thousand messages beside
 * the hall of slots, all of them with member1 signed in, and opens the rows of a wagering.
 */
export async function measureRewards(stage: Stage): Promise<Figures> {
  const browser = await stage.browser();
  const { address } = await stage.other('rewards', { fill, settings: { boards: { rivals, finalHours: 2 } } });
  const { headers, token } = await memberHeaders(address);
  const { rounds } = stage;
  const hall: List = { name: 'the hall', url: `${address}/rng`, moves: 'html' };
  const lists: readonly List[] = [
    { name: 'a board of 10,000', url: `${address}/member/missionLeaderboard?tab=boards`, moves: board },
    { name: 'a mall of 2,000', url: `${address}/pointMall`, moves: 'html' },
    { name: 'an inbox of 10,000', url: `${address}/member/messageV2`, moves: 'html' },
  ];
  const profile = profiles['slow 4G, 4x CPU'];
  const pages = [hall, ...lists].map(({ url }) => ({ url, profile, token }));
  const [ofHall, ...visits] = await visitInTurn(browser, pages, rounds);
  const inHall = await dropped(browser, hall, token);
  const figures: Figures[] = [];
  for (const [at, list] of lists.entries()) {
    const time = (of: 'fcp' | 'lcp') =>
      ({ is: visits[at]?.[of] ?? 0, unit: 'ms', bare: ofHall?.[of] ?? 0 }) as const;
    const share = await dropped(browser, list, token);
    figures.push(
      named(list.name, {
        FCP: time('fcp'),
        LCP: time('lcp'),
        'frames dropped while scrolling': { is: share, unit: 'share', bare: inHall },
      }),
    );
  }
  const rows = await openRows(browser, await wageringPage(address, headers), { token, rounds });
  return Object.assign({}, ...figures, {
    ...named('rows of a wagering', {
      'press to the dialog': { is: rows.shell, unit: 'ms' },
      'press to the rows': { is: rows.filled, unit: 'ms' },
      'press to next paint': { is: rows.next, unit: 'ms' },
    }),
  }) as Figures;
}
