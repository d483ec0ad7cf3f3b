import type { CallShape } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { client, headers } from '#contract/envelope.ts';
import { createDialect } from '#contract/mapping/dialect.ts';
import type { Mapping } from '#contract/mapping/mapping.ts';

/** What is said to a gateway, before it is sealed. */
export type Said = {
  readonly name: CallName;
  readonly call: CallShape;
  readonly input: Readonly<Record<string, unknown>>;
  readonly token: string | null;
  readonly language: string;
};

/** What travels: `body` is sealed first where the call says so, unless `plain`. */
export type Spoken = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly inQuery: boolean;
};

/**
 * How a call is said to one gateway, and how its answer is heard. This is the only place that turns a call and its input
 * into a request, and the JSON of an answer into an envelope of the contract: no check knows that a gateway has paths and
 * names of its own.
 */
export type Speech = {
  readonly say: (said: Said) => Spoken;
  /** The JSON of an answer as the contract writes it. */
  readonly hear: (name: CallName, json: unknown) => unknown;
  /** Headers, by their names in the contract, as this gateway names them. */
  readonly heads: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Where this gateway has a path of the contract. */
  readonly path: (path: string) => string;
};

/** Speaks as the product's own client does (src/gateway/gateway.ts): the contract as it stands, or as it is mapped. */
export function createSpeech(merchant: string, clientId: string, mapping: Mapping = {}): Speech {
  const dialect = createDialect(mapping);
  return {
    heads: dialect.heads,
    path: dialect.path,
    hear: dialect.hear,
    say({ name, call, input, token, language }) {
      const { key, token: given, ...rest } = input;
      const fields = call.keyed || key === undefined ? rest : { ...rest, key };
      const used = call.token === 'given' && typeof given === 'string' ? given : token;
      return {
        method: call.method,
        path: dialect.path(call.path),
        inQuery: call.method === 'GET' || call.method === 'DELETE',
        fields: dialect.say(
          name,
          call.repeatsToken ? { ...fields, token: used } : fields,
        ) as Spoken['fields'],
        headers: dialect.heads({
          [headers.merchant]: merchant,
          [headers.platform]: client.platform,
          [headers.language]: language,
          [headers.clientType]: client.clientType,
          [headers.client]: clientId,
          ...(used === null ? {} : { [headers.token]: used }),
          ...(call.keyed && key !== undefined ? { [headers.idempotencyKey]: String(key) } : {}),
        }),
      };
    },
  };
}
