import type { CallShape } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import type { Code } from '#contract/errors.ts';
import { refusalsOf, refusedResponses } from './answers.ts';
import type { ContractSchemas, JsonSchema } from './contract-schemas.ts';

/** An OpenAPI operation, with what the contract says beyond OpenAPI under `x-`. */
export type Operation = {
  readonly operationId: CallName;
  readonly tags: readonly [area: string];
  readonly description?: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly Record<string, unknown>[];
  readonly 'x-token'?: true | 'given' | 'offered';
  readonly 'x-sealed'?: true;
  readonly 'x-assumed'?: true;
  readonly 'x-while-restricted'?: true | 'password';
  readonly 'x-real-account'?: true;
  readonly 'x-kept'?: 'everybody' | 'caller';
  /** Every code the call may be refused with, its own first. */
  readonly 'x-refusals': readonly Code[];
  readonly 'x-sections'?: readonly string[];
};

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

/** The schema behind a reference into the components. */
function resolved(schema: JsonSchema, named: ContractSchemas['named']): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? (named[name] ?? {}) : schema;
}

function queryOf(schema: JsonSchema): Record<string, unknown>[] {
  // A union of objects has no fixed list of fields, so OpenAPI takes it as one exploded parameter.
  if (!schema.properties) return [{ name: 'input', in: 'query', style: 'form', explode: true, schema }];
  return Object.entries(schema.properties).map(([name, { description, ...field }]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    ...(description ? { description } : {}),
    schema: field,
  }));
}

/** A sealed body describes its content: `contentSchema` is JSON Schema's own keyword for that. */
function sealed(input: JsonSchema): JsonSchema {
  const hidden = { type: 'object', properties: { body: input }, required: ['body'] };
  return {
    type: 'object',
    description: 'One compact JWE (ECDH-ES with P-256, A256GCM) to a key of `system.keys`.',
    properties: {
      payload: {
        type: 'string',
        contentMediaType: 'application/jose',
        contentSchema: { allOf: [{ $ref: '#/components/schemas/envelope.SealedContent' }, hidden] },
      },
    },
    required: ['payload'],
  };
}

function answer(output: JsonSchema, optional: boolean): JsonSchema {
  return {
    type: 'object',
    properties: { success: { const: true }, value: output },
    required: optional ? ['success'] : ['success', 'value'],
  };
}

/** The key of a money act travels in its header. */
function unkeyed({ properties, required, ...schema }: JsonSchema): JsonSchema {
  const { key: _, ...rest } = properties ?? {};
  return { ...schema, properties: rest, required: (required ?? []).filter((name) => name !== 'key') };
}

function inputOf(call: CallShape, input: JsonSchema, named: ContractSchemas['named']) {
  const changes = call.method === 'POST' || call.method === 'PUT';
  const fields = resolved(input, named);
  // The token of a session that has been left travels in the header like any other, never in the URL.
  const { token: _, ...rest } = fields.properties ?? {};
  const asked = call.token === 'given' ? { ...fields, properties: rest } : fields;
  if (!changes) return { parameters: queryOf(asked) };
  const said = call.keyed ? unkeyed(fields) : input;
  const body = call.sealed ? sealed(said) : said;
  const idempotency = { $ref: `#/components/parameters/${headers.idempotencyKey}` };
  return {
    parameters: call.keyed ? [idempotency] : [],
    requestBody: { required: true, content: json(body) },
  };
}

/** One call as an operation; `comment` is its comment in the contract. */
export function operationOf(
  name: CallName,
  call: CallShape,
  schemas: ContractSchemas,
  comment = '',
): Operation {
  const { input, output, optional } = schemas.calls[name];
  const refusals = refusalsOf(call, comment);
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    ...(comment ? { description: comment } : {}),
    ...(call.token ? { security: [{ token: [] }], 'x-token': call.token } : {}),
    ...(call.sealed ? { 'x-sealed': true } : {}),
    ...(call.assumed ? { 'x-assumed': true } : {}),
    ...(call.whileRestricted ? { 'x-while-restricted': call.whileRestricted } : {}),
    ...(call.realAccount ? { 'x-real-account': true } : {}),
    ...(call.agentsOnly ? { 'x-agents-only': true } : {}),
    ...(call.kept ? { 'x-kept': call.kept } : {}),
    'x-refusals': refusals,
    ...(call.sections ? { 'x-sections': call.sections.map((path) => path.join('.')) } : {}),
    ...inputOf(call, input, schemas.named),
    responses: {
      200: { description: 'Done.', content: json(answer(output, optional)) },
      ...refusedResponses(refusals),
    },
  };
}
