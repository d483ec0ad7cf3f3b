import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Person } from '#sandbox/db/people.ts';
import { memberLimits, protectionChanges } from '#sandbox/db/protection-schema.ts';

const day = 24 * 60 * 60_000;

/** Who set limits of what they pay in long ago: in some markets these must be set before anything is played. */
const limited = ['member1', 'member2', 'agent1', 'agent2', 'agent41', 'agent42'];

const values = [
  { period: 'day', value: '30000.00' },
  { period: 'week', value: '40000.00' },
  { period: 'month', value: '50000.00' },
] as const;

/** Gives the people of the seed the limits that they play with. */
export async function fillProtection(
  tx: Transaction,
  people: readonly Person[],
  { idOf, now }: { idOf: (person: Person) => string; now: number },
): Promise<void> {
  const ids = people.filter(({ account }) => limited.includes(account)).map(idOf);
  const limits = ids.flatMap((memberId) =>
    values.map(({ period, value }) => ({ memberId, kind: 'deposit' as const, period, value })),
  );
  await tx
    .insert(memberLimits)
    .values(limits.map((limit) => ({ ...limit, value: plain(minorOf(limit.value)), version: 1 })));
  await tx.insert(protectionChanges).values(
    limits.map(({ value, ...limit }) => ({
      ...limit,
      id: `limit-of-${limit.memberId}-${limit.period}`,
      what: 'LIMIT_SET',
      before: null,
      after: value,
      at: now - 40 * day,
    })),
  );
}
