import { randomUUID } from 'node:crypto';
import type { CallOutput } from '#contract/calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { askCall, type Came } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

/** The withdraw password of the seeded people. */
export const withdrawPassword = '246810';

/** The terms somebody is paid out on just now. */
export async function termsFor(box: TestSandbox, token: string): Promise<CallOutput<'wallet.payoutTerms'>> {
  const { body } = await askCall(box.address, 'wallet.payoutTerms', {}, { token });
  return body.value as CallOutput<'wallet.payoutTerms'>;
}

/** The fee of an amount by the settings of the start: one percent, rounded up, and half a unit. */
export function usualFee(amount: string): string {
  return (Math.ceil(Number(amount) - 1e-9) / 100 + 0.5).toFixed(2);
}

/** Asks for money to the first account of whoever has this token; what is given besides is laid over it. */
export async function withdraw(
  box: TestSandbox,
  token: string,
  amount: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Came> {
  const [account] = (await termsFor(box, token)).accounts;
  const input = { accountId: account?.accountId ?? 'no-account-at-all', amount, fee: usualFee(amount) };
  const usual = { key: randomUUID(), ...input, withdrawPassword };
  return askCall(box.address, 'wallet.withdraw', { ...usual, ...more }, { token });
}

/** As `withdraw`, but fails on a refusal. */
export async function withdrawn(box: TestSandbox, token: string, amount: string): Promise<Withdrawal> {
  const { status, body } = await withdraw(box, token, amount);
  if (status !== 200) throw new Error(`${amount} is not paid out: ${status} ${JSON.stringify(body)}`);
  return body.value as Withdrawal;
}

/** Acts as the back office, through the control API. */
export async function office(box: TestSandbox, act: Readonly<Record<string, unknown>>) {
  const answer = await box.ask('/sandbox/withdrawals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(act),
  });
  const body = (await answer.json()) as { code?: string; message?: string; value?: Withdrawal };
  return { status: answer.status, ...body };
}

/** Every wallet of an account, by its name; nothing where there is none. */
export async function walletsOf(box: TestSandbox, account: string): Promise<Record<string, string>> {
  const { readLedger } = await import('#sandbox/wallet/ledger.ts');
  const own = (await readLedger(box.sandbox)).filter((one) => one.account === account);
  return Object.fromEntries(own.map(({ wallet, balance }) => [wallet, balance]));
}
