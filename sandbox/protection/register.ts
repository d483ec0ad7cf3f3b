import { setTimeout as passed } from 'node:timers/promises';
import { and, eq, gt, inArray, isNull, ne, or, sum } from 'drizzle-orm';
import { asMinor, type Minor, minus, most } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { registerHolds } from '#sandbox/db/protection-schema.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';

type Told = Pick<Sandbox, 'settings' | 'clock'>;

/** How long a slow register takes; milliseconds. */
const slowly = 3_000;

/** How long room is held for a deposit that is not made yet; milliseconds. */
const heldFor = 5 * 60_000;

/** What is asked about: an amount, for the deposit of a key; without one, nothing is held for it. */
type Wanted = { readonly memberId: string; readonly key?: string | undefined; readonly amount: Minor };

/** The register takes its time, where the market has one. Never within a transaction: others would wait too. */
export async function registerSpeaks({ settings }: Pick<Told, 'settings'>): Promise<void> {
  const { answer } = settings.current().protection.register;
  if (marketOf({ settings }).rules.limits.joint !== null && answer === 'slow') await passed(slowly);
}

/** What the register itself says; one that is slow allows in the end. `left` null when it does not say. */
function saidBy({ settings }: Told): {
  readonly answer: 'allowed' | 'refused' | 'unreachable';
  readonly left: Minor | null;
} {
  const { answer, left } = settings.current().protection.register;
  if (marketOf({ settings }).rules.limits.joint === null) return { answer: 'allowed', left: null };
  return { answer: answer === 'slow' ? 'allowed' : answer, left: left === null ? null : minorOf(left) };
}

/** What the member's other deposits take of what the register said: those under way or paid, and room held for one. */
async function takenByOthers(
  tx: Transaction,
  { memberId, key }: Wanted,
  said: Minor,
  { clock }: Told,
): Promise<Minor> {
  const counts = or(
    inArray(deposits.status, ['PENDING', 'APPROVED']),
    and(isNull(registerHolds.reference), gt(registerHolds.at, clock.now() - heldFor)),
  );
  const others = key === undefined ? undefined : ne(registerHolds.key, key);
  const own = and(eq(registerHolds.memberId, memberId), eq(registerHolds.said, said));
  const [found] = await tx
    .select({ amount: sum(registerHolds.amount) })
    .from(registerHolds)
    .leftJoin(deposits, eq(deposits.reference, registerHolds.reference))
    .where(and(own, others, counts));
  return asMinor(Number(found?.amount ?? 0));
}

function holdOf({ memberId, key }: { readonly memberId: string; readonly key: string }) {
  return and(eq(registerHolds.memberId, memberId), eq(registerHolds.key, key));
}

/**
 * What the register answers about an amount. What it allows is held for the deposit of the key, in the transaction that
 * asks, so that no two together pass what is left; what was held for it before is released.
 */
async function answerTo(tx: Transaction, wanted: Wanted, sandbox: Told) {
  const { answer, left: said } = saidBy(sandbox);
  if (said === null) return { answer, left: null };
  const left = most(asMinor(0), minus(said, await takenByOthers(tx, wanted, said, sandbox)));
  const { memberId, key, amount } = wanted;
  const allowed = answer === 'allowed' && amount <= left;
  if (key !== undefined) {
    const held = and(holdOf({ memberId, key }), isNull(registerHolds.reference));
    await tx.delete(registerHolds).where(held);
    const hold = { memberId, key, amount, said, at: sandbox.clock.now() };
    if (allowed) await tx.insert(registerHolds).values(hold).onConflictDoNothing();
  }
  return { answer: answer === 'allowed' && !allowed ? ('refused' as const) : answer, left };
}

const shown = (left: Minor | null) => (left === null ? null : amountOf(left));

/** Refuses a deposit that the register does not allow, or when it can't be asked. */
export async function refuseByRegister(tx: Transaction, wanted: Wanted, sandbox: Told): Promise<void> {
  const { answer, left } = await answerTo(tx, wanted, sandbox);
  if (answer === 'unreachable') throw protectedBy('registerUnreachable');
  if (answer === 'refused') throw protectedBy('registerRefused', { left: shown(left) });
}

/** The room that was held for a deposit is used by it, until it fails. */
export async function useRegister(
  tx: Transaction,
  deposit: Parameters<typeof holdOf>[0],
  reference: string,
): Promise<void> {
  await tx.update(registerHolds).set({ reference }).where(holdOf(deposit));
}

/** Asks the register before the last look of a deposit. */
export const askRegister: Handler<'protection.askRegister'> = async ({ amount, key }, caller, sandbox) => {
  await registerSpeaks(sandbox);
  const wanted = { memberId: memberIdOf(caller), key, amount: minorOf(amount) };
  const { answer, left } = await sandbox.db.write((tx) => answerTo(tx, wanted, sandbox));
  return { answer, left: answer === 'unreachable' ? null : shown(left) };
};
