import { describe, expect, it } from 'vitest';
import { billStates } from '#contract/contracts/bill.ts';
import { payOf } from '#contract/contracts/pay.ts';
import {
  agrees,
  correctionShown,
  faultsIn,
  momentOfState,
  nothingAsked,
  statementAsked,
  statementFile,
} from '#machines/contracts/bill.rules.ts';
import { forged, paidBill, rightStatement } from '../../kit/models/bills.ts';

const { statement } = rightStatement;
const { pay, rows, period, terms } = statement;
const placesOf = (change: Parameters<typeof forged>[0]) =>
  faultsIn(paidBill, forged(change)).map(({ of, at }) => `${of} ${at}`);

describe('a statement is computed again on the device', () => {
  it('one that is right agrees with its bill, also after a way through JSON', () => {
    const again = JSON.parse(JSON.stringify(rightStatement)) as typeof rightStatement;
    expect(faultsIn(paidBill, again)).toEqual([]);
    expect(agrees({ ...nothingAsked, bill: paidBill }, again)).toBe(true);
  });

  it('that of a correction agrees with what the bill comes to after it, and is asked for by both', () => {
    const id = 'cQ1x7Zq0T3mB9vLw2RdYfC';
    const after = payOf(terms, rows.slice(0, 1), statement.opening);
    const number = `${statement.number}-1`;
    const came = forged({ number, rows: rows.slice(0, 1), pay: after });
    const about = { id, number, at: 0, before: paidBill.amount, after: after.pay, difference: '0.00' };
    const shown = correctionShown(paidBill, { ...about, state: 'OPEN' });
    expect(faultsIn(shown, came)).toEqual([]);
    expect(faultsIn(paidBill, came).map(({ at }) => at)).toEqual(['number', 'pay.pay']);
    const asked = statementAsked({ ...nothingAsked, bill: shown });
    expect(asked).toEqual({ bill: paidBill.id, correction: id });
  });

  it('one whose pay was raised is found, with what it comes to', () => {
    const raised = faultsIn(paidBill, forged({ pay: { ...pay, pay: '999.99' } }));
    expect(raised).toEqual([
      { of: 'bill', at: 'pay.pay', says: '999.99', comes: paidBill.amount },
      { of: 'rows', at: 'pay.pay', says: '999.99', comes: paidBill.amount },
    ]);
    expect(agrees({ ...nothingAsked, bill: paidBill }, forged({ pay: { ...pay, pay: '999.99' } }))).toBe(
      false,
    );
  });

  it('one whose rows were changed is found, although its pay is that of the bill', () => {
    const less = rows.map((row, at) => (at === 0 ? { ...row, validBet: '1100.00' } : row));
    expect(placesOf({ rows: less })).toContain('rows pay.pay');
    expect(placesOf({ rows: rows.slice(1) })).toContain('rows pay.active');
  });

  it('one whose rate was lowered is found', () => {
    if (terms.kind !== 'DIVIDEND') throw new Error('The sample is a dividend');
    const tiers = terms.tiers.map((tier) => ({ ...tier, rate: 500 }));
    expect(placesOf({ terms: { ...terms, tiers } })).toContain('rows pay.pay');
  });

  it.each([
    ['number', { number: 'D-2026-10-000013' }],
    ['contract', { contract: 'another' }],
    ['period.id', { period: { ...period, id: '2026-09' } }],
    ['period.to', { period: { ...period, to: period.to + 1 } }],
    ['opening', { opening: '-40.00' }],
  ])('one of another %s is found', (at, change) => {
    expect(placesOf(change)).toContain(`bill ${at}`);
  });

  it('one of a formula that is not known here says only that', () => {
    expect(placesOf({ pay: { ...pay, formula: 2 } })).toEqual(['formula pay.formula']);
  });
});

it('is saved under the number of its bill, with nothing in the name that is no name of a file', () => {
  const bill = { ...paidBill, number: '../D 1/2' };
  const { name, media, parts } = statementFile({ ...nothingAsked, bill }, rightStatement);
  expect([name, media]).toEqual(['statement_-D-1-2.json', 'application/json']);
  expect(JSON.parse(parts.join(''))).toEqual(rightStatement);
});

it('every state has the moment that matters in it', () => {
  const { dueAt, expiresAt, paidAt, computedAt } = paidBill;
  expect(billStates.map((state) => [state, momentOfState({ ...paidBill, state })])).toEqual([
    ['IN_REVIEW', dueAt],
    ['DUE', expiresAt],
    ['PARTLY_PAID', expiresAt],
    ['PAYER_SHORT', expiresAt],
    ['PAID', paidAt],
    ['REFUSED', computedAt],
    ['EXPIRED', expiresAt],
    ['NOT_REACHED', computedAt],
  ]);
});
