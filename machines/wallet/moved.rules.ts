import type { CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActEnd, Fate } from '../kit/act.rules.ts';
import { isAmount } from './amount.rules.ts';

/** What the last look showed, as the gateway’s record has it. */
export type Quoted = { readonly [name: string]: string | Quoted };

/** What every form of an act of money knows of the act itself; `Kept` is what the gateway keeps of one that was done. */
export type ActState<Kept> = {
  /** What the act is done once by. */
  readonly key: string;
  readonly fate: Fate;
  readonly failure: Failure | null;
  /** As the gateway keeps it; null until it is done, and when it does not say so as agreed. */
  readonly record: Kept | null;
  /** The gateway’s record is not what the last look showed. */
  readonly differs: boolean;
};

/** How a page begins an act: under a new key, or under one whose end was not known when the page was left. */
export type Opened = { readonly key: string; readonly kept?: boolean };

/** Nothing is known yet. */
export function newAct({ key, kept = false }: Opened): ActState<never> {
  return { key, fate: kept ? 'kept' : 'none', failure: null, record: null, differs: false };
}

/** Whether two values of the wire say the same: an amount may be written with fewer decimals. */
function same(one: string | Quoted, other: unknown): boolean {
  if (typeof one === 'object') return typeof other === 'object' && other !== null && holds(other, one);
  if (one === other) return true;
  return typeof other === 'string' && isAmount(one) && isAmount(other) && minorOf(one) === minorOf(other);
}

/** Whether a record has everything that was quoted; what else it has was never promised. */
function holds(record: object, quoted: Quoted): boolean {
  const kept = record as Readonly<Record<string, unknown>>;
  return Object.entries(quoted).every(([name, value]) => same(value, kept[name]));
}

/** Whether a record is not what was quoted; nothing was quoted for an act from before the page was opened. */
function isOther(quoted: Quoted | null, record: unknown): boolean {
  return quoted !== null && record !== null && !same(quoted, record);
}

/** What the end of an act leaves in its form: what was doubted before is doubted still, until it is known to be done. */
export function actEnded<Kept>(
  { fate: before }: Pick<ActState<Kept>, 'fate'>,
  quoted: Quoted | null,
  { end, record, failure, fate: after }: ActEnd,
): Omit<ActState<Kept>, 'key'> {
  const doubted = end !== 'done' && before !== 'none';
  const fate = doubted ? 'doubted' : after;
  return { fate, failure, record: record as Kept | null, differs: isOther(quoted, record) };
}

/** Told after money moved: what every tab of this browser shows of it is old, and `more` of what else changed. */
export function moneyMoved(...more: readonly CallName[]) {
  const reads: readonly CallName[] = ['wallet.balance', 'wallet.funds', ...more];
  return { type: 'stale', reads, again: true, everywhere: true } as const;
}
