import { and, count, eq, inArray, ne, or, sum } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import { asMinor, asPoints, most, wholePoints } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { held } from '#sandbox/books/wallets.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { withdrawals } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { freeOf } from '#sandbox/points/balance.ts';
import { closeLeft } from '#sandbox/promotions/leaving.ts';
import { type Standing, standingsOf } from '#sandbox/promotions/reward-status.ts';
import { doneOf } from '#sandbox/promotions/shown.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** The bonuses that a member is working off, or that wait for their turn. */
async function workedOff(from: Reader, memberId: string, at: number): Promise<Standing[]> {
  return (await standingsOf(from, memberId, at)).filter(({ status }) => status === 'PROCESS');
}

/** What a break or an exclusion would leave open. */
export async function openMatters(
  from: Reader,
  memberId: string,
  { at, language }: { readonly at: number; readonly language: string },
): Promise<CallOutput<'protection.openMatters'>> {
  const [money] = await from
    .select({ minor: sum(wallets.minor) })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), ne(wallets.wallet, held)));
  const [bets] = await from
    .select({ count: count(), staked: sum(rounds.stake) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.status, 'taken')));
  const [leaving] = await from
    .select({ count: count(), amount: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.memberId, memberId), inArray(withdrawals.status, ['PENDING', 'APPROVED', 'PAYING'])),
    );
  const [bound] = await from
    .select({ count: count() })
    .from(contracts)
    .where(
      and(
        eq(contracts.state, 'VALID'),
        or(eq(contracts.agentId, memberId), eq(contracts.uplineId, memberId)),
      ),
    );
  const bonuses = await workedOff(from, memberId, at);
  return {
    balance: amountOf(asMinor(Number(money?.minor ?? 0))),
    openBets: { count: bets?.count ?? 0, staked: amountOf(asMinor(Number(bets?.staked ?? 0))) },
    withdrawals: { count: leaving?.count ?? 0, amount: amountOf(asMinor(Number(leaving?.amount ?? 0))) },
    bonuses: bonuses.map(({ row }) => ({
      title: nameIn(language, { nameEs: row.titleEs, nameEn: row.titleEn }),
      amount: amountOf(row.amount),
    })),
    points: most(asPoints(0), wholePoints(await freeOf(from, memberId, at))),
    contracts: bound?.count ?? 0,
  };
}

/** Gives up the bonuses that are being worked off: nobody can bet for them any more. */
export async function giveUpBonuses(tx: Transaction, memberId: string, at: number): Promise<void> {
  for (const standing of await workedOff(tx, memberId, at)) {
    await closeLeft(tx, standing, await doneOf(tx, standing), at);
  }
}
