import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type BoardName, boards } from '#contract/missions/boards.ts';
import { boardResults } from '#sandbox/db/rewards-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { earlierPeriods, freeze } from './results.ts';

/** The act of the back office on a board: an ended period becomes final at once. */
export const BoardAct = z.strictObject({
  board: z.enum(boards),
  period: z.string(),
  act: z.literal('freeze'),
});

/** Makes an ended period final at once. Refuses with INPUT_INVALID for one that has not ended, or is not kept. */
export async function decideBoard(
  { db, clock, settings }: Sandbox,
  { board, period }: z.infer<typeof BoardAct>,
): Promise<null> {
  const at = clock.now();
  const { zone, boards: setting } = settings.current();
  const found = earlierPeriods(board, at, zone).find(({ id }) => id === period);
  if (!found) throw new Refusal('INPUT_INVALID', { message: `${period} has not ended, or is not kept` });
  await db.write((tx) => freeze(tx, board, found, { at, rivals: setting.rivals }));
  return null;
}

/** An ended period of a board as the back office sees it; `rows` is 0 until it is final. */
export type OfficeBoard = {
  readonly board: BoardName;
  readonly period: string;
  readonly rows: number;
  /** Who came first. */
  readonly first: string;
};

/** The last ended period of each board, and earlier ones. */
export async function officeBoards({ db, clock, settings }: Sandbox): Promise<OfficeBoard[]> {
  const frozen = await db.read
    .select({
      board: boardResults.board,
      period: boardResults.period,
      rows: sql<number>`count(*)`,
      first: sql<string>`max(case when ${boardResults.rank} = 1 then ${boardResults.name} end)`,
    })
    .from(boardResults)
    .groupBy(boardResults.board, boardResults.period);
  return boards.flatMap((board) =>
    earlierPeriods(board, clock.now(), settings.current().zone).map(({ id: period }) => {
      const found = frozen.find((one) => one.board === board && one.period === period);
      return found ?? { board, period, rows: 0, first: '' };
    }),
  );
}
