import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { Refusal } from './handler.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a text of a query becomes what a schema expected in its place. */
const conversions: Readonly<Record<string, (text: string) => unknown>> = {
  number: (text) => (text.trim() === '' ? text : Number(text)),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/** A query holds only texts: the fields that the schema wants as something else are read as that. */
function converted(fields: Fields, issues: readonly z.core.$ZodIssue[]): Fields {
  const changes = issues.flatMap((issue) => {
    const [name] = issue.path;
    const convert = issue.code === 'invalid_type' ? conversions[issue.expected] : undefined;
    const text = typeof name === 'string' ? fields[name] : undefined;
    return convert && typeof text === 'string' ? [[String(name), convert(text)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(changes) };
}

/**
 * Reads what a call was given with its schema: fields it does not know are dropped. `query` fields are texts,
 * a body is read as it is. Throws INPUT_INVALID without saying why: what was sent is not repeated.
 */
export function readInput(call: CallShape, given: unknown, fromQuery: boolean): unknown {
  const read = z.safeParse(call.input, given);
  if (read.success) return read.data;
  if (fromQuery) {
    const again = z.safeParse(call.input, converted(given as Fields, read.error.issues));
    if (again.success) return again.data;
  }
  throw new Refusal('INPUT_INVALID');
}
