import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { codeOf } from '#contract/typed.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { codes } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { post } from '#sandbox/kit/outbox.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** The binding of a code: it works for nothing and nobody else. */
export type CodeBinding = {
  readonly purpose: (typeof codes.$inferSelect)['purpose'];
  /** E.164, or a mail address in the form for comparing. */
  readonly target: string;
  /** The browser tab that requested it. */
  readonly client: string;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Codes older than this are deleted. */
const keptFor = day;

/**
 * Refuses a message that would be one too many for the caller's network, for its number or mail address, or
 * in total. Messages `for` an owner share one count, whatever their purpose. Messages to bind a number have a
 * count of their own, so that a stranger who tries to bind it can't use up the owner's messages.
 */
export function takeSms(
  { limits, settings }: Sandbox,
  network: string,
  target: string,
  sentFor: 'owner' | 'binding' = 'owner',
): void {
  const { smsPerMinute, smsPerHour, smsPerDay, smsPerAddressHour, smsPerDayOfAll } =
    settings.current().limits;
  const from = { name: `sms from:${network}`, limits: [{ count: smsPerAddressHour, window: hour }] };
  const to = {
    name: `sms for ${sentFor}:${target}`,
    limits: [
      { count: smsPerMinute, window: minute },
      { count: smsPerHour, window: hour },
      { count: smsPerDay, window: day },
    ],
  };
  const ofAll = { name: 'sms of all', limits: [{ count: smsPerDayOfAll, window: day }] };
  refuseTooMany(limits.take(network, from, to, ofAll));
}

/**
 * Makes a code of six digits for one purpose, and voids an older one of the same tab for the same purpose. It
 * does not void another tab's, or anybody could void the code for somebody else's number. The code is sent
 * only when an account has this number, but it is stored, tried and used up in the same way in either case.
 */
export async function issueCode(
  { db, clock, settings, secrets }: Sandbox,
  binding: CodeBinding & {
    /** The network address of the caller. */
    readonly address: string;
    /** The kind of message; SMS by default. */
    readonly kind?: 'sms' | 'mail';
    readonly deliver: boolean;
    readonly text: (code: string) => string;
  },
): Promise<void> {
  const { purpose, target, client, address, kind = 'sms', deliver, text } = binding;
  const { codeMinutes, codeTries } = settings.current().limits;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await secrets.hash(code);
  const now = clock.now();
  await db.write(async (tx) => {
    await tx.delete(codes).where(lt(codes.createdAt, now - keptFor));
    const older = and(eq(codes.purpose, purpose), eq(codes.target, target), eq(codes.client, client));
    await tx.delete(codes).where(older);
    const kept = { purpose, target, client, address, codeHash, triesLeft: codeTries };
    await tx.insert(codes).values({ ...kept, createdAt: now, expiresAt: now + codeMinutes * minute });
    if (deliver) {
      await post(tx, { kind, recipient: target, text: text(code), code, createdAt: now });
    }
  });
}

/** The result of a typed code; 'expired' also after too many tries, since then only a new one helps. */
type Tried = 'right' | 'wrong' | 'expired';

/**
 * Tries a code, and leaves a right one for `dropCode`. It counts the try before it checks the code, so that
 * simultaneous tries can't share one count.
 */
export async function tryCode(
  { db, clock, secrets }: Sandbox,
  { purpose, target, client }: CodeBinding,
  typed: string,
): Promise<{ readonly result: Tried; readonly id: number }> {
  const [code] = await db.read
    .select()
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.target, target), eq(codes.client, client)))
    .orderBy(desc(codes.id))
    .limit(1);
  const tried = code
    ? await db.write((tx) =>
        tx
          .update(codes)
          .set({ triesLeft: sql`${codes.triesLeft} - 1` })
          .where(and(eq(codes.id, code.id), gt(codes.triesLeft, 0)))
          .returning({ id: codes.id }),
      )
    : [];
  const right = await secrets.matches(codeOf(typed), code?.codeHash ?? null);
  const met = (result: Tried) => ({ result, id: code?.id ?? 0 });
  if (!code) return met('wrong');
  if (tried.length === 0 || clock.now() >= code.expiresAt) return met('expired');
  return met(right ? 'right' : 'wrong');
}

/** Uses a code up; false when another request just did. */
export async function dropCode(tx: Transaction, id: number): Promise<boolean> {
  const spent = await tx.delete(codes).where(eq(codes.id, id)).returning({ id: codes.id });
  return spent.length > 0;
}

/** Tries a code, and uses a right one up. */
export async function spendCode(sandbox: Sandbox, binding: CodeBinding, typed: string): Promise<Tried> {
  const { result, id } = await tryCode(sandbox, binding, typed);
  if (result !== 'right') return result;
  return (await sandbox.db.write((tx) => dropCode(tx, id))) ? 'right' : 'expired';
}
