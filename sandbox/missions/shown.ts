import type { Mission } from '#contract/missions/mission.ts';
import { asMicro, plain, quantityOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { countedSum, openBets } from '#sandbox/books/counted.ts';
import type { MissionEntry } from '#sandbox/catalogue/missions.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type MissionStanding, microTarget } from './mission-progress.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** At most so many are shown that can be joined, run, or can be claimed: nobody is handed a hundred tasks. */
export const mostOpen = 5;

/** The order of the list: what can be claimed first, then what runs, can be joined, is locked, and is over. */
const order: readonly Mission['state'][] = [
  'CLAIM',
  'JOINED',
  'OPEN',
  'LOCKED',
  'CLAIMED',
  'MISSED',
  'LAPSED',
];

/** The texts of a mission in a language such as 'EN'. */
export function textsOf({ es, en }: MissionEntry, language: string): MissionEntry['es'] {
  return language.toUpperCase() === 'EN' ? en : es;
}

/** A mission as the contract says it; its progress is the sum of the bets that count. */
export async function missionShown(
  from: Reader,
  standing: MissionStanding,
  language: string,
): Promise<Mission> {
  const { entry, run, state, endsAt, counting, completions, unlock } = standing;
  const { id, recurs, unit, gameTypes, reward, hours } = entry;
  const memberId = run?.memberId ?? '';
  const done = counting ? await countedSum(from, memberId, [counting]) : asMicro(0);
  const open = counting && state === 'JOINED' ? (await openBets(from, memberId, counting)).bets : 0;
  return {
    id,
    ...textsOf(entry, language),
    state,
    recurs,
    unit,
    done: quantityOf(done),
    target: quantityOf(microTarget(entry)),
    open,
    gameTypes: [...gameTypes],
    reward: {
      kind: reward.kind,
      amount: reward.kind === 'MONEY' ? amountOf(reward.amount) : String(plain(reward.points)),
    },
    hours,
    runId: run?.id ?? null,
    joinedAt: run?.joinedAt ?? null,
    endsAt,
    completions,
    unlock: unlock && {
      minRank: unlock.minRank,
      after: unlock.after && textsOf(unlock.after, language).title,
    },
    version: run?.version ?? entry.version,
  };
}

/** The missions that the list has, in its order: of those that can be joined only as many as there is room for. */
export function listMissions(all: readonly MissionStanding[]): readonly MissionStanding[] {
  const sorted = all.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const busy = all.filter(({ state }) => state === 'CLAIM' || state === 'JOINED').length;
  let room = mostOpen - busy;
  return sorted.filter(({ state }) => state !== 'OPEN' || room-- > 0);
}
