import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { nodesOf } from '#assurance/walk/transitions.ts';
import { actorOf } from '#assurance/wire/children.ts';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import type { ReadOptions } from '#src/actors/reads.ts';
import { filesOf, planted, readTree, type Tree } from './tree.ts';

/** Repeats by itself only until the first answer, right after a member signs in. */
const bounded: Readonly<Record<string, readonly string[]>> = {
  arrival: ['member.info'],
  address: ['verification.addressWays'],
};

/** What a machine hears because time has passed: the clock of the browser, or a page that is seen again. */
const timers = ['countdown.passed', 'page.shown', 'network.back'];

/** The calls that are made where a state is entered: by it, by its first states, and by where it goes on to at once. */
function callsIn(
  machine: AnyStateMachine,
  node: AnyStateNode,
  seen = new Set<AnyStateNode>(),
): readonly CallName[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const own = node.invoke.flatMap(({ src }) => {
    const actor = typeof src === 'string' ? actorOf(machine, src) : undefined;
    return typeof actor === 'string' ? [actor] : [];
  });
  const further = [
    node.initial?.target ?? [],
    ...(node.always ?? []).map(({ target }) => target ?? []),
  ].flat();
  return [...own, ...further.flatMap((next) => callsIn(machine, next, seen))];
}

/** The calls with a token that a chart makes by a timer: they would keep the session of an absent member alive. */
function loudCalls(machine: AnyStateMachine): readonly string[] {
  const asked = nodesOf(machine).flatMap((node) =>
    [...node.after, ...timers.flatMap((timer) => node.transitions.get(timer) ?? [])].flatMap(
      ({ target = [] }) => target.flatMap((to) => callsIn(machine, to)),
    ),
  );
  return [...new Set(asked)].filter((name) => {
    const { token, quiet, method }: CallShape = calls[name];
    const once = bounded[machine.id]?.includes(name) ?? false;
    return (token === true || token === 'offered') && method === 'GET' && quiet !== true && !once;
  });
}

/** Where the source lets a read repeat, beside the one place where its type demands a quiet call. */
function repeats(tree: Tree): string[] {
  return filesOf(tree, /^src\/.*\.tsx?$/)
    .filter(
      ([path, text]) =>
        path !== 'src/actors/reads.ts' && /refetchInterval|refetchOn[A-Z]\w*: (?!false)/.test(text),
    )
    .map(([path]) => path);
}

const models = await findModels();

describe('what a page asks by itself', () => {
  it.each(models.map(({ id, machine }) => [id, machine] as const))(
    'SES-01 %s: no timer of it uses the session',
    (_, machine) => {
      expect(loudCalls(machine)).toEqual([]);
    },
  );

  it('is repeated by the reads of one place alone', () => {
    expect(repeats(readTree())).toEqual([]);
  });

  it('does not compile as a read that repeats and is a use of the session', () => {
    const quietly: ReadOptions<'notices.unread'> = { again: () => 60_000 };
    // @ts-expect-error: it would keep the session of a page alive that nobody touches
    const loudly: ReadOptions<'contracts.bills'> = { again: () => 60_000 };
    // @ts-expect-error: a call that takes a token if there is one is a use of the session too
    const asMember: ReadOptions<'games.list'> = { again: () => 60_000 };
    expect([quietly, loudly, asMember].map((options) => 'again' in options)).toEqual([true, true, true]);
  });

  it('planted faults are found', () => {
    const loud = "useQuery({ ...questionOf(call, 'contracts.bills', {}, ''), refetchInterval: 30_000 });";
    expect(repeats(planted({ 'src/views/contracts/bills-list.tsx': loud }))).toEqual([
      'src/views/contracts/bills-list.tsx',
    ]);
    const focus = '{ refetchOnWindowFocus: true }';
    expect(repeats(planted({ 'src/app/start/system.ts': focus }))).toEqual(['src/app/start/system.ts']);
  });

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
