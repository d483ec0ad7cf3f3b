import { describe, expect, it } from 'vitest';
import { asSeconds } from '#contract/units.ts';
import type { Receipt } from '#contract/wallet/withdrawals.ts';
import {
  accountIn,
  amountTerms,
  noWithdraw,
  priceOf,
  turnoverLeft,
  withdrawProblems,
} from '#machines/wallet/withdraw.rules.ts';
import { askAgainIn } from '#machines/wallet/withdrawal.rules.ts';
import { bank, pending, terms } from '../../kit/models/withdrawals.ts';

const receipt: Receipt = {
  state: 'OPEN',
  paidOut: '49.00',
  received: '0.00',
  remaining: '49.00',
  dueAt: 1,
  secondsLeft: asSeconds(1),
  proofs: [],
  note: null,
};

describe('the amount of a withdrawal', () => {
  it('can’t exceed what is left of the day', () => {
    expect(amountTerms(terms).max).toBe('20000.00');
    expect(amountTerms({ ...terms, leftToday: '60.00' })).toEqual({
      min: '20.00',
      max: '60.00',
      available: '800.00',
      fee: { feePercent: '1', feeFixed: '0.50' },
    });
  });

  it.each([
    ['50', { amount: '50.00', fee: '1.00', net: '49.00' }],
    ['33.33', { amount: '33.33', fee: '0.84', net: '32.49' }],
    ['0.50', null],
    ['fifty', null],
  ])('costs the fee of the gateway for %s, rounded up, and arrives without it', (typed, price) => {
    expect(priceOf(typed, terms)).toEqual(price);
  });

  it('can’t be one that the fee takes whole', () => {
    const dear = { ...terms, min: '0.10' };
    const faultOf = (typed: string) => withdrawProblems({ ...noWithdraw, typed }, dear).typed;
    expect(['0.50', '0.51', '0.52'].map(faultOf)).toEqual(['fee', 'fee', null]);
  });

  it('waits for the missing turnover, which is never below zero', () => {
    expect(turnoverLeft({ ...terms, turnover: { required: '100.00', done: '40.10' } })).toBe('59.90');
    expect(turnoverLeft({ ...terms, turnover: { required: '10.00', done: '40.00' } })).toBe('0.00');
  });
});

describe('the account of a withdrawal', () => {
  it('is the only one automatically, and one of several only when picked', () => {
    expect(accountIn(noWithdraw, { ...terms, accounts: [bank] })).toBe(bank);
    expect(accountIn(noWithdraw, terms)).toBeUndefined();
    expect(accountIn({ ...noWithdraw, accountId: bank.accountId }, terms)).toBe(bank);
  });

  it('is none when the picked one was removed', () => {
    expect(
      accountIn({ ...noWithdraw, accountId: 'removed' }, { ...terms, accounts: [bank] }),
    ).toBeUndefined();
  });
});

describe('refreshing', () => {
  it('goes on while something changes by itself, and stops when nothing does', () => {
    expect(askAgainIn([pending])).toBe(5_000);
    expect(askAgainIn([{ ...pending, status: 'PAID', receipt }])).toBe(5_000);
    expect(askAgainIn([{ ...pending, status: 'PAID', receipt: { ...receipt, state: 'REPORTED' } }])).toBe(
      5_000,
    );
    expect(
      askAgainIn([{ ...pending, status: 'PAID', receipt: { ...receipt, state: 'RECEIVED' } }]),
    ).toBeNull();
    expect(askAgainIn([{ ...pending, status: 'CANCELLED' }])).toBeNull();
    expect(askAgainIn([])).toBeNull();
  });
});
