import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { type ChildSandbox, spawnSandbox } from '../../kit/child-sandbox.ts';
import { startSandbox } from '../../kit/sandbox.ts';

const many = 1_000_000;
const settings = {
  limits: { smsPerHour: many, smsPerAddressHour: many, smsPerDay: many, smsPerDayOfAll: many },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-durable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Requests codes for ever new numbers, several at a time, and kills the gateway once so many were
 * acknowledged; resolves with those that were, when nothing answers any more.
 */
async function writeUntilKilled(child: ChildSandbox, first: number, many: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = first;
  const writer = async (): Promise<void> => {
    for (;;) {
      next += 1;
      const mobileNum = `9${String(next).padStart(8, '0')}`;
      const asked = { mobileNum, countryDialingCode: '51' };
      const { status } = await askCall(child.address, 'verification.smsLogin', asked);
      expect(status).toBe(200);
      acknowledged.push(`+51${mobileNum}`);
      if (acknowledged.length === many) await child.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, writer));
  return acknowledged;
}

describe('GWY-12 a gateway killed while it writes', () => {
  it('GWY-12 loses nothing acknowledged, duplicates nothing, and starts again', {
    timeout: 300_000,
  }, async () => {
    const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
    const acknowledged: string[] = [];
    let token = '';
    for (let round = 0; round < 4; round += 1) {
      const child = await spawnSandbox(databaseUrl, settings);
      if (round === 0) token = await signIn(child.address, 'member1');
      const first = 10_000_000 + round * 100_000;
      acknowledged.push(...(await writeUntilKilled(child, first, 15 + round * 7)));
    }
    const again = await startSandbox({ databaseUrl });
    const { read } = again.sandbox.db;
    expect(await read.values(sql`PRAGMA integrity_check`)).toEqual([['ok']]);
    const kept = (await read.select({ target: codes.target }).from(codes)).map(({ target }) => target);
    expect(acknowledged.length).toBeGreaterThan(60);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    expect((await askCall(again.address, 'member.info', {}, { token })).status).toBe(200);
    await again.close();
  });
});

describe('GWY-13 one database, one gateway', () => {
  it('GWY-13 a second gateway on the same file is refused in plain words until the first has gone', {
    timeout: 180_000,
  }, async () => {
    const file = path.join(folder, 'shared.db');
    const first = await spawnSandbox(`file:${file}`);
    const plain = `The database ${file} is in use by another gateway. Stop that one, or name another file.`;
    await expect(startSandbox({ databaseUrl: `file:${file}` })).rejects.toThrow(plain);
    await expect(spawnSandbox(`file:${file}`)).rejects.toThrow(plain);
    expect((await askCall(first.address, 'system.keys')).status).toBe(200);
    await expect(signIn(first.address, 'member1')).resolves.toMatch(/.{43}/);
    await first.kill();
    const second = await startSandbox({ databaseUrl: `file:${file}` });
    await expect(signIn(second.address, 'member1')).resolves.toMatch(/.{43}/);
    await second.close();
    const third = await startSandbox({ databaseUrl: `file:${file}` });
    await third.close();
  });
});
