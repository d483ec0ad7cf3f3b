import type { PayPeriod, PaySummary } from '#contract/contracts/contract.ts';
import { type Pay, payOf } from '#contract/contracts/pay.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { rowsOf } from './rows.ts';
import { type Contract, openingOf, payRow } from './settling.ts';

type Reader = Pick<Transaction, 'select'>;
type Now = { readonly now: number; readonly zone: string };

function summaryOf({ units, ...pay }: Pay): PaySummary {
  return { ...pay, unit: units.at(-1) ?? null };
}

/** The period that is looked at as a whole: a real-time salary has none, so it is the merchant's day. */
function periodOf(terms: Terms, { now, zone }: Now, before = 0): PayPeriod {
  return periodAt(terms.kind === 'REALTIME' ? 'DAILY' : terms.period, now, zone, before);
}

/** How the running period of a contract in force stands: computed as its bill will be. */
export async function runningOf(from: Reader, contract: Contract, now: Now) {
  const whole = periodOf(contract.terms, now);
  const period = { ...whole, from: Math.max(whole.from, contract.validFrom ?? whole.from) };
  const rows = await rowsOf(from, contract, period, now.zone);
  const pay = payOf(contract.terms, rows.map(payRow), await openingOf(from, contract, period));
  return { period, pay: summaryOf(pay) };
}

/** What an offer would have paid for the last period that is over, and what the contract in force would have; without an opening balance. */
export async function trialOf(from: Reader, offered: Contract, inForce: Contract | null, now: Now) {
  const period = periodOf(offered.terms, now, 1);
  const rows = (await rowsOf(from, offered, period, now.zone)).map(payRow);
  const paid = ({ terms }: Contract) => summaryOf(payOf(terms, rows));
  return { period, offered: paid(offered), inForce: inForce && paid(inForce) };
}
