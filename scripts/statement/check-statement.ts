import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import * as z from 'zod/mini';
import { differencesIn, SignedStatement, sameFormula, textOf } from '#contract/contracts/statement.ts';

/** What was found: whether the statement is sound, and the lines that say why. */
export type Finding = { readonly sound: boolean; readonly said: readonly string[] };

/** A terminal is told nothing but plain characters of a stranger's text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** The text of a saved statement; where it can't be read, a sentence that says why. */
export async function readStatement(
  file: string,
): Promise<{ readonly text: string } | { readonly fault: string }> {
  try {
    return { text: await readFile(file, 'utf8') };
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return { fault: plain(`There is no file ${file}.`) };
    if (code === 'EISDIR') return { fault: plain(`${file} is a folder: name the file of the statement.`) };
    return { fault: plain(`${file} can't be read: ${code}.`) };
  }
}

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
 * Checks the text of a saved statement: its hash, its signature, and every figure against its rows. Whose it is, it says only
 * where the fingerprint of the gateway's key is known.
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
  const sound = faults.length === 0;
  const paid = `${pay.pay} to be paid.${changed}`;
  // Anybody can sign anything with a key of their own: it says nothing until it is compared.
  const right = fingerprint
    ? `It holds: ${paid} It is signed with the key ${print}, as expected.`
    : `It adds up, unsigned: ${paid} Whose it is, only --key with the fingerprint that the gateway publishes says.`;
  return { sound, said: [head, ...faults, sound ? right : 'It does NOT hold.'].map(plain) };
}
