import { headers } from '../envelope.ts';
import type { Mapping } from './mapping.ts';
import { called, calledThroughout, elsewhere, invertNames, isObject, type Names } from './names.ts';

/** How calls are written for a gateway, and how its answers are read. */
export type Dialect = {
  /** Where the gateway has a path of the contract. */
  readonly path: (ours: string) => string;
  /** Headers by their names in the contract, with the gateway's names. */
  readonly heads: (ours: Names) => Names;
  /** The fields of a call as the gateway names them. */
  readonly say: (call: string, fields: unknown) => unknown;
  /** The JSON of an answer, with its wrapper, as the contract writes it. */
  readonly hear: (call: string, answer: unknown) => unknown;
};

/** Names of headers in the contract, and what a mapping makes of them. */
export function headNames({ headers: heads = {} }: Mapping): Names {
  const roles = Object.entries(heads) as [keyof typeof headers, string][];
  return Object.fromEntries(roles.map(([role, theirs]) => [headers[role], theirs]));
}

/** Names of fields of one call. */
export function fieldNames({ names, calls }: Mapping, call: string): Names {
  return { ...names, ...calls?.[call] };
}

/** The way from the contract to a gateway that writes it otherwise, and back for its answers. */
export function createDialect(mapping: Mapping): Dialect {
  const { paths = {}, envelope = {}, codes = {} } = mapping;
  const heads = headNames(mapping);
  const ourParts = invertNames(envelope as Names);
  const ourCodes = invertNames(codes);
  return {
    path: (ours) => elsewhere(ours, paths) ?? ours,
    heads: (ours) => called(ours, heads) as Names,
    say: (call, fields) => calledThroughout(fields, fieldNames(mapping, call)),
    hear(call, answer) {
      if (!isObject(answer)) return answer;
      const { value, code, ...rest } = called(answer, ourParts);
      return {
        ...rest,
        ...(code === undefined ? {} : { code: typeof code === 'string' ? (ourCodes[code] ?? code) : code }),
        ...(value === undefined
          ? {}
          : { value: calledThroughout(value, invertNames(fieldNames(mapping, call))) }),
      };
    },
  };
}
