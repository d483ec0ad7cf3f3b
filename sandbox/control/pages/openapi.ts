import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { refusal, refusedAnswers } from './answers.ts';
import { contractSchemas, type JsonSchema } from './contract-schemas.ts';
import { commentsOf, contractFiles } from './contract-text.ts';
import { type Operation, operationOf } from './operation.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The calls that share a path. The headers are on the path, since every call sends them. */
export type PathItem = { readonly [M in Method]?: Operation } & { readonly parameters: readonly unknown[] };

/** The OpenAPI 3.1 document of the gateway, as far as the code here relies on its shape. */
export type OpenApi = {
  readonly openapi: '3.1.1';
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Record<string, unknown>;
  readonly [part: string]: unknown;
};

const headerTexts: Readonly<Record<Exclude<keyof typeof headers, 'token'>, string>> = {
  merchant: 'The merchant code of the brand.',
  platform: 'The platform the client is built for, `web`.',
  language: 'The language of the texts to answer with, such as `ES`.',
  clientType: 'The kind of client, as a number.',
  client: 'A random name of this tab: what a captcha is bound to.',
  requestId: 'A random name of this request; the gateway repeats it in its log.',
  idempotencyKey: 'Made when a form opens and kept through its retries, so that money moves once.',
};

function headerParameters() {
  const all = Object.entries(headerTexts).map(([key, description]) => {
    const name = headers[key as keyof typeof headers];
    return [name, { name, in: 'header', description, schema: { type: 'string' }, 'x-assumed': true }];
  });
  return Object.fromEntries(all) as Record<string, unknown>;
}

function pathsOf(operations: readonly [CallShape, Operation][]): Record<string, PathItem> {
  const everywhere = Object.values(headers)
    .filter((name) => name !== headers.token && name !== headers.idempotencyKey)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const paths: Record<string, PathItem> = {};
  for (const [{ method, path }, operation] of operations) {
    const item = paths[path] ?? { parameters: everywhere };
    const verb = method.toLowerCase() as Method;
    if (item[verb])
      throw new Error(`${item[verb].operationId} and ${operation.operationId}: ${method} ${path}`);
    paths[path] = { ...item, [verb]: operation };
  }
  return paths;
}

/**
 * The contract as an OpenAPI 3.1 document: every call an operation named after it, every exported schema a
 * component, comments as descriptions. Throws when two calls share method and path.
 */
export async function openapi(): Promise<OpenApi> {
  const files = contractFiles();
  const comments = commentsOf(files);
  const schemas = await contractSchemas(files);
  const operations = Object.entries(calls).map(([name, call]): [CallShape, Operation] => [
    call,
    operationOf(name as CallName, call, schemas, comments.get(name)),
  ]);
  const described = Object.entries(schemas.named)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => [name, { ...schema, description: comments.get(name) }]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vestíbulo gateway',
      version: '1',
      description:
        'Written from contract/ by `npm run contract`. `x-assumed` marks what the specification does not show.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(([, operation]) => operation.tags[0]))].map((name) => ({ name })),
    paths: pathsOf(operations),
    components: {
      schemas: { Refusal: refusal, ...Object.fromEntries(described) },
      responses: refusedAnswers(),
      parameters: headerParameters(),
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: headers.token } },
    },
  };
}
