import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a query's text becomes the type that the schema expects. */
const conversions: Readonly<Record<string, (text: string) => unknown>> = {
  number: (text) => (text.trim() === '' ? text : Number(text)),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/** A query holds only texts: fields with another type in the schema are converted. */
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
 * Reads a call's input with its schema, and drops unknown fields. `query` fields are texts; a body is read as
 * it is. Throws INPUT_INVALID without a reason, which would repeat the input.
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
