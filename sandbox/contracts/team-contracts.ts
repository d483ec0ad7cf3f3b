import { and, desc, eq, exists, gt, inArray, ne, or } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type ContractKind, topRates } from '#contract/contracts/terms.ts';
import { demoType } from '#contract/session/account-types.ts';
import { pagesOf } from '#sandbox/books/record-rows.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { line, members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { inOrder, named, namedLike, personShown } from '#sandbox/kit/team.ts';
import { folded } from '#sandbox/kit/text-match.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { contractor, tellTime } from './calling-agent.ts';
import { typesWith } from './contract-kinds.ts';
import { givenBy, ofAgent } from './in-force.ts';
import { contractShown, namesOf } from './shown.ts';

/** Agents on a page. */
const perPage = 20;

const running = ['VALID', 'REQUESTED'] as const;

/** The agents directly below whom the caller can offer a contract of a kind to, or who have one; or those further down who have one. */
function agentsOf(id: string, kind: ContractKind, of: 'DIRECT' | 'DEEPER', sandbox: Sandbox) {
  const { read } = sandbox.db;
  const theirs = and(
    eq(contracts.agentId, members.id),
    eq(contracts.kind, kind),
    inArray(contracts.state, [...running]),
  );
  const has = exists(read.select({ id: contracts.id }).from(contracts).where(theirs));
  const canHave = and(inArray(members.type, [...typesWith(kind)]), eq(members.disabled, false));
  const meant = of === 'DIRECT' ? and(eq(line.depth, 1), or(canHave, has)) : and(gt(line.depth, 1), has);
  return read
    .select({ ...named, level: line.depth, uplineId: members.uplineId })
    .from(line)
    .innerJoin(members, eq(members.id, line.memberId))
    .where(and(eq(line.ancestorId, id), ne(members.type, demoType), meant))
    .orderBy(...inOrder(sandbox));
}

/** What an agent gave all together, rate by rate. */
async function givenIn(id: string, kind: ContractKind, { db }: Sandbox): Promise<number[]> {
  const all = await givenBy(db.read, id, kind);
  return all
    .map(({ terms }) => topRates(terms))
    .reduce<number[]>((sums, rates) => rates.map((rate, at) => rate + (sums[at] ?? 0)), []);
}

/** The contracts of the team (`contracts.team`). */
export async function teamContracts(
  { kind, of, search = '', member, page }: CallInput<'contracts.team'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'contracts.team'>> {
  const { read } = sandbox.db;
  const { id } = await contractor(kind, caller, sandbox);
  const wanted = folded(search);
  const all = await agentsOf(id, kind, of, sandbox);
  const found = all.filter(
    (one) =>
      (member === undefined || one.id === member) &&
      (wanted === '' || namedLike(personShown(one, sandbox), wanted)),
  );
  const { offset, totalPages } = pagesOf({ page, size: perPage }, found.length);
  const people = found.slice(offset, offset + perPage);
  const ids = people.map((one) => one.id);
  const theirs = await read
    .select()
    .from(contracts)
    .where(
      and(
        inArray(contracts.agentId, ids),
        eq(contracts.kind, kind),
        or(inArray(contracts.state, [...running]), eq(contracts.uplineId, id)),
      ),
    )
    .orderBy(desc(contracts.offeredAt), contracts.id);
  const sides = theirs.map(({ uplineId }) => uplineId);
  const names = await namesOf([...ids, ...people.map((one) => one.uplineId), ...sides], id, sandbox);
  const stateOf = (agentId: string, state: (typeof running)[number]) => {
    const one = theirs.find((contract) => contract.agentId === agentId && contract.state === state);
    return one ? contractShown(one, id, names) : null;
  };
  const declinedBy = (agentId: string) => {
    const last = theirs.find((contract) => contract.agentId === agentId && contract.uplineId === id);
    return last?.state === 'REJECTED' ? contractShown(last, id, names) : null;
  };
  return {
    own: (await ofAgent(read, id, kind, 'VALID'))?.terms ?? null,
    given: await givenIn(id, kind, sandbox),
    people: people.map((one) => ({
      agent: names(one.id),
      upline: names(one.uplineId ?? id),
      level: one.level,
      inForce: stateOf(one.id, 'VALID'),
      offer: stateOf(one.id, 'REQUESTED'),
      declined: declinedBy(one.id),
    })),
    total: found.length,
    totalPages,
    ...tellTime(sandbox),
  };
}
