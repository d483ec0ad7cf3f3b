import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import { SealedBody, SealedContent } from '#contract/envelope.ts';
import type { ContractFile } from './contract-text.ts';

/** The part of JSON Schema (2020-12) that the contract's schemas use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly [keyword: string]: unknown;
};

/** The contract's schemas as JSON Schema; references between them point into `#/components/schemas/`. */
export type ContractSchemas = {
  /** Every named schema that a call uses, `games.GameTile`. */
  readonly named: Readonly<Record<string, JsonSchema>>;
  /** Input and output of each call; `optional` when an answer may leave `value` out. */
  readonly calls: Readonly<Record<CallName, { input: JsonSchema; output: JsonSchema; optional: boolean }>>;
};

/** Names every schema the contract exports, so that the document can refer to it instead of repeating it. */
async function namesOf(files: readonly ContractFile[]) {
  const names = z.registry<{ id: string }>();
  for (const { area, path } of files) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodMiniType && !names.has(value)) names.add(value, { id: `${area}.${name}` });
    }
  }
  return names;
}

/**
 * Turns every schema of the contract into JSON Schema for the wire format. The wire tolerates unknown fields, so
 * objects stay open.
 */
export async function contractSchemas(files: readonly ContractFile[]): Promise<ContractSchemas> {
  const pairs = Object.entries(calls).map(([name, { input, output }]) => [name, z.object({ input, output })]);
  // All calls are converted together, so a schema that two of them use becomes one named definition.
  const whole = z.object({ ...Object.fromEntries(pairs), SealedBody, SealedContent });
  const metadata = await namesOf(files);
  const written = JSON.stringify(z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any', metadata }));
  const { $defs = {}, properties } = JSON.parse(
    written.replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Record<string, JsonSchema>; properties: Record<string, JsonSchema> };
  const ofCall = ([name]: [string, unknown]) => {
    const { properties: sides, required } = properties[name] as JsonSchema;
    return [name, { ...sides, optional: !required?.includes('output') }];
  };
  const named = Object.entries($defs).map(([name, { id: _, ...schema }]) => [name, schema]);
  return {
    named: Object.fromEntries(named),
    calls: Object.fromEntries(Object.entries(calls).map(ofCall)) as ContractSchemas['calls'],
  };
}
