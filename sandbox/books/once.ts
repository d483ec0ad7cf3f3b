import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';
import { asSeconds } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { moneyKeys } from '#sandbox/db/money-schema.ts';
import { prepared } from '#sandbox/db/prepared.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { Short } from './journal.ts';

const outcome = 'wallet.outcome';

/** Calls with a key in their input. */
type Keyed = { [N in CallName]: CallInput<N> extends { key: string } ? N : never }[CallName];
type Act = Exclude<Keyed, typeof outcome>;

/** How long keys are remembered; milliseconds. */
const remembered = 30 * 24 * 60 * 60_000;

/** Milliseconds that a repeated request waits for the running act. */
const patience = 2_000;

const running = new WeakMap<Sandbox, Map<string, Promise<unknown>>>();

function runningIn(sandbox: Sandbox): Map<string, Promise<unknown>> {
  const all = running.get(sandbox) ?? new Map<string, Promise<unknown>>();
  running.set(sandbox, all);
  return all;
}

/**
 * The part of an input that identifies the act. It excludes passwords, which are therefore never stored with it,
 * hashed or not, and the language, which may change between two tries.
 */
export function inputHashOf(
  call: Act,
  { key: _, withdrawPassword: __, password: ____, language: ___, ...input }: Record<string, unknown>,
): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([call, sorted]))
    .digest('base64url');
}

const kept = prepared((from: Pick<Transaction, 'select'>) =>
  from
    .select()
    .from(moneyKeys)
    .where(
      and(eq(moneyKeys.memberId, sql.placeholder('memberId')), eq(moneyKeys.key, sql.placeholder('key'))),
    )
    .prepare(),
);

const forget = prepared((tx: Transaction) =>
  tx
    .delete(moneyKeys)
    .where(lt(moneyKeys.at, sql.placeholder('before')))
    .prepare(),
);

const keep = prepared((tx: Transaction) =>
  tx
    .insert(moneyKeys)
    .values({
      memberId: sql.placeholder('memberId'),
      key: sql.placeholder('key'),
      call: sql.placeholder('call'),
      inputHash: sql.placeholder('inputHash'),
      answer: sql.placeholder('answer'),
      at: sql.placeholder('at'),
    })
    .prepare(),
);

async function carryOut<N extends Act>(
  { call, input, memberId, sandbox }: { call: N; input: CallInput<N>; memberId: string; sandbox: Sandbox },
  act: (tx: Transaction, at: number) => Promise<CallOutput<N>>,
): Promise<CallOutput<N>> {
  const { key } = input as { key: string };
  const inputHash = inputHashOf(call, input as Record<string, unknown>);
  return sandbox.db.write(async (tx) => {
    const [before] = await kept(tx).all({ memberId, key });
    if (before?.call === outcome) throw new Refusal('KEY_VOID');
    if (before && before.inputHash !== inputHash) throw new Refusal('KEY_REUSED');
    if (before) return before.answer as CallOutput<N>;
    const at = sandbox.clock.now();
    await forget(tx).run({ before: at - remembered });
    const answer = await act(tx, at);
    await keep(tx).run({ memberId, key, call, inputHash, answer, at });
    return answer;
  });
}

/** Waits a little for an act that is under way; refuses when it takes longer. */
async function waitFor(under: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patience, 'late');
  });
  const ended = await Promise.race([under.catch(() => undefined), late]);
  clearTimeout(timer);
  if (ended === 'late') throw new Refusal('KEY_BUSY', { retryAfterSeconds: asSeconds(1) });
}

/**
 * Carries out a money act once per key and member. One transaction writes the money, the key and the answer,
 * and a repeated request with the same input gets the first answer. A refusal writes nothing, so the key is
 * free for another try. `act` gets the moment, in epoch milliseconds. Refuses with KEY_REUSED for another
 * input under the same key, KEY_VOID for one that `outcomeOf` made void, KEY_BUSY while the act still runs,
 * BALANCE_SHORT when a wallet holds too little.
 */
export async function once<N extends Act>(
  call: N,
  input: CallInput<N>,
  caller: Caller,
  sandbox: Sandbox,
  act: (tx: Transaction, at: number) => Promise<CallOutput<N>>,
): Promise<CallOutput<N>> {
  const memberId = memberIdOf(caller);
  const all = runningIn(sandbox);
  const name = `${memberId} ${(input as { key: string }).key}`;
  const under = all.get(name);
  if (under) await waitFor(under);
  const run = carryOut({ call, input, memberId, sandbox }, act);
  all.set(name, run);
  try {
    return await run;
  } catch (error) {
    throw error instanceof Short ? new Refusal('BALANCE_SHORT') : error;
  } finally {
    if (all.get(name) === run) all.delete(name);
  }
}

type Kept = typeof moneyKeys.$inferSelect;

function outcomeIn({ call, answer }: Kept): CallOutput<typeof outcome> {
  return call === outcome ? { state: 'none' } : { state: 'done', value: answer };
}

/**
 * The outcome of the act of a key (`wallet.outcome`). To say `none` makes the key void in the same transaction: an act
 * that arrives late can't make it untrue.
 */
export async function outcomeOf(
  { key }: CallInput<typeof outcome>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<typeof outcome>> {
  const memberId = memberIdOf(caller);
  const [before] = await kept(sandbox.db.read).all({ memberId, key });
  if (before) return outcomeIn(before);
  if (runningIn(sandbox).has(`${memberId} ${key}`)) return { state: 'running' };
  return sandbox.db.write(async (tx) => {
    const [meanwhile] = await kept(tx).all({ memberId, key });
    if (meanwhile) return outcomeIn(meanwhile);
    await keep(tx).run({
      memberId,
      key,
      call: outcome,
      inputHash: '',
      answer: 'none',
      at: sandbox.clock.now(),
    });
    return { state: 'none' };
  });
}
