import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type SignedStatement, type Statement, textOf } from '#contract/contracts/statement.ts';
import { billRows, bills, statementKeys } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { Refusal } from '#sandbox/wire/handler.ts';
import { payRow } from './settling.ts';

const only = 1;

async function kept({ db }: Sandbox): Promise<JWK | undefined> {
  const [found] = await db.read.select().from(statementKeys).limit(1);
  return found?.jwk;
}

/** The key of this database; the first statement makes it. */
async function keyOf(sandbox: Sandbox): Promise<JWK> {
  const known = await kept(sandbox);
  if (known) return known;
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const { kty = '', crv = '', x = '', d = '' } = await exportJWK(privateKey);
  const jwk = { kty, crv, x, d };
  await sandbox.db.write((tx) => tx.insert(statementKeys).values({ id: only, jwk }).onConflictDoNothing());
  return (await kept(sandbox)) ?? jwk;
}

/** A bill with everything it was computed from; refuses with NOT_FOUND. */
async function statementOf(billId: string, { db, settings }: Sandbox): Promise<Statement> {
  const [found] = await db.read
    .select({ bill: bills, agent: members.account })
    .from(bills)
    .innerJoin(members, eq(members.id, bills.agentId))
    .where(eq(bills.id, billId));
  if (!found) throw new Refusal('NOT_FOUND');
  const rows = await db.read.select().from(billRows).where(eq(billRows.billId, billId)).orderBy(billRows.id);
  const { zone, brand } = settings.current();
  const { id, contractId, periodId, from, to, terms, pay, computedAt } = found.bill;
  return {
    number: id,
    merchant: brand.merchantCode,
    agent: found.agent,
    contract: contractId,
    period: { id: periodId, from, to, zone },
    terms,
    opening: pay.opening,
    rows: rows.map(payRow),
    pay,
    computedAt,
  };
}

/** The statement of a bill, signed: what anybody can check without the gateway. Refuses with NOT_FOUND. */
export async function signedStatement(billId: string, sandbox: Sandbox): Promise<SignedStatement> {
  const statement = await statementOf(billId, sandbox);
  const { d, ...key } = await keyOf(sandbox);
  const hash = createHash('sha256').update(textOf(statement)).digest('hex');
  const signature = await new CompactSign(new TextEncoder().encode(hash))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(await importJWK({ ...key, d: d ?? '' }, 'EdDSA'));
  return { format: 'vestibulo-statement-1', statement, hash, signature, key: key as Record<string, string> };
}
