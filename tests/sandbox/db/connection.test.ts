import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openFile } from '#sandbox/db/connection.ts';

describe('a connection to a file', () => {
  let folder: string;
  let connection: Connection;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-connection-'));
    connection = openFile(path.join(folder, 'some.db'));
    await connection.run('CREATE TABLE things (id INTEGER PRIMARY KEY, one, other)');
  });
  afterEach(async () => {
    connection.close();
    await rm(folder, { recursive: true, force: true });
  });

  const keep = (one: unknown, other: unknown) =>
    connection.run('INSERT INTO things (one, other) VALUES (?, ?) RETURNING one, other', [one, other]);
  const count = async () => (await connection.run('SELECT count(*) FROM things'))[0]?.[0];

  it('answers each row as the list of its values', async () => {
    expect(await connection.run('SELECT 1, 2 AS two UNION SELECT 3, 4 ORDER BY 1')).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await connection.run("UPDATE things SET one = 'x'")).toEqual([]);
  });

  it('keeps texts, numbers, bytes and nothing as they are, and true and false as 1 and 0', async () => {
    expect(await keep('ñ', null)).toEqual([['ñ', null]]);
    expect(await keep(1_795_000_000_000, -1.5)).toEqual([[1_795_000_000_000, -1.5]]);
    expect(await keep(Number.MAX_SAFE_INTEGER, Buffer.from([0, 255]))).toEqual([
      [Number.MAX_SAFE_INTEGER, Buffer.from([0, 255])],
    ]);
    expect(await keep(true, false)).toEqual([[1, 0]]);
  });

  it('keeps all of a transaction that is committed, and nothing of one that is rolled back', async () => {
    await connection.begin();
    await keep(1, 1);
    await connection.commit();
    await connection.begin();
    await keep(2, 2);
    await connection.rollBack();
    expect(await count()).toBe(1);
    await connection.rollBack();
  });

  it('makes a table anew without deleting what refers to it', async () => {
    await connection.run('CREATE TABLE parts (thing REFERENCES things (id) ON DELETE CASCADE)');
    await keep(1, 2);
    await connection.run('INSERT INTO parts VALUES (1)');
    await connection.migrate([
      'CREATE TABLE fresh (id INTEGER PRIMARY KEY, one, other)',
      'INSERT INTO fresh SELECT * FROM things',
      'DROP TABLE things',
      'ALTER TABLE fresh RENAME TO things',
    ]);
    expect(await connection.run('SELECT thing, one FROM parts JOIN things ON id = thing')).toEqual([[1, 1]]);
    await expect(connection.run('INSERT INTO parts VALUES (7)')).rejects.toThrow(/FOREIGN KEY/);
  });

  it('can take a statement again after it failed, and after a table has changed', async () => {
    const insert = () => connection.run('INSERT INTO things (id, one) VALUES (1, 2) RETURNING *');
    await insert();
    await expect(insert()).rejects.toThrow(/UNIQUE/);
    await connection.run('DELETE FROM things');
    await connection.run('ALTER TABLE things ADD COLUMN more');
    expect(await insert()).toEqual([[1, 2, null, null]]);
  });

  it('tells many different statements apart', async () => {
    for (let n = 0; n < 600; n += 1) expect(await connection.run(`SELECT ${n}`)).toEqual([[n]]);
    expect(await connection.run('SELECT 0')).toEqual([[0]]);
  });
});
