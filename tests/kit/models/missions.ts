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
