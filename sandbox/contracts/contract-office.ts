import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sharesWithin, Terms, termsFault, withinOwn } from '#contract/contracts/terms.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKey, accountKind } from '#sandbox/session/accounts.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

const text = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * What the operator decides: `grant` puts a contract in force, given by the house or by the agent directly above; a bill in
 * review is let go or refused.
 */
export const ContractAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('grant'), account: text, from: z.nullable(text), terms: Terms }),
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

/** The contracts of a kind that an agent has given and that are in force, but for the one of `except`. */
async function given(
  tx: Transaction,
  uplineId: string,
  kind: Terms['kind'],
  except: string,
): Promise<Terms[]> {
  const found = await tx
    .select({ terms: contracts.terms })
    .from(contracts)
    .where(
      and(
        eq(contracts.uplineId, uplineId),
        eq(contracts.kind, kind),
        eq(contracts.state, 'VALID'),
        ne(contracts.agentId, except),
      ),
    );
  return found.map(({ terms }) => terms);
}

async function refuseBeyondOwn(
  tx: Transaction,
  uplineId: string,
  agentId: string,
  terms: Terms,
): Promise<void> {
  const [own] = await tx
    .select({ terms: contracts.terms })
    .from(contracts)
    .where(
      and(eq(contracts.agentId, uplineId), eq(contracts.kind, terms.kind), eq(contracts.state, 'VALID')),
    );
  if (!own || !withinOwn(own.terms, terms)) throw wrong('The rate is higher than the own one');
  if (!sharesWithin([...(await given(tx, uplineId, terms.kind, agentId)), terms]))
    throw wrong('All rates together are more than all there is');
}

async function grant(tx: Transaction, { account, from, terms }: Grant, at: number): Promise<string> {
  const fault = termsFault(terms);
  if (fault) throw wrong(`The terms are not possible: ${fault}`);
  const agent = await agentNamed(tx, account);
  const upline = from === null ? null : await agentNamed(tx, from);
  if (upline && agent.uplineId !== upline.id) throw wrong(`${account} is not directly below ${from}`);
  if (upline) await refuseBeyondOwn(tx, upline.id, agent.id, terms);
  if (!upline && terms.payer === 'UPLINE') throw wrong('The house pays what the house gives');
  const same = and(
    eq(contracts.agentId, agent.id),
    eq(contracts.kind, terms.kind),
    eq(contracts.state, 'VALID'),
  );
  await tx.update(contracts).set({ state: 'ENDED', endedAt: at, endCause: 'REPLACED' }).where(same);
  const id = randomBytes(16).toString('base64url');
  await tx.insert(contracts).values({
    id,
    kind: terms.kind,
    agentId: agent.id,
    uplineId: upline?.id ?? null,
    terms,
    state: 'VALID',
    offeredAt: at,
    answerBy: at,
    validFrom: at,
  });
  return id;
}

async function reviewed(
  tx: Transaction,
  bill: string,
  act: 'approve' | 'refuse',
  at: number,
): Promise<string> {
  const change = act === 'approve' ? ({ state: 'DUE', dueAt: at } as const) : ({ state: 'REFUSED' } as const);
  const [found] = await tx
    .update(bills)
    .set(change)
    .where(and(eq(bills.id, bill), eq(bills.state, 'IN_REVIEW')))
    .returning({ id: bills.id });
  if (!found) throw wrong('No bill in review has this id');
  return found.id;
}

/** Decides as the operator does; answers the id of the contract or the bill. Refuses with INPUT_INVALID and a text. */
export function decideContract({ db, clock }: Sandbox, what: ContractAct): Promise<string> {
  return db.write((tx) =>
    what.act === 'grant' ? grant(tx, what, clock.now()) : reviewed(tx, what.bill, what.act, clock.now()),
  );
}

/** Every contract and every bill, as the operator sees them. */
export async function officeContracts({ db }: Sandbox) {
  const all = await db.read.select().from(contracts);
  const found = await db.read
    .select({
      id: bills.id,
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
  const shown = found.map((one) => ({ ...one, amount: amountOf(one.amount), paid: amountOf(one.paid) }));
  return { contracts: all, bills: shown };
}
