import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signIn } from '../../kit/ask-call.ts';
import { type ChildSandbox, spawnSandbox } from '../../kit/child-sandbox.ts';
import { newKey, said, walletsOf } from '../../kit/money.ts';
import { startSandbox } from '../../kit/sandbox.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-money-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lets another process move money and die at a given moment; resolves with the signal that ended it. */
async function moveAndDie(url: string, memberId: string, when: string): Promise<string> {
  const args = ['--import', 'tsx', 'tests/sandbox/wallet/durability.writer.ts', url, memberId, when];
  const [, signal] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [
    unknown,
    string,
  ];
  return signal;
}

describe('a process killed while money moves', () => {
  it('TRF-04 between debit and credit nothing has moved, after both all of it has', {
    timeout: 180_000,
  }, async () => {
    const databaseUrl = `file:${path.join(folder, 'between.db')}`;
    const first = await startSandbox({ databaseUrl });
    const [[memberId = ''] = []] = await first.sandbox.db.read.values<[string]>(
      sql`SELECT id FROM members WHERE account = 'member1'`,
    );
    const before = await walletsOf(first, 'member1');
    await first.close();
    for (const [when, moved] of [
      ['between', 0],
      ['uncommitted', 0],
      ['after', 500],
    ] as const) {
      expect(await moveAndDie(databaseUrl, memberId, when)).toBe('SIGKILL');
      const again = await startSandbox({ databaseUrl });
      const { MAIN = 0, PULSO = 0 } = await walletsOf(again, 'member1');
      expect([when, MAIN, PULSO]).toEqual([when, Number(before.MAIN) - moved, moved]);
      expect((await readBooks(again.sandbox)).holds).toBe(true);
      await again.close();
    }
  });

  /**
   * Makes transfers several at a time, each under its key, and kills the gateway once so many were answered.
   */
  async function transferUntilKilled(child: ChildSandbox, token: string) {
    const answered = new Map<string, string>();
    const asked: string[] = [];
    const mover = async (): Promise<void> => {
      for (;;) {
        const key = newKey();
        asked.push(key);
        const fields = { key, from: 'MAIN', to: 'PULSO', amount: '1.00' };
        const { status, value } = await said(child, 'wallet.transfer', fields, token);
        expect(status).toBe(200);
        answered.set(key, value.reference);
        if (answered.size === 40) await child.kill();
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, mover));
    return { answered, asked };
  }

  it('GWY-12 nothing acknowledged is lost, nothing is done twice, and every key knows its outcome', {
    timeout: 180_000,
  }, async () => {
    const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
    const child = await spawnSandbox(databaseUrl);
    const token = await signIn(child.address, 'member1');
    const { answered, asked } = await transferUntilKilled(child, token);
    const again = await startSandbox({ databaseUrl });
    const done: string[] = [];
    for (const key of asked) {
      const { value } = await said(again, 'wallet.outcome', { key }, token);
      expect(value.state).not.toBe('running');
      if (value.state === 'done') done.push(key);
      const record = { reference: answered.get(key), from: 'MAIN', to: 'PULSO', amount: '1.00' };
      if (answered.has(key)) expect(value.value).toEqual(record);
    }
    expect(done).toEqual(expect.arrayContaining([...answered.keys()]));
    expect((await walletsOf(again, 'member1')).PULSO).toBe(done.length * 100);
    // Asking again after the restart moves nothing: what was done is answered, and what was not never will be.
    for (const key of asked) {
      const fields = { key, from: 'MAIN', to: 'PULSO', amount: '1.00' };
      const { status } = await said(again, 'wallet.transfer', fields, token);
      expect(status).toBe(done.includes(key) ? 200 : 422);
    }
    expect((await walletsOf(again, 'member1')).PULSO).toBe(done.length * 100);
    expect((await readBooks(again.sandbox)).holds).toBe(true);
    await again.close();
  });
});
