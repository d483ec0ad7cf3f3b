import type { CallOutput } from '#contract/calls.ts';
import type { Reward, RewardStatus } from '#contract/promotions/rewards.ts';
import { signOf, times, timesIn } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Quoted } from '../kit/act-state.rules.ts';
import type { ClaimCall } from './claim.rules.ts';

/** Statuses in which something is still to happen. */
const running: readonly RewardStatus[] = ['PROCESS', 'JOINED', 'APPLYING'];

/** Milliseconds until an application that is being reviewed is read again. */
const every = 15_000;

/** The rewards in the order of the page: what can be claimed, what is under way, what is over. */
export type Shelves = Readonly<Record<'claimable' | 'running' | 'over', readonly Reward[]>>;

/** Of rewards under way, the one that is being wagered comes first, then those that wait for their turn. */
const placeOf = ({ wagering }: Reward) => wagering?.place ?? Number.POSITIVE_INFINITY;

/** `held` are the ids whose claim this page tells about: they stay where they were claimed. */
export function shelvesOf(rewards: readonly Reward[], held: readonly string[]): Shelves {
  const claimable = rewards.filter(({ id, status }) => status === 'CLAIM' || held.includes(id));
  const others = rewards.filter((one) => !claimable.includes(one));
  return {
    claimable,
    running: others
      .filter(({ status }) => running.includes(status))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
    over: others.filter(({ status }) => !running.includes(status)),
  };
}

/** The call that claims a reward (spec 7): a raffle is drawn by its own. */
export function claimCallOf({ source }: Pick<Reward, 'source'>): ClaimCall {
  return source === 'RAFFLE' ? 'promotions.raffle' : 'promotions.claim';
}

/** What the member saw of a reward before claiming it; the prize of a raffle is not known before. */
export function seenOf({ id, source, amount }: Pick<Reward, 'id' | 'source' | 'amount'>): Quoted {
  return source === 'RAFFLE' ? { id } : { id, amount };
}

/** Until when the member has to do something about a reward, in epoch milliseconds; null when there is nothing to do. */
export function dueOf({ status, endsAt }: Pick<Reward, 'status' | 'endsAt'>): number | null {
  return status === 'CLAIM' || status === 'JOINED' || status === 'PROCESS' ? endsAt : null;
}

/** What is known of the money of a reward: its amount, that a raffle is to be drawn, or that a deposit decides. */
export function worthOf({
  status,
  source,
}: Pick<Reward, 'status' | 'source'>): 'known' | 'undrawn' | 'later' {
  if (status === 'JOINED') return 'later';
  return source === 'RAFFLE' && status === 'CLAIM' ? 'undrawn' : 'known';
}

/** How much of the wagering is done, from 0 to 100, rounded down: only all of it is 100. */
export function percentDone({ required, done }: { required: string; done: string }): number {
  const whole = minorOf(required);
  return signOf(whole) === 0 ? 100 : Math.min(100, timesIn(times(100, minorOf(done)), whole));
}

/** Milliseconds until the rewards are read again while they are shown; null for never. */
export function rewardsAgainIn({ rewards }: CallOutput<'promotions.rewards'>): number | null {
  return rewards.some(({ status }) => status === 'APPLYING') ? every : null;
}

/** How the rewards stand, another text when one of them turned; and what is out of date then, since some are paid at once. */
export const rewardsTurn = {
  stand: ({ rewards }: CallOutput<'promotions.rewards'>) =>
    rewards.map(({ id, status }) => `${id} ${status}`).join(),
  reads: ['wallet.balance', 'wallet.funds', 'wallet.bonuses', 'points.balance', 'missions.summary'],
} as const;

/** The reward that the next deposit is for: of those that wait for one, the first joined. */
export function waitingForDeposit(rewards: readonly Reward[]): Reward | undefined {
  return rewards.filter(({ status }) => status === 'JOINED').toSorted((a, b) => a.at - b.at)[0];
}
