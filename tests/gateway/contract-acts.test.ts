import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Gateway } from '#contract/calls.ts';
import { type Contract, type ContractAct, contractActs } from '#contract/contracts/contract.ts';
import { type ContractKind, contractKinds, type Terms } from '#contract/contracts/terms.ts';
import { actsOf, callOf } from '#machines/contracts/contract.rules.ts';
import { contractOf } from '#machines/contracts/contract-by-call.ts';
import { connect } from '#machines/kit/connect.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { signIn } from '../kit/ask-call.ts';
import { idOf } from '../kit/members.ts';
import { newKey } from '../kit/money.ts';
import { clientOf } from '../kit/money-person.ts';
import { sandboxOfFile } from '../kit/sandbox-of-file.ts';
import { daily, dividend, hourly, realTime } from '../machines/contracts/terms-of.ts';
import { decide } from '../sandbox/contracts/contracts.ts';

// Kind × state × button, over the wire: the product's own charts and client press every button on both sides.

/** agent1 gives to agent2, and agent2 to agent41. */
const people = { UPLINE: 'agent1', AGENT: 'agent2', below: 'agent41' } as const;
type Side = 'UPLINE' | 'AGENT';
const sides: readonly Side[] = ['UPLINE', 'AGENT'];

const terms: Readonly<Record<ContractKind, (payer: Terms['payer']) => Terms>> = {
  DIVIDEND: (payer) => dividend({ rate: 2_000, payer }),
  DAILY: (payer) => daily({ payer }),
  HOURLY: (payer) => hourly({ payer }),
  REALTIME: (payer) => ({ ...realTime([{ singleBet: '1.00', profitRate: 20, lossRate: 30 }]), payer }),
};

const box = sandboxOfFile();
const gateways: Record<string, Gateway> = {};

beforeAll(async () => {
  for (const [account, upline] of [
    ['agent2', 'agent1'],
    ['agent41', 'agent2'],
  ] as const) {
    const uplineId = await idOf(box, upline);
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId, type: 1 }).where(eq(members.account, account)),
    );
  }
  for (const account of Object.values(people)) {
    const client = clientOf(box);
    client.keepToken(await signIn(box.address, account));
    gateways[account] = client.call;
  }
});

const gatewayOf = (account: string): Gateway => gateways[account] as Gateway;

const offer = (kind: ContractKind) =>
  decide(box, { act: 'offer', by: people.UPLINE, account: people.AGENT, terms: terms[kind]('UPLINE') });
const act = (one: ContractAct, side: Side, contract: string) =>
  decide(box, { act: one, by: people[side], contract });

async function given(kind: ContractKind): Promise<string> {
  return act('ACCEPT', 'AGENT', await offer(kind));
}

/** Ways to bring a contract into every state that it can be in; each answers its id. */
const situations: Readonly<Record<string, (kind: ContractKind) => Promise<string>>> = {
  offered: offer,
  'in force': given,
  'in force, a change offered': async (kind) => {
    const id = await given(kind);
    await offer(kind);
    return id;
  },
  'offered as a change': async (kind) => {
    await given(kind);
    return offer(kind);
  },
  'its end asked for by the upline': async (kind) => act('TERMINATE', 'UPLINE', await given(kind)),
  'its end asked for by the agent': async (kind) => act('TERMINATE', 'AGENT', await given(kind)),
  rejected: async (kind) => act('REJECT', 'AGENT', await offer(kind)),
  withdrawn: async (kind) => act('WITHDRAW', 'UPLINE', await offer(kind)),
  lapsed: async (kind) => {
    const id = await offer(kind);
    await box.sandbox.db.write((tx) => tx.update(contracts).set({ answerBy: 1 }).where(eq(contracts.id, id)));
    return id;
  },
  ended: async (kind) => act('AGREE', 'UPLINE', await act('TERMINATE', 'AGENT', await given(kind))),
};

/** What a contract must be after each act, written without a look at the product. */
const after: Readonly<Record<ContractAct, (side: Side) => Partial<Contract>>> = {
  ACCEPT: () => ({ state: 'VALID', endAskedBy: null, endCause: null }),
  REJECT: () => ({ state: 'REJECTED', validFrom: null }),
  WITHDRAW: () => ({ state: 'WITHDRAWN', validFrom: null }),
  TERMINATE: (side) => ({ state: 'VALID', endAskedBy: side }),
  AGREE: () => ({ state: 'ENDED', endCause: 'TERMINATED', endAskedBy: null }),
  REFUSE: () => ({ state: 'VALID', endAskedBy: null, endCause: null }),
};

/** The contracts of the agent, as the agent reads them; and whether a change of the one in force is offered. */
async function readBy(side: Side, kind: ContractKind, id: string) {
  const { inForce, offer, past } = await gatewayOf(people.AGENT)('contracts.own', { kind });
  const found = [inForce, offer, ...past].find((one) => one?.id === id);
  if (!found) throw new Error(`nobody has ${id}`);
  const contract: Contract = { ...found, side };
  return { contract, pending: contract.state === 'VALID' && offer !== null };
}

/** Presses a button, confirms, and tells how that ended. */
async function press(gateway: Gateway, verb: ContractAct, contract: Contract) {
  const actor = createActor(connect(contractOf(contract.kind), gateway), {
    input: { kind: contract.kind, key: newKey() },
  }).start();
  try {
    actor.send({ type: 'submitted', act: verb, contract, key: newKey() });
    const rests = (leaves: readonly string[]) =>
      waitFor(actor, ({ value }) => leaves.includes(typeof value === 'string' ? value : (value.asked ?? '')));
    const looked = await rests(['sure', 'unseen', 'refused']);
    if (!looked.matches({ asked: 'sure' })) return looked;
    actor.send({ type: 'confirmed' });
    return await rests(['done', 'refused', 'looking', 'unheard']);
  } finally {
    actor.stop();
  }
}

type Through = (gateway: Gateway) => Gateway;

async function faultOfAct(
  verb: ContractAct,
  side: Side,
  { contract, pending }: Awaited<ReturnType<typeof readBy>>,
  through: Through,
): Promise<string | null> {
  const offered = actsOf(contract, pending).includes(verb);
  const end = await press(through(gatewayOf(people[side])), verb, contract);
  const { contract: now } = await readBy(side, contract.kind, contract.id);
  const came = end.matches('done') ? 'done' : 'refused';
  if (came !== (offered ? 'done' : 'refused'))
    return `${verb} is ${offered ? '' : 'not '}offered and ${came}`;
  const right: Partial<Contract> = offered ? after[verb](side) : contract;
  const wrong = Object.entries(right).find(
    ([name, value]) => JSON.stringify(now[name as keyof Contract]) !== JSON.stringify(value),
  );
  if (wrong) return `after ${verb} its ${wrong[0]} is wrong`;
  return offered && end.context.differs ? `${verb} led elsewhere than its chart says` : null;
}

async function anew(kind: ContractKind, situation: string): Promise<string> {
  await box.sandbox.db.write((tx) => tx.delete(contracts));
  await decide(box, { act: 'grant', account: people.UPLINE, terms: terms[kind]('PLATFORM') });
  return (situations[situation] as (kind: ContractKind) => Promise<string>)(kind);
}

/** The first thing that is wrong with the buttons of a kind in a situation; null where all are right. */
async function faultIn(
  kind: ContractKind,
  situation: string,
  through: Through = (gateway) => gateway,
): Promise<string | null> {
  for (const side of sides) {
    let read = await readBy(side, kind, await anew(kind, situation));
    for (const verb of contractActs) {
      const fault = await faultOfAct(verb, side, read, through);
      if (fault) return `${side}: ${fault}`;
      if (actsOf(read.contract, read.pending).includes(verb))
        read = await readBy(side, kind, await anew(kind, situation));
    }
  }
  return null;
}

const every = contractKinds.flatMap((kind) =>
  Object.keys(situations).map((situation) => [kind, situation] as const),
);

describe('the buttons of a contract', () => {
  it.each(every)(
    '%s, %s: each does what it says, and what is not offered is refused',
    async (kind, situation) => {
      expect(await faultIn(kind, situation)).toBeNull();
    },
  );
});

/** A product that says another verb than its button. */
function saying(kind: ContractKind, said: ContractAct, instead: ContractAct): Through {
  return (gateway) =>
    ((name: keyof typeof callOf & string, input: { act?: string }, more: unknown) =>
      (gateway as never as (...all: unknown[]) => Promise<unknown>)(
        name,
        name === (callOf[kind] as string) && input.act === said ? { ...input, act: instead } : input,
        more,
      )) as never;
}

describe('a wrong verb is found', () => {
  it.each([
    ['DIVIDEND', 'offered', 'REJECT', 'WITHDRAW'],
    ['DAILY', 'in force', 'TERMINATE', 'REFUSE'],
    ['HOURLY', 'its end asked for by the upline', 'AGREE', 'REFUSE'],
    ['REALTIME', 'offered as a change', 'ACCEPT', 'REJECT'],
  ] as const)('%s, %s: %s that says %s', async (kind, situation, said, instead) => {
    expect(await faultIn(kind, situation, saying(kind, said, instead))).not.toBeNull();
  });

  it.each(contractKinds)('a call of another kind than %s', async (kind) => {
    const other = callOf[kind === 'DAILY' ? 'HOURLY' : 'DAILY'];
    const through: Through = (gateway) =>
      ((name: string, ...more: unknown[]) =>
        (gateway as never as (...all: unknown[]) => Promise<unknown>)(
          name === callOf[kind] ? other : name,
          ...more,
        )) as never;
    expect(await faultIn(kind, 'offered', through)).not.toBeNull();
  });
});
