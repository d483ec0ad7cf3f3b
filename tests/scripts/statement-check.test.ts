import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { payOf } from '#contract/contracts/pay.ts';
import { type SignedStatement, type Statement, textOf } from '#contract/contracts/statement.ts';
import { checkStatement } from '../../scripts/statement/check-statement.ts';
import { dividend } from '../machines/contracts/terms-of.ts';

const terms = dividend({ rate: 2_900, carry: 'FOREVER' });
const rows = [
  { member: 'ma•••1', at: 1_000, validBet: '300.00', win: '100.00', bonus: '0.00' },
  { member: 'ma•••2', at: 2_000, validBet: '50.00', win: '0.00', bonus: '5.00' },
];
const statement: Statement = {
  number: 'D-2026-10-0001',
  merchant: 'VESTIBULO',
  agent: 'agent2',
  contract: 'c-1',
  period: { id: '2026-10', from: 0, to: 10_000, zone: 'America/Lima' },
  terms,
  opening: '-20.00',
  rows,
  pay: payOf(terms, rows, '-20.00'),
  computedAt: 10_000,
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let others: Keys;

beforeAll(async () => {
  keys = await generateKeyPair('EdDSA', { extractable: true });
  others = await generateKeyPair('EdDSA', { extractable: true });
});

/** The file of a statement, signed by somebody. */
async function fileOf(said: Statement, by: Keys = keys): Promise<SignedStatement> {
  const hash = createHash('sha256').update(textOf(said)).digest('hex');
  const signature = await new CompactSign(new TextEncoder().encode(hash))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(by.privateKey);
  const { kty = '', crv = '', x = '' } = await exportJWK(by.publicKey);
  return { format: 'vestibulo-statement-1', statement: said, hash, signature, key: { kty, crv, x } };
}

const check = (file: unknown, fingerprint?: string) => checkStatement(JSON.stringify(file), fingerprint);

describe('a saved statement', () => {
  it('holds with the key of the gateway, and says what is to be paid', async () => {
    const file = await fileOf(statement);
    const { sound, said } = await check(file, await calculateJwkThumbprint(file.key));
    expect(sound).toBe(true);
    expect(said.at(-1)).toMatch(
      /^It holds: 65\.25 to be paid\. It is signed with the key [\w-]{43}, as expected\./,
    );
  });

  it('only adds up where no key is given, whoever made and signed it', async () => {
    for (const by of [keys, others]) {
      const { said } = await check(await fileOf(statement, by));
      expect(said.at(-1)).toMatch(/^It adds up, unsigned: 65\.25 to be paid\./);
      expect(said.join()).not.toMatch(/holds|sound|valid|[\w-]{43}/);
    }
  });

  it('fields in another order and another layout are the same statement', async () => {
    const file = await fileOf(statement);
    const turned = Object.fromEntries(Object.entries(file).toReversed());
    const turnedInside = { ...turned, statement: Object.fromEntries(Object.entries(statement).toReversed()) };
    expect((await checkStatement(JSON.stringify(turnedInside, null, 4))).sound).toBe(true);
  });

  it.each([
    [
      'a larger sum',
      (said: Statement) => ({ ...said, pay: { ...said.pay, pay: '165.25' } }),
      'pay.pay says 165.25, the rows come to 65.25.',
    ],
    ['a row less', (said: Statement) => ({ ...said, rows: said.rows.slice(1) }), 'pay.pay says 65.25'],
    [
      'another stake',
      (said: Statement) => ({ ...said, rows: [{ ...rows[0], validBet: '400.00' }, rows[1]] as typeof rows }),
      'pay.validBet says 350.00, the rows come to 450.00.',
    ],
    [
      'another rate',
      (said: Statement) => ({ ...said, terms: dividend({ rate: 2_800, carry: 'FOREVER' }) }),
      'pay.pay says 65.25, the rows come to 63.00.',
    ],
    [
      'another opening balance',
      (said: Statement) => ({ ...said, opening: '0.00' }),
      'pay.opening says -20.00, the rows come to 0.00.',
    ],
    [
      'a row of another period',
      (said: Statement) => ({ ...said, rows: [{ ...rows[0], at: 20_000 }, rows[1]] as typeof rows }),
      'rows[0].at says 20000',
    ],
  ])('%s is found by hash, and by its rows even when it was signed anew', async (_, forge, found) => {
    const forged = forge(statement);
    const kept = await check({ ...(await fileOf(statement)), statement: forged });
    expect(kept.sound).toBe(false);
    expect(kept.said.join('\n')).toMatch(/The hash is /);
    const anew = await check(await fileOf(forged));
    expect(anew.sound).toBe(false);
    expect(anew.said.join('\n')).not.toMatch(/The hash is /);
    expect(anew.said.join('\n')).toContain(found);
  });

  it('a correction says what it corrects, and its difference is computed again', async () => {
    const corrects = { number: 'D-2026-10-0001', before: '80.00', difference: '-14.75' };
    const correction = { ...statement, number: 'D-2026-10-0001-1', corrects };
    const { sound, said } = await check(await fileOf(correction));
    expect([sound, said.at(-1)]).toEqual([
      true,
      expect.stringContaining('It corrects D-2026-10-0001: 80.00 before it, a difference of -14.75.'),
    ]);
    const forged = { ...correction, corrects: { ...corrects, difference: '-4.75' } };
    const found = await check(await fileOf(forged));
    expect(found.sound).toBe(false);
    expect(found.said.join('\n')).toContain('corrects.difference says -4.75, the rows come to -14.75.');
    const renamed = { ...(await fileOf(correction)), statement: { ...correction, corrects: undefined } };
    expect((await check(renamed)).said.join()).toMatch(/The hash is /);
  });

  it('a signature of another key, and one that is of something else, do not hold', async () => {
    const [mine, theirs] = [await fileOf(statement), await fileOf(statement, others)];
    expect((await check({ ...mine, key: theirs.key })).said.join()).toMatch(/signature is not one/);
    const other = await fileOf({ ...statement, number: 'D-2' });
    expect((await check({ ...mine, signature: other.signature })).said.join()).toMatch(
      /signature is not one/,
    );
  });

  it('a whole file of somebody else is found by the fingerprint of the key', async () => {
    const theirs = await fileOf(statement, others);
    const fingerprint = await calculateJwkThumbprint((await fileOf(statement)).key);
    expect((await check(await fileOf(statement), fingerprint)).sound).toBe(true);
    const { sound, said } = await check(theirs, fingerprint);
    expect(sound).toBe(false);
    expect(said.join()).toContain(`not ${fingerprint}`);
  });

  it('a formula that this program does not know is said', async () => {
    const later = { ...statement, pay: { ...statement.pay, formula: 2 } };
    expect((await check(await fileOf(later))).said.join()).toMatch(/made with formula 2/);
  });

  it.each([
    ['', 'no JSON'],
    ['{}', 'Not a statement'],
    ['[1]', 'Not a statement'],
    ['{"format":"\\u001b[31m"}', 'Not a statement'],
  ])('what is no statement is called none: %s', async (text, said) => {
    const found = await checkStatement(text);
    expect(found.sound).toBe(false);
    expect(found.said.join()).toContain(said);
    expect(found.said.join()).not.toMatch(/\p{Cc}/u);
  });

  it('a name with control characters reaches no terminal as it is', async () => {
    const { said } = await check(await fileOf({ ...statement, agent: 'a\u001b[2J\u202eb' }));
    expect(said.join()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('the command says it and ends with 0, or with 1 for a forged file, and with 2 where there is none', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'statement-'));
    const [good, bad] = [path.join(folder, 'good.json'), path.join(folder, 'bad.json')];
    await writeFile(good, JSON.stringify(await fileOf(statement)));
    await writeFile(
      bad,
      JSON.stringify({ ...(await fileOf(statement)), statement: { ...statement, opening: '0.00' } }),
    );
    const run = (...files: readonly string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/statement-check.ts', ...files]).then(
        ({ stdout, stderr }) => [0, stdout + stderr] as const,
        (error: { code: number; stdout: string; stderr: string }) =>
          [error.code, error.stdout + error.stderr] as const,
      );
    const [[right, holds], [wrong, differs], [none]] = [await run(good), await run(bad), await run()];
    expect([right, wrong, none]).toEqual([0, 1, 2]);
    expect(holds).toContain('It adds up, unsigned');
    expect(differs).toContain('It does NOT hold.');
    const [[gone, missing], [closed, isFolder]] = [
      await run(path.join(folder, 'none.json')),
      await run(folder),
    ];
    expect([gone, closed]).toEqual([2, 2]);
    expect(missing).toBe(`There is no file ${path.join(folder, 'none.json')}.\n`);
    expect(isFolder).toBe(`${folder} is a folder: name the file of the statement.\n`);
  });
});
