import { randomUUID } from 'node:crypto';
import { proofs } from '#sandbox/db/money-schema.ts';
import { askCall, type Came, signIn } from './ask-call.ts';
import { askGames } from './ask-games.ts';
import { idOf } from './members.ts';
import type { HostAnswer } from './playing.ts';
import type { TestSandbox } from './sandbox.ts';

export type Shown = {
  readonly reference: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly credited: string;
  readonly reason: string | null;
  readonly cashier: string | null;
};

export const shownIn = (came: Came) => came.body.value as Shown;

/** Requests a deposit with a new key; the default is ten at the wallet `andes-pay`. */
export function askDeposit(
  box: TestSandbox,
  token: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Came> {
  const usual = { key: randomUUID(), methodId: 'andes-pay', amount: '10.00', fee: '0.10', language: 'ES' };
  return askCall(box.address, 'wallet.deposit', { ...usual, ...fields }, { token });
}

/** A deposit, as the owner of this token sees it. */
export function stateOf(box: TestSandbox, token: string, reference: string): Promise<Came> {
  return askCall(box.address, 'wallet.depositState', { reference, language: 'ES' }, { token });
}

/** Stores complete pictures of a member, as if uploaded; returns their names. */
export async function putProofs(
  box: TestSandbox,
  account: string,
  count: number,
  state: 'OPEN' | 'READY' = 'READY',
) {
  const { sandbox } = box;
  const memberId = await idOf(box, account);
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    const about = { type: 'image/png' as const, size: 1, received: 1, at: sandbox.clock.now() };
    const image = state === 'READY' ? Buffer.from('picture') : null;
    return { ...about, id, memberId, fileHash: id, state, image };
  });
  await sandbox.db.write((tx) => tx.insert(proofs).values(rows));
  return rows.map(({ id }) => id);
}

/** The ticket in the address of the cashier. */
export function ticketIn({ cashier }: Pick<Shown, 'cashier'>): string {
  return new URL(cashier ?? 'http://nowhere.example').searchParams.get('ticket') ?? '';
}

/** Asks the cashier, as its page does. */
export async function askCashier(
  box: Pick<TestSandbox, 'gameAddress'>,
  path: 'enter' | 'settle',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HostAnswer> {
  const answer = await askGames(`${box.gameAddress}/cashier/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string; value?: Record<string, unknown> };
  return { status: answer.status, code: said.code, value: said.value ?? {} };
}

/** Signs a person in, requests a deposit and opens the cashier; returns the visit. */
export async function openCashier(box: TestSandbox, account = 'member1') {
  const token = await signIn(box.address, account);
  const deposit = shownIn(await askDeposit(box, token));
  const entered = await askCashier(box, 'enter', { ticket: ticketIn(deposit) });
  return { token, deposit, entered, visit: String(entered.value.visit) };
}

/** Decides about a deposit through the control API. */
export function decide(
  box: TestSandbox,
  decision: { readonly reference: string; readonly act: 'approve' | 'reject'; readonly reason?: string },
): Promise<Response> {
  return box.ask('/sandbox/deposits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  });
}
