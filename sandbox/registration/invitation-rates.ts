import { eq } from 'drizzle-orm';
import type { KindRate } from '#contract/agent/registration.ts';
import type { ContractRule } from '#contract/contracts/contract.ts';
import { cappedAt, contractKinds, type Terms, topRates } from '#contract/contracts/terms.ts';
import { offer } from '#sandbox/contracts/acts.ts';
import type { Telling } from '#sandbox/contracts/contract-letter.ts';
import { ofAgent, ruled } from '#sandbox/contracts/in-force.ts';
import { invitations } from '#sandbox/db/agent-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { tellOfUnmade, type Unmade } from './unmade-offers.ts';

type Reader = Pick<Transaction, 'select'>;

function highest(terms: Terms): number {
  return Math.max(...topRates(terms));
}

/** The highest own rate of an agent in each kind of contract in force. */
export async function ownRates(from: Reader, agentId: string): Promise<KindRate[]> {
  const found = await Promise.all(contractKinds.map((kind) => ofAgent(from, agentId, kind, 'VALID')));
  return found.flatMap((own) => (own ? [{ kind: own.kind, rate: highest(own.terms) }] : []));
}

/** Refuses rates above the own ones with CONTRACT_RULE: nobody gives more than they have (spec 4). */
export async function refuseAboveOwn(
  from: Reader,
  agentId: string,
  rates: readonly KindRate[],
): Promise<void> {
  const own = await ownRates(from, agentId);
  const mayGive = ({ kind, rate }: KindRate) => own.some((one) => one.kind === kind && rate <= one.rate);
  if (!rates.every(mayGive)) throw ruled('OWN_RATE');
}

type Newcomer = Pick<typeof members.$inferSelect, 'id' | 'account'>;

/**
 * Offers what a link promised; answers why not where that is not possible any more. Less is not offered in its place:
 * the newcomer was told another rate.
 */
async function offerPromised(
  tx: Transaction,
  { kind, rate }: KindRate,
  { agentId, newcomer }: { readonly agentId: string; readonly newcomer: Newcomer },
  telling: Telling,
): Promise<Unmade | null> {
  const own = (await ofAgent(tx, agentId, kind, 'VALID'))?.terms;
  try {
    if (!own || rate > highest(own)) throw ruled('OWN_RATE');
    const asked = { agentId: newcomer.id, terms: cappedAt(own, rate) };
    await offer(tx, asked, { by: agentId, ...telling });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CONTRACT_RULE') throw error;
    const { rule } = error.options.value as { rule: ContractRule };
    return { kind, rate, rule, own: own ? highest(own) : null };
  }
}

/**
 * Offers a new agent everything that the link promised, in the transaction of their account. An offer that is not
 * possible any more never keeps anybody from registering: the link's agent is told why. The contracts that ran out must
 * have been ended before (`lapse`).
 */
export async function keepPromises(
  tx: Transaction,
  { newcomer, invitationId }: { readonly newcomer: Newcomer; readonly invitationId: string },
  telling: Telling,
): Promise<void> {
  const [link] = await tx
    .select({ agentId: invitations.agentId, name: invitations.name, rates: invitations.rates })
    .from(invitations)
    .where(eq(invitations.id, invitationId));
  if (!link) return;
  const unmade: Unmade[] = [];
  for (const promised of link.rates) {
    const broken = await offerPromised(tx, promised, { agentId: link.agentId, newcomer }, telling);
    if (broken) unmade.push(broken);
  }
  if (unmade.length > 0) await tellOfUnmade(tx, { link, newcomer }, unmade, telling.at);
}
