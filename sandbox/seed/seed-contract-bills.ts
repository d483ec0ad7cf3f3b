import { openingAfter, payOf } from '#contract/contracts/pay.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, partOf, plus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { daysIn, type TeamRow } from '#sandbox/contracts/rows.ts';
import { billOf, payRow } from '#sandbox/contracts/settling.ts';
import { periodsOver, sliceAt, sliceBefore, type Windows } from '#sandbox/contracts/windows.ts';
import type { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Period } from '#sandbox/kit/merchant-time.ts';
import type { Settings } from '#sandbox/kit/settings.ts';

// The bills of the seed's contracts, as they would have been settled meanwhile: from the history that the books are made
// of, because what was paid has to stand in the books at its time.

const hour = 60 * 60_000;
const day = 24 * hour;

const nothing = asMinor(0);

/** Settled bets, the oldest first. */
export type Team = readonly Pick<TeamRow, 'memberId' | 'at' | 'stake' | 'win'>[];

type Contract = typeof contracts.$inferSelect;
type Bill = typeof bills.$inferInsert;

/** A bill with the rows that it was computed from. */
export type Billed = { readonly bill: Bill; readonly rows: readonly TeamRow[] };

type Known = {
  readonly team: Team;
  /** What became of its newest bills, the newest first. */
  readonly states: readonly Bill['state'][];
  readonly now: number;
} & Pick<Settings, 'zone' | 'brand' | 'contracts'>;

/** Where in a team's bets those begin that are not before a moment. */
function placeOf(team: Team, moment: number): number {
  let [low, high] = [0, team.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((team[middle]?.at ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

function within(team: Team, { from, to }: Pick<Period, 'from' | 'to'>): Team {
  return team.slice(placeOf(team, from), placeOf(team, to));
}

/** The rows of a window: what each did in each of its units. */
function rowsIn(terms: Terms, team: Team, window: Period, zone: string): readonly TeamRow[] {
  const played = within(team, window);
  if (terms.kind === 'REALTIME') return played.map((one) => ({ ...one, bonus: nothing }));
  const days = terms.kind === 'DAILY' ? daysIn(window, zone) : [window.from];
  const unitOf = (at: number) =>
    terms.kind === 'HOURLY'
      ? Math.max(window.from, at - (at % hour))
      : (days.findLast((begin) => begin <= at) ?? window.from);
  const rows = new Map<string, TeamRow>();
  for (const { memberId, at, stake, win } of played) {
    const unit = unitOf(at);
    const name = `${unit} ${memberId}`;
    const before = rows.get(name) ?? { stake: nothing, win: nothing };
    const sums = { stake: plus(before.stake, stake), win: plus(before.win, win), bonus: nothing };
    rows.set(name, { memberId, at: unit, ...sums });
  }
  return [...rows.values()].toSorted((a, b) => a.at - b.at || (a.memberId < b.memberId ? -1 : 1));
}

function windowsIn(
  { terms }: Contract,
  time: { from: number; to: number },
  { team, now, zone }: Known,
): Windows {
  if (terms.kind !== 'REALTIME') return periodsOver(terms.period, time, { now, zone });
  const settledTo = Math.max(time.from, Math.min(time.to, sliceBefore(now)));
  const played = within(team, { from: time.from, to: settledTo });
  const slices = new Map(played.map(({ at }) => [sliceBefore(at), sliceAt(at, time)]));
  return { windows: [...slices.values()], settledTo };
}

/** What became of a bill, and what was paid of it, if nothing was planned: it was paid as soon as it was due. */
function becameOf({ amount, dueAt, expiresAt }: Bill, planned: Bill['state'] | undefined, now: number) {
  if (signOf(amount) === 0) return { state: 'NOT_REACHED' } as const;
  const paid = { state: 'PAID', paid: amount, paidAt: dueAt } as const;
  if (planned === undefined || planned === 'PAID')
    return dueAt > now ? ({ state: 'IN_REVIEW' } as const) : paid;
  // The operator takes his time: he looks at it until tomorrow.
  if (planned === 'IN_REVIEW' || planned === 'DUE')
    return { state: planned, dueAt: now + day, expiresAt: now + day + (expiresAt - dueAt) };
  if (planned === 'PARTLY_PAID' && amount > asMinor(1) && expiresAt > now)
    return { state: planned, paid: partOf(amount, 1, 2) };
  if (planned === 'REFUSED') return { state: planned };
  return { state: expiresAt > now ? ('PAYER_SHORT' as const) : ('EXPIRED' as const) };
}

/** A contract of the seed with the bills of its past. */
export function billedOf(
  contract: Contract,
  known: Known,
): { readonly contract: Contract; readonly billed: readonly Billed[] } {
  const { terms, validFrom, endedAt } = contract;
  if (validFrom === null) return { contract, billed: [] };
  const { team, states, now, zone, brand, contracts: rules } = known;
  const time = { from: validFrom, to: endedAt ?? Number.MAX_SAFE_INTEGER };
  const { windows, settledTo } = windowsIn(contract, time, known);
  const review = terms.kind === 'DIVIDEND' ? rules.reviewHours * hour : 0;
  const billed: Billed[] = [];
  for (const window of windows) {
    const rows = rowsIn(terms, team, window, zone);
    const before = billed.at(-1)?.bill;
    const sameMonth = before?.periodId.slice(0, 7) === window.id.slice(0, 7);
    const carry = terms.kind === 'DIVIDEND' ? terms.carry : 'NONE';
    const opening = openingAfter(carry, before ? { ...before.pay, sameMonth } : null);
    const pay = payOf(terms, rows.map(payRow), opening);
    if (terms.kind === 'REALTIME' && signOf(minorOf(pay.pay)) === 0) continue;
    const bill = {
      ...billOf(contract, window, { pay, zone, merchant: brand.merchantCode }),
      state: 'NOT_REACHED' as const,
      computedAt: window.to,
      dueAt: window.to + review,
      expiresAt: window.to + review + rules.expiresDays * day,
    };
    billed.push({ bill, rows });
  }
  const left = [...states];
  const became = billed.toReversed().map(({ bill, rows }) => {
    const planned = signOf(bill.amount) === 0 ? undefined : left.shift();
    return { bill: { ...bill, ...becameOf(bill, planned, now) }, rows };
  });
  return { contract: { ...contract, settledTo }, billed: became.toReversed() };
}
