import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BoardName } from '#contract/missions/boards.ts';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor, type Minor, minus, signOf } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { awayAt } from '#sandbox/kit/away.ts';
import type { Period } from '#sandbox/kit/merchant-time.ts';

/** A score on a board: minor units staked in settled bets, and when it was reached, epoch milliseconds. */
export type Score = {
  /** Null for an invented rival. */
  readonly memberId: string | null;
  readonly name: string;
  readonly score: Minor;
  readonly reachedAt: number;
};

/** Scores from the highest down; of equal ones the earlier ranks higher, and then the name decides. */
export function byRank(one: Score, other: Score): number {
  return (
    signOf(minus(other.score, one.score)) ||
    one.reachedAt - other.reachedAt ||
    (one.name < other.name ? -1 : 1)
  );
}

/** The scores of members in a period, as of a moment; who is blocked, or was on a break or excluded then, has none. */
export async function memberScores(
  from: Pick<Transaction, 'values'>,
  { from: begins, to }: Period,
  asOf: number,
): Promise<Score[]> {
  const found = await from.values<[string, string, Minor, number]>(sql`
    select ${rounds.memberId}, ${members.account}, sum(${rounds.stake}), max(${rounds.at})
    from ${rounds} join ${members} on ${members.id} = ${rounds.memberId}
    where ${rounds.status} = 'settled' and ${rounds.at} >= ${begins} and ${rounds.at} < ${to}
      and ${rounds.at} <= ${asOf} and ${members.type} <> ${demoType}
      and ${members.disabled} = 0 and ${rounds.stake} > 0
      and not ${awayAt(rounds.memberId, asOf)}
    group by ${rounds.memberId}`);
  return found.map(([memberId, name, score, reachedAt]) => ({ memberId, name, score, reachedAt }));
}

/** What the strongest rival stakes in a whole period, in minor units. */
const strongest: Readonly<Record<BoardName, number>> = {
  DAILY: 4_000_00,
  WEEKLY: 22_000_00,
  MONTHLY: 80_000_00,
};

const syllables = ['ma', 'ri', 'lo', 'so', 'ne', 'ca', 'tu', 'vi', 'da', 'pe', 'ju', 'gi'];

/** A number from 0 to 1 that is the same for the same words. */
function drawn(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 0xff_ff_ff_ff;
}

/** A rival in a whole period: its score in minor units, and the share of the time gone by at which it is said to be reached. */
type Rival = { readonly name: string; readonly whole: number; readonly share: number };

function inventRivals(board: BoardName, period: string, count: number): readonly Rival[] {
  return Array.from({ length: count }, (_, nth) => {
    const word = (place: string) => syllables[Math.floor(drawn(nth, place) * syllables.length)] ?? 'ma';
    const whole = strongest[board] * drawn(board, period, nth) ** 3;
    return { name: `${word('a')}${word('b')}${nth}`, whole, share: drawn(nth, board) };
  });
}

/** The rivals last asked for on each board: inventing thousands of them takes longer than all the rest of an answer. */
const invented = new Map<BoardName, { readonly of: string; readonly rivals: readonly Rival[] }>();

function rivalsOf(board: BoardName, period: string, count: number): readonly Rival[] {
  const of = `${period} ${count}`;
  const before = invented.get(board);
  if (before?.of === of) return before.rivals;
  const rivals = inventRivals(board, period, count);
  invented.set(board, { of, rivals });
  return rivals;
}

/** Invented rivals, the same whenever they are asked for, whose scores grow with the period. */
export function rivalScores(board: BoardName, period: Period, asOf: number, rivals: number): Score[] {
  const past = asOf - period.from;
  const part = Math.min(1, Math.max(0, past / (period.to - period.from)));
  return rivalsOf(board, period.id, rivals)
    .map(({ name, whole, share }) => {
      const reachedAt = Math.floor(period.from + past * share);
      return { memberId: null, name, score: asMinor(Math.floor(whole * part)), reachedAt };
    })
    .filter(({ score }) => signOf(score) > 0);
}

/** A name as others see it: its first two letters. */
export function maskedName(name: string): string {
  return `${[...name].slice(0, 2).join('')}***`;
}
