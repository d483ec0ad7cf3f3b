import { and, eq, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type Telling, tellBoth } from './contract-letter.ts';
import { end } from './ending.ts';

/** Contracts in force and offers with an agent whose upline is another by now. */
async function left(from: Pick<Transaction, 'select'>) {
  const found = await from
    .select({ contract: contracts })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.agentId))
    .where(
      and(
        inArray(contracts.state, ['VALID', 'REQUESTED']),
        isNotNull(contracts.uplineId),
        or(isNull(members.uplineId), ne(members.uplineId, contracts.uplineId)),
      ),
    );
  return found.map(({ contract }) => contract);
}

/** Ends what there is with agents who left the line: each contract once, also where two of one branch left. */
async function leave(tx: Transaction, telling: Telling): Promise<void> {
  const all = await left(tx);
  const offers = all.filter(({ state }) => state === 'REQUESTED');
  for (const { id } of offers)
    await tx.update(contracts).set({ state: 'LAPSED' }).where(eq(contracts.id, id));
  await tellBoth(tx, offers, 'offerLapsed', telling);
  const ended = new Set<string>();
  for (const contract of all.filter(({ state }) => state === 'VALID')) {
    if (ended.has(contract.id)) continue;
    await tellBoth(tx, [contract], 'LEFT', telling);
    const others = await end(tx, contract, { cause: 'LEFT', follows: null }, telling);
    for (const { id } of others) ended.add(id);
  }
}

/**
 * Ends what ran out by the sandbox's clock: an offer that nobody answered lapses, and so does a wish to end a contract;
 * of an agent who left the line the contract ends, and the offer lapses. Call this before you read or change contracts.
 */
export async function lapse({
  db,
  clock,
  settings,
}: Pick<Sandbox, 'db' | 'clock' | 'settings'>): Promise<void> {
  const at = clock.now();
  const offers = and(eq(contracts.state, 'REQUESTED'), lte(contracts.answerBy, at));
  const wishes = and(eq(contracts.state, 'VALID'), lte(contracts.endAnswerBy, at));
  const [due] = await db.read.select({ id: contracts.id }).from(contracts).where(or(offers, wishes)).limit(1);
  if (!due && (await left(db.read)).length === 0) return;
  await db.write(async (tx) => {
    const telling = { at, settings };
    const lapsed = await tx.update(contracts).set({ state: 'LAPSED' }).where(offers).returning();
    await tellBoth(tx, lapsed, 'offerLapsed', telling);
    const stays = { endAskedBy: null, endAnswerBy: null };
    await tellBoth(tx, await tx.update(contracts).set(stays).where(wishes).returning(), 'endLapsed', telling);
    await leave(tx, telling);
  });
}
