import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rounds } from '#sandbox/db/round-schema.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { seed } from '#sandbox/seed/seed.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeAll(async () => {
  await seed(box.sandbox, { crowd: true });
});

const everybody = () => box.sandbox.db.read.select().from(members);

it('is five levels and 2,000 people below agent1, the seed’s two among them', async () => {
  const { read } = box.sandbox.db;
  const below = await read
    .select({ depth: line.depth })
    .from(line)
    .innerJoin(members, eq(members.id, line.ancestorId))
    .where(and(eq(members.account, 'agent1'), gt(line.depth, 0)));
  expect(below).toHaveLength(2_000);
  expect(Math.max(...below.map(({ depth }) => depth))).toBe(5);
});

it('joined each after their upline, who is an agent, and bet only since', async () => {
  const all = await everybody();
  const byId = new Map(all.map((one) => [one.id, one]));
  const crowd = all.filter(({ account }) => /\d{4}$/.test(account));
  for (const { account, uplineId, createdAt } of crowd) {
    const upline = byId.get(uplineId ?? '');
    expect([account, [1, 2, 41, 42].includes(upline?.type ?? 0)]).toEqual([account, true]);
    expect(upline?.createdAt).toBeLessThanOrEqual(createdAt);
  }
  const played = await box.sandbox.db.read.select().from(rounds);
  expect(played.length).toBeGreaterThan(10_000);
  for (const { memberId, at } of played) expect(byId.get(memberId)?.createdAt).toBeLessThan(at);
});

it('has books that hold to the cent', async () => {
  expect((await readBooks(box.sandbox)).holds).toBe(true);
});

it('is the same people each time, and a reset without it leaves the few', async () => {
  const names = async () => (await everybody()).map(({ account }) => account).toSorted();
  const before = await names();
  await seed(box.sandbox, { crowd: true });
  expect(await names()).toEqual(before);
  await seed(box.sandbox, { crowd: false });
  expect(await names()).not.toContain(before.find((name) => /\d{4}$/.test(name)));
});
