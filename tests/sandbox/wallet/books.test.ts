import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { type Entry, post, Short } from '#sandbox/books/journal.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { newKey, walletsOf } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let memberId: string;

beforeEach(async () => {
  await box.reset();
  const [found] = await box.sandbox.db.read.values<[string]>(
    sql`SELECT id FROM members WHERE account = 'member1'`,
  );
  memberId = found?.[0] ?? '';
});

const entry = (movements: Entry['movements'], reference: string = newKey()): Entry => ({
  cause: 'deposit',
  reference,
  at: 1,
  movements,
});
const write = (one: Entry) => box.sandbox.db.write((tx) => post(tx, one));

/** Writes to the database directly, without the code that moves money. */
const plant = (statement: ReturnType<typeof sql>) => box.sandbox.db.write((tx) => tx.run(statement));

/** The text with which the database refused, wherever in the chain of errors it is. */
async function complaint(written: Promise<unknown>): Promise<string> {
  try {
    await written;
    return '';
  } catch (error) {
    const texts: string[] = [];
    for (let one = error as Error | undefined; one; one = one.cause as Error | undefined)
      texts.push(one.message);
    return texts.join(' ');
  }
}

describe('the books', () => {
  it('TRF-02 no wallet goes below zero, not even by writing past the code', async () => {
    const below = sql`UPDATE wallets SET minor = minor - 1000000000 WHERE member_id = ${memberId}`;
    expect(await complaint(plant(below))).toContain('CHECK constraint failed: wallets_not_below_zero');
    const planted = sql`INSERT INTO wallets (member_id, wallet, minor) VALUES (${memberId}, 'PULSO', -1)`;
    expect(await complaint(plant(planted))).toContain('wallets_not_below_zero');
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });

  it.each([
    [
      'changes a movement',
      sql`UPDATE ledger SET change = change + 1 WHERE id = (SELECT max(id) FROM ledger)`,
    ],
    ['removes a movement', sql`DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)`],
    ['changes an entry', sql`UPDATE entries SET cause = 'bonus' WHERE id = (SELECT max(id) FROM entries)`],
    ['removes an entry', sql`DELETE FROM entries WHERE id = (SELECT max(id) FROM entries)`],
  ])('are append-only: nobody %s', async (_, statement) => {
    expect(await complaint(plant(statement))).toContain('the ledger is only ever added to');
  });

  it('no longer add up once somebody gave out money past them', async () => {
    await plant(sql`UPDATE wallets SET minor = minor + 1 WHERE member_id = ${memberId} AND wallet = 'MAIN'`);
    const books = await readBooks(box.sandbox);
    expect([books.holds, books.sum]).toEqual([false, '0.01']);
  });

  it('refuse an entry whose movements do not add up to zero, or are no whole units', async () => {
    const own = { memberId, wallet: 'MAIN' };
    await expect(write(entry([{ ...own, change: asMinor(5) }]))).rejects.toThrow('do not add up');
    await expect(
      write(
        entry([
          { ...own, change: asMinor(0.5) },
          { house: 'BANK', change: asMinor(-0.5) },
        ]),
      ),
    ).rejects.toThrow('do not add up');
  });

  it('write the same cause of the same thing once', async () => {
    const movements = [
      { memberId, wallet: 'MAIN', change: asMinor(5) },
      { house: 'BANK', change: asMinor(-5) },
    ] as const;
    const before = (await walletsOf(box, 'member1')).MAIN ?? 0;
    await write(entry(movements, 'deposit-1'));
    expect(await complaint(write(entry(movements, 'deposit-1')))).toContain('UNIQUE constraint failed');
    expect((await walletsOf(box, 'member1')).MAIN).toBe(before + 5);
  });

  it('keep nothing of an entry whose last movement fails', async () => {
    const before = await readBooks(box.sandbox);
    const short = write(
      entry([
        { memberId, wallet: 'MAIN', change: asMinor(10) },
        { memberId, wallet: 'PULSO', change: asMinor(-10) },
      ]),
    );
    await expect(short).rejects.toThrow(Short);
    expect(await readBooks(box.sandbox)).toEqual(before);
  });
});
