import { randomUUID } from 'node:crypto';
import { asMinor, plain } from '#contract/units.ts';
import { post, Short } from '#sandbox/books/journal.ts';
import { once } from '#sandbox/books/once.ts';
import { openDatabase, type Transaction } from '#sandbox/db/database.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { begins } from '../../kit/moment.ts';
import { seededChance } from '../../kit/seeded-chance.ts';
import { type Act, carry, drawAct, drawShort, type Purses } from './property.acts.ts';

// Draws random money acts and carries them out, many in a transaction, until so many are written or it is
// killed. Reports before each transaction by how much the members' money will have grown, and after it that
// it is committed.
const [url = '', seed = '0', acts = '0'] = process.argv.slice(2);
const batch = 200;
const chance = seededChance(Number(seed));
const db = await openDatabase(url);
const say = (line: string) => process.stdout.write(`${line}\n`);

const purses: Purses = new Map((await db.read.select().from(members)).map(({ id }) => [id, new Map()]));
for (const { memberId, wallet, minor } of await db.read.select().from(wallets)) {
  purses.get(memberId)?.set(wallet, plain(minor));
}

async function write(tx: Transaction, act: Act): Promise<void> {
  await post(tx, { ...act, reference: randomUUID(), at: 1 });
}

/** Many acts, all of them or none. */
async function writeBatch(size: number): Promise<void> {
  const drawn: Act[] = [];
  let grown = 0;
  while (drawn.length < size) {
    const act = drawAct(chance, purses);
    grown += carry(purses, act);
    drawn.push(act);
  }
  say(`going ${grown}`);
  await db.write(async (tx) => {
    for (const act of drawn) await write(tx, act);
  });
  say(`kept ${size}`);
}

/** An act that nobody can pay for writes nothing, although its first half was already carried out. */
async function fallShort(): Promise<void> {
  const short = db.write((tx) => write(tx, drawShort(chance, purses)));
  const error = await short.then(
    () => new Error('money was made'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof Short)) throw error;
}

/** An act under a key, requested twice: it is done once. */
async function writeKeyed(): Promise<void> {
  const sandbox = { db, clock: { now: () => begins } } as unknown as Sandbox;
  const [memberId = ''] = purses.keys();
  const caller = { session: { memberId } } as unknown as Caller;
  const input = { key: randomUUID(), from: 'MAIN', to: 'PULSO', amount: '0.00' };
  const act: Act = {
    cause: 'deposit',
    movements: [
      { memberId, wallet: 'MAIN', change: asMinor(7) },
      { house: 'BANK', change: asMinor(-7) },
    ],
  };
  say(`going ${carry(purses, act)}`);
  const ask = () =>
    once('wallet.transfer', input, caller, sandbox, async (tx) => {
      await write(tx, act);
      const { from, to, amount } = input;
      return { reference: randomUUID(), from, to, amount };
    });
  const [first, second] = [await ask(), await ask()];
  if (first.reference !== second.reference) throw new Error('One key, two acts');
  say('kept 1');
}

for (let left = Number(acts); left > 0; left -= batch + 1) {
  await fallShort();
  await writeKeyed();
  await writeBatch(Math.min(batch, left));
}
await db.close();
