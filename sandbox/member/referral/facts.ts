import { sql } from 'drizzle-orm';
import { asMinor, microMoney } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { reachedAt } from '#sandbox/books/counted.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import type { referrals } from '#sandbox/db/referral-schema.ts';

type Reader = Pick<Transaction, 'values'>;
export type Referral = typeof referrals.$inferSelect;

const hour = 60 * 60_000;
const day = 24 * hour;

/** Until when each condition has to be met, and the check after the last one ends; epoch milliseconds. */
export function untilOf({ registeredAt, qualifiedAt, terms }: Referral) {
  return {
    deposit: registeredAt + terms.depositDays * day,
    bets: registeredAt + terms.betDays * day,
    hold: (qualifiedAt ?? 0) + terms.holdHours * hour,
  };
}

/** The first deposit that is large enough, in time, and was not recalled. The payer's amount counts, fee and all. */
async function depositAt(from: Reader, row: Referral): Promise<number | null> {
  const { friendId, registeredAt, terms } = row;
  const [found] = await from.values<[number | null]>(sql`
    select min(own.at) from ${ledger} own
    join ${entries} entry on entry.id = own.entry_id
    join ${ledger} bank on bank.entry_id = own.entry_id and bank.account = 'BANK'
    where own.member_id = ${friendId} and own.account = ${main} and own.cause = 'deposit'
      and own.at >= ${registeredAt} and own.at <= ${untilOf(row).deposit}
      and 0 - bank.change >= ${minorOf(terms.minDeposit)}
      and not exists (
        select 1 from ${entries} back where back.cause = 'reversal' and back.reference = entry.reference
      )`);
  return found?.[0] ?? null;
}

/** When the friend's settled bets reached what they must, in time. */
function betsAt(from: Reader, row: Referral): Promise<number | null> {
  const { friendId, registeredAt, terms } = row;
  const counting = {
    after: registeredAt - 1,
    until: untilOf(row).bets,
    rule: { id: row.id, version: terms.version },
    per: 'stake',
    shares: {},
    others: microMoney(asMinor(1)),
    maxBet: null,
  } as const;
  return reachedAt(from, friendId, counting, microMoney(minorOf(terms.minBets)));
}

/** When each condition was met; null for not yet, or not any more. */
export type Facts = {
  readonly verified: number | null;
  readonly deposit: number | null;
  readonly bets: number | null;
  /** When the last of them was. */
  readonly all: number | null;
};

/** What the books say of a friend today. */
export async function factsOf(from: Reader, row: Referral): Promise<Facts> {
  const [deposit, bets] = [await depositAt(from, row), await betsAt(from, row)];
  const verified = row.verifiedAt !== null && row.verifiedAt <= untilOf(row).bets ? row.verifiedAt : null;
  const all =
    verified === null || deposit === null || bets === null ? null : Math.max(verified, deposit, bets);
  return { verified, deposit, bets, all };
}

/** The end of the time for what is still to be done. */
export function deadlineOf(row: Referral, { deposit }: Facts): number {
  const until = untilOf(row);
  return deposit === null ? Math.min(until.deposit, until.bets) : until.bets;
}
