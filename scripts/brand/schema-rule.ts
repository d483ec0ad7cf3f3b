import * as z from 'zod/mini';
import { knownMarket, markets } from '#contract/market-names.ts';
import { BrandFile } from '#contract/system/look.ts';
import { type Finding, voiceOf } from './finding.ts';

const { error, warning } = voiceOf('schema');

type Read = { readonly file?: BrandFile; readonly findings: readonly Finding[] };

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that were given, and that nobody reads: misspelt ones, for example. */
function unread(given: unknown, read: unknown, path: readonly string[] = []): string[] {
  if (!isBranch(given) || !isBranch(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const here = [...path, name];
    return name in read ? unread(value, read[name], here) : [here.join('.')];
  });
}

/** One problem of zod is several of ours, where it names several fields. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.')];
  return issue.keys.map((key) => [...path, key].join('.'));
}

function problem(issue: z.core.$ZodIssue): Finding[] {
  const unknown = issue.code === 'unrecognized_keys';
  const shape = issue.code === 'invalid_format' || issue.code === 'custom';
  return fieldsOf(issue).map((field) =>
    error({
      field,
      found: unknown ? 'no field of this name is known' : shape ? `not ${issue.message}` : issue.message,
      todo: unknown ? 'correct the name, or leave it out' : 'see docs/brands/README.md',
    }),
  );
}

/** Reads the text of a brand's file: every field that is wrong is named, and every one that nobody reads. */
export function readSchema(text: string): Read {
  z.config(z.locales.en());
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    const found = `it is no JSON: ${(fault as Error).message}`;
    return { findings: [error({ field: '', found, todo: 'write it as JSON' })] };
  }
  const read = z.safeParse(BrandFile, json);
  if (!read.success) return { findings: read.error.issues.flatMap(problem) };
  const { market } = read.data.protection;
  const findings = [
    ...unread(json, read.data).map((field) =>
      warning({ field, found: 'nobody reads this field', todo: 'correct its name, or leave it out' }),
    ),
    ...(knownMarket(market)
      ? []
      : [
          error({
            field: 'protection.market',
            found: `${market} is no market we know: the strictest rules would be shown`,
            todo: `one of ${markets.join(', ')}`,
          }),
        ]),
  ];
  return { file: read.data, findings };
}
