import { beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { signIn } from '../../kit/ask-call.ts';
import { newKey, said } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';

// Whatever an act of a member does, its key is looked at first: one that another act used, or that is void, does nothing.

const acts = (Object.keys(calls) as CallName[]).filter((name) => {
  const { keyed, token }: CallShape = calls[name];
  return keyed && token;
});

/** What is refused before the key is looked at: only what could never be an act. */
const sound = {
  'wallet.reportReceipt': { proofs: ['a-proof-of-nobody'] },
  'missions.claim': { id: 'a-mission-run-of-nobody' },
  'agent.register': { account: 'persona01', password: 'Clave-2026!' },
} satisfies Partial<Record<CallName, Readonly<Record<string, unknown>>>>;
const withdrawPassword = '246810';

const box = sandboxOfFile();
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const account of ['member1', 'agent1']) tokens[account] = await signIn(box.address, account);
});

function tokenFor(name: CallName): string {
  return tokens[(calls[name] as CallShape).agentsOnly ? 'agent1' : 'member1'] ?? '';
}

function send(name: CallName, key: string) {
  const input: Record<string, unknown> = { ...inputs[name], ...(sound as typeof inputs)[name], key };
  const secret = 'withdrawPassword' in input ? { withdrawPassword } : {};
  return said(box, name, { ...input, ...secret }, tokenFor(name));
}

describe.each(acts)('%s', (name) => {
  it('TRF-03 is refused under a key that another act used', async () => {
    const key = newKey();
    const used = { key, from: 'MAIN', to: 'PULSO', amount: '1.00' };
    expect((await said(box, 'wallet.transfer', used, tokenFor(name))).status).toBe(200);
    expect((await send(name, key)).code).toBe('KEY_REUSED');
  });

  it('is refused under a key of which it was said that nothing was done', async () => {
    const key = newKey();
    const { value } = await said(box, 'wallet.outcome', { key }, tokenFor(name));
    expect(value).toEqual({ state: 'none' });
    expect((await send(name, key)).code).toBe('KEY_VOID');
  });
});
