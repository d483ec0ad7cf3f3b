import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CompactSign, importJWK } from 'jose';
import { type SignedStatement, type Statement, textOf } from '#contract/contracts/statement.ts';
import { minus } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { billCorrections, billRows, bills } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, personShown } from '#sandbox/kit/team.ts';
import { correctedRows, correctionNumber } from './correcting.ts';
import { payRow } from './settling.ts';
import { keyOf } from './statement-key.ts';

async function billOf(billId: string, { db }: Sandbox) {
  const [found] = await db.read
    .select({ bill: bills, agent: named })
    .from(bills)
    .innerJoin(members, eq(members.id, bills.agentId))
    .where(eq(bills.id, billId));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** A bill with everything it was computed from; refuses with NOT_FOUND. */
async function statementOf(billId: string, sandbox: Sandbox): Promise<Statement> {
  const { db, settings } = sandbox;
  const { bill, agent } = await billOf(billId, sandbox);
  const rows = await db.read.select().from(billRows).where(eq(billRows.billId, billId)).orderBy(billRows.id);
  const { number, contractId, periodId, from, to, zone, terms, pay, computedAt } = bill;
  return {
    number,
    merchant: settings.current().brand.merchantCode,
    // To both sides alike, as the market lets an upline see it.
    agent: personShown(agent, sandbox).account,
    contract: contractId,
    period: { id: periodId, from, to, zone },
    terms,
    opening: pay.opening,
    rows: rows.map(payRow),
    pay,
    computedAt,
  };
}

async function signed(statement: Statement, sandbox: Sandbox): Promise<SignedStatement> {
  const { d, ...key } = await keyOf(sandbox);
  const hash = createHash('sha256').update(textOf(statement)).digest('hex');
  const signature = await new CompactSign(new TextEncoder().encode(hash))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(await importJWK({ ...key, d: d ?? '' }, 'EdDSA'));
  return { format: 'vestibulo-statement-1', statement, hash, signature, key: key as Record<string, string> };
}

/** The statement of a bill, signed: what anybody can check without the gateway. Refuses with NOT_FOUND. */
export async function signedStatement(billId: string, sandbox: Sandbox): Promise<SignedStatement> {
  return signed(await statementOf(billId, sandbox), sandbox);
}

/** The same of a correction of a bill: its rows and its pay are those after it. Refuses with NOT_FOUND. */
export async function signedCorrection(
  correctionId: string,
  sandbox: Sandbox,
  ofBill?: string,
): Promise<SignedStatement> {
  const { db } = sandbox;
  const [found] = await db.read.select().from(billCorrections).where(eq(billCorrections.id, correctionId));
  if (!found || (ofBill ?? found.billId) !== found.billId) throw new Refusal('NOT_FOUND');
  const { bill } = await billOf(found.billId, sandbox);
  const { ordinal, before, after, pay, at } = found;
  const corrected = await statementOf(bill.id, sandbox);
  const rows = await correctedRows(db.read, bill, correctionId);
  const { number } = corrected;
  return signed(
    {
      ...corrected,
      number: correctionNumber(number, ordinal),
      rows: rows.map(payRow),
      pay,
      computedAt: at,
      corrects: { number, before: amountOf(before), difference: amountOf(minus(after, before)) },
    },
    sandbox,
  );
}
