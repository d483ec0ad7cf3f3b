import * as z from 'zod/mini';
import { asMinor, minus, signOf } from '../units.ts';
import { amountOf, minorRead } from '../wallet/minor-units.ts';
import { Amount } from '../wallet/money.ts';
import { formula, Pay, PayRow, payOf } from './pay.ts';
import { Terms } from './terms.ts';

/**
 * A frozen bill with everything it was computed from, so that anybody can compute it again; or one correction of it, with
 * the rows as they are after it.
 */
export const Statement = z.object({
  /** The number of the bill or the correction, the merchant, the agent it is about, and the contract. */
  number: z.string(),
  merchant: z.string(),
  agent: z.string(),
  contract: z.string(),
  /** The period's id, its first moment and the first after it in epoch milliseconds, and the merchant's time zone. */
  period: z.object({ id: z.string(), from: z.number(), to: z.number(), zone: z.string() }),
  terms: Terms,
  opening: Amount,
  rows: z.array(PayRow),
  pay: Pay,
  computedAt: z.number(),
  /** Of a correction: the number of its bill, the pay of the statement before it, and the difference, which may be negative. */
  corrects: z.optional(z.object({ number: z.string(), before: Amount, difference: Amount })),
});
export type Statement = z.infer<typeof Statement>;

/**
 * A statement as it is saved: `hash` is the SHA-256 of its text in hexadecimal digits, `signature` a compact JWS of that
 * hash, and `key` the public key (JWK) that it is signed with.
 */
export const SignedStatement = z.object({
  format: z.literal('vestibulo-statement-1'),
  statement: Statement,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  signature: z.string(),
  key: z.record(z.string(), z.string()),
});
export type SignedStatement = z.infer<typeof SignedStatement>;

/** The text that is hashed: JSON without spaces, the fields in the order of the schema. */
export function textOf(statement: Statement): string {
  return JSON.stringify(z.parse(Statement, statement));
}

/** A place where a statement says something else than its rows come to. */
export type Difference = { readonly at: string; readonly says: string; readonly comes: string };

function leaves(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  const list = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inside]) =>
    leaves(inside, list ? `${at}[${name}]` : `${at}.${name}`),
  );
}

const nothing = asMinor(0);

function differenceIn({ corrects }: Pick<Statement, 'corrects'>, pay: Pay): Statement['corrects'] {
  if (!corrects) return undefined;
  const difference = amountOf(minus(minorRead(pay.pay) ?? nothing, minorRead(corrects.before) ?? nothing));
  return { ...corrects, difference };
}

/** Computes a statement again from its rows, and says where it differs. */
export function differencesIn(statement: Statement): readonly Difference[] {
  const { terms, rows, opening, pay, period, corrects } = statement;
  const computed = payOf(terms, rows, opening);
  const all = (pay: Pay, corrects: Statement['corrects']) =>
    new Map([...leaves(pay, 'pay'), ...(corrects ? leaves(corrects, 'corrects') : [])]);
  const said = all(pay, corrects);
  const right = all(computed, differenceIn(statement, computed));
  const places = [...new Set([...said.keys(), ...right.keys()])];
  const outside = rows.findIndex(({ at }) => at < period.from || at >= period.to);
  const negative = rows.findIndex(({ validBet }) => signOf(minorRead(validBet) ?? asMinor(-1)) < 0);
  return [
    ...places
      .filter((at) => said.get(at) !== right.get(at))
      .map((at) => ({ at, says: said.get(at) ?? '', comes: right.get(at) ?? '' })),
    ...(outside < 0
      ? []
      : [{ at: `rows[${outside}].at`, says: String(rows[outside]?.at), comes: period.id }]),
    ...(negative < 0
      ? []
      : [{ at: `rows[${negative}].validBet`, says: rows[negative]?.validBet ?? '', comes: '0.00' }]),
  ];
}

/** Whether this program computes with the same formula as a statement. */
export function sameFormula({ pay }: Pick<Statement, 'pay'>): boolean {
  return pay.formula === formula;
}
