import { count, eq, ne, sql, sum } from 'drizzle-orm';
import { asMinor, minus } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Bet, betStatuses, Movement } from '#contract/wallet/records.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { gameNameOf } from './game-names.ts';
import { main } from './wallets.ts';

// What the records of a member and the reports of an agent both show of the books.

/** The books' names for the status of a round. A round that was cancelled before its bet came is not a bet. */
const statuses = { TAKEN: 'taken', SETTLED: 'settled', REFUNDED: 'refunded' } as const;
const shownStatuses = { taken: 'TAKEN', settled: 'SETTLED', refunded: 'REFUNDED', void: 'REFUNDED' } as const;

/** Where a page begins, and the number of pages. */
export function pagesOf({ page, size }: { readonly page: number; readonly size: number }, rows: number) {
  return { offset: (page - 1) * size, totalPages: Math.ceil(rows / size) };
}

/** The rounds that are bets, of one status or of any. */
export function betsOf(status: (typeof betStatuses)[number] | undefined) {
  return status ? eq(rounds.status, statuses[status]) : ne(rounds.status, 'void');
}

/** What bets come to, as a query selects it; refunded stakes count as none. */
export const betSums = {
  count: count(),
  stake: sum(sql<number>`case ${rounds.status} when 'refunded' then 0 else ${rounds.stake} end`),
  win: sum(rounds.win),
};

type Sums<Of> = { readonly [K in keyof Of]: number | string | null } | undefined;

/** Those sums as an answer has them. */
export function betTotals(found: Sums<typeof betSums>) {
  const [stake, win] = [asMinor(Number(found?.stake ?? 0)), asMinor(Number(found?.win ?? 0))];
  return {
    count: Number(found?.count ?? 0),
    stake: amountOf(stake),
    win: amountOf(win),
    net: amountOf(minus(win, stake)),
  };
}

/** A round as records show it. */
export function betShown(row: typeof rounds.$inferSelect, language: string, sandbox: Sandbox): Bet {
  return {
    roundId: row.id,
    gameId: row.gameId,
    gameName: gameNameOf(row.gameId, language, sandbox),
    gameType: row.gameType,
    status: shownStatuses[row.status],
    stake: amountOf(row.stake),
    win: amountOf(row.win),
    net: amountOf(row.status === 'refunded' ? asMinor(0) : minus(row.win, row.stake)),
    at: row.at,
  };
}

/** What movements come to, as a query selects it. */
export const movementSums = {
  count: count(),
  incoming: sql<number | null>`sum(${ledger.change}) filter (where ${ledger.change} > 0)`,
  outgoing: sql<number | null>`sum(-${ledger.change}) filter (where ${ledger.change} < 0)`,
};

/** Those sums as an answer has them. */
export function movementTotals(found: Sums<typeof movementSums>) {
  return {
    count: Number(found?.count ?? 0),
    incoming: amountOf(asMinor(Number(found?.incoming ?? 0))),
    outgoing: amountOf(asMinor(Number(found?.outgoing ?? 0))),
  };
}

/** A movement as records show it, without what its wallet holds and what it belongs to. */
export function movementShown(
  { id, cause, account, change, at }: typeof ledger.$inferSelect,
  language: string,
  { catalogue }: Sandbox,
): Omit<Movement, 'balance' | 'reference'> {
  const vendor = catalogue.vendors.find(({ vassalage }) => vassalage === account);
  return {
    id: String(id),
    kind: cause as Movement['kind'],
    wallet: account,
    vendorName: vendor && account !== main ? nameIn(language, vendor) : '',
    change: amountOf(change),
    at,
  };
}
