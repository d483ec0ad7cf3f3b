import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls, type Gateway } from '#contract/calls.ts';
import { questionOf } from '#src/actors/reads.ts';
import { code, filesOf, planted, readTree, type Tree } from './tree.ts';

/** Where a read is kept under a key: `questionOf`, which puts the account in it, and the lists of games, which are everybody's. */
const keepers = ['src/actors/reads.ts', 'src/actors/pages-query.ts'];

/** Files that keep what they read under keys of their own, or let a view keep an answer while the next is away. */
function keeping(tree: Tree): string[] {
  return filesOf(tree, /^src\//)
    .filter(
      ([path, text]) => code.test(path) && !keepers.includes(path) && /queryFn|keepPreviousData/.test(text),
    )
    .map(([path]) => path);
}

const asked = Object.entries(calls as Readonly<Record<string, CallShape>>)
  .filter(([, { token, method }]) => method === 'GET' && (token === true || token === 'offered'))
  .map(([name]) => name as CallName);

describe('what was read for an account', () => {
  it.each(asked)('%s: is never the answer for another', async (name) => {
    const queries = new QueryClient();
    const ask = (whose: string) => {
      const gateway = (async () => `for ${whose}`) as unknown as Gateway;
      return queries.fetchQuery({ ...questionOf(gateway, name, {} as never, whose), staleTime: 60_000 });
    };
    expect([await ask('ana'), await ask('luis'), await ask('')]).toEqual(['for ana', 'for luis', 'for ']);
  });

  it('is kept under no other key', () => {
    expect(keeping(readTree())).toEqual([]);
  });

  it('planted faults are found', () => {
    const own = "useQuery({ queryKey: ['wallet.balance'], queryFn: () => call('wallet.balance', {}) });";
    expect(keeping(planted({ 'src/views/wallet/sum.tsx': own, 'src/actors/reads.ts': own }))).toEqual([
      'src/views/wallet/sum.tsx',
    ]);
  });
});
