import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, plain } from '#contract/units.ts';
import { heldIn, post } from '#sandbox/books/journal.ts';
import { type ContractAct, decideContract } from '#sandbox/contracts/contract-office.ts';
import { correctBills, correctionsOf } from '#sandbox/contracts/correcting.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { idOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import type { TestSandbox } from '../../kit/sandbox.ts';

/** The merchant of the tests is in Lima, five hours behind UTC, all year: a moment there in epoch milliseconds. */
export const lima = (text: string) => Date.parse(`${text}-05:00`);

/** Takes away the contracts of the seed. */
export async function withoutContracts({ sandbox }: TestSandbox): Promise<void> {
  await sandbox.db.write((tx) => tx.delete(contracts));
}

/** Begins long ago without the contracts of the seed, and sets the clock to a moment. */
export async function beginAt(box: TestSandbox, moment: number): Promise<void> {
  await box.reset({ begins: early });
  await withoutContracts(box);
  box.sandbox.clock.set(moment);
}

export function decide({ sandbox }: TestSandbox, act: z.infer<typeof ContractAct>): Promise<string> {
  return decideContract(sandbox, act);
}

type Given = { account: string; from?: string; terms: Terms; since: number };

/** Puts a contract in force, as from a moment: the house's, or what one agent offered and the other accepted. */
export async function inForce(box: TestSandbox, { account, from, terms, since }: Given): Promise<string> {
  const id = from
    ? await decide(box, { act: 'offer', by: from, account, terms })
    : await decide(box, { act: 'grant', account, terms });
  if (from) await decide(box, { act: 'ACCEPT', by: account, contract: id });
  await box.sandbox.db.write((tx) =>
    tx.update(contracts).set({ validFrom: since }).where(eq(contracts.id, id)),
  );
  return id;
}

let last = 0;

/** A bet of somebody that was settled at a moment; amounts in minor units. Answers its reference. */
export async function bet(
  box: TestSandbox,
  {
    account,
    at,
    stake,
    win = 0,
    status = 'settled',
  }: { account: string; at: number; stake: number; win?: number; status?: 'settled' | 'refunded' | 'taken' },
): Promise<string> {
  last += 1;
  const memberId = await idOf(box, account);
  const row = {
    id: `bet-${last}`,
    memberId,
    gameId: 'g',
    gameType: 'RNG',
    status,
    stake: asMinor(stake),
    win: asMinor(win),
    balance: asMinor(0),
    at,
  };
  await box.sandbox.db.write((tx) => tx.insert(rounds).values(row));
  return row.id;
}

/** Gives somebody money from outside. */
export async function pays(box: TestSandbox, account: string, change: number): Promise<void> {
  last += 1;
  const memberId = await idOf(box, account);
  await box.sandbox.db.write((tx) =>
    post(tx, {
      cause: 'deposit',
      reference: `paid-${last}`,
      at: box.sandbox.clock.now(),
      movements: [
        { house: 'BANK', change: asMinor(-change) },
        { memberId, wallet: 'MAIN', change: asMinor(change) },
      ],
    }),
  );
}

export async function moneyOf(box: TestSandbox, account: string): Promise<number> {
  return plain(await heldIn(box.sandbox.db.read, await idOf(box, account), 'MAIN'));
}

/** Moves the clock to a moment and does what is due then. */
export async function at(box: TestSandbox, moment: number): Promise<void> {
  box.sandbox.clock.set(moment);
  await settleContracts(box.sandbox);
  await correctBills(box.sandbox);
  await payBills(box.sandbox);
}

/** Every bill, oldest period first. */
export function billsOf({ sandbox }: TestSandbox) {
  return sandbox.db.read.select().from(bills).orderBy(bills.from, bills.id);
}

/** What every bill says, oldest period first. */
export async function billRows(box: TestSandbox) {
  return (await billsOf(box)).map(({ periodId, state, amount, paid }) => [periodId, state, amount, paid]);
}

/** What every correction says, the oldest first: the pay before and after it, the difference, and its state. */
export async function correctionRows({ sandbox }: TestSandbox) {
  const found = await correctionsOf(sandbox.db.read);
  return found.map(({ before, after, difference, state }) => [before, after, difference, state]);
}

/** A provider takes a bet back. */
export function takenBack({ sandbox }: TestSandbox, reference: string): Promise<void> {
  return correctRound(sandbox, { act: 'void', reference });
}

/** A provider settles a bet again, with another win. */
export function settledAgain({ sandbox }: TestSandbox, reference: string, win: string): Promise<void> {
  return correctRound(sandbox, { act: 'resettle', reference, win });
}
