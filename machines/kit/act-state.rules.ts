import type { CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { minorRead } from '#contract/wallet/minor-units.ts';
import type { ActEnd, Fate } from './act.rules.ts';

/** How long a typed withdraw password is kept in memory while its form is not sent; milliseconds. */
export const secretKept = 5 * 60_000;

/**
 * What the last look showed, in the form of the gateway’s record: everything that could be another’s. Where a record only
 * hints at it, as a masked number does, a function judges.
 */
export type Quoted = {
  readonly [name: string]: Told | Quoted | readonly Quoted[] | ((kept: unknown) => boolean);
};
type Told = string | number | boolean | null;

/** What every form of an act of money knows about the act; `Kept` is the gateway's record of one that was done. */
export type ActState<Kept> = {
  /** The key that makes the act happen only once. */
  readonly key: string;
  readonly fate: Fate;
  readonly failure: Failure | null;
  /** The gateway's record; null until it is done, and when the record breaks the contract. */
  readonly record: Kept | null;
  /** The gateway’s record differs from the last look. */
  readonly differs: boolean;
};

/** How a page starts an act: under a new key, or under one whose outcome was unknown when the page was left. */
export type Opened = { readonly key: string; readonly kept?: boolean | undefined };

/** Nothing is known yet. */
export function newAct({ key, kept = false }: Opened): ActState<never> {
  return { key, fate: kept ? 'kept' : 'none', failure: null, record: null, differs: false };
}

/** Whether two values on the wire are equal: an amount may be written with fewer decimals. */
function same(one: Quoted[string], other: unknown): boolean {
  if (typeof one === 'function') return one(other);
  if (Array.isArray(one) && (!Array.isArray(other) || other.length !== one.length)) return false;
  if (typeof one === 'object' && one !== null)
    return typeof other === 'object' && other !== null && holds(other, one);
  if (one === other || typeof one !== 'string') return one === other;
  const amount = minorRead(one);
  return amount !== null && typeof other === 'string' && amount === minorRead(other);
}

/** Whether a record contains everything quoted; anything else in it was never promised. */
function holds(record: object, quoted: Quoted | readonly Quoted[]): boolean {
  const kept = record as Readonly<Record<string, unknown>>;
  return Object.entries(quoted).every(([name, value]) => same(value, kept[name]));
}

/** Whether a record differs from the quote; an act from before the page was opened has none. */
function isOther(quoted: Quoted | null, record: unknown): boolean {
  return quoted !== null && record !== null && !same(quoted, record);
}

/** What an ended act leaves in its form. */
export function actEnded<Kept>(quoted: Quoted | null, { record, failure, key }: ActEnd): ActState<Kept> {
  return { key, fate: 'none', failure, record: record as Kept | null, differs: isOther(quoted, record) };
}

/** What shows how much money there is. */
export const balances: readonly CallName[] = ['wallet.balance', 'wallet.funds'];

/** The event after money moved: every tab of this browser shows old balances, and `more` lists what else changed. */
export function moneyMoved(...more: readonly CallName[]) {
  const reads: readonly CallName[] = [...balances, ...more];
  return { type: 'stale', reads, again: true, everywhere: true } as const;
}
