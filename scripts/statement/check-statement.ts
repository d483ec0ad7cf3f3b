import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import * as z from 'zod/mini';
import { differencesIn, SignedStatement, sameFormula, textOf } from '#contract/contracts/statement.ts';

/** What was found: whether the statement is sound, and the lines that say why. */
export type Finding = { readonly sound: boolean; readonly said: readonly string[] };

/** A terminal is told nothing but plain characters of a stranger's text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

function read(text: string): SignedStatement | string {
  try {
    const found = z.safeParse(SignedStatement, JSON.parse(text));
    if (found.success) return found.data;
    return `Not a statement: ${z.prettifyError(found.error)}`;
  } catch {
    return 'Not a statement: the file is no JSON.';
  }
}

/** Whether the signature is of this hash, by the key in the file. */
async function signed({ hash, signature, key }: SignedStatement): Promise<boolean> {
  try {
    const { payload } = await compactVerify(signature, await importJWK(key, 'EdDSA'), {
      algorithms: ['EdDSA'],
    });
    return new TextDecoder().decode(payload) === hash;
  } catch {
    return false;
  }
}

/**
 * Checks the text of a saved statement: its hash, its signature, whose key it is where the fingerprint is known, and every
 * figure against its rows.
 */
export async function checkStatement(text: string, fingerprint?: string): Promise<Finding> {
  const file = read(text);
  if (typeof file === 'string') return { sound: false, said: [plain(file)] };
  const { statement, hash, key } = file;
  const own = createHash('sha256').update(textOf(statement)).digest('hex');
  const print = await calculateJwkThumbprint(key).catch(() => 'none');
  const { number, agent, period, terms, pay, corrects } = statement;
  const faults = [
    ...(own === hash ? [] : [`The hash is ${hash}, the statement's own is ${own}.`]),
    ...((await signed(file)) ? [] : ['The signature is not one of this hash by the key in the file.']),
    ...(fingerprint === undefined || fingerprint === print
      ? []
      : [`The key's fingerprint is ${print}, not ${fingerprint}.`]),
    ...(sameFormula(statement)
      ? []
      : [`It was made with formula ${pay.formula}, which this program does not know.`]),
    ...differencesIn(statement).map(
      ({ at, says, comes }) => `${at} says ${says}, the rows come to ${comes}.`,
    ),
  ];
  const head = `Statement ${number}: ${terms.kind} of ${agent}, ${period.id} (${period.zone}), ${statement.rows.length} rows.`;
  const changed = corrects
    ? ` It corrects ${corrects.number}: ${corrects.before} before it, a difference of ${corrects.difference}.`
    : '';
  const end =
    faults.length > 0
      ? 'It does NOT hold.'
      : `It holds: ${pay.pay} to be paid.${changed} The key's fingerprint is ${print}${fingerprint ? ', as expected' : ': compare it with the one that the gateway publishes'}.`;
  return { sound: faults.length === 0, said: [head, ...faults, end].map(plain) };
}
