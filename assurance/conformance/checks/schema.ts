import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { differs, type Found, works } from '../finding.ts';
import { partAt, problemWords } from '../problem-words.ts';
import { fieldWords } from '../redaction.ts';

/** More problems than these say nothing new. */
const most = 4;

function place(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? '[]' : String(step)));
  return steps.join('.').replaceAll('.[]', '[]') || 'the value';
}

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
};

/** The names that a schema knows at a place; null where it can't be told, as behind a union. */
function knownAt(schema: z.ZodMiniType, [step, ...rest]: readonly PropertyKey[]): readonly string[] | null {
  const { type, shape, element, innerType } = schema._zod.def as unknown as Def;
  if (innerType) return knownAt(innerType, step === undefined ? [] : [step, ...rest]);
  if (step === undefined) return type === 'object' ? Object.keys(shape ?? {}) : null;
  const next = typeof step === 'number' ? element : shape?.[String(step)];
  return next ? knownAt(next, rest) : null;
}

/** Fields beside a missing one that the contract does not know: perhaps one of them is its other name. */
function unknownBeside(schema: z.ZodMiniType, value: unknown, path: readonly PropertyKey[]): string {
  const owner = partAt(value, path.slice(0, -1));
  const known = knownAt(schema, path.slice(0, -1));
  if (typeof owner !== 'object' || owner === null || Array.isArray(owner) || !known) return '';
  const said = fieldWords(Object.keys(owner).filter((name) => !known.includes(name)));
  return said && ` (beside it: ${said})`;
}

function problem(schema: z.ZodMiniType, value: unknown, issue: z.core.$ZodIssue): string {
  const path = issue.path;
  const missing = path.length > 0 && partAt(value, path) === undefined;
  if (missing) return `${place(path)} is missing${unknownBeside(schema, value, path)}`;
  return `${place(path)}: ${problemWords(issue, partAt(value, path))}`;
}

/** Problems of a value by place, each once: a hundred rows with the same fault are one. */
function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const read = z.safeParse(schema, value);
  if (read.success) return [];
  const all = [...new Set(read.error.issues.map((issue) => problem(schema, value, issue)))];
  return all.length > most ? [...all.slice(0, most), `and ${all.length - most} more`] : all;
}

const expected = 'a value of the contract’s schema';

/** Fields of an envelope that the contract knows. */
const ofEnvelope = ['success', 'value', 'message', 'code'];

/** Compares the value of an answer with the schema of its call; `fields` are those of the envelope around it. */
export function checkSchema(
  call: CallShape,
  value: unknown,
  consequence: string,
  fields: readonly string[],
): Found {
  const found = problemsOf(call.output as z.ZodMiniType, value);
  const others = fieldWords(fields.filter((name) => !ofEnvelope.includes(name)));
  const none = value === undefined && found.length > 0;
  const problems = none ? [`the envelope has no value${others && ` (beside it: ${others})`}`] : found;
  return problems.length === 0
    ? works('schema', expected)
    : differs('schema', expected, problems.join('; '), consequence);
}
