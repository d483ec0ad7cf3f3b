import { and, asc, eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Board, BoardName, BoardRow } from '#contract/missions/boards.ts';
import { asMinor, type Minor, microMoney } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { type Counting, countedRows } from '#sandbox/books/counted.ts';
import { gameNameOf } from '#sandbox/books/game-names.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { boardResults } from '#sandbox/db/rewards-schema.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { earlierPeriods, freezeDue, hour, prizeAt, prizes, scoresOf } from './results.ts';
import { maskedName, type Score } from './scores.ts';

/** Rows of a page of a board. */
const pageSize = 100;

/** The version of the rules of boards: stakes of settled bets, by the time of settlement; ties go to the earlier. */
const version = 1;

type Ranked = Score & { readonly rank: number; readonly prize: Minor | null };

/** The frozen rows of a period; none before it was frozen. */
async function frozen(
  read: Pick<Transaction, 'select'>,
  board: BoardName,
  period: string,
): Promise<Ranked[]> {
  const these = and(eq(boardResults.board, board), eq(boardResults.period, period));
  return read.select().from(boardResults).where(these).orderBy(asc(boardResults.rank));
}

function shownRow({ memberId, name, rank, score, reachedAt, prize }: Ranked, me: string): BoardRow {
  const own = memberId === me;
  return {
    rank,
    name: own ? name : maskedName(name),
    score: amountOf(score),
    reachedAt,
    prize: prize === null ? null : amountOf(prize),
    own,
  };
}

/** The period that is asked for: the running one, or one of the earlier that are kept. */
function periodOf(
  { board, period }: { board: BoardName; period?: string | undefined },
  now: number,
  zone: string,
): { readonly period: Period; readonly earlier: readonly Period[] } {
  const running = periodAt(board, now, zone);
  const earlier = earlierPeriods(board, now, zone);
  const found = period === undefined ? running : [running, ...earlier].find(({ id }) => id === period);
  if (!found) throw new Refusal('NOT_FOUND');
  return { period: found, earlier };
}

/** A page of a board as of now; frozen for good once it is final. Empty for whom nothing may be promoted to. */
export async function leaderboard(
  input: CallInput<'missions.leaderboard'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<Board> {
  const { board, page } = input;
  await freezeDue(sandbox);
  const { db, clock, settings } = sandbox;
  const now = clock.now();
  const { zone, boards } = settings.current();
  const { period, earlier } = periodOf(input, now, zone);
  const finalAt = period.to + boards.finalHours * hour;
  const kept = await frozen(db.read, board, period.id);
  const final = kept.length > 0 || now >= finalAt;
  const live = final ? [] : await scoresOf(db.read, board, period, { asOf: now, rivals: boards.rivals });
  const rows: readonly Ranked[] = final
    ? kept
    : live.map((one, at) => ({ ...one, rank: at + 1, prize: prizeAt(board, at + 1) }));
  const me = memberIdOf(caller);
  const promoted = await mayPromote(db.read, me, sandbox);
  const listed = promoted ? rows : [];
  const own = listed.find(({ memberId }) => memberId === me);
  const bounds = ({ id, from, to }: Period) => ({ period: id, from, to });
  return {
    board,
    ...bounds(period),
    zone,
    state: final ? 'FINAL' : now < period.to ? 'RUNNING' : 'FINALISING',
    finalAt,
    asOf: now,
    version,
    prizes: (promoted ? prizes[board] : []).map(({ amount, ...ranks }) => ({
      ...ranks,
      amount: amountOf(amount),
    })),
    rows: listed.slice((page - 1) * pageSize, page * pageSize).map((row) => shownRow(row, me)),
    count: listed.length,
    totalPages: Math.max(1, Math.ceil(listed.length / pageSize)),
    own: own ? shownRow(own, me) : null,
    earlier: earlier.map(bounds),
  };
}

/** The bets behind the caller's own score on a board. */
export async function boardRows(
  input: CallInput<'missions.boardRows'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'missions.boardRows'>> {
  const { db, clock, settings } = sandbox;
  const now = clock.now();
  const { period } = periodOf(input, now, settings.current().zone);
  const counting: Counting<'unit of money'> = {
    after: period.from - 1,
    until: period.to - 1,
    rule: { id: input.board, version },
    per: 'stake',
    shares: {},
    others: microMoney(asMinor(1)),
    maxBet: null,
  };
  return countedRows(db.read, memberIdOf(caller), [counting], {
    page: input.page,
    asOf: Math.min(input.asOf ?? now, now),
    names: (gameId) => gameNameOf(gameId, input.language, sandbox),
  });
}
