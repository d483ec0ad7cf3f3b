import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type ContractKind, topRates } from '#contract/contracts/terms.ts';
import { once } from '#sandbox/books/once.ts';
import { contracts as table } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { actOn, offer } from './acts.ts';
import { billCalls } from './bill-calls.ts';
import { contractor, tellTime } from './calling-agent.ts';
import { hasContracts } from './contract-kinds.ts';
import type { Telling } from './contract-letter.ts';
import { runningOf, trialOf } from './contract-preview.ts';
import { endingsOf, seenOf } from './ending.ts';
import { lapse } from './expire-contracts.ts';
import { ofAgent } from './in-force.ts';
import type { Contract } from './settling.ts';
import { contractShown, namesOf, sidesOf } from './shown.ts';
import { teamContracts } from './team-contracts.ts';

/** The calls that act on a contract, and their kinds (spec 7). */
const actCalls = {
  'contracts.dividend': 'DIVIDEND',
  'contracts.daily': 'DAILY',
  'contracts.hourly': 'HOURLY',
  'contracts.realTime': 'REALTIME',
} as const satisfies Record<string, ContractKind>;
type ActCall = keyof typeof actCalls;
type Asked = CallInput<ActCall>;

/** How many contracts that are over an agent sees, the newest. */
const pastListed = 20;

/** Does what is asked of a contract, or makes an offer. */
async function acted(
  tx: Transaction,
  kind: ContractKind,
  input: Asked,
  acting: { readonly by: string } & Telling,
): Promise<Contract> {
  if (input.act === 'OFFER') return offer(tx, { agentId: input.member, terms: input.terms }, acting);
  const [meant] = await tx.select({ kind: table.kind }).from(table).where(eq(table.id, input.contract));
  if (meant?.kind !== kind) throw new Refusal('NOT_FOUND');
  return (await actOn(tx, { ...input, id: input.contract }, acting)).contract;
}

/** The handler of a call that acts on contracts of its kind. */
function acting(call: ActCall) {
  return async (input: Asked, caller: Caller, sandbox: Sandbox): Promise<CallOutput<ActCall>> => {
    const kind = actCalls[call];
    const { id: by } = await contractor(kind, caller, sandbox);
    const { settings } = sandbox;
    return once(call, input, caller, sandbox, async (tx, at) => {
      const contract = await acted(tx, kind, input, { by, at, settings });
      return contractShown(contract, by, await namesOf(sidesOf([contract]), by, sandbox, tx));
    });
  };
}

async function own(
  { kind }: CallInput<'contracts.own'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'contracts.own'>> {
  const { read } = sandbox.db;
  const { id } = await contractor(kind, caller, sandbox);
  const inForce = await ofAgent(read, id, kind, 'VALID');
  const offered = await ofAgent(read, id, kind, 'REQUESTED');
  const past = await read
    .select()
    .from(table)
    .where(and(eq(table.agentId, id), eq(table.kind, kind), notInArray(table.state, ['VALID', 'REQUESTED'])))
    .orderBy(desc(table.offeredAt), table.id)
    .limit(pastListed);
  const names = await namesOf(sidesOf([inForce, offered, ...past]), id, sandbox);
  const shown = (one: Contract) => contractShown(one, id, names);
  return {
    inForce: inForce && shown(inForce),
    offer: offered && shown(offered),
    past: past.map(shown),
    running: inForce && (await runningOf(read, inForce, tellTime(sandbox))),
    ...tellTime(sandbox),
  };
}

async function preview(
  input: CallInput<'contracts.preview'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'contracts.preview'>> {
  const { read } = sandbox.db;
  const { id, type } = await memberOf(caller, sandbox);
  await lapse(sandbox);
  const [contract] = await read.select().from(table).where(eq(table.id, input.contract));
  if (!contract || (contract.agentId !== id && contract.uplineId !== id)) throw new Refusal('NOT_FOUND');
  if (!hasContracts(type, contract.kind)) throw new Refusal('FUNCTION_DISABLED');
  const endings = await endingsOf(read, contract, input.act);
  const names = await namesOf(sidesOf([contract, ...endings]), id, sandbox);
  const tried = contract.state === 'REQUESTED' && contract.agentId === id;
  const before = tried ? await ofAgent(read, id, contract.kind, 'VALID') : null;
  return {
    contract: contractShown(contract, id, names),
    endings: endings.map((one) => ({
      contract: one.id,
      agent: names(one.agentId),
      upline: one.uplineId === null ? null : names(one.uplineId),
      rates: [...topRates(one.terms)],
    })),
    seen: seenOf(endings),
    trial: tried ? await trialOf(read, contract, before, tellTime(sandbox)) : null,
    ...tellTime(sandbox),
  };
}

type Calls = { readonly [N in Extract<keyof Handlers, `contracts.${string}`>]: Handlers[N] };

/** What agents are paid by (spec 3, 4 and 7): the caller's side of a contract, and what is further down to read. */
export const contracts: Calls = {
  'contracts.dividend': acting('contracts.dividend'),
  'contracts.daily': acting('contracts.daily'),
  'contracts.hourly': acting('contracts.hourly'),
  'contracts.realTime': acting('contracts.realTime'),
  'contracts.own': own,
  'contracts.team': teamContracts,
  'contracts.preview': preview,
  ...billCalls,
};
