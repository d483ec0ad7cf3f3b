import type { CallInput } from '#contract/calls.ts';
import type { Bill, FullBill } from '#contract/contracts/bill.ts';
import { differencesIn, type SignedStatement, sameFormula } from '#contract/contracts/statement.ts';
import type { Failure } from '#contract/errors.ts';
import { signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';

/** The bill on the screen, or one of its corrections, as far as its statement has to say the same. */
export type BillShown = Pick<FullBill, 'id' | 'number' | 'contract' | 'period' | 'amount' | 'opening'> & {
  readonly correction?: string;
};

/** A correction of the bill on the screen: its statement says what the bill comes to after it. */
export function correctionShown(
  bill: BillShown,
  { id: correction, number, after: amount }: FullBill['corrections'][number],
): BillShown {
  return { ...bill, correction, number, amount };
}

/**
 * Where a statement is not right, as a path in it: `says` what is in it, `comes` what the bill on the screen says, or what
 * its rows come to here.
 */
export type Fault = {
  readonly of: 'bill' | 'rows' | 'formula';
  readonly at: string;
  readonly says: string;
  readonly comes: string;
};

export type BillContext = {
  /** The bill whose statement was asked for. */
  readonly bill: BillShown | null;
  /** The one that came with faults, until it is saved or given up. */
  readonly statement: SignedStatement | null;
  readonly faults: readonly Fault[];
  readonly failure: Failure | null;
};

export const nothingAsked: BillContext = { bill: null, statement: null, faults: [], failure: null };

/** What the gateway is asked for. */
export function statementAsked({ bill }: BillContext): CallInput<'contracts.statement'> {
  const { id = '', correction } = bill ?? {};
  return correction === undefined ? { bill: id } : { bill: id, correction };
}

/**
 * What is wrong with a statement, by the bill on the screen and by its own rows: nothing of a right one. Of a formula that
 * is not known here only that is said, since its rows can't be computed.
 */
export function faultsIn(shown: BillShown, { statement }: SignedStatement): readonly Fault[] {
  const { number, contract, period, opening, pay } = statement;
  const pairs = [
    ['number', number, shown.number],
    ['contract', contract, shown.contract],
    ['period.id', period.id, shown.period.id],
    ['period.from', period.from, shown.period.from],
    ['period.to', period.to, shown.period.to],
    ['opening', opening, shown.opening],
    ['pay.pay', pay.pay, shown.amount],
  ] as const;
  const others = pairs
    .filter(([, says, comes]) => says !== comes)
    .map(([at, says, comes]) => ({ of: 'bill', at, says: String(says), comes: String(comes) }) as const);
  if (!sameFormula(statement))
    return [...others, { of: 'formula', at: 'pay.formula', says: String(pay.formula), comes: '' }];
  return [...others, ...differencesIn(statement).map((one) => ({ of: 'rows', ...one }) as const)];
}

/** What is kept of a statement that came. */
export function withStatement(context: BillContext, answer: SignedStatement): Partial<BillContext> {
  return { statement: answer, faults: context.bill ? faultsIn(context.bill, answer) : [] };
}

/** Whether it says what the bill on the screen says, and its rows come to that. */
export function agrees({ bill }: BillContext, answer: SignedStatement): boolean {
  return bill !== null && faultsIn(bill, answer).length === 0;
}

/** The name of the file of a statement: in a number, other signs than letters, digits and dashes are no part of a file's name. */
function statementName({ number }: Pick<BillShown, 'number'>): string {
  return `statement_${number.replace(/[^\w-]+/g, '-')}.json`;
}

/** With which command anybody computes a saved statement again (scripts/statement-check.ts). */
export function checkCommand(bill: Pick<BillShown, 'number'>): string {
  return `npm run statement:check -- ${statementName(bill)}`;
}

/** The file to save. */
export function statementFile({ bill }: BillContext, statement: SignedStatement | null) {
  const name = statementName(bill ?? { number: '' });
  const parts = [JSON.stringify(statement, null, 2)];
  return { type: 'file.saved', name, media: 'application/json', parts } as const;
}

type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

/** In which colour a state is shown. */
export const billTones = {
  IN_REVIEW: 'accent',
  DUE: 'accent',
  PARTLY_PAID: 'warning',
  PAYER_SHORT: 'warning',
  PAID: 'positive',
  REFUSED: 'danger',
  EXPIRED: 'danger',
  NOT_REACHED: 'neutral',
} as const satisfies Record<Bill['state'], Tone>;

/** What is said of a bill: its state, or why nothing is due although no condition is named: nothing was bet, or it is less than a minor unit. */
export function sayingOf({
  state,
  unmet,
  pay: { validBet },
}: Pick<FullBill, 'state' | 'unmet' | 'pay'>): Bill['state'] | 'NOTHING_BET' | 'NOTHING_DUE' {
  if (state !== 'NOT_REACHED') return state;
  if (signOf(minorOf(validBet)) === 0) return 'NOTHING_BET';
  return unmet.length > 0 ? state : 'NOTHING_DUE';
}

type Dated = Pick<Bill, 'state' | 'dueAt' | 'expiresAt' | 'paidAt' | 'computedAt'>;

/**
 * The moment that matters in a bill's state: until when the house looks at it, until when it can be paid, when it was paid
 * or could not be paid any more, or when it was computed.
 */
export function momentOfState({ state, dueAt, expiresAt, paidAt, computedAt }: Dated): number {
  if (state === 'IN_REVIEW') return dueAt;
  if (state === 'PAID') return paidAt ?? computedAt;
  return state === 'NOT_REACHED' || state === 'REFUSED' ? computedAt : expiresAt;
}

/** A line of how a bill is computed: what there is, what is added or taken off, and what it comes to so far. */
export type SumLine = {
  readonly name: 'gross' | 'bonus' | 'fee' | 'result' | 'opening' | 'base' | 'pay' | 'closing';
  readonly as: 'is' | 'plus' | 'minus' | 'total';
  readonly amount: string;
};

/** How a bill is computed, line by line: a dividend from the team's loss, the others by the units of their detail. */
export function sumOf({ terms, pay }: Pick<FullBill, 'terms' | 'pay'>): readonly SumLine[] {
  const { gross, bonus, fee, result, opening, closing, units } = pay;
  const paid = { name: 'pay', as: 'total', amount: pay.pay } as const;
  if (terms.kind !== 'DIVIDEND') return [paid];
  return [
    { name: 'gross', as: 'is', amount: gross },
    { name: 'bonus', as: 'minus', amount: bonus },
    { name: 'fee', as: 'minus', amount: fee },
    { name: 'result', as: 'total', amount: result },
    { name: 'opening', as: 'plus', amount: opening },
    { name: 'base', as: 'total', amount: units[0]?.base ?? '0.00' },
    paid,
    { name: 'closing', as: 'is', amount: closing },
  ];
}

/** The highest tier that a unit of a bill reached, from 0; null for none. */
export function reachedTier({ units }: Pick<FullBill['pay'], 'units'>): number | null {
  const best = units.reduce((most, { tier }) => Math.max(most, tier ?? -1), -1);
  return best < 0 ? null : best;
}

/** The rates of a bill that its texts name, in hundredths of a percent: the house's fee, and the tier that was reached; 0 for none. */
export function ratesOf({ terms, pay }: Pick<FullBill, 'terms' | 'pay'>) {
  if (terms.kind !== 'DIVIDEND') return { fee: 0, pay: 0 };
  return { fee: terms.feeRate, pay: terms.tiers[reachedTier(pay) ?? -1]?.rate ?? 0 };
}
