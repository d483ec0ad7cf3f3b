import type { CallInput } from '#contract/calls.ts';
import { gameTypes } from '#contract/games.ts';
import { betStatuses, bonusStatuses, movementKinds } from '#contract/wallet/records.ts';
import { dayPlus, isDay } from './calendar.rules.ts';

export const recordKinds = ['bets', 'movements', 'profit', 'bonuses'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The view of a record; days are yyyy-MM-dd, both included. `page` counts from 1. */
export type RecordView = {
  readonly from: string;
  readonly to: string;
  readonly type: string | null;
  readonly status: string | null;
  readonly page: number;
};

/** The filters of each record. */
export const offered: Readonly<
  Record<RecordKind, { readonly types: readonly string[]; readonly statuses: readonly string[] }>
> = {
  bets: { types: gameTypes, statuses: betStatuses },
  movements: { types: movementKinds, statuses: [] },
  profit: { types: [], statuses: [] },
  bonuses: { types: [], statuses: bonusStatuses },
};

const daysKept = 90;

/** Every code in a record that has a translation. */
export const recordCodes = [
  ...gameTypes,
  ...betStatuses,
  ...bonusStatuses,
  ...movementKinds,
  'MAIN',
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
export function daysOf(range: QuickRange, today: string): Pick<RecordView, 'from' | 'to'> {
  const [first, last] = ranges[range];
  return { from: dayPlus(today, -first), to: dayPlus(today, -last) };
}

/** The first day that is still available. */
export function oldestDay(today: string): string {
  return dayPlus(today, -daysKept);
}

/** Why the gateway would refuse these days. */
export type RangeProblem = 'order' | 'future' | 'old';

/** What is wrong with the days, if anything. */
export function rangeProblem({ from, to }: RecordView, today: string): RangeProblem | null {
  if (from > to) return 'order';
  if (to > today) return 'future';
  return from < oldestDay(today) ? 'old' : null;
}

function dayIn(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

function oneOf(text: string | null, choices: readonly string[]): string | null {
  return text !== null && choices.includes(text) ? text : null;
}

/** Reads the view from an address; without details it is the last week, unfiltered, from the first page. */
export function parseView(search: string, kind: RecordKind, today: string): RecordView {
  const asked = new URLSearchParams(search);
  const week = daysOf('week', today);
  const page = asked.get('page') ?? '';
  return {
    from: dayIn(asked.get('from')) ?? week.from,
    to: dayIn(asked.get('to')) ?? week.to,
    type: oneOf(asked.get('type'), offered[kind].types),
    status: oneOf(asked.get('status'), offered[kind].statuses),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A changed view; a new filter starts at its first page. */
export function changedView(view: RecordView, change: Partial<RecordView>): RecordView {
  return { ...view, page: 1, ...change };
}

/** Writes the view to an address: always with its days, so that it shows the same later. */
export function writeView({ from, to, type, status, page }: RecordView): string {
  const said = new URLSearchParams({ from, to });
  if (type !== null) said.set('type', type);
  if (status !== null) said.set('status', status);
  if (page > 1) said.set('page', String(page));
  return said.toString();
}

/** The caller: the language, and how many minutes their clock is ahead of UTC. */
export type Asker = { readonly language: string; readonly offset: number };

/** The record to read, without its page. */
export type Filter = Omit<RecordView, 'page'> & Asker;

/** The page to read: `asOf` ties the pages of one reading together. */
export type Paging = { readonly page: number; readonly size: number; readonly asOf?: number };

/** Rows per page on screen. */
export const shownRows = 20;

function between({ from, to, offset, language }: Filter) {
  return { from, to, offset, language };
}

export function betsInput(filter: Filter, paging: Paging): CallInput<'wallet.bets'> {
  const { type, status } = filter;
  return {
    ...between(filter),
    ...paging,
    ...(type === null ? {} : { gameType: type }),
    ...(status === null ? {} : { status: status as (typeof betStatuses)[number] }),
  };
}

export function movementsInput(filter: Filter, paging: Paging): CallInput<'wallet.movements'> {
  const { type } = filter;
  const kind = type === null ? {} : { kind: type as (typeof movementKinds)[number] };
  return { ...between(filter), ...paging, ...kind };
}

export function bonusesInput(filter: Filter, paging: Paging): CallInput<'wallet.bonuses'> {
  const { status } = filter;
  const narrowed = status === null ? {} : { status: status as (typeof bonusStatuses)[number] };
  return { ...between(filter), ...paging, ...narrowed };
}

export function profitInput(filter: Filter): CallInput<'wallet.profit'> {
  return between(filter);
}
