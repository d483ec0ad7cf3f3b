import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { ContractAct } from '#contract/contracts/contract.ts';
import { type Terms, withinOwn } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type Telling, tellSide } from './contract-letter.ts';
import { givenBy } from './in-force.ts';
import type { Contract } from './settling.ts';

type Reader = Pick<Transaction, 'select'>;
type EndCause = NonNullable<Contract['endCause']>;

/**
 * The contracts further down that can't stay once an agent has these terms, or none: those above the new rate, and below
 * each of them all that its agent gave (spec 4, contracts).
 */
async function endingWith(
  from: Reader,
  agentId: string,
  kind: Terms['kind'],
  terms: Terms | null,
): Promise<readonly Contract[]> {
  const given = await givenBy(from, agentId, kind);
  const over = given.filter((one) => terms === null || !withinOwn(terms, one.terms));
  const below = await Promise.all(over.map((one) => endingWith(from, one.agentId, kind, null)));
  return [...over, ...below.flat()];
}

/** The contracts further down that end with an act on a contract: with its acceptance those above its terms, with its end all. */
export function endingsOf(
  from: Reader,
  { agentId, kind, terms }: Pick<Contract, 'agentId' | 'kind' | 'terms'>,
  act: ContractAct,
): Promise<readonly Contract[]> {
  return endingWith(from, agentId, kind, act === 'ACCEPT' ? terms : null);
}

/** A short name for some contracts: another set has another one. */
export function seenOf(endings: readonly Contract[]): string {
  const ids = endings.map(({ id }) => id).sort();
  return createHash('sha256').update(ids.join(' ')).digest('base64url');
}

/**
 * Ends a contract in force, with all that can't stay without it, and tells whose they were; `follows` are the terms that take
 * its place. Answers what else ended.
 */
export async function end(
  tx: Transaction,
  { id, agentId, kind }: Contract,
  { cause, follows }: { readonly cause: EndCause; readonly follows: Terms | null },
  telling: Telling,
): Promise<readonly Contract[]> {
  const ended = { state: 'ENDED', endedAt: telling.at, endAskedBy: null, endAnswerBy: null } as const;
  await tx
    .update(contracts)
    .set({ ...ended, endCause: cause })
    .where(eq(contracts.id, id));
  const others = await endingWith(tx, agentId, kind, follows);
  if (others.length === 0) return others;
  await tx
    .update(contracts)
    .set({ ...ended, endCause: 'RATE' })
    .where(
      inArray(
        contracts.id,
        others.map((one) => one.id),
      ),
    );
  for (const one of others) await tellSide(tx, one, { side: 'AGENT', letter: 'RATE' }, telling);
  return others;
}
