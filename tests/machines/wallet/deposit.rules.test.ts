import { describe, expect, it } from 'vitest';
import { carriedBy } from '#contract/errors.ts';
import {
  asksRegister,
  type DepositContext,
  depositInput,
  depositProblems,
  newDeposit,
  quoteOf,
  registerRefusal,
} from '#machines/wallet/deposit.rules.ts';
import { method } from '../../kit/models/deposits.ts';

const language = 'ES';
const bank = { ...method, methodId: 'bank', kind: 'BANK' as const, feePercent: '0.00' };
const voucher = { ...method, methodId: 'voucher', kind: 'VOUCHER' as const };
const begun = (more: Partial<DepositContext>): DepositContext => ({
  ...newDeposit({ key: 'a-key' }),
  ...more,
});

/** No limit, and no register. */
const open = { left: null, joint: false };

describe('the credited amount', () => {
  it.each([
    ['100', '1.00', '0.00', { amount: '100.00', fee: '1.00', credited: '99.00' }],
    ['10.01', '1.00', '0.00', { amount: '10.01', fee: '0.11', credited: '9.90' }],
    ['1,000.5', '2.5', '0.30', { amount: '1000.50', fee: '25.32', credited: '975.18' }],
    ['', '2.50', '0.30', { amount: '0.00', fee: '0.00', credited: '0.00' }],
    ['ten', '2.50', '0.30', { amount: '0.00', fee: '0.00', credited: '0.00' }],
  ])('of %j with %s per cent and %s', (typed, feePercent, feeFixed, quote) => {
    expect(quoteOf(typed, { feePercent, feeFixed })).toEqual(quote);
  });
});

describe('the form', () => {
  const form = { methodId: 'x', typed: '10', voucher: '' };

  it('requires an amount within the limits, and one to three pictures for a transfer', () => {
    const wrong = (terms: { proofs: readonly string[] }) =>
      depositProblems(form, { method: bank, language, ...open, ...terms }).proofs;
    expect([0, 1, 3, 4].map((count) => wrong({ proofs: Array(count).fill('p') }))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const low = depositProblems({ ...form, typed: '4.99' }, { method, proofs: [], language, ...open });
    expect(low).toEqual({ amount: 'low', voucher: false, proofs: false });
  });

  it('requires more than the fee', () => {
    const dear = { method: { ...method, feeFixed: '9.90' }, proofs: [], language, ...open };
    expect(depositProblems(form, dear).amount).toBe('fee');
    expect(depositProblems({ ...form, typed: '10.01' }, dear).amount).toBe('fee');
    expect(depositProblems({ ...form, typed: '10.02' }, dear).amount).toBeNull();
  });

  it('takes no more than a limit of the member leaves, even where the gateway offers more', () => {
    const about = (left: string) => ({ method, proofs: [], language, left, joint: false });
    expect(depositProblems(form, about('9.99')).amount).toBe('limit');
    expect(depositProblems(form, about('10.00')).amount).toBeNull();
    expect(depositProblems({ ...form, typed: '1' }, about('0.00')).amount).toBe('low');
  });

  it('asks the register where there is one, but not about a voucher, whose worth only the gateway knows', () => {
    const terms = { method, proofs: [], language, left: null, joint: true };
    expect(asksRegister(begun({ terms }))).toBe(true);
    expect(asksRegister(begun({ terms: { ...terms, joint: false } }))).toBe(false);
    expect(asksRegister(begun({ terms: { ...terms, method: voucher } }))).toBe(false);
  });

  it.each([
    ['allowed', null],
    ['refused', 'registerRefused'],
    ['unreachable', 'registerUnreachable'],
  ] as const)('that the register answers with %s', (answer, rule) => {
    const failure = registerRefusal({ answer, left: '5.00' });
    expect(failure && carriedBy(failure).rule).toBe(rule);
  });

  it('requires only the code of a voucher', () => {
    const terms = { method: voucher, proofs: [], language, ...open };
    expect(depositProblems({ ...form, typed: '' }, terms).voucher).toBe(true);
    const typed = depositProblems({ ...form, typed: '', voucher: ' V-1 ' }, terms);
    expect(typed).toEqual({ amount: null, voucher: false, proofs: false });
  });
});

describe('the payload', () => {
  it('has the amount with the fee that was shown, and pictures only for a transfer', () => {
    const filled = { methodId: 'bank', typed: '20', language };
    const sent = depositInput(
      begun({ ...filled, terms: { method: bank, proofs: ['p-1'], language, ...open } }),
    );
    const quoted = { key: 'a-key', methodId: 'bank', language, amount: '20.00', fee: '0.00' };
    expect(sent).toEqual({ ...quoted, proofs: ['p-1'] });
    const other = depositInput(begun({ ...filled, terms: { method, proofs: ['p-1'], language, ...open } }));
    expect(other).toEqual({ ...quoted, fee: '0.20' });
  });

  it('of a voucher has no amount', () => {
    const terms = { method: voucher, proofs: [], language, ...open };
    const sent = depositInput(begun({ methodId: 'voucher', voucher: ' V-1 ', typed: '5', terms, language }));
    expect(sent).toEqual({ key: 'a-key', methodId: 'voucher', language, voucher: 'V-1' });
  });
});
