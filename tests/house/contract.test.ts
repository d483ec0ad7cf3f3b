import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { codes } from '#contract/errors.ts';
import { type OpenApi, openapi } from '#sandbox/control/pages/openapi.ts';
import type { Operation } from '#sandbox/control/pages/operation.ts';

let document: OpenApi;
beforeAll(async () => {
  document = await openapi();
});

function operationsOf(from: OpenApi): [string, string, Operation][] {
  return Object.entries(from.paths).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  );
}

function operation(name: CallName): Operation {
  const found = operationsOf(document).find(([, , { operationId }]) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found[2];
}

/** Dead references in the document. */
function lostReferences(from: object): string[] {
  const written = [...JSON.stringify(from).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  const leadsTo = (reference: string) =>
    reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], from);
  return [...new Set(written)].filter((reference) => leadsTo(reference) === undefined);
}

describe('the contract as an OpenAPI document', () => {
  it('names every call of the contract, with its method and path, and nothing else', () => {
    const expected = Object.entries(calls).map(([name, { method, path }]) => [method, path, name]);
    const found = operationsOf(document).map(([method, path, { operationId }]) => [
      method,
      path,
      operationId,
    ]);
    expect(found.sort()).toEqual(expected.sort());
    expect(found.length).toBeGreaterThan(15);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('is not valid when an operation has no answers: the validator really reads it', async () => {
    const broken = structuredClone(document) as { paths: Record<string, { post?: { responses?: unknown } }> };
    delete broken.paths['/wps/session/login']?.post?.responses;
    broken.paths['/wps/session/login'] = { post: { responses: 'none' } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('has no dead reference', () => {
    expect(lostReferences(document)).toEqual([]);
    expect(lostReferences({ ...document, components: { schemas: {} } })).toContain(
      '#/components/schemas/session.LoginValue',
    );
  });

  it('is committed as docs/api/openapi.json: run `npm run contract` when this fails', () => {
    const committed: unknown = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('lists every code of the contract under one status', () => {
    const answers = Object.values(document.components.responses as Record<string, { description: string }>);
    expect(answers.flatMap(({ description }) => description.split(', ')).sort()).toEqual([...codes].sort());
  });

  it('describes the payload of a sealed call and its content', () => {
    expect(operation('session.login')).toMatchObject({
      'x-sealed': true,
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                payload: {
                  contentMediaType: 'application/jose',
                  contentSchema: {
                    allOf: [
                      { $ref: '#/components/schemas/envelope.SealedContent' },
                      { properties: { body: { $ref: '#/components/schemas/session.LoginInput' } } },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it('asks for the token exactly where the contract does, and never in the query', () => {
    for (const [name, call] of Object.entries(calls)) {
      expect('security' in operation(name as CallName), name).toBe('token' in call);
    }
    expect(operation('session.logout').parameters).toEqual([]);
  });

  it('lists the codes that refuse a call, including those that its comment names', () => {
    expect(operation('session.login')['x-refusals']).toEqual(
      expect.arrayContaining(['LOGIN_REFUSED', 'CAPTCHA_WRONG', 'SEAL_REFUSED', 'MAINTENANCE']),
    );
    expect(operation('games.hot')['x-refusals']).not.toContain('SESSION_ENDED');
  });
});
