import { randomBytes } from 'node:crypto';
import { and, count, eq, like, lte } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor, negated } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { noteUsed } from '#sandbox/kit/tickets.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { openSession } from '#sandbox/wire/sessions.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a demo account lives; its session ends sooner. The random string that made it is remembered as long. */
const lifetime = day;

const playMoney = asMinor(1_000_00);

/** The beginning of a demo account's name; nobody can register with its type. */
const prefix = 'demo-';

const made = and(eq(members.type, 4), like(members.accountKey, `${prefix}%`));

/** Takes back the rest of the play money, so that the books still hold, and deletes the account. */
async function close(tx: Transaction, id: string, at: number): Promise<void> {
  const own = await tx.select().from(wallets).where(eq(wallets.memberId, id));
  for (const { wallet, minor } of own) {
    const movements = [
      { memberId: id, wallet, change: negated(minor) },
      { house: 'OPENING', change: minor },
    ] as const;
    await post(tx, { cause: 'closing', reference: `${id} ${wallet}`, at, movements });
  }
  await tx.delete(members).where(eq(members.id, id));
}

/** Deletes demo accounts that are a day old, and returns how many are left. */
async function sweep({ db, clock }: Sandbox): Promise<number> {
  const now = clock.now();
  const over = and(made, lte(members.createdAt, now - lifetime));
  const old = await db.read.select({ id: members.id }).from(members).where(over);
  for (const { id } of old) await db.write((tx) => close(tx, id, now));
  const [left] = await db.read.select({ demos: count() }).from(members).where(made);
  return left?.demos ?? 0;
}

/** Refuses one demo account too many for an address in an hour, or in total. */
async function takePlay(sandbox: Sandbox, network: string): Promise<void> {
  const { freePlayPerAddressHour, freePlayOfAll } = sandbox.settings.current().limits;
  const limit = { count: freePlayPerAddressHour, window: hour };
  const from = { name: `free play from:${network}`, limits: [limit] };
  refuseTooMany(sandbox.limits.take(network, from));
  if ((await sweep(sandbox)) >= freePlayOfAll) throw new Refusal('FUNCTION_DISABLED');
}

/** Makes a demo account with its play money; returns its id and name. */
async function makeDemo(
  { db, clock, secrets }: Sandbox,
  language: string,
): Promise<{ id: string; account: string }> {
  // A password that nobody knows: it is discarded once hashed.
  const passwordHash = await secrets.hash(randomBytes(32).toString('base64url'));
  const id = randomBytes(16).toString('base64url');
  const account = `${prefix}${randomBytes(5).toString('hex')}`;
  const createdAt = clock.now();
  const named = { id, account, accountKey: account, nickname: 'Demo', userName: account, language };
  const flags = { mustChange: false, firstLogin: false, disabled: false, addressChecked: false };
  const shown = { rankLevel: 1, rankName: 'Demo', avatar: 'avatar-1', avatarType: 'STATIC' as const };
  await db.write(async (tx) => {
    await tx.insert(members).values({ ...named, ...flags, ...shown, passwordHash, type: 4, createdAt });
    const movements = [
      { memberId: id, wallet: main, change: playMoney },
      { house: 'OPENING', change: negated(playMoney) },
    ] as const;
    await post(tx, { cause: 'opening', reference: `${id} ${main}`, at: createdAt, movements });
  });
  return { id, account };
}

/**
 * Signs a visitor in without credentials, to a new demo account (spec 4, 7, free play). Refusals: PROTECTION_RULE (`freePlayClosed`), FUNCTION_DISABLED,
 * NOT_AGENT where only agents come in, TOO_MANY_REQUESTS, TICKET_EXPIRED for a random string that was used.
 */
export async function playFree(
  { random }: CallInput<'session.freePlay'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'session.freePlay'>> {
  const { whitelabel, brand } = sandbox.settings.current();
  if (!marketOf(sandbox).rules.freePlay) throw protectedBy('freePlayClosed');
  if (whitelabel.FREEPLAY !== true) throw new Refusal('FUNCTION_DISABLED');
  if (brand.entrance === 'agent') throw new Refusal('NOT_AGENT');
  await takePlay(sandbox, caller.network);
  const good = sandbox.clock.now() + lifetime;
  if (!(await noteUsed(sandbox, { kind: 'freePlay', bound: '' }, random, good))) {
    throw new Refusal('TICKET_EXPIRED');
  }
  const { id: memberId, account: userName } = await makeDemo(sandbox, caller.language);
  const token = await openSession(sandbox, { ...caller, memberId, restriction: null });
  return { token, firstTimeLogin: false, passwordExpired: false, userName };
}
