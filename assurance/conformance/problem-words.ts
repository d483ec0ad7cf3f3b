import type * as z from 'zod/mini';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Choices named in a message; the rest is counted. */
const mostNamed = 8;

/**
 * What is wrong with a value, in words that hold nothing of it: its type, and what the schema wants. The schemas bring no
 * texts of their own to the product, which has none to show.
 */
export function problemWords(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}, and it is ${typeOf(value)}`;
    case 'invalid_value': {
      const named = issue.values.slice(0, mostNamed).map(String).join(', ');
      const rest = issue.values.length - mostNamed;
      const all = `${named}${rest > 0 ? ` and ${rest} more` : ''}`;
      return `expected ${issue.values.length > 1 ? `one of ${all}` : all}, and it is ${typeOf(value) === 'string' ? 'another word' : typeOf(value)}`;
    }
    case 'unrecognized_keys':
      return `has fields that nobody knows: ${issue.keys.join(', ')}`;
    case 'too_small':
    case 'too_big':
      return 'is too short, too long, or out of bounds';
    case 'custom':
      return issue.message === 'Invalid input' ? 'has another form' : issue.message;
    default:
      return `has another form (it is ${typeOf(value)})`;
  }
}

/** The part of a value at a path; undefined where there is none. */
export function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as never)[step] : undefined),
    value,
  );
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** What is wrong with the JSON of a file, a line each, with the place of the field. */
export function problemLines({ issues }: z.core.$ZodError, json: unknown): string[] {
  return issues.map(
    (issue) => `${placeOf(issue.path) || 'the file'}: ${problemWords(issue, partAt(json, issue.path))}`,
  );
}
