import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { mappingFaults } from '#contract/mapping/faults.ts';
import { Mapping } from '#contract/mapping/mapping.ts';
import { BadFile } from './accounts.ts';
import { problemLines } from './problem-words.ts';

const File = z.object({ mapping: Mapping });

/** The mapping of a brand's file; throws a `BadFile` that names every bad field. */
export function readMapping(file: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code = 'no JSON' } = error as { code?: string };
    throw new BadFile(`The file with the mapping can't be read: ${code}`);
  }
  const read = z.safeParse(File, json);
  const faults = read.success
    ? mappingFaults(read.data.mapping).map(({ field, found }) => `mapping.${field}: ${found}`)
    : problemLines(read.error, json);
  if (read.success && faults.length === 0) return read.data.mapping;
  throw new BadFile(`The mapping can't be used.\n${faults.map((line) => `  ${line}`).join('\n')}`);
}
