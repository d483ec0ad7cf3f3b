import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { locks } from '#sandbox/db/schema.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
  db = await openDatabase(`file:${folder}/test.db`);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const lock = (subject: string, until: number) =>
  db.write((tx) => tx.insert(locks).values({ subject, until }));

/** Reads the rows after a moment, and counts how often it did. */
function reader() {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return db.read.select().from(locks);
  };
  return { read, times: () => reads };
}

describe('what a long read gave', () => {
  it('is kept until anything is written, and then it is read again', async () => {
    const { read, times } = reader();
    await lock('a', 1);
    const first = await db.kept('all', read);
    expect([await db.kept('all', read), times()]).toEqual([first, 1]);
    await lock('b', 2);
    expect([(await db.kept('all', read)).length, times()]).toEqual([2, 2]);
  });

  it('follows a row that is changed', async () => {
    await lock('a', 1);
    const late = () => keptRows(db, db.read.select().from(locks).where(gt(locks.until, 5)));
    expect(await late()).toEqual([]);
    await db.write((tx) => tx.update(locks).set({ until: 9 }));
    expect(await late()).toEqual([{ subject: 'a', until: 9 }]);
  });

  it('is told apart by the values of its query', async () => {
    await lock('a', 1);
    const since = (moment: number) =>
      keptRows(db, db.read.select().from(locks).where(gt(locks.until, moment)));
    expect([(await since(0)).length, (await since(1)).length, (await since(0)).length]).toEqual([1, 0, 1]);
  });

  it('is read once for all who ask at the same time', async () => {
    const { read, times } = reader();
    await Promise.all(Array.from({ length: 5 }, () => db.kept('all', read)));
    expect(times()).toBe(1);
  });

  it('is no failure: that is tried again', async () => {
    await expect(db.kept('all', () => Promise.reject(new Error('The disk is gone')))).rejects.toThrow('disk');
    expect(await db.kept('all', async () => 'there')).toBe('there');
  });

  it('is let go when there are too many others', async () => {
    const { read, times } = reader();
    await db.kept('all', read);
    for (let n = 0; n < 20; n += 1) await db.kept(`other ${n}`, async () => n);
    await db.kept('all', read);
    expect(times()).toBe(2);
  });
});
