import * as z from 'zod/mini';
import type { Envelope, headers } from '../envelope.ts';

const path = z.string().check(z.regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'a path without a slash at its end'));
const headerName = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'a name of a header'));
const word = z.string().check(z.regex(/^(?!__proto__$)[^\s"'<>]{1,64}$/, 'a name without spaces'));

/** Ours and theirs: no two of ours may be the same to the gateway, because what it answers leads back to one of ours. */
function oneToOne<T extends Readonly<Record<string, string | undefined>>>(schema: z.ZodMiniType<T>) {
  return schema.check(
    z.refine((pairs: T) => new Set(Object.values(pairs)).size === Object.keys(pairs).length, {
      error: 'two of ours that are one of theirs',
    }),
  );
}

const words = oneToOne(z.record(word, word));
const header = z.optional(headerName);
const part = z.optional(word);

/**
 * How a gateway writes the contract where its paths and names are others than ours (decision: a gateway's own names).
 * Everything reads from ours to theirs, and what is left out is as in the contract.
 */
export const Mapping = z.strictObject({
  /** Paths or their beginnings, in whole parts: `{ "/wps": "/api/v2" }`. The longest that fits counts. */
  paths: z.optional(oneToOne(z.record(path, path))),
  /** Names of the headers of a call, by what they hold (contract/envelope.ts). */
  headers: z.optional(
    oneToOne(
      z.strictObject({
        token: header,
        merchant: header,
        platform: header,
        language: header,
        clientType: header,
        client: header,
        requestId: header,
        idempotencyKey: header,
      } satisfies Record<keyof typeof headers, unknown>),
    ),
  ),
  /** Names of the fields of the wrapper of every answer. */
  envelope: z.optional(
    oneToOne(
      z.strictObject({ success: part, value: part, message: part, code: part } satisfies Record<
        keyof Envelope,
        unknown
      >),
    ),
  ),
  /** Codes of refusals (contract/errors.ts). */
  codes: z.optional(words),
  /** Names of fields in what is sent and in what is answered, at any depth, of every call. */
  names: z.optional(words),
  /** The same for single calls by their names, such as `wallet.balance`; they count before `names`. */
  calls: z.optional(z.record(z.string(), words)),
});
export type Mapping = z.infer<typeof Mapping>;
