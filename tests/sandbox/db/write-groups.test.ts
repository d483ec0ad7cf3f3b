import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Connection, openFile } from '#sandbox/db/connection.ts';
import { createWriteGroups, type WriteGroups } from '#sandbox/db/write-groups.ts';

let folder: string;
let connection: Connection;
let groups: WriteGroups;
/** Takes the place of the next commit. */
let nextCommit: (() => Promise<void>) | null;
let commits: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-groups-'));
  connection = openFile(path.join(folder, 'groups.db'));
  await connection.run('CREATE TABLE names (name TEXT UNIQUE)');
  nextCommit = null;
  commits = 0;
  groups = createWriteGroups({
    ...connection,
    commit: async () => {
      commits += 1;
      const instead = nextCommit ?? connection.commit;
      nextCommit = null;
      await instead();
    },
  });
});
afterEach(async () => {
  connection.close();
  await rm(folder, { recursive: true, force: true });
});

const names = async () => (await connection.run('SELECT name FROM names ORDER BY rowid')).flat();
const insert = (name: string) => connection.run('INSERT INTO names VALUES (?)', [name]);
const write = (name: string) => groups.write(() => insert(name));
const refused = () =>
  groups.write(async () => {
    await insert('half');
    throw new Error('refused');
  });

/** The state of each promise just now: what its caller has been told. */
function watched(all: readonly Promise<unknown>[]): string[] {
  const told = all.map(() => 'nothing');
  for (const [at, one] of all.entries()) {
    one.then(
      () => {
        told[at] = 'done';
      },
      () => {
        told[at] = 'refused';
      },
    );
  }
  return told;
}

it('writes that wait at the same time are committed together, in their order', async () => {
  await Promise.all(['a', 'b', 'c'].map(write));
  expect([commits, await names()]).toEqual([1, ['a', 'b', 'c']]);
  await write('later');
  expect(commits).toBe(2);
});

it('a crowd of writes is committed in several groups, so that others get their turn between them', async () => {
  const many = Array.from({ length: 200 }, (_, n) => `name ${n}`);
  await Promise.all(many.map(write));
  expect(await names()).toEqual(many);
  expect(commits).toBe(4);
});

it('each write is alone: none begins before the one before it has ended', async () => {
  const add = () =>
    groups.write(async () => {
      const before = (await names()).length;
      await new Promise((resolve) => setImmediate(resolve));
      await insert(`name ${before}`);
    });
  await Promise.all(Array.from({ length: 10 }, add));
  expect(await names()).toHaveLength(10);
});

it('a write that fails leaves nothing behind, and the others of its group are carried out', async () => {
  const all = await Promise.allSettled([write('a'), refused(), write('b'), write('a'), write('c')]);
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect([commits, await names()]).toEqual([1, ['a', 'b', 'c']]);
});

it('no caller is told anything before the commit, nor is one who was refused', async () => {
  const seen: string[] = [];
  nextCommit = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(...told);
    await connection.commit();
  };
  const all = [write('a'), refused(), write('b')];
  const told = watched(all);
  await Promise.allSettled(all);
  expect(seen).toEqual(['nothing', 'nothing', 'nothing']);
  expect(told).toEqual(['done', 'refused', 'done']);
});

it('when the commit fails all of the group have failed, nothing is written, and the next group is carried out', async () => {
  nextCommit = () => Promise.reject(new Error('the disk is full'));
  const group = [write('a'), refused(), write('b')];
  for (const one of group) await expect(one).rejects.toThrow('the disk is full');
  expect(await names()).toEqual([]);
  await write('c');
  expect(await names()).toEqual(['c']);
});

it('when SQLite ends the transaction by itself all of the group have failed, and the next group is carried out', async () => {
  await write('taken');
  const ending = groups.write(() => connection.run("INSERT OR ROLLBACK INTO names VALUES ('taken')"));
  const all = await Promise.allSettled([write('a'), ending, write('b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await write('c');
  expect(await names()).toEqual(['taken', 'c']);
});

it('is idle once everything is on the disk', async () => {
  const told = watched([write('a'), write('b')]);
  await groups.idle();
  expect(told).toEqual(['done', 'done']);
  await groups.idle();
});
