import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { findModels } from '../flows/find-proofs.ts';
import { nodesOf } from '../flows/transitions.ts';
import { actorOf } from '../flows/wire/children.ts';

/** Repeats by itself only until the first answer, right after a member signs in. */
const bounded: Readonly<Record<string, readonly string[]>> = {
  arrival: ['member.info'],
  address: ['verification.addressWays'],
};

/** The calls that a state makes on entry, including those of its initial states. */
function callsIn(machine: AnyStateMachine, node: AnyStateNode): readonly CallName[] {
  const own = node.invoke.flatMap(({ src }) => {
    const actor = typeof src === 'string' ? actorOf(machine, src) : undefined;
    return typeof actor === 'string' ? [actor] : [];
  });
  const first = node.initial?.target ?? [];
  return [...own, ...first.flatMap((child) => callsIn(machine, child))];
}

/** The calls with a token that a chart makes by a timer: they would keep the session of an absent member alive. */
function loudCalls(machine: AnyStateMachine): readonly string[] {
  const asked = nodesOf(machine).flatMap((node) =>
    node.after.flatMap(({ target = [] }) => target.flatMap((to) => callsIn(machine, to))),
  );
  return [...new Set(asked)].filter((name) => {
    const { token, quiet, method }: CallShape = calls[name];
    const once = bounded[machine.id]?.includes(name) ?? false;
    return token === true && method === 'GET' && quiet !== true && !once;
  });
}

const models = await findModels();

describe('what a page asks by itself', () => {
  it.each(models.map(({ id, machine }) => [id, machine] as const))(
    'SES-01 %s: no timer of it uses the session',
    (_, machine) => {
      expect(loudCalls(machine)).toEqual([]);
    },
  );

  it('is found where a timer would ask loudly', () => {
    const { 'wallet.depositState': state } = calls as unknown as Record<string, { quiet?: boolean }>;
    const kept = state?.quiet;
    try {
      if (state) delete state.quiet;
      expect(loudCalls(depositStatusMachine)).toEqual(['wallet.depositState']);
    } finally {
      if (state && kept !== undefined) state.quiet = kept;
    }
  });
});
