import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/agent/person.ts';
import { wallet } from '#contract/wallet.ts';
import { recordOf } from '#machines/kit/act.rules.ts';
import { actEnded, moneyMoved } from '#machines/kit/act-state.rules.ts';
import { meaningOf } from '#machines/kit/failure-meaning.rules.ts';
import { waitAfter } from '#machines/kit/waits.rules.ts';
import { amountFault, amountIn, mostOf, typedFrom } from '#machines/wallet/amount.rules.ts';
import { collectable, vendorsWithMoney } from '#machines/wallet/collect-funds.rules.ts';
import {
  anybodyIn,
  lineProblems,
  lineTerms,
  offeredIn,
  recipientIn,
} from '#machines/wallet/line-transfer.rules.ts';
import { transferQuote, transferTerms, vendorsNamed } from '#machines/wallet/transfer.rules.ts';

const vendor = (vassalage: string, displayName: string, amount: string, open = true) => ({
  vassalage,
  displayName,
  amount,
  open,
});
const funds = {
  sum: '1320.00',
  held: '0.00',
  main: '1000.00',
  vendors: [
    vendor('MIRADOR', 'Mirador en Vivo', '200.00', false),
    vendor('ORBITA', 'Órbita Cero', '120.00'),
    vendor('PULSO', 'Pulso', '0.00'),
  ],
  limits: { min: '1.00', max: '500.00' },
};

describe('TRF-01 an amount under its terms', () => {
  const terms = { min: '1.00', max: '500.00', available: '120.00' };

  it.each([
    ['', 'missing'],
    ['1.001', 'decimals'],
    ['0', 'zero'],
    ['0.99', 'low'],
    ['120.01', 'short'],
    ['501', 'short'],
    ['1', null],
    ['120', null],
  ])('TRF-01 %j is %s', (typed, fault) => {
    expect(amountFault(typed, terms)).toBe(fault);
  });

  it('above the limit is reported where the balance is unknown', () => {
    expect(amountFault('500.01', { min: '1.00', max: '500.00' })).toBe('high');
  });

  it('is at most the whole balance, as far as the limit allows', () => {
    expect([mostOf(terms), mostOf({ ...terms, available: '900.00' })]).toEqual(['120.00', '500.00']);
  });

  it('is sent as the wire writes it, and filled in as a person would type it', () => {
    expect([amountIn('1,234.5'), amountIn('what'), typedFrom('1234.5')]).toEqual([
      '1234.50',
      '0.00',
      '1234.50',
    ]);
  });
});

describe('moving money', () => {
  it('goes from the main wallet or to it', () => {
    const quote = (direction: 'in' | 'out') =>
      transferQuote({ way: { wallet: 'PULSO', direction }, typed: '5' });
    expect(quote('in')).toEqual({
      from: 'MAIN',
      to: 'PULSO',
      amount: '5.00',
    });
    expect(quote('out')).toMatchObject({ from: 'PULSO', to: 'MAIN' });
  });

  it('can take the balance of the wallet it comes from', () => {
    expect(transferTerms({ wallet: 'ORBITA', direction: 'in' }, funds).available).toBe('1000.00');
    expect(transferTerms({ wallet: 'ORBITA', direction: 'out' }, funds).available).toBe('120.00');
    expect(transferTerms({ wallet: '', direction: 'out' }, funds).available).toBe('0.00');
  });

  it('vendors are found by any part of their name, without accents', () => {
    const names = (sought: string) => vendorsNamed(funds, sought).map(({ vassalage }) => vassalage);
    expect([names('orbi'), names(' VIVO '), names('x'), names('')]).toEqual([
      ['ORBITA'],
      ['MIRADOR'],
      [],
      ['MIRADOR', 'ORBITA', 'PULSO'],
    ]);
  });

  it('only money with open vendors can be collected', () => {
    expect(vendorsWithMoney(funds)).toHaveLength(2);
    expect(collectable(funds)).toBe('120.00');
  });
});

describe('a transfer line', () => {
  const person = (id: string): Person => ({ id, account: id, nickname: id.toUpperCase(), kind: 'member' });
  const [above, below, other] = [person('a'), person('b'), person('c')];
  const line = {
    upline: above,
    downlines: 1,
    limits: { min: '10.00', max: '5000.00' },
    leftToday: '70.00',
    available: '900.00',
  };

  it('TRF-05 starts above; the one picked stays among those offered, once', () => {
    expect(offeredIn(line, [below], null)).toEqual([above, below]);
    expect(offeredIn(line, [below], below)).toEqual([above, below]);
    expect(offeredIn(line, [below], other)).toEqual([other, above, below]);
    expect(offeredIn({ upline: null }, [], other)).toEqual([other]);
  });

  it('has anybody as soon as there is an upline or one below', () => {
    expect(anybodyIn({ upline: null, downlines: 0 })).toBe(false);
    expect(anybodyIn({ upline: null, downlines: 1 })).toBe(true);
    expect(anybodyIn({ upline: above, downlines: 0 })).toBe(true);
  });

  it('asks for somebody to be picked', () => {
    const form = { to: null, typed: '50' };
    expect(lineProblems(form, line)).toEqual({ to: true, typed: null });
    expect(lineProblems({ ...form, to: below }, line).to).toBe(false);
  });

  it.each([
    ['?to=abc-_9', 'abc-_9'],
    ['', null],
    ['?to=', null],
    ['?to=a%20b', null],
    [`?to=${'x'.repeat(65)}`, null],
    ['?to=%3Cscript%3E', null],
  ])('the address %s asks for %s', (search, id) => {
    expect(recipientIn(search)).toBe(id);
  });

  it('is limited by the day', () => {
    expect(lineTerms(line).max).toBe('70.00');
    expect(lineTerms({ ...line, leftToday: '20000.00' }).max).toBe('5000.00');
  });
});

describe('TRF-06 an act of money', () => {
  it.each([
    ['unheard', { kind: 'timeout' }],
    ['unheard', { kind: 'network' }],
    ['unheard', { kind: 'drift' }],
    ['unheard', { kind: 'unavailable' }],
    ['unheard', { kind: 'refused', code: 'INTERNAL' }],
    ['unheard', { kind: 'refused', code: 'KEY_BUSY' }],
    ['unheard', { kind: 'refused', code: 'KEY_REUSED' }],
    ['unheard', { kind: 'unauthorized', code: 'ANSWER_UNHEARD' }],
    ['unheard', { kind: 'refused', code: 'COPY_REFUSED' }],
    ['closed', { kind: 'unauthorized', code: 'NO_SESSION' }],
    ['refused', { kind: 'refused', code: 'BALANCE_SHORT' }],
    ['refused', { kind: 'unauthorized', code: 'SESSION_ENDED' }],
    ['refused', { kind: 'limited' }],
  ] as const)('is %s after %j', (meaning, failure) => {
    expect(meaningOf(failure)).toBe(meaning);
  });

  it('is read from its outcome by the contract, or not at all', () => {
    const value = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', from: 'MAIN', to: 'PULSO', amount: '5.00' };
    const recorded = (outcome: { value?: unknown }) =>
      recordOf(wallet['wallet.transfer'].output, { state: 'done', ...outcome });
    expect(recorded({ value })).toEqual(value);
    expect(recorded({ value: { reference: 7 } })).toBeNull();
    expect(recorded({})).toBeNull();
  });

  it('is asked about less and less often', () => {
    expect([0, 1, 2, 3, 4, 50].map(waitAfter)).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 48_000]);
  });

  it('differs when the record lacks something that was shown, however an amount is written', () => {
    const quoted = { amount: '20.50', account: { number: '1' } };
    const differs = (record: unknown) =>
      actEnded(quoted, { end: 'done', record, failure: null, key: 'a-key' }).differs;
    expect(differs({ amount: '20.5', account: { number: '1', more: 'x' }, reference: 'r' })).toBe(false);
    expect(differs({ amount: '20.51', account: { number: '1' } })).toBe(true);
    expect(differs({ amount: '20.50', account: { number: '2' } })).toBe(true);
    expect(differs({ amount: '20.50', account: null })).toBe(true);
    expect(differs(null)).toBe(false);
  });

  it('differs when a list in the record is longer, shorter or another', () => {
    const differs = (rates: unknown) =>
      actEnded({ rates: [{ rate: 1 }] }, { end: 'done', record: { rates }, failure: null, key: 'a-key' })
        .differs;
    expect(differs([{ rate: 1, more: 'x' }])).toBe(false);
    for (const other of [[], [{ rate: 2 }], [{ rate: 1 }, { rate: 1 }], { 0: { rate: 1 } }, null])
      expect(differs(other)).toBe(true);
  });

  it('marks all the money that a tab shows as stale', () => {
    expect(moneyMoved('wallet.line')).toEqual({
      type: 'stale',
      reads: ['wallet.balance', 'wallet.funds', 'wallet.line'],
      again: true,
      everywhere: true,
    });
  });
});
