import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { pictureType } from '#contract/pictures.ts';
import { signOf } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { proofPieces, proofs as table } from '#sandbox/db/money-schema.ts';
import { type PictureFault, rewritePicture } from '#sandbox/kit/picture.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

type Proofs = Pick<Handlers, 'wallet.openProof' | 'wallet.sendProof' | 'wallet.dropProof' | 'wallet.proof'>;
type Kept = typeof table.$inferSelect;
type Proof = CallOutput<'wallet.openProof'>;

const day = 24 * 60 * 60_000;

/** After how long an unused picture is deleted. Milliseconds. */
export const unusedFor = day;

/** The least bytes of a piece but the last: a file in tiny pieces would fill the disk with rows. */
const leastPiece = 1_024;

const shown = ({ id: proofId, size, received, state }: Kept): Proof => ({ proofId, size, received, state });

/** A member's own proof: the query includes the owner. */
const own = (memberId: string, proofId: string) => and(eq(table.id, proofId), eq(table.memberId, memberId));

/** After how long one of which pieces are missing is deleted: they are as they were sent. Milliseconds. */
const unfinishedFor = 60 * 60_000;

/**
 * Deletes pictures that stay unused for a day, which bounds the disk by what members may send in a day, and sooner those that
 * were never sent whole.
 */
export async function sweepProofs({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const old = or(
    lt(table.at, now - unusedFor),
    and(eq(table.state, 'OPEN'), lt(table.at, now - unfinishedFor)),
  );
  const unused = and(isNull(table.usedFor), old);
  const [any] = await db.read.select({ id: table.id }).from(table).where(unused).limit(1);
  if (!any) return;
  await db.write((tx) => tx.delete(table).where(unused));
  await db.scrub();
}

/** A picture that was not taken, and why as far as its bytes say. */
function refusedFor(problem: PictureFault): Refusal {
  return new Refusal('PROOF_REFUSED', { value: { problem } });
}

async function refuse(tx: Transaction, { id }: Kept): Promise<Proof['state']> {
  await tx.delete(proofPieces).where(eq(proofPieces.proofId, id));
  await tx.update(table).set({ state: 'REFUSED', received: 0, image: null }).where(eq(table.id, id));
  return 'REFUSED';
}

async function fileOf({ db }: Sandbox, id: string): Promise<Buffer> {
  const pieces = await db.read
    .select({ bytes: proofPieces.bytes })
    .from(proofPieces)
    .where(eq(proofPieces.proofId, id))
    .orderBy(asc(proofPieces.offset));
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** Checks a complete file, and re-encodes it; the received bytes, with the place and the marks of the camera, are deleted for good. */
async function finish(kept: Kept, sandbox: Sandbox): Promise<Proof> {
  const file = await fileOf(sandbox, kept.id);
  const right = createHash('sha256').update(file).digest('hex') === kept.fileHash;
  const picture = right ? await rewritePicture(file) : 'unreadable';
  const state = await sandbox.db.write(async (tx) => {
    if (typeof picture === 'string') return refuse(tx, kept);
    await tx.delete(proofPieces).where(eq(proofPieces.proofId, kept.id));
    await tx
      .update(table)
      .set({ ...picture, state: 'READY' })
      .where(eq(table.id, kept.id));
    return 'READY' as const;
  });
  await sandbox.db.scrub();
  if (typeof picture === 'string') throw refusedFor(picture);
  return { ...shown(kept), state };
}

type Announced = CallInput<'wallet.openProof'>;

async function open(announced: Announced, memberId: string, sandbox: Sandbox): Promise<Kept> {
  const { size, type, sha256: fileHash } = announced;
  const at = sandbox.clock.now();
  return sandbox.db.write(async (tx) => {
    const same = and(eq(table.memberId, memberId), eq(table.fileHash, fileHash));
    const [before] = await tx.select().from(table).where(same);
    const asBefore = before?.size === size;
    if (before && (before.state === 'READY' || asBefore)) return before;
    const { proofsPerDay: count } = sandbox.settings.current().money;
    const often = { name: `proof:${memberId}`, limits: [{ count, window: day }] };
    const retryAfterSeconds = sandbox.limits.take(memberId, often);
    if (signOf(retryAfterSeconds) > 0) throw new Refusal('PROOF_QUOTA', { retryAfterSeconds });
    // The file was announced before with other data: start it again, not as another file.
    if (before) await tx.delete(table).where(eq(table.id, before.id));
    const fresh = { id: newReference(), memberId, fileHash, size, type, at, state: 'OPEN' as const };
    const [kept] = await tx.insert(table).values(fresh).returning();
    if (!kept) throw new Error('A proof was not kept');
    return kept;
  });
}

type Sent = CallInput<'wallet.sendProof'>;

/** A proof, and what was just found wrong with it. */
type Judged = Kept & { readonly problem?: PictureFault };

async function take({ proofId, offset, piece }: Sent, memberId: string, sandbox: Sandbox): Promise<Judged> {
  const bytes = Buffer.from(piece, 'base64');
  return sandbox.db.write(async (tx) => {
    const [kept] = await tx.select().from(table).where(own(memberId, proofId));
    if (!kept) throw new Refusal('NOT_FOUND');
    if (kept.state !== 'OPEN') return kept;
    if (offset !== kept.received) throw new Refusal('PROOF_OFFSET', { value: { received: kept.received } });
    const received = offset + bytes.length;
    const isLast = received === kept.size;
    const fits = received <= kept.size && (isLast || bytes.length >= leastPiece);
    if (offset === 0 && !pictureType(bytes))
      return { ...kept, state: await refuse(tx, kept), problem: 'kind' };
    if (!fits) return { ...kept, state: await refuse(tx, kept) };
    await tx.insert(proofPieces).values({ proofId, offset, bytes });
    await tx.update(table).set({ received }).where(eq(table.id, proofId));
    return { ...kept, received };
  });
}

/** The current proof. A complete file is checked now, also when a stop of the gateway prevented it before. */
async function settled(kept: Judged, sandbox: Sandbox): Promise<Proof> {
  if (kept.state === 'REFUSED') {
    await sandbox.db.scrub();
    throw kept.problem ? refusedFor(kept.problem) : new Refusal('PROOF_REFUSED');
  }
  return kept.state === 'OPEN' && kept.received === kept.size ? finish(kept, sandbox) : shown(kept);
}

/** Pictures that prove something (spec 4, Withdrawal; 9): they come in pieces, and this gateway re-encodes them. */
export const proofs: Proofs = {
  'wallet.openProof': async (input, caller, sandbox) =>
    settled(await open(input, memberIdOf(caller), sandbox), sandbox),
  'wallet.sendProof': async (input, caller, sandbox) =>
    settled(await take(input, memberIdOf(caller), sandbox), sandbox),
  'wallet.dropProof': async ({ proofId }, caller, { db }) => {
    const unused = and(own(memberIdOf(caller), proofId), isNull(table.usedFor));
    const dropped = await db.write((tx) => tx.delete(table).where(unused).returning({ id: table.id }));
    if (dropped.length === 0) throw new Refusal('NOT_FOUND');
    await db.scrub();
    return null;
  },
  'wallet.proof': async ({ proofId }, caller, { db }) => {
    const ready = and(own(memberIdOf(caller), proofId), eq(table.state, 'READY'));
    const [kept] = await db.read.select({ type: table.type, image: table.image }).from(table).where(ready);
    if (!kept?.image) throw new Refusal('NOT_FOUND');
    return { type: kept.type, image: kept.image.toString('base64') };
  },
};

/**
 * Attaches proofs to a withdrawal or deposit. Each proves one thing only, so that a slip does not count twice. Refuses
 * with PROOF_REFUSED a picture that is not the member's, not complete, or attached to something else.
 */
export async function handIn(
  tx: Transaction,
  { memberId, ids, usedFor }: { memberId: string; ids: readonly string[]; usedFor: string },
): Promise<void> {
  const wanted = [...new Set(ids)];
  const free = or(isNull(table.usedFor), eq(table.usedFor, usedFor));
  const handed = await tx
    .update(table)
    .set({ usedFor })
    .where(and(inArray(table.id, wanted), eq(table.memberId, memberId), eq(table.state, 'READY'), free))
    .returning({ id: table.id });
  if (handed.length !== wanted.length) throw new Refusal('PROOF_REFUSED');
}

/** The proofs of a withdrawal or deposit. */
export async function proofsOf(from: Pick<Transaction, 'select'>, usedFor: string): Promise<string[]> {
  const found = await from
    .select({ id: table.id })
    .from(table)
    .where(eq(table.usedFor, usedFor))
    .orderBy(asc(table.at));
  return found.map(({ id }) => id);
}
