import { randomUUID } from 'node:crypto';
import type { CallName, CallOutput } from '#contract/calls.ts';
import type { Reward } from '#contract/promotions/rewards.ts';
import { asMinor } from '#contract/units.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { askCall, signIn } from './ask-call.ts';
import { idOf } from './members.ts';
import type { TestSandbox } from './sandbox.ts';

/** Somebody of the seed who asks a sandbox about promotions. */
export type Asker = {
  readonly box: TestSandbox;
  readonly account: string;
  readonly token: string;
  readonly id: string;
};

/** Signs a person in; the password is that of the seed if none is given. */
export async function askerOf(box: TestSandbox, account: string, password?: string): Promise<Asker> {
  const token = await signIn(box.address, account, password);
  return { box, account, token, id: await idOf(box, account) };
}

/** Asks for a call with a new key in Spanish; what is given is laid over it. */
export async function askFor<N extends CallName>(
  { box, token }: Asker,
  name: N,
  input: Readonly<Record<string, unknown>> = {},
): Promise<{ status: number; code: string | null; value: CallOutput<N> }> {
  const fields = { key: randomUUID(), language: 'ES', ...input };
  const { status, body } = await askCall(box.address, name, fields, { token });
  return { status, code: body.code ?? null, value: body.value as CallOutput<N> };
}

/** All rewards of a member, as the reward centre lists them. */
export async function rewardsOf(asker: Asker): Promise<readonly Reward[]> {
  return (await askFor(asker, 'promotions.rewards')).value.rewards;
}

/** A member's reward by its id, or of a promotion. */
export async function rewardOf(asker: Asker, id: string): Promise<Reward> {
  const found = (await rewardsOf(asker)).find((one) => one.id === id || one.promotionId === id);
  if (!found) throw new Error(`${asker.account} has nothing of ${id}`);
  return found;
}

/** Joins a promotion in the version of its terms that is in force. */
export async function join(asker: Asker, id: string) {
  const { value } = await askFor(asker, 'promotions.detail', { id });
  return askFor(asker, 'promotions.join', { id, version: value?.facts.version ?? 1 });
}

/** Puts a bet into the books of games; at the sandbox's time, a thousandth of a second after the last one. */
export async function bet(
  { box, id: memberId }: Asker,
  stake: number,
  { gameType = 'RNG', status = 'settled' as 'settled' | 'taken', at = box.sandbox.clock.now() } = {},
): Promise<string> {
  const id = randomUUID();
  const row = { id, memberId, gameId: 'RNG-TRESCONDOR-01', gameType, status, at };
  const money = { stake: asMinor(stake), win: asMinor(0), balance: asMinor(0) };
  await box.sandbox.db.write((tx) => tx.insert(rounds).values({ ...row, ...money }));
  return id;
}

/** Acts as the back office, through the control API. */
export async function act(box: TestSandbox, path: string, body: object) {
  const answer = await box.ask(`/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string; message?: string; value?: unknown };
  return { status: answer.status, ...said };
}
