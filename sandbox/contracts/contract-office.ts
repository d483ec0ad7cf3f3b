import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contractActs } from '#contract/contracts/contract.ts';
import { Terms, termsFault } from '#contract/contracts/terms.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { billCorrections, bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey, accountKind } from '#sandbox/kit/accounts.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { actOn, offer } from './acts.ts';
import type { Telling } from './contract-letter.ts';
import { correctionsOf } from './correcting.ts';
import { end } from './ending.ts';
import { lapse } from './expire-contracts.ts';
import { ofAgent, ruled } from './in-force.ts';

const text = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * What the operator decides: `grant` puts a contract of the house in force; a bill in review is let go or refused. `offer`
 * and the acts of the two sides are done in the name of an account, so that whoever tries one side has another to play
 * with; a null one is the house.
 */
export const ContractAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('grant'), account: text, terms: Terms }),
  z.strictObject({ act: z.literal('offer'), by: text, account: text, terms: Terms }),
  z.strictObject({ act: z.enum(contractActs), by: z.nullable(text), contract: text }),
  z.strictObject({ act: z.literal('approve'), bill: text }),
  z.strictObject({ act: z.literal('refuse'), bill: text }),
]);
type ContractAct = z.infer<typeof ContractAct>;
type Grant = Extract<ContractAct, { act: 'grant' }>;

function wrong(message: string): Refusal {
  return new Refusal('INPUT_INVALID', { message });
}

async function agentNamed(tx: Transaction, account: string) {
  const [found] = await tx
    .select()
    .from(members)
    .where(eq(members.accountKey, accountKey(account) ?? ''));
  if (!found || accountKind(found.type) !== 'agent') throw wrong(`${account} is no agent`);
  return found;
}

/** Puts a contract of the house in force, in the place of the one before. */
async function grant(tx: Transaction, { account, terms }: Grant, telling: Telling): Promise<string> {
  if (termsFault(terms) || terms.payer === 'UPLINE') throw ruled('TERMS');
  const { id: agentId } = await agentNamed(tx, account);
  const before = await ofAgent(tx, agentId, terms.kind, 'VALID');
  if (before) await end(tx, before, { cause: 'REPLACED', follows: terms }, telling);
  const { at } = telling;
  const id = newReference();
  const times = { offeredAt: at, answerBy: at, validFrom: at };
  await tx
    .insert(contracts)
    .values({ id, kind: terms.kind, agentId, uplineId: null, terms, state: 'VALID', ...times });
  return id;
}

async function reviewed(
  tx: Transaction,
  bill: string,
  act: 'approve' | 'refuse',
  at: number,
): Promise<string> {
  const change = act === 'approve' ? ({ state: 'DUE', dueAt: at } as const) : ({ state: 'REFUSED' } as const);
  // When the review is over the bill is owed, and a correction of it may have been kept back already.
  const inTime = act === 'refuse' ? gt(bills.dueAt, at) : undefined;
  const [found] = await tx
    .update(bills)
    .set(change)
    .where(and(eq(bills.id, bill), eq(bills.state, 'IN_REVIEW'), inTime))
    .returning({ id: bills.id });
  if (!found) throw wrong('No bill in review has this id');
  // What is refused owes nothing, however it was corrected meanwhile.
  if (act === 'refuse') {
    await tx
      .update(billCorrections)
      .set({ due: asMinor(0), state: 'SETTLED' })
      .where(eq(billCorrections.billId, bill));
  }
  return found.id;
}

/** Decides as the operator does; answers the id of the contract or the bill. Refuses with INPUT_INVALID and a text, or as the two sides are refused. */
export async function decideContract(sandbox: Sandbox, what: ContractAct): Promise<string> {
  const { db, clock, settings } = sandbox;
  await lapse(sandbox);
  return db.write(async (tx) => {
    const at = clock.now();
    if (what.act === 'grant') return grant(tx, what, { at, settings });
    if ('bill' in what) return reviewed(tx, what.bill, what.act, at);
    const by = what.by === null ? null : (await agentNamed(tx, what.by)).id;
    if ('contract' in what) {
      const asked = { id: what.contract, act: what.act };
      return (await actOn(tx, asked, { by, at, settings })).contract.id;
    }
    const { id: agentId } = await agentNamed(tx, what.account);
    return (await offer(tx, { agentId, terms: what.terms }, { by: by ?? '', at, settings })).id;
  });
}

/** Every contract, bill and correction, as the operator sees them. */
export async function officeContracts({ db }: Sandbox) {
  const all = await db.read.select().from(contracts);
  const found = await db.read
    .select({
      id: bills.id,
      number: bills.number,
      contractId: bills.contractId,
      account: members.account,
      periodId: bills.periodId,
      state: bills.state,
      amount: bills.amount,
      paid: bills.paid,
    })
    .from(bills)
    .innerJoin(members, eq(members.id, bills.agentId))
    .orderBy(bills.computedAt, bills.id);
  const shown = found.map((one) => ({
    ...one,
    amount: amountOf(one.amount),
    paid: amountOf(one.paid),
  }));
  return { contracts: all, bills: shown, corrections: await correctionsOf(db.read) };
}
