import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { codes } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { post } from '#sandbox/kit/outbox.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';

/** What a code is bound to: it opens nothing else, and for nobody else. */
export type CodeBinding = {
  readonly purpose: (typeof codes.$inferSelect)['purpose'];
  /** E.164, or a mail address as it is compared. */
  readonly target: string;
  /** The browser tab that asked for it. */
  readonly client: string;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Codes older than this are thrown away. */
const keptFor = day;

/**
 * Refuses a message that would be one too many for the asking network, for its number or mail address, or for everybody.
 * Those `for` an owner share one count, whatever they open; those to bind a number have their own, or else who tries to
 * bind somebody's number would use up the messages of its owner.
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
 * Makes a code of six digits for one purpose; an older one for the same, asked for by the same tab, is void from now on.
 * One that another tab asked for is not, or else anybody could void the code of somebody's number before it is typed. It is sent only
 * when somebody has this number, but kept, tried and spent in the same way whether or not.
 */
export async function issueCode(
  { db, clock, settings, secrets }: Sandbox,
  binding: CodeBinding & {
    /** Whose request it is: the caller's network address. */
    readonly address: string;
    /** The letter it travels in; by SMS when nothing is said. */
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

/** How a typed code was met; 'expired' also when it has been tried too often: then only a new one helps. */
type Tried = 'right' | 'wrong' | 'expired';

/**
 * Tries a code, and leaves a right one for `dropCode`. A try is counted before the code is looked at, so that
 * tries at the same time can't share one.
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
  const right = await secrets.matches(typed.trim(), code?.codeHash ?? null);
  const met = (result: Tried) => ({ result, id: code?.id ?? 0 });
  if (!code) return met('wrong');
  if (tried.length === 0 || clock.now() >= code.expiresAt) return met('expired');
  return met(right ? 'right' : 'wrong');
}

/** Uses a code up; false when somebody else just did. */
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
