import { and, count, desc, eq, gt, notInArray, sum } from 'drizzle-orm';
import { asMinor, asMinutes, least, type Minor, minus, most, negated } from '#contract/units.ts';
import { amountOf, feeOf, minorOf, percentOf } from '#contract/wallet/minor-units.ts';
import { refuseAllFee, refuseOutside } from '#sandbox/books/amounts.ts';
import { heldIn, post } from '#sandbox/books/journal.ts';
import { once } from '#sandbox/books/once.ts';
import { held, main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { withdrawals as rows } from '#sandbox/db/money-schema.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { closedToPlay } from '#sandbox/protection/ending.ts';
import { withdrawPasswordShown } from '#sandbox/verification/withdraw-password.ts';
import { memberIdOf, memberOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { accountShown, accountsOf, institutions, payoutAccountHandlers } from './payout-accounts.ts';
import { countDue } from './receipts-due.ts';
import { release } from './release.ts';
import { type Turnover, turnoverOf } from './turnover.ts';
import { type WithdrawalRow, withdrawalShown, withdrawalsShown } from './withdrawal-shown.ts';

type Reader = Pick<Transaction, 'select'>;
type Calls =
  | 'wallet.payoutTerms'
  | 'wallet.withdraw'
  | 'wallet.cancelWithdrawal'
  | 'wallet.withdrawal'
  | 'wallet.withdrawals';

const day = 24 * 60 * 60_000;

/** Withdrawals per page. */
const pageSize = 10;

function termsOf({ settings }: Sandbox) {
  const { min, max, perDay, feePercent, feeFixed } = settings.current().money.withdrawal;
  return {
    min: minorOf(min),
    max: minorOf(max),
    perDay: minorOf(perDay),
    fee: { share: percentOf(feePercent), fixed: minorOf(feeFixed) },
  };
}

/** The amount left to withdraw within the 24 hours up to now; returned money does not count. */
async function leftOf(from: Reader, memberId: string, at: number, perDay: Minor): Promise<Minor> {
  const [taken] = await from
    .select({ minor: sum(rows.amount) })
    .from(rows)
    .where(
      and(
        eq(rows.memberId, memberId),
        gt(rows.createdAt, at - day),
        notInArray(rows.status, ['REJECTED', 'CANCELLED']),
      ),
    );
  return most(asMinor(0), minus(perDay, asMinor(Number(taken?.minor ?? 0))));
}

/** What must be bet before a withdrawal; nothing for whom protection lets not bet: their money stays their own. */
async function toBetOf(from: Reader, memberId: string, at: number): Promise<Turnover> {
  const closed = await closedToPlay(from, memberId, at);
  return closed ? { required: asMinor(0), done: asMinor(0) } : turnoverOf(from, memberId);
}

/** Refuses while something must be bet first; true where it is not met, and protection lets the member not bet. */
async function isUnplayed(from: Reader, memberId: string, at: number): Promise<boolean> {
  const { required, done } = await turnoverOf(from, memberId);
  if (done >= required) return false;
  if (await closedToPlay(from, memberId, at)) return true;
  throw new Refusal('TURNOVER_MISSING', { value: { required: amountOf(required), done: amountOf(done) } });
}

/** A member's own withdrawal; another's looks as if it did not exist. */
async function ownOf(from: Reader, memberId: string, reference: string): Promise<WithdrawalRow> {
  const own = and(eq(rows.reference, reference), eq(rows.memberId, memberId));
  const [found] = await from.select().from(rows).where(own);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Withdrawals: the member requests them here, and the back office carries them out (back-office.ts). */
export const withdrawals: Pick<Handlers, Calls> & typeof payoutAccountHandlers = {
  ...payoutAccountHandlers,
  'wallet.payoutTerms': async (_, caller, sandbox) => {
    const { id: memberId, payeeName, withdrawHash } = await memberOf(caller, sandbox);
    const { read } = sandbox.db;
    const { withdrawal, receiptMinutes } = sandbox.settings.current().money;
    const { min, max, feePercent, feeFixed } = withdrawal;
    const left = await leftOf(read, memberId, sandbox.clock.now(), termsOf(sandbox).perDay);
    const { required, done } = await toBetOf(read, memberId, sandbox.clock.now());
    return {
      available: amountOf(await heldIn(read, memberId, main)),
      min,
      max,
      leftToday: amountOf(left),
      feePercent,
      feeFixed,
      turnover: { required: amountOf(required), done: amountOf(done) },
      receiptMinutes: asMinutes(receiptMinutes),
      withdrawPasswordSet: withdrawHash !== null,
      payeeName,
      accounts: (await accountsOf(read, memberId)).map(accountShown),
      institutions: [...institutions],
    };
  },
  'wallet.withdraw': async (input, caller, sandbox) => {
    const memberId = memberIdOf(caller);
    await withdrawPasswordShown(input.withdrawPassword, memberId, sandbox);
    return once('wallet.withdraw', input, caller, sandbox, async (tx, at) => {
      const account = (await accountsOf(tx, memberId)).find(({ id }) => id === input.accountId);
      if (!account) throw new Refusal('NOT_FOUND');
      const { min, max, perDay, fee: charged } = termsOf(sandbox);
      const amount = minorOf(input.amount);
      refuseOutside(amount, { min, max: least(max, await leftOf(tx, memberId, at, perDay)) });
      const fee = feeOf(amount, charged);
      if (minorOf(input.fee) !== fee) {
        throw new Refusal('QUOTE_CHANGED', { value: { fee: amountOf(fee) } });
      }
      refuseAllFee(amount, fee, { min, max });
      const unplayed = await isUnplayed(tx, memberId, at);
      const reference = newReference();
      const movements = [
        { memberId, wallet: main, change: negated(amount) },
        { memberId, wallet: held, change: amount },
      ];
      await post(tx, { cause: 'withdrawal', reference, key: input.key, at, movements });
      const asked = { reference, memberId, accountId: account.id, amount, fee, unplayed, createdAt: at };
      const [row] = await tx
        .insert(rows)
        .values({ ...asked, status: 'PENDING' })
        .returning();
      if (!row) throw new Error('A withdrawal was not kept');
      return withdrawalShown(tx, row, at);
    });
  },
  'wallet.cancelWithdrawal': (input, caller, sandbox) =>
    once('wallet.cancelWithdrawal', input, caller, sandbox, async (tx, at) => {
      if (!marketOf(sandbox).rules.money.cancelWithdrawal) throw protectedBy('cancelClosed');
      const { reference, key } = input;
      const memberId = memberIdOf(caller);
      const pending = and(
        eq(rows.reference, reference),
        eq(rows.memberId, memberId),
        eq(rows.status, 'PENDING'),
      );
      const [row] = await tx
        .update(rows)
        .set({ status: 'CANCELLED', settledAt: at })
        .where(pending)
        .returning();
      if (!row) {
        const value = await withdrawalShown(tx, await ownOf(tx, memberId, reference), at);
        throw new Refusal('ALREADY_SETTLED', { value });
      }
      await release(tx, row, at, key);
      return withdrawalShown(tx, row, at);
    }),
  'wallet.withdrawal': async ({ reference }, caller, sandbox) => {
    await countDue(sandbox);
    const { read } = sandbox.db;
    return withdrawalShown(read, await ownOf(read, memberIdOf(caller), reference), sandbox.clock.now());
  },
  'wallet.withdrawals': async ({ page }, caller, sandbox) => {
    await countDue(sandbox);
    const { read } = sandbox.db;
    const own = eq(rows.memberId, memberIdOf(caller));
    const found = await read
      .select()
      .from(rows)
      .where(own)
      .orderBy(desc(rows.createdAt), desc(rows.reference))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [all] = await read.select({ count: count() }).from(rows).where(own);
    return {
      withdrawals: await withdrawalsShown(read, found, sandbox.clock.now()),
      totalPages: Math.max(1, Math.ceil((all?.count ?? 0) / pageSize)),
    };
  },
};
