import { mostMinutes, plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { chooseCheck } from '#sandbox/protection/check-every.ts';
import { setFirst } from '#sandbox/protection/limit-acts.ts';
import { ceilingOf } from '#sandbox/protection/limits.ts';
import { fieldRefused, type Texts } from './register-rules.ts';

/** The first limits of somebody who registers: what to pay in a month, minutes of play a day, minutes between two checks. */
export type FirstLimits = {
  /** Minor units. */
  readonly deposit: number | null;
  readonly minutes: number | null;
  readonly check: number | null;
};

/** Somebody who was asked for none. */
export const noFirstLimits: FirstLimits = { deposit: null, minutes: null, check: null };

const countIn = (text: string | undefined) => (text === undefined ? null : Number(text));

/** The first limits that were typed; refuses one of deposits above the operator's ceiling, and more minutes than a month has. */
export function firstLimitsOf({ depositLimit, timeLimit, checkEvery }: Texts, sandbox: Sandbox): FirstLimits {
  const deposit = depositLimit === undefined ? null : plain(minorOf(depositLimit));
  const ceiling = ceilingOf('deposit', 'month', sandbox);
  if (deposit !== null && ceiling !== null && deposit > ceiling) throw fieldRefused('depositLimit');
  if (Number(timeLimit ?? 0) > mostMinutes) throw fieldRefused('timeLimit');
  return { deposit, minutes: countIn(timeLimit), check: countIn(checkEvery) };
}

/** Sets the first limits of a new member, in force at once; one that a person has to talk about before is asked for. */
export async function setFirstLimits(
  tx: Transaction,
  memberId: string,
  { deposit, minutes, check }: FirstLimits,
  sandbox: Sandbox,
): Promise<void> {
  if (deposit !== null) await setFirst(tx, { memberId, kind: 'deposit', period: 'month' }, deposit, sandbox);
  if (minutes !== null) await setFirst(tx, { memberId, kind: 'time', period: 'day' }, minutes, sandbox);
  if (check !== null) await chooseCheck(tx, { memberId, minutes: check, row: null }, sandbox);
}
