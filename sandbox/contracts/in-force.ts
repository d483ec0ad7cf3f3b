import { and, eq, ne } from 'drizzle-orm';
import type { ContractRule } from '#contract/contracts/contract.ts';
import { sharesWithin, type Terms, withinOwn } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Contract } from './settling.ts';

type Reader = Pick<Transaction, 'select'>;
type Kind = Terms['kind'];

export function ruled(rule: ContractRule): Refusal {
  return new Refusal('CONTRACT_RULE', { value: { rule } });
}

/** The contract of a kind in that state which pays an agent: there is at most one. */
export async function ofAgent(
  from: Reader,
  agentId: string,
  kind: Kind,
  state: 'VALID' | 'REQUESTED',
): Promise<Contract | null> {
  const [found] = await from
    .select()
    .from(contracts)
    .where(and(eq(contracts.agentId, agentId), eq(contracts.kind, kind), eq(contracts.state, state)));
  return found ?? null;
}

/** The contracts of a kind in force that an agent gave, but for the one of `except`. */
export function givenBy(from: Reader, uplineId: string, kind: Kind, except = ''): Promise<Contract[]> {
  return from
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.uplineId, uplineId),
        eq(contracts.kind, kind),
        eq(contracts.state, 'VALID'),
        ne(contracts.agentId, except),
      ),
    )
    .orderBy(contracts.validFrom, contracts.id);
}

/** Refuses terms above the upline's own, or that with all he gives are more than there is. Asked at the offer and again at its acceptance. */
export async function refuseBeyondOwn(
  from: Reader,
  {
    uplineId,
    agentId,
    terms,
  }: { readonly uplineId: string; readonly agentId: string; readonly terms: Terms },
): Promise<void> {
  const own = await ofAgent(from, uplineId, terms.kind, 'VALID');
  if (!own || !withinOwn(own.terms, terms)) throw ruled('OWN_RATE');
  const others = await givenBy(from, uplineId, terms.kind, agentId);
  if (!sharesWithin([...others.map((one) => one.terms), terms])) throw ruled('SHARES');
}
