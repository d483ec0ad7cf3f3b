import type { Board, BoardRow } from '#contract/missions/boards.ts';
import type { Mission } from '#contract/missions/mission.ts';

/** A mission that may be joined. */
export const openMission: Mission = {
  id: 'cien-giros',
  title: 'Cien giros',
  text: 'Juega cien rondas en las slots.',
  state: 'OPEN',
  recurs: 'DAILY',
  unit: 'BETS',
  done: '0',
  target: '100',
  open: 0,
  gameTypes: ['RNG'],
  reward: { kind: 'MONEY', amount: '5.00' },
  hours: 12,
  runId: null,
  joinedAt: null,
  endsAt: 1_999_000_000_000,
  completions: 0,
  unlock: null,
  version: 2,
};

/** It was joined: its clock runs. */
export const joinedMission: Mission = {
  ...openMission,
  state: 'JOINED',
  runId: 'mS4nB8cVq2RtYpLk7xZ0Wd',
  joinedAt: 1_795_000_000_000,
};

/** It was completed: its reward waits. */
export const completedMission: Mission = { ...joinedMission, state: 'CLAIM', done: '100' };

/** The missions of somebody, as their call answers. */
export const missionsOf = (...missions: readonly Mission[]) => ({
  status: 200,
  body: {
    success: true,
    value: {
      count: missions.filter(({ state }) => state === 'CLAIM').length,
      missions,
      zone: 'America/Lima',
    },
  },
});

const rowOf = (rank: number): BoardRow => ({
  rank,
  name: rank === 7321 ? 'member1' : `ju***${rank % 10}`,
  score: `${(10_001 - rank) * 3}.50`,
  reachedAt: 1_795_000_000_000 + rank * 1_000,
  prize: rank <= 3 ? '50.00' : null,
  own: rank === 7321,
});

/** One page of a board of ten thousand, on which the caller is far down. */
export function boardOf(page: number, more: Partial<Board> = {}): Board {
  return {
    board: 'DAILY',
    period: '2026-11-25',
    from: 1_795_582_800_000,
    to: 1_795_669_200_000,
    zone: 'America/Lima',
    state: 'RUNNING',
    finalAt: 1_795_672_800_000,
    asOf: 1_795_640_000_000,
    version: 3,
    prizes: [
      { from: 1, to: 1, amount: '500.00' },
      { from: 2, to: 10, amount: '50.00' },
    ],
    rows: Array.from({ length: 100 }, (_, at) => rowOf((page - 1) * 100 + at + 1)),
    count: 10_000,
    totalPages: 100,
    own: rowOf(7321),
    earlier: [
      { period: '2026-11-24', from: 1_795_496_400_000, to: 1_795_582_800_000 },
      { period: '2026-11-23', from: 1_795_410_000_000, to: 1_795_496_400_000 },
    ],
    ...more,
  };
}

/** A board as its call answers. */
export const boardAnswer = (board: Board) => ({ status: 200, body: { success: true, value: board } });
