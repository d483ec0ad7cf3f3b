import fc from 'fast-check';
import * as z from 'zod/mini';

/** As much of a JSON Schema as the contract's schemas become. */
type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
};

function textOf({ pattern, minLength = 1 }: JsonSchema): string {
  if (pattern === undefined) return 'a'.repeat(minLength);
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 });
  return text;
}

function sampled(schema: JsonSchema): unknown {
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sampled(either);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const { properties = {}, required = [], items = {}, minItems = 0, minimum, exclusiveMinimum } = schema;
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sampled(properties[name] ?? {})]));
    case 'array':
      return (schema.prefixItems ?? Array.from({ length: minItems }, () => items)).map(sampled);
    case 'string':
      return textOf(schema);
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return minimum ?? (exclusiveMinimum ?? 0) + 1;
    default:
      return null;
  }
}

/** A value that a schema of the contract takes, always the same one; what may be left out is left out. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const value = sampled(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  z.parse(schema, value);
  return value;
}
