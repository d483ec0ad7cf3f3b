import { describe, expect, it } from 'vitest';
import {
  boardAgainIn,
  boardDue,
  boardInput,
  missionsParameters,
  missionsViewIn,
} from '#machines/missions/boards.rules.ts';

const viewOf = (address: string) => missionsViewIn(new URLSearchParams(address));

describe('the address of missions and boards', () => {
  it.each([
    ['', 'missions', 'DAILY', null],
    ['tab=boards', 'boards', 'DAILY', null],
    ['tab=boards&board=WEEKLY&period=2026-W48', 'boards', 'WEEKLY', '2026-W48'],
    ['tab=chess&board=YEARLY&period=%3Cscript%3E', 'missions', 'DAILY', null],
    ['tab=boards&period=20260000000000000000', 'boards', 'DAILY', null],
  ])('%s asks for %s, %s, %s', (address, tab, board, period) => {
    expect(viewOf(address)).toEqual({ tab, board, period });
  });

  it('says no more than it needs to, and is read as it was written', () => {
    expect(missionsParameters({ tab: 'missions', board: 'WEEKLY', period: null })).toEqual({});
    const view = { tab: 'boards', board: 'MONTHLY', period: '2026-10' } as const;
    expect(missionsViewIn(new URLSearchParams(missionsParameters(view)))).toEqual(view);
  });
});

describe('the question for a board', () => {
  it('names the page that has the row', () => {
    expect(boardInput({ board: 'DAILY', period: null }, 'ES')).toEqual({
      board: 'DAILY',
      page: 1,
      language: 'ES',
    });
    expect(boardInput({ board: 'DAILY', period: '2026-11-24' }, 'ES', 9_999)).toEqual({
      board: 'DAILY',
      page: 100,
      language: 'ES',
      period: '2026-11-24',
    });
  });
});

describe('what comes next for a board', () => {
  const times = { to: 10, finalAt: 20 };
  it('is its end, then its prizes, then nothing', () => {
    expect(boardDue({ state: 'RUNNING', ...times })).toBe(10);
    expect(boardDue({ state: 'FINALISING', ...times })).toBe(20);
    expect(boardDue({ state: 'FINAL', ...times })).toBeNull();
    expect(boardAgainIn({ state: 'FINALISING' })).toBe(30_000);
    expect(boardAgainIn({ state: 'FINAL' })).toBeNull();
  });
});
