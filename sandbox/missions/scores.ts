import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BoardName } from '#contract/missions/boards.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Period } from '#sandbox/kit/merchant-time.ts';

/** Demo accounts play for nothing, and are on no board. */
const demoType = 4;

/** A score on a board: minor units staked in settled bets, and when it was reached, epoch milliseconds. */
export type Score = {
  /** Null for an invented rival. */
  readonly memberId: string | null;
  readonly name: string;
  readonly score: number;
  readonly reachedAt: number;
};

/** Scores from the highest down; of equal ones the earlier ranks higher, and then the name decides. */
export function byRank(one: Score, other: Score): number {
  return other.score - one.score || one.reachedAt - other.reachedAt || (one.name < other.name ? -1 : 1);
}

/** The scores of members in a period, as of a moment; who is blocked has none. */
export async function memberScores(
  from: Pick<Transaction, 'values'>,
  { from: begins, to }: Period,
  asOf: number,
): Promise<Score[]> {
  const found = await from.values<[string, string, number, number]>(sql`
    select ${rounds.memberId}, ${members.account}, sum(${rounds.stake}), max(${rounds.at})
    from ${rounds} join ${members} on ${members.id} = ${rounds.memberId}
    where ${rounds.status} = 'settled' and ${rounds.at} >= ${begins} and ${rounds.at} < ${to}
      and ${rounds.at} <= ${asOf} and ${members.type} <> ${demoType}
      and ${members.disabled} = 0 and ${rounds.stake} > 0
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

/** Invented rivals, the same whenever they are asked for, whose scores grow with the period. */
export function rivalScores(board: BoardName, period: Period, asOf: number, rivals: number): Score[] {
  const part = Math.min(1, Math.max(0, (asOf - period.from) / (period.to - period.from)));
  return Array.from({ length: rivals }, (_, nth) => {
    const word = (place: string) => syllables[Math.floor(drawn(nth, place) * syllables.length)] ?? 'ma';
    const whole = strongest[board] * drawn(board, period.id, nth) ** 3;
    const score = Math.floor(whole * part);
    // It is said to be reached at its own moment of the time gone by.
    const reachedAt = Math.floor(period.from + (asOf - period.from) * drawn(nth, board));
    return { memberId: null, name: `${word('a')}${word('b')}${nth}`, score, reachedAt };
  }).filter(({ score }) => score > 0);
}

/** A name as others see it: its first two letters. */
export function maskedName(name: string): string {
  return `${[...name].slice(0, 2).join('')}***`;
}
