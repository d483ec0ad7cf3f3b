import { memberId } from '#contract/agent/member-id.ts';
import { incomeDirections, incomeSources, profitCounts } from '#contract/agent/reports.ts';
import type { CallInput, CallName } from '#contract/calls.ts';
import { gameTypes } from '#contract/games.ts';
import { betStatuses, bonusStatuses, movementKinds } from '#contract/wallet/records.ts';
import { dayPlus, isDay } from './calendar.rules.ts';
import type { SheetColumn } from './sheet.rules.ts';

// What every record has in common: a member's own records, and an agent's reports about a team.

/** The calls that answer a record. */
export type RecordCall = Extract<
  CallName,
  | 'wallet.bets'
  | 'wallet.movements'
  | 'wallet.profit'
  | 'wallet.bonuses'
  | 'agent.bets'
  | 'agent.profit'
  | 'agent.movements'
  | 'agent.income'
>;

/** A filter of a record: the field of its call, and the values that it may have, or that it is the id of somebody. */
export type Choice<Field = string> = { readonly field: Field; readonly of: readonly string[] | 'id' };

/** One kind of record: its call, its filters by their names in the address, and its file. */
export type AnyRecord = {
  readonly call: RecordCall;
  readonly filters: Readonly<Record<string, Choice>>;
  /** The field of the answer that has the rows, and the columns of a row in its file. */
  readonly rows: string;
  readonly columns: readonly SheetColumn[];
  /** It comes page by page; without it, as a whole. */
  readonly paged: boolean;
};

/** The record of one call: its filters are fields of that call. */
export type RecordKind<N extends RecordCall> = AnyRecord & {
  readonly call: N;
  readonly filters: Readonly<Record<string, Choice<keyof CallInput<N>>>>;
};

/** Declares the record of a call. */
export function recordKind<N extends RecordCall>(call: N, about: Omit<RecordKind<N>, 'call'>): RecordKind<N> {
  return { call, ...about };
}

/** The names of filters that offer values. */
export type RecordFilter = 'type' | 'status' | 'counted' | 'sort' | 'source' | 'direction';

/** The values of the filters in use, by name. */
export type Filters = Readonly<Record<string, string>>;

/** Days yyyy-MM-dd, both included. */
export type Days = { readonly from: string; readonly to: string };

/** What an address shows of a record. Days that it does not name are null; `page` counts from 1. */
export type RecordView = {
  readonly from: string | null;
  readonly to: string | null;
  readonly filters: Filters;
  readonly page: number;
};

/** A change of a view: a filter without a value is taken away. */
export type Change = Partial<Days> & {
  readonly page?: number;
  readonly filters?: Readonly<Record<string, string | null>>;
};

/** The orders of a report by person, besides the usual one by the greatest net. */
export const furtherSorts = ['stake', 'account'] as const;

/** Every code in a record that has a translation. */
export const recordCodes = [
  ...gameTypes,
  ...betStatuses,
  ...bonusStatuses,
  ...movementKinds,
  ...furtherSorts,
  ...profitCounts,
  ...incomeSources,
  ...incomeDirections,
  'MAIN',
  'HOUSE',
] as const;
export type RecordCode = (typeof recordCodes)[number];

/** Ranges offered as buttons: how many days ago they start and end. */
const ranges = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
  quarter: [89, 0],
} as const;
export type QuickRange = keyof typeof ranges;
export const quickRanges = Object.keys(ranges) as QuickRange[];

/** The days of such a range. */
export function daysOf(range: QuickRange, today: string): Days {
  const [first, last] = ranges[range];
  return { from: dayPlus(today, -first), to: dayPlus(today, -last) };
}

/** What may be asked for: the days at hand, as far as they are known. */
export type Reach = { readonly today: string; readonly oldest: string };

/** Why the gateway would refuse these days. */
export type RangeProblem = 'order' | 'future' | 'old';

/** What is wrong with the days, if anything; only their order is judged while nobody knows what today is. */
export function rangeProblem(
  { from, to }: Pick<RecordView, 'from' | 'to'>,
  reach: Reach | null,
): RangeProblem | null {
  if (from !== null && to !== null && from > to) return 'order';
  if (reach && to !== null && to > reach.today) return 'future';
  return reach && from !== null && from < reach.oldest ? 'old' : null;
}

function dayIn(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

function isOf({ of }: Choice, value: string): boolean {
  return of === 'id' ? memberId.test(value) : of.includes(value);
}

/** Reads the view from an address; whatever a kind of record does not have is left out. */
export function parseView(search: string, { filters }: Pick<AnyRecord, 'filters'>): RecordView {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  const said = Object.entries(filters).flatMap(([name, choice]) => {
    const value = asked.get(name);
    return value !== null && isOf(choice, value) ? [[name, value] as const] : [];
  });
  return {
    from: dayIn(asked.get('from')),
    to: dayIn(asked.get('to')),
    filters: Object.fromEntries(said),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A changed view; a new filter starts at its first page. */
export function changedView(view: RecordView, { filters = {}, ...change }: Change): RecordView {
  const all = Object.entries({ ...view.filters, ...filters });
  const kept = all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return { ...view, page: 1, ...change, filters: Object.fromEntries(kept) };
}

/** Writes the view to an address: with its days, so that it shows the same later. */
export function writeView({ from, to, filters, page }: RecordView): string {
  const said = new URLSearchParams({
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...filters,
  });
  if (page > 1) said.set('page', String(page));
  return said.toString();
}

/** What a call is asked besides its page: the days, the filters in its own words, and who asks. */
export function askedOf(
  kind: AnyRecord,
  { from, to, filters }: Omit<RecordView, 'page'>,
  asker: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const fields = Object.entries(filters).map(([name, value]) => [kind.filters[name]?.field ?? name, value]);
  return {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...asker,
    ...Object.fromEntries(fields),
  };
}

/** Rows per page on screen. */
export const shownRows = 20;
