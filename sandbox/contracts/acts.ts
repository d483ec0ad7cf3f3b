import { eq } from 'drizzle-orm';
import type { ContractAct } from '#contract/contracts/contract.ts';
import { type Terms, termsFault } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKind } from '#sandbox/kit/accounts.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { hasContracts } from './contract-kinds.ts';
import { type Telling, tellSide } from './contract-letter.ts';
import { end, endingsOf, seenOf } from './ending.ts';
import { ofAgent, refuseBeyondOwn, ruled } from './in-force.ts';
import type { Contract } from './settling.ts';

/** Who acts and when: a member, or the house, which is null. */
export type Acting = { readonly by: string | null } & Telling;

/** The contract after an act, and the others that ended with it. */
export type Acted = { readonly contract: Contract; readonly ended: readonly Contract[] };

const day = 24 * 60 * 60_000;

async function contractOf(tx: Transaction, id: string): Promise<Contract> {
  const [found] = await tx.select().from(contracts).where(eq(contracts.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function changed(tx: Transaction, id: string, change: Partial<Contract>): Promise<Contract> {
  await tx.update(contracts).set(change).where(eq(contracts.id, id));
  return contractOf(tx, id);
}

type Meant = { readonly agentId: string; readonly uplineId: string; readonly terms: Terms };

/** Refuses whoever is not directly below, and agents without contracts of this kind. */
async function refuseStranger(tx: Transaction, { agentId, uplineId, terms }: Meant): Promise<void> {
  const [agent] = await tx.select().from(members).where(eq(members.id, agentId));
  if (agent?.uplineId !== uplineId || agent.disabled || accountKind(agent.type) !== 'agent')
    throw ruled('NOT_DIRECT');
  if (!hasContracts(agent.type, terms.kind)) throw ruled('KIND_OFF');
}

type Offer = { readonly agentId: string; readonly terms: Terms };

/**
 * An agent offers a contract to an agent directly below. Refuses with CONTRACT_RULE: terms that are not possible or that
 * the house would pay, a rate above the own one, more than there is, another offer or an end that waits for an answer.
 */
export async function offer(
  tx: Transaction,
  { agentId, terms }: Offer,
  { by, at, settings }: { readonly by: string } & Telling,
): Promise<Contract> {
  await refuseStranger(tx, { agentId, uplineId: by, terms });
  if (terms.payer !== 'UPLINE' || termsFault(terms)) throw ruled('TERMS');
  if (await ofAgent(tx, agentId, terms.kind, 'REQUESTED')) throw ruled('PENDING');
  if ((await ofAgent(tx, agentId, terms.kind, 'VALID'))?.endAskedBy) throw ruled('ENDING');
  await refuseBeyondOwn(tx, { uplineId: by, agentId, terms });
  const [made] = await tx
    .insert(contracts)
    .values({
      id: newReference(),
      kind: terms.kind,
      agentId,
      uplineId: by,
      terms,
      state: 'REQUESTED',
      offeredAt: at,
      answerBy: at + settings.current().contracts.answerDays * day,
    })
    .returning();
  if (!made) throw new Error('An offer was not kept');
  await tellSide(tx, made, { side: 'AGENT', letter: 'offered' }, { at, settings });
  return made;
}

/** Everything is looked at again: since the offer either side may have changed. What was in force is replaced. */
async function accept(tx: Transaction, contract: Contract, telling: Telling): Promise<Acted> {
  const { id, agentId, uplineId, terms, kind } = contract;
  if (uplineId !== null) {
    await refuseStranger(tx, { agentId, uplineId, terms });
    await refuseBeyondOwn(tx, { uplineId, agentId, terms });
  }
  const before = await ofAgent(tx, agentId, kind, 'VALID');
  const ended = before ? await end(tx, before, { cause: 'REPLACED', follows: terms }, telling) : [];
  return { contract: await changed(tx, id, { state: 'VALID', validFrom: telling.at }), ended };
}

async function terminate(
  tx: Transaction,
  contract: Contract,
  side: 'AGENT' | 'UPLINE',
  until: number,
): Promise<Acted> {
  if (await ofAgent(tx, contract.agentId, contract.kind, 'REQUESTED')) throw ruled('PENDING');
  return { contract: await changed(tx, contract.id, { endAskedBy: side, endAnswerBy: until }), ended: [] };
}

async function agree(tx: Transaction, contract: Contract, telling: Telling): Promise<Acted> {
  const ended = await end(tx, contract, { cause: 'TERMINATED', follows: null }, telling);
  return { contract: await contractOf(tx, contract.id), ended };
}

/** Which side may do what, in which state: whatever is not here has been settled meanwhile. */
function allowed({ state, endAskedBy }: Contract, act: ContractAct, side: 'AGENT' | 'UPLINE'): boolean {
  if (state === 'REQUESTED')
    return side === 'AGENT' ? act === 'ACCEPT' || act === 'REJECT' : act === 'WITHDRAW';
  if (state !== 'VALID') return false;
  if (endAskedBy === null) return act === 'TERMINATE';
  return endAskedBy !== side && (act === 'AGREE' || act === 'REFUSE');
}

/**
 * Does what one side of a contract decided, all or nothing with everything that follows from it. To anybody who is neither
 * side there is no such contract (NOT_FOUND); what is not possible in its state is ALREADY_SETTLED, with the state as
 * `value`; CONTRACT_RULE as for an offer, and when it would end others than those that were `seen`. The contracts that ran
 * out must have been ended before (`lapse`).
 */
export async function actOn(
  tx: Transaction,
  { id, act, seen }: { readonly id: string; readonly act: ContractAct; readonly seen?: string },
  { by, at, settings }: Acting,
): Promise<Acted> {
  const contract = await contractOf(tx, id);
  if (by !== contract.agentId && by !== contract.uplineId) throw new Refusal('NOT_FOUND');
  const side = by === contract.agentId ? 'AGENT' : 'UPLINE';
  if (!allowed(contract, act, side)) {
    const { state, endAskedBy } = contract;
    throw new Refusal('ALREADY_SETTLED', { value: { state, endAskedBy } });
  }
  if (seen !== undefined && seen !== seenOf(await endingsOf(tx, contract, act))) throw ruled('CONSEQUENCES');
  const telling = { at, settings };
  const other = side === 'AGENT' ? 'UPLINE' : 'AGENT';
  await tellSide(tx, contract, { side: other, letter: act }, telling);
  if (act === 'ACCEPT') return accept(tx, contract, telling);
  if (act === 'TERMINATE') {
    const { answerDays } = settings.current().contracts;
    return terminate(tx, contract, side, at + answerDays * day);
  }
  if (act === 'AGREE') return agree(tx, contract, telling);
  const change = {
    REJECT: { state: 'REJECTED' },
    WITHDRAW: { state: 'WITHDRAWN' },
    REFUSE: { endAskedBy: null, endAnswerBy: null },
  } as const;
  return { contract: await changed(tx, id, change[act]), ended: [] };
}
