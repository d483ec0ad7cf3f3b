import { inArray } from 'drizzle-orm';
import type { Person } from '#contract/agent/person.ts';
import type { Contract as Shown } from '#contract/contracts/contract.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, personShown } from '#sandbox/kit/team.ts';
import type { Contract } from './settling.ts';

/** Shows people by their ids to somebody: themselves as they are, others as the market asks for. */
export type Names = (id: string) => Person;

/** Looks up who these people are: within a write by its own reads. */
export async function namesOf(
  ids: readonly (string | null)[],
  callerId: string,
  { db, settings }: Pick<Sandbox, 'db' | 'settings'>,
  from: Pick<Transaction, 'select'> = db.read,
): Promise<Names> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  const found = await from.select(named).from(members).where(inArray(members.id, asked));
  const people = new Map(
    found.map((one) => {
      const { account, nickname } = one;
      const shown = personShown(one, { settings });
      return [one.id, one.id === callerId ? { ...shown, account, nickname } : shown] as const;
    }),
  );
  return (id) => {
    const person = people.get(id);
    if (!person) throw new Refusal('NOT_FOUND');
    return person;
  };
}

/** The people of some contracts. */
export function sidesOf(contracts: readonly (Contract | null)[]): readonly (string | null)[] {
  return contracts.flatMap((one) => (one ? [one.agentId, one.uplineId] : []));
}

/** A contract as somebody of its line sees it. */
export function contractShown(contract: Contract, callerId: string, nameOf: Names): Shown {
  const { agentId, uplineId, settledTo: _, ...rest } = contract;
  const sides = { [agentId]: 'AGENT', [uplineId ?? '']: 'UPLINE' } as const;
  return {
    ...rest,
    side: sides[callerId] ?? null,
    agent: nameOf(agentId),
    upline: uplineId === null ? null : nameOf(uplineId),
  };
}
