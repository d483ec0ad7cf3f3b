import { randomBytes } from 'node:crypto';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

/** The key of one act of money. */
export const newKey = () => randomBytes(16).toString('hex');

/** What each wallet of an account holds, in minor units; wallets that it never had are missing. */
export async function walletsOf(
  box: Pick<TestSandbox, 'sandbox'>,
  account: string,
): Promise<Record<string, number>> {
  const { wallets } = await readBooks(box.sandbox);
  const own = wallets.filter((one) => one.account === account);
  return Object.fromEntries(own.map(({ wallet, balance }) => [wallet, Math.round(Number(balance) * 100)]));
}

/** Minor units as the wire writes them. */
export const wired = (minor: number) => (minor / 100).toFixed(2);

/** Asks for something and tells how it was answered: the status, and the code or the value. */
export async function said<N extends CallName>(
  box: { readonly address: string },
  name: N,
  input: Record<string, unknown>,
  token: string,
): Promise<{ status: number; code: string | null; value: CallOutput<N> }> {
  const { status, body } = await askCall(box.address, name, input, { token });
  return { status, code: body.code ?? null, value: body.value as CallOutput<N> };
}
