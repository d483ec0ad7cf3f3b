import { type Bill, billStates } from '#contract/contracts/bill.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import type { Place } from '../places.ts';
import { contractPages } from './kinds.rules.ts';

/** What an address shows of bills: one of them, or a page of those that the caller is paid or pays, of a state or of all. */
export type BillsView = {
  readonly bill: string | null;
  readonly side: 'AGENT' | 'UPLINE';
  readonly state: Bill['state'] | null;
  readonly page: number;
};

/** The states that bills can be narrowed to. */
export const stateFilter: readonly Bill['state'][] = billStates;

/** Reads the view from an address; what it says wrongly is left out. */
export function billsIn(search: string): BillsView {
  const asked = new URLSearchParams(search);
  const bill = asked.get('bill') ?? '';
  const page = asked.get('page') ?? '';
  return {
    // What has the form of no reference is no bill either: the gateway says so.
    bill: bill === '' ? null : bill.slice(0, 64),
    side: asked.get('side') === 'UPLINE' ? 'UPLINE' : 'AGENT',
    state: stateFilter.find((state) => state === asked.get('state')) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Where bills of a kind are shown. */
export function billsPlace(kind: ContractKind, view: Partial<BillsView> = {}): Place {
  const { bill, side, state, page = 1 } = view;
  const query = {
    tab: 'bills',
    ...(bill ? { bill } : {}),
    ...(side === 'UPLINE' ? { side } : {}),
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
  return { screen: 'agent', page: contractPages[kind], query };
}

/** What the gateway is asked for a page of bills. */
export function billsAsked(kind: ContractKind, { side, state, page }: Omit<BillsView, 'bill'>) {
  return { kind, side, page, ...(state === null ? {} : { state }) };
}
