import { asMinutes, asSeconds } from '#contract/units.ts';
import type { PayoutAccount, Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';

/** Accounts of somebody who is paid out to. */
export const bank: PayoutAccount = {
  accountId: 'an-account-of-a-bank',
  kind: 'BANK',
  institution: 'Caja Meridiana',
  holder: 'Ana Prieto',
  number: '••• 4321',
};
const purse: PayoutAccount = { ...bank, accountId: 'an-account-of-a-wallet', kind: 'EWALLET' };

/** Terms that let fifty units be taken out. */
export const terms: PayoutTerms = {
  available: '800.00',
  min: '20.00',
  max: '20000.00',
  leftToday: '50000.00',
  feePercent: '1',
  feeFixed: '0.50',
  turnover: { required: '100.00', done: '100.00' },
  receiptMinutes: asMinutes(30),
  withdrawPasswordSet: true,
  payeeName: 'Ana Prieto',
  accounts: [bank, purse],
  institutions: [{ kind: 'BANK', name: 'Caja Meridiana' }],
};

/** A withdrawal that waits for the back office. */
export const pending: Withdrawal = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  status: 'PENDING',
  amount: '50.00',
  fee: '1.00',
  net: '49.00',
  account: bank,
  reason: null,
  createdAt: 1_795_000_000_000,
  settledAt: null,
  payouts: [],
  returns: [],
  receipt: null,
};

/** A receipt that is asked for. */
const paid: Receipt = {
  state: 'OPEN',
  paidOut: '49.00',
  received: '0.00',
  remaining: '49.00',
  dueAt: 1_795_000_000_000,
  secondsLeft: asSeconds(60),
  proofs: [],
  note: null,
};

/** A withdrawal whose receipt stands so. */
export function withReceipt(changes: Partial<Receipt>): Withdrawal {
  return { ...pending, status: 'PAID', receipt: { ...paid, ...changes } };
}
