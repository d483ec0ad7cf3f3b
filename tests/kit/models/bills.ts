import type * as z from 'zod/mini';
import type { FullBill } from '#contract/contracts/bill.ts';
import { payOf } from '#contract/contracts/pay.ts';
import type { SignedStatement, Statement } from '#contract/contracts/statement.ts';
import type { Dividend } from '#contract/contracts/terms.ts';

const terms: z.infer<typeof Dividend> = {
  kind: 'DIVIDEND',
  payer: 'PLATFORM',
  period: 'MONTHLY',
  activeFrom: '100.00',
  carry: 'FOREVER',
  feeRate: 250,
  tiers: [
    { validBet: '0.00', loss: '0.00', active: 1, rate: 1_000 },
    { validBet: '1000.00', loss: '100.00', active: 2, rate: 2_900 },
  ],
};
const from = Date.UTC(2026, 9, 1, 5);
const rows = [
  { member: 'm1', at: from, validBet: '1200.00', win: '700.00', bonus: '20.00' },
  { member: 'm2', at: from, validBet: '300.00', win: '310.00', bonus: '0.00' },
];
const opening = '-50.00';
const pay = payOf(terms, rows, opening);
const period = { id: '2026-10', from, to: Date.UTC(2026, 10, 1, 5) };
const computedAt = period.to + 60_000;

const statement: Statement = {
  number: 'D-2026-10-000012',
  merchant: 'VESTIBULO',
  agent: 'agent1',
  contract: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  period: { ...period, zone: 'America/Lima' },
  terms,
  opening,
  rows,
  pay,
  computedAt,
};

/** The statement of `paidBill`, right in everything. */
export const rightStatement: SignedStatement = {
  format: 'vestibulo-statement-1',
  statement,
  hash: 'a'.repeat(64),
  signature: 'header..signature',
  key: { kty: 'OKP', crv: 'Ed25519', x: 'x' },
};

/** The same with other content. */
export function forged(change: Partial<Statement>): SignedStatement {
  return { ...rightStatement, statement: { ...statement, ...change } };
}

/** A dividend of the house that was paid in two parts. */
export const paidBill: FullBill = {
  id: 'bQ1x7Zq0T3mB9vLw2RdYfB',
  number: statement.number,
  kind: 'DIVIDEND',
  contract: statement.contract,
  agent: { id: 'p-agent1', account: 'agent1', nickname: 'Agente Uno', kind: 'agent' },
  payer: null,
  period,
  state: 'PAID',
  amount: pay.pay,
  paid: pay.pay,
  opening,
  result: pay.result,
  closing: pay.closing,
  unmet: [],
  computedAt,
  dueAt: computedAt + 24 * 60 * 60_000,
  expiresAt: computedAt + 8 * 24 * 60 * 60_000,
  paidAt: computedAt + 25 * 60 * 60_000,
  corrected: null,
  terms,
  pay,
  payments: [
    { at: computedAt + 24 * 60 * 60_000, amount: '1.00', how: 'PAID' },
    { at: computedAt + 25 * 60 * 60_000, amount: (Number(pay.pay) - 1).toFixed(2), how: 'PAID' },
  ],
  corrections: [],
};
