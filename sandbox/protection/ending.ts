import { eq } from 'drizzle-orm';
import { minus } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { playSessions } from '#sandbox/db/protection-schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { isUnanswered, knownOf } from './care.ts';
import { noteChange } from './changes.ts';
import { type Left, leftOf } from './limit-left.ts';
import { type PlaySessionRow, plannedEnd, playOf, type SessionPlay } from './play-sessions.ts';

type From = Pick<Transaction, 'select'>;

/** A session of play as it is now: its row with the end that came meanwhile, what was played, and what limits leave. */
export type SessionNow = {
  readonly row: PlaySessionRow;
  readonly play: SessionPlay;
  readonly left: Left;
};

/** Whether a session began where nothing is declared, and the market asks for that now: it ends, and the next is declared. */
function lacksWord({ minutes, money }: PlaySessionRow, sandbox: Pick<Sandbox, 'settings'>): boolean {
  return marketOf(sandbox).rules.session.declare && (minutes === null || money === null);
}

type Ending = Pick<PlaySessionRow, 'endingAt' | 'why'>;

/** Whether a break, an exclusion or the standing of care closes play. */
export async function closedToPlay(from: From, memberId: string, now: number): Promise<boolean> {
  const { row, away } = await knownOf(from, memberId, now);
  return away !== null || isUnanswered(row, now);
}

/** What ends an open session, if anything does: the gateway's clock and books alone decide. */
async function endingOf(
  from: From,
  row: PlaySessionRow,
  { play, left }: Pick<SessionNow, 'play' | 'left'>,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Ending> {
  const now = sandbox.clock.now();
  const { memberId, money } = row;
  if (await closedToPlay(from, memberId, now)) return { endingAt: now, why: 'protection' };
  const end = await plannedEnd(from, row);
  if (end <= now) return { endingAt: end, why: 'time' };
  if (lacksWord(row, sandbox)) return { endingAt: now, why: 'protection' };
  if (left.spent) return { endingAt: now, why: 'limit' };
  // A running round may win: what it cost is lost when it is settled.
  if (play.running > 0) return { endingAt: null, why: null };
  if (money !== null && minus(play.staked, play.won) >= money) return { endingAt: now, why: 'money' };
  return left.lost ? { endingAt: now, why: 'limit' } : { endingAt: null, why: null };
}

/** How a session stands now. What is new in its row is not stored: see `keepEnding`. */
export async function sessionNow(
  from: From,
  row: PlaySessionRow,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<SessionNow> {
  const now = sandbox.clock.now();
  const play = await playOf(from, row, now);
  const left = await leftOf(from, row.memberId, sandbox);
  if (row.endedAt !== null) return { row, play, left };
  const ending = row.endingAt === null ? await endingOf(from, row, { play, left }, sandbox) : row;
  const { endingAt, why } = ending;
  // Running rounds finish first: the session ends with the last of them.
  const endedAt = endingAt === null || play.running > 0 ? null : Math.max(endingAt, play.lastAt);
  return { row: { ...row, endingAt, why, endedAt }, play, left };
}

/** Stores an end that came, and notes it for the member's history; returns whether there was one. */
export async function keepEnding(
  tx: Transaction,
  before: PlaySessionRow,
  { row }: SessionNow,
  now: number,
): Promise<void> {
  const { id, memberId, endingAt, endedAt, why } = row;
  if (endingAt === before.endingAt && endedAt === before.endedAt) return;
  await tx.update(playSessions).set({ endingAt, endedAt, why }).where(eq(playSessions.id, id));
  if (endedAt !== null) await noteChange(tx, memberId, { what: 'SESSION_ENDED', after: why }, now);
}
