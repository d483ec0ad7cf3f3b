import { and, eq } from 'drizzle-orm';
import { type BoardName, boards } from '#contract/missions/boards.ts';
import { asMinor, type Minor, times } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { boardResults, rewards } from '#sandbox/db/rewards-schema.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { byRank, memberScores, rivalScores, type Score } from './scores.ts';

export const hour = 60 * 60_000;

/** How many ended periods of a board are kept to look at. */
const keptPeriods: Readonly<Record<BoardName, number>> = { DAILY: 7, WEEKLY: 4, MONTHLY: 3 };

type Prize = { readonly from: number; readonly to: number; readonly amount: Minor };

const daily: readonly Prize[] = [
  { from: 1, to: 1, amount: asMinor(50_00) },
  { from: 2, to: 3, amount: asMinor(25_00) },
  { from: 4, to: 10, amount: asMinor(5_00) },
];
const scaled = (factor: number) => daily.map((prize) => ({ ...prize, amount: times(factor, prize.amount) }));

/** What the ranks of each board win. */
export const prizes: Readonly<Record<BoardName, readonly Prize[]>> = {
  DAILY: daily,
  WEEKLY: scaled(4),
  MONTHLY: scaled(10),
};

const titles: Readonly<Record<BoardName, { readonly es: string; readonly en: string }>> = {
  DAILY: { es: 'Clasificación del día', en: 'Board of the day' },
  WEEKLY: { es: 'Clasificación de la semana', en: 'Board of the week' },
  MONTHLY: { es: 'Clasificación del mes', en: 'Board of the month' },
};

/** What a rank of a board wins; null for nothing. */
export function prizeAt(board: BoardName, rank: number): Minor | null {
  return prizes[board].find(({ from, to }) => rank >= from && rank <= to)?.amount ?? null;
}

/** The ended periods that are kept, the newest first. */
export function earlierPeriods(board: BoardName, now: number, zone: string): readonly Period[] {
  return Array.from({ length: keptPeriods[board] }, (_, at) => periodAt(board, now, zone, at + 1));
}

/** All scores of a period, the highest first. */
export async function scoresOf(
  from: Pick<Transaction, 'values'>,
  board: BoardName,
  period: Period,
  { asOf, rivals }: { readonly asOf: number; readonly rivals: number },
): Promise<Score[]> {
  const until = Math.min(asOf, period.to - 1);
  const members = await memberScores(from, period, until);
  return [...members, ...rivalScores(board, period, Math.min(asOf, period.to), rivals)].toSorted(byRank);
}

async function isFrozen(from: Pick<Transaction, 'select'>, board: BoardName, period: string) {
  const these = and(eq(boardResults.board, board), eq(boardResults.period, period), eq(boardResults.rank, 1));
  return (await from.select({ id: boardResults.id }).from(boardResults).where(these)).length > 0;
}

/** Rows of one statement: SQLite takes so many variables at once. */
const batch = 1_000;

/** Freezes a period: its rows as they are, and a reward for each member who won; whoever asks second finds it done. */
export async function freeze(
  tx: Transaction,
  board: BoardName,
  period: Period,
  { at, rivals }: { readonly at: number; readonly rivals: number },
): Promise<void> {
  if (await isFrozen(tx, board, period.id)) return;
  const scores = await scoresOf(tx, board, period, { asOf: period.to, rivals });
  const rows = scores.map((score, place) => {
    const rank = place + 1;
    return { ...score, board, period: period.id, rank, prize: prizeAt(board, rank) };
  });
  for (let begin = 0; begin < rows.length; begin += batch) {
    await tx.insert(boardResults).values(rows.slice(begin, begin + batch));
  }
  const won = rows.flatMap(({ memberId, prize }) =>
    memberId === null || prize === null ? [] : [{ memberId, prize }],
  );
  for (const { memberId, prize } of won) {
    await tx.insert(rewards).values({
      id: newReference(),
      memberId,
      cause: `board:${board}:${period.id}`,
      source: 'BOARD',
      titleEs: `${titles[board].es} · ${period.id}`,
      titleEn: `${titles[board].en} · ${period.id}`,
      status: 'CLAIM',
      amount: prize,
      at,
    });
  }
}

/** Freezes whatever has become final since somebody last looked. */
export async function freezeDue({ db, clock, settings }: Sandbox): Promise<void> {
  const at = clock.now();
  const { zone, boards: setting } = settings.current();
  for (const board of boards) {
    for (const period of earlierPeriods(board, at, zone)) {
      if (at < period.to + setting.finalHours * hour) continue;
      if (await isFrozen(db.read, board, period.id)) continue;
      await db.write((tx) => freeze(tx, board, period, { at, rivals: setting.rivals }));
    }
  }
}
