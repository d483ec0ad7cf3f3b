import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFile } from '#sandbox/db/connection.ts';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { locks } from '#sandbox/db/schema.ts';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
  url = `file:${folder}/deep/er/test.db`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function subjects(db: Database): Promise<string[]> {
  return (await db.read.select().from(locks)).map(({ subject }) => subject);
}

/**
 * Another process that opens the database and writes as fast as it can, reporting each write once it is done.
 */
function writer(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'tests/sandbox/db/database.writer.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('the database file', () => {
  it('is created with its folders, in write-ahead mode, with every commit flushed and foreign keys enforced', async () => {
    const db = await openDatabase(url);
    expect(await db.read.values(sql`PRAGMA journal_mode`)).toEqual([['wal']]);
    await db.write(async (tx) => expect(await tx.values(sql`PRAGMA synchronous`)).toEqual([[2]]));
    const texts = { titleEs: '', titleEn: '', contentEs: '', contentEn: '' };
    const orphan = {
      id: 'a',
      memberId: 'nobody',
      kind: 'player' as const,
      ...texts,
      required: false,
      createdAt: 0,
    };
    await expect(db.write((tx) => tx.insert(messages).values(orphan))).rejects.toThrow();
    await db.close();
  });

  it('is reopened as it was left', async () => {
    const first = await openDatabase(url);
    await first.write((tx) => tx.insert(locks).values({ subject: 'kept', until: 1 }));
    await first.close();
    const second = await openDatabase(url);
    expect(second.setAside).toBeNull();
    expect(await subjects(second)).toEqual(['kept']);
    await second.close();
  });

  it('of an older shape is set aside, whole, and a new one begins', async () => {
    const file = url.slice('file:'.length);
    await mkdir(path.dirname(file), { recursive: true });
    for (const count of [1, 2]) {
      const older = openFile(file);
      await older.run('PRAGMA journal_mode = WAL');
      await older.run('CREATE TABLE locks (subject TEXT, since INTEGER)');
      await older.run("INSERT INTO locks VALUES ('of yore', 1)");
      older.close();
      const db = await openDatabase(url);
      expect(db.setAside).toBe(`${file}.older-${count}`);
      expect(await subjects(db)).toEqual([]);
      await db.close();
      const kept = openFile(`${file}.older-${count}`);
      expect(await kept.run('SELECT subject FROM locks')).toEqual([['of yore']]);
      kept.close();
      await rm(file);
    }
  });

  it('refuses a second gateway with a readable text, and lets it in when the first has gone', async () => {
    const first = await openDatabase(url);
    await expect(openDatabase(url)).rejects.toThrow(/in use by another gateway/);
    await first.close();
    await (await openDatabase(url)).close();
  });

  it('refuses what is no file with a readable text', async () => {
    await expect(openDatabase('http://127.0.0.1:8081')).rejects.toThrow('The database is a file');
  });

  it('can’t be written by what only reads', async () => {
    const db = await openDatabase(url);
    await expect(db.read.insert(locks).values({ subject: 'x', until: 1 })).rejects.toThrow();
    await db.close();
  });
});

describe('writing', () => {
  it('many concurrent read-then-write transactions lose nothing', async () => {
    const db = await openDatabase(url);
    await db.write((tx) => tx.insert(locks).values({ subject: 'sum', until: 0 }));
    const addOne = () =>
      db.write(async (tx) => {
        const [{ until } = { until: 0 }] = await tx.select().from(locks);
        await new Promise((resolve) => setImmediate(resolve));
        await tx.update(locks).set({ until: until + 1 });
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect((await db.read.select().from(locks))[0]?.until).toBe(50);
    await db.close();
  });

  it('a transaction that fails leaves nothing behind and blocks nobody', async () => {
    const db = await openDatabase(url);
    const broken = db.write(async (tx) => {
      await tx.insert(locks).values({ subject: 'half', until: 1 });
      throw new Error('broken');
    });
    const next = db.write((tx) => tx.insert(locks).values({ subject: 'whole', until: 1 }));
    await expect(broken).rejects.toThrow('broken');
    await next;
    expect(await subjects(db)).toEqual(['whole']);
    await db.close();
  });

  it('uncommitted writes are not read', async () => {
    const db = await openDatabase(url);
    await db.write(async (tx) => {
      await tx.insert(locks).values({ subject: 'new', until: 1 });
      expect(await subjects(db)).toEqual([]);
    });
    expect(await subjects(db)).toEqual(['new']);
    await db.close();
  });
});

describe('kill -9', () => {
  it('loses no acknowledged write, releases the lock, and the next start works', async () => {
    for (let round = 0; round < 3; round += 1) {
      const child = writer();
      const reported: string[] = [];
      const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
      for await (const line of lines) {
        reported.push(line);
        if (reported.length === 40 + 25 * round) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');
      const db = await openDatabase(url);
      const kept = new Set(await subjects(db));
      expect(reported.filter((subject) => !kept.has(subject))).toEqual([]);
      expect(reported.length).toBeGreaterThan(30);
      await db.close();
    }
  }, 180_000);
});
