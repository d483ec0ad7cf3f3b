import { describe, expect, it } from 'vitest';
import type { Reward } from '#contract/promotions/rewards.ts';
import {
  claimCallOf,
  dueOf,
  percentDone,
  rewardsAgainIn,
  seenOf,
  shelvesOf,
  waitingForDeposit,
  worthOf,
} from '#machines/promotions/rewards.rules.ts';
import { claimable, claimed, wagered } from '../../kit/models/rewards.ts';

const named = (id: string, more: Partial<Reward> = {}): Reward => ({ ...wagered, id, ...more });
const ids = (rewards: readonly Reward[]) => rewards.map(({ id }) => id);
const wagering = (place: number) => ({
  required: '80.00',
  done: '39.50',
  left: '40.50',
  byGame: [],
  open: { bets: 0, stake: '0.00' },
  place,
  startedAt: null,
});

describe('the shelves of the reward centre', () => {
  it('hold what can be claimed, what is under way, and what is over', () => {
    const shelves = shelvesOf(
      [
        named('claimable', { status: 'CLAIM' }),
        named('joined', { status: 'JOINED' }),
        named('second', { wagering: wagering(1) }),
        named('first', { wagering: wagering(0) }),
        named('applied', { status: 'APPLYING' }),
        named('rejected', { status: 'REJECTED' }),
        named('issued', { status: 'ISSUED' }),
        named('closed', { status: 'CLOSE' }),
      ],
      [],
    );
    expect(ids(shelves.claimable)).toEqual(['claimable']);
    expect(ids(shelves.running)).toEqual(['first', 'second', 'joined', 'applied']);
    expect(ids(shelves.over)).toEqual(['rejected', 'issued', 'closed']);
  });

  it('keep what was claimed on this page where it was claimed', () => {
    const rewards = [named('mine', { status: 'CLAIMED' }), named('other', { status: 'CLAIMED' })];
    const shelves = shelvesOf(rewards, ['mine']);
    expect(ids(shelves.claimable)).toEqual(['mine']);
    expect(ids(shelves.over)).toEqual(['other']);
  });
});

describe('a reward', () => {
  it('is claimed by its own call: a raffle is drawn, and its prize was not seen before', () => {
    expect(claimCallOf(claimable)).toBe('promotions.claim');
    expect(claimCallOf({ source: 'RAFFLE' })).toBe('promotions.raffle');
    expect(seenOf(claimable)).toEqual({ id: claimable.id, amount: '12.00' });
    expect(seenOf({ ...claimable, source: 'RAFFLE' })).toEqual({ id: claimable.id });
  });

  it('is due only while the member has something to do', () => {
    expect(dueOf(claimable)).toBe(claimable.endsAt);
    expect(dueOf({ ...claimable, status: 'APPLYING' })).toBeNull();
    expect(dueOf(claimed)).toBeNull();
  });

  it('says what is not known of its money yet', () => {
    expect(worthOf(claimable)).toBe('known');
    expect(worthOf({ ...claimable, source: 'RAFFLE' })).toBe('undrawn');
    expect(worthOf({ ...claimed, source: 'RAFFLE' })).toBe('known');
    expect(worthOf({ ...claimable, status: 'JOINED' })).toBe('later');
  });

  it.each([
    ['80.00', '39.50', 49],
    ['80.00', '79.99', 99],
    ['80.00', '80.00', 100],
    ['80.00', '95.00', 100],
    ['0.00', '0.00', 100],
  ])('of which %s must be wagered and %s are is done to %i percent', (required, done, percent) => {
    expect(percentDone({ required, done })).toBe(percent);
  });

  it('is read again by itself only while a request is being reviewed', () => {
    const answer = (status: Reward['status']) => ({
      rewards: [named('one', { status })],
      claimable: 0,
      zone: 'America/Lima',
    });
    expect(rewardsAgainIn(answer('APPLYING'))).toBe(15_000);
    expect(rewardsAgainIn(answer('PROCESS'))).toBeNull();
  });

  it('waits for the next deposit when it was joined first', () => {
    const later = named('later', { status: 'JOINED', at: 2 });
    const first = named('first', { status: 'JOINED', at: 1 });
    expect(waitingForDeposit([later, first, claimable])?.id).toBe('first');
    expect(waitingForDeposit([claimable])).toBeUndefined();
  });
});
