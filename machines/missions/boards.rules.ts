import type { CallInput } from '#contract/calls.ts';
import { type Board, type BoardName, boards } from '#contract/missions/boards.ts';

/** The boards in the order of their tabs. */
export const boardNames: readonly BoardName[] = boards;

/** Rows on one page of a board (spec 7). */
export const boardPage = 100;

/** Milliseconds until a board that still moves is read again. */
const every = 30_000;

/** What the page shows, as its address says it; a null `period` is the running one. */
export type MissionsView = {
  readonly tab: 'missions' | 'boards';
  readonly board: BoardName;
  readonly period: string | null;
};

/** What the parameters of an address ask for; anything unknown is the default. */
export function missionsViewIn(parameters: URLSearchParams): MissionsView {
  const board = boards.find((one) => one === parameters.get('board')) ?? 'DAILY';
  const period = parameters.get('period');
  return {
    tab: parameters.get('tab') === 'boards' ? 'boards' : 'missions',
    board,
    period: period && /^[\dW-]{4,16}$/.test(period) ? period : null,
  };
}

/** The parameters of an address that asks for this view; the default asks for nothing. */
export function missionsParameters({ tab, board, period }: MissionsView): Record<string, string> {
  if (tab === 'missions') return {};
  return {
    tab,
    ...(board === 'DAILY' ? {} : { board }),
    ...(period === null ? {} : { period }),
  };
}

/** The question for the page of a board that has the row at `place`, counted from 0. */
export function boardInput(
  { board, period }: Pick<MissionsView, 'board' | 'period'>,
  language: string,
  place = 0,
): CallInput<'missions.leaderboard'> {
  const page = Math.floor(place / boardPage) + 1;
  return { board, page, language, ...(period === null ? {} : { period }) };
}

/** When the next thing happens to a board, epoch milliseconds: its end, or its prizes; null when it is final. */
export function boardDue({ state, to, finalAt }: Pick<Board, 'state' | 'to' | 'finalAt'>): number | null {
  if (state === 'FINAL') return null;
  return state === 'RUNNING' ? to : finalAt;
}

/** Milliseconds until a board is read again while it is shown; null for one that is frozen. */
export function boardAgainIn({ state }: Pick<Board, 'state'>): number | null {
  return state === 'FINAL' ? null : every;
}
