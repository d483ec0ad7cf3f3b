import { describe, expect, it } from 'vitest';
import type { Contract, ContractAct } from '#contract/contracts/contract.ts';
import { changesIn, missingTo } from '#machines/contracts/conditions-left.rules.ts';
import { actsOf, becameOf, chosen, newContractAct } from '#machines/contracts/contract.rules.ts';
import { accepted, offered } from '../../kit/models/contracts.ts';
import { daily, dividend, realTime } from './terms-of.ts';

type Sides = Readonly<Record<'AGENT' | 'UPLINE', readonly ContractAct[]>>;

describe('the buttons of a contract', () => {
  const rows: readonly (readonly [string, Partial<Contract>, Sides])[] = [
    ['an offer', { state: 'REQUESTED' }, { AGENT: ['ACCEPT', 'REJECT'], UPLINE: ['WITHDRAW'] }],
    ['one in force', { state: 'VALID' }, { AGENT: ['TERMINATE'], UPLINE: ['TERMINATE'] }],
    [
      'one whose end the agent asked for',
      { state: 'VALID', endAskedBy: 'AGENT' },
      { AGENT: [], UPLINE: ['AGREE', 'REFUSE'] },
    ],
    [
      'one whose end the upline asked for',
      { state: 'VALID', endAskedBy: 'UPLINE' },
      { AGENT: ['AGREE', 'REFUSE'], UPLINE: [] },
    ],
    ['a rejected offer', { state: 'REJECTED' }, { AGENT: [], UPLINE: [] }],
    ['a withdrawn offer', { state: 'WITHDRAWN' }, { AGENT: [], UPLINE: [] }],
    ['an offer that lapsed', { state: 'LAPSED' }, { AGENT: [], UPLINE: [] }],
    ['one that ended', { state: 'ENDED' }, { AGENT: [], UPLINE: [] }],
  ];

  it.each(rows)('are those of %s', (_, contract, sides) => {
    for (const side of ['AGENT', 'UPLINE'] as const)
      expect(actsOf({ ...accepted, ...contract, side }, false)).toEqual(sides[side]);
    expect(actsOf({ ...accepted, ...contract, side: null }, false)).toEqual([]);
  });

  it('do not ask for the end of one while a change of it waits for an answer', () => {
    expect(actsOf(accepted, true)).toEqual([]);
    expect(actsOf(offered, true)).toEqual(['ACCEPT', 'REJECT']);
  });
});

describe('the key of an act', () => {
  const first = newContractAct({ kind: 'DIVIDEND', key: 'a-first-key' });
  const asked = chosen(first, { act: 'ACCEPT', contract: offered, key: 'a-second-key' });

  it('CON-01 is another each time something is asked', () => {
    const again = chosen(asked, { act: 'ACCEPT', contract: offered, key: 'a-third-key' });
    expect(again).toMatchObject({ key: 'a-third-key', fate: 'none' });
  });
});

describe('what became of a contract', () => {
  const settled = (value: unknown) => ({ kind: 'refused', code: 'ALREADY_SETTLED', value }) as const;

  it.each([
    [{ state: 'WITHDRAWN', endAskedBy: null }, 'WITHDRAWN'],
    [{ state: 'VALID', endAskedBy: null }, 'VALID'],
    [{ state: 'VALID', endAskedBy: 'UPLINE' }, 'ENDING'],
    [{ rule: 'PENDING' }, null],
    [{ state: 'unheard of' }, null],
    [undefined, null],
  ])('CON-05 is read from %j: %s', (value, became) => {
    expect(becameOf(settled(value))).toBe(became);
  });
});

describe('how terms and a period are told', () => {
  it('what is missing is what a condition needs and there was not', () => {
    expect(missingTo({ name: 'loss', needs: '1000.00', had: '999.99' })).toBe('0.01');
    expect(missingTo({ name: 'validBet', needs: '10.00', had: '-5.00' })).toBe('15.00');
    expect(missingTo({ name: 'active', needs: '5', had: '3' })).toBe('2');
  });

  it('what changes is named: the tiers, and each other part that differs', () => {
    const now = dividend({ rate: 2_000 });
    expect(changesIn(now, now)).toEqual({ parts: [], tiers: false });
    expect(changesIn(now, dividend({ rate: 3_000 }))).toEqual({ parts: [], tiers: true });
    const other = dividend({ rate: 2_000, carry: 'FOREVER', feeRate: 500, period: 'SEMIMONTHLY' });
    expect(changesIn(now, other)).toEqual({ parts: ['period', 'carry', 'feeRate'], tiers: false });
    expect(changesIn(daily(), daily({ activeFrom: '9.00', payer: 'UPLINE' })).parts).toEqual([
      'payer',
      'activeFrom',
    ]);
    const tiers = [{ singleBet: '1.00', profitRate: 1, lossRate: 2 }];
    expect(changesIn(realTime(tiers), { ...realTime(tiers), payer: 'UPLINE' }).parts).toEqual(['payer']);
  });
});
