import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { ProtectionChange } from '#contract/protection/limits.ts';
import { limitKinds, limitPeriods } from '#contract/protection/market.ts';
import { PlaySession } from '#contract/protection/play-session.ts';
import type { MonthStatement } from '#contract/protection/statement.ts';
import { Care } from '#contract/protection.ts';
import { dayPlus, momentFrom, momentIn } from '../kit/calendar.rules.ts';
import { beginningOf, type FileSigns, lineOf, numberOf } from '../kit/sheet.rules.ts';
import type { Place } from '../places.ts';

export type StatementContext = {
  readonly language: string;
  /** The month that is asked for; null for the running one. */
  readonly month: string | null;
  /** The months that have a statement, newest first; none before the first answer. */
  readonly months: readonly string[];
  readonly statement: MonthStatement | null;
  readonly failure: Failure | null;
};

/** The page opens with the running month. */
export function beginning({ language }: { readonly language: string }): StatementContext {
  return { language, month: null, months: [], statement: null, failure: null };
}

/** What the gateway is asked. */
export function monthAsked({ language, month }: StatementContext): CallInput<'protection.statement'> {
  return month === null ? { language } : { language, month };
}

/** What is kept of an answer. */
export function withAnswer({ months, statement }: CallOutput<'protection.statement'>) {
  return { months, statement };
}

/** The figures of a statement as the page groups them. Those of the balance lead from `opening` to `closing`. */
export const figureGroups = [
  { group: 'balance', figures: ['opening', 'deposits', 'withdrawals', 'net', 'other', 'closing'] },
  { group: 'play', figures: ['staked', 'won', 'rounds', 'playMinutes'] },
  { group: 'account', figures: ['signIns', 'changes', 'lifetimeNetDeposits'] },
] as const;
export type Figure = (typeof figureGroups)[number]['figures'][number];
export const figures: readonly Figure[] = figureGroups.flatMap((one) => [...one.figures]);

/** The codes of a change, of what, and over which time, as a file has them in words. */
export const changeCodes = [...ProtectionChange.shape.what.options, ...limitKinds, ...limitPeriods] as const;

/** The codes of what something was before or after a change: how a return was decided, why a session ended, and so on. */
export const valueCodes = [
  'REGISTER',
  'AGREED',
  'REFUSED',
  'DROPPED',
  'LAPSED',
  ...PlaySession.shape.why.def.innerType.options,
  ...Care.shape.standing.options,
] as const;

/** How the value of a figure is read. */
export const figureUnits: Readonly<Record<Figure, 'money' | 'count' | 'minutes'>> = {
  opening: 'money',
  deposits: 'money',
  withdrawals: 'money',
  net: 'money',
  other: 'money',
  closing: 'money',
  staked: 'money',
  won: 'money',
  rounds: 'count',
  playMinutes: 'minutes',
  signIns: 'count',
  changes: 'count',
  lifetimeNetDeposits: 'money',
};

/** The value of a figure: a decimal string, or a whole number as one. */
export function figureOf(statement: MonthStatement, figure: Figure): string {
  if (figure === 'deposits' || figure === 'withdrawals') return statement[figure].amount;
  if (figure === 'changes') return String(statement.changes.length);
  return String(statement[figure]);
}

/** How many movements a sum is of; null for a figure that is not such a sum. */
export function countOf(statement: MonthStatement, figure: Figure): number | null {
  return figure === 'deposits' || figure === 'withdrawals' ? statement[figure].count : null;
}

/** The days of a month, yyyy-MM-dd; the running one has no last day yet. */
function daysOf(month: string, running: boolean): Readonly<Record<string, string>> {
  const from = `${month}-01`;
  const next = dayPlus(from, 31).slice(0, 7);
  return running ? { from } : { from, to: dayPlus(`${next}-01`, -1) };
}

const pages: Partial<Readonly<Record<Figure, Pick<Place, 'page' | 'query'>>>> = {
  deposits: { page: 'transactionHistory', query: { type: 'deposit' } },
  withdrawals: { page: 'transactionHistory', query: { type: 'withdrawal' } },
  net: { page: 'personalProfit' },
  staked: { page: 'personalHistoryCopy' },
  won: { page: 'personalHistoryCopy' },
  rounds: { page: 'personalHistoryCopy' },
};

/** Records go back 90 days: that is the running month and the one before it, whatever day it is. */
const monthsInRecords = 2;

/** Where the rows behind a figure are, if there is such a page and it goes back so far. */
export function rowsBehind(
  figure: Figure,
  { months, statement }: Pick<StatementContext, 'months' | 'statement'>,
): Place | null {
  if (figure === 'changes') return { screen: 'member', page: 'protection', section: 'history' };
  if (figure === 'signIns') return { screen: 'member', page: 'securityCenter', section: 'signIns' };
  const found = pages[figure];
  if (!found || !statement || months.indexOf(statement.month) >= monthsInRecords) return null;
  const days = daysOf(statement.month, statement.running);
  return { screen: 'member', ...found, query: { ...days, ...found.query } };
}

/** The words of a file in the language of the page. */
export type StatementWords = {
  /** The beginning of the file's name. */
  readonly file: string;
  readonly signs: FileSigns;
  readonly heads: readonly [string, string];
  readonly month: string;
  readonly zone: string;
  readonly running: string;
  readonly figures: Readonly<Record<Figure, string>>;
  /** What changed, and of what, by the codes of the gateway. */
  readonly codes: Readonly<Record<string, string>>;
  /** What it was before and after, by the codes of the gateway. */
  readonly values: Readonly<Record<string, string>>;
  readonly minutes: string;
  /** Before the moment until which a break or an exclusion lasts. */
  readonly until: string;
  readonly endless: string;
  /** No limit. */
  readonly none: string;
};

/** Until when a break or an exclusion that began lasts, in epoch milliseconds, or for ever; null for any other change. */
export function endOf({ what, after }: Pick<ProtectionChange, 'what' | 'after'>): number | 'endless' | null {
  if ((what !== 'BREAK' && what !== 'EXCLUSION') || after === null || after === 'REGISTER') return null;
  return momentFrom(after) ?? 'endless';
}

/** What a change led from and to, in words: the end of an absence, amounts, minutes, or a code. */
function valuesOf(change: ProtectionChange, zone: string, words: StatementWords): string {
  const { kind, before, after } = change;
  const end = endOf(change);
  if (end !== null) return end === 'endless' ? words.endless : `${words.until} ${momentIn(end, zone)}`;
  const both = [before, after];
  if (kind !== null) {
    const unit = kind === 'time' ? ` ${words.minutes}` : '';
    return both
      .map((value) => (value === null ? words.none : `${numberOf(value, words.signs)}${unit}`))
      .join(' → ');
  }
  return both.flatMap((value) => (value === null ? [] : [words.values[value] ?? value])).join(' → ');
}

function changeLine(change: ProtectionChange, zone: string, words: StatementWords): string {
  const { at, what, kind, period } = change;
  const said = [what, kind, period].flatMap((code) => (code === null ? [] : [words.codes[code] ?? code]));
  const values = valuesOf(change, zone, words);
  return lineOf([`${momentIn(at, zone)} · ${said.join(' · ')}`, values], words.signs);
}

/** A statement as a file that office programs open: two columns, the signs of the reader's region, no cell a formula. */
export function statementFile({ statement }: StatementContext, words: StatementWords) {
  const line = (name: string, value: string) => lineOf([name, value], words.signs);
  const { month = '', zone = 'UTC', running = false, means = [], changes = [] } = statement ?? {};
  const sums = statement
    ? figures.map((figure) => line(words.figures[figure], figureOf(statement, figure)))
    : [];
  return {
    type: 'file.saved',
    name: `${words.file}_${month}.csv`,
    media: 'text/csv',
    parts: [
      beginningOf(words),
      line(words.month, running ? `${month} (${words.running})` : month),
      line(words.zone, zone),
      ...sums,
      ...means.map(({ name, amount }) => line(`${words.figures.deposits}: ${name}`, amount)),
      ...changes.map((change) => changeLine(change, zone, words)),
    ],
  } as const;
}
