import * as z from 'zod/mini';
import type { CallShape } from '../call.ts';
import { calls } from '../calls.ts';
import { codes as knownCodes } from '../errors.ts';
import { createDialect, fieldNames } from './dialect.ts';
import type { Mapping } from './mapping.ts';
import { elsewhere, invertNames } from './names.ts';

/** A mapping that does not fit the contract: the field of the mapping, and what is wrong with it. */
export type MappingFault = { readonly field: string; readonly found: string };

const all = Object.entries(calls) as unknown as readonly (readonly [string, CallShape])[];

/** The names of all fields in a schema, at any depth. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  const below = Object.entries(schema).flatMap(([, part]) => fieldsIn(part));
  return [...Object.keys(properties), ...below];
}

/** The names of all fields that a call sends or answers. */
function fieldsOf({ input, output }: CallShape): ReadonlySet<string> {
  const written = [input, output].map((schema) =>
    z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any' }),
  );
  return new Set(fieldsIn(written));
}

/** The names of fields, by call. */
type FieldNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Names that no call has: most likely misspelt. */
function strangers(mapping: Mapping, fieldsByCall: FieldNames): MappingFault[] {
  const { paths = {}, codes = {}, names = {}, calls: own = {} } = mapping;
  const everywhere = new Set([...fieldsByCall.values()].flatMap((fields) => [...fields]));
  const unknown = (field: string, found: string) => ({ field, found });
  return [
    ...Object.keys(paths)
      .filter((start) => !all.some(([, { path }]) => elsewhere(path, { [start]: '/' }) !== null))
      .map((start) => unknown(`paths.${start}`, 'no path of the contract begins so')),
    ...Object.keys(codes)
      .filter((code) => !knownCodes.some((known) => known === code))
      .map((code) => unknown(`codes.${code}`, 'no code of the contract')),
    ...Object.keys(names)
      .filter((name) => !everywhere.has(name))
      .map((name) => unknown(`names.${name}`, 'no call has a field of this name')),
    ...Object.entries(own).flatMap(([call, fields]) => {
      const known = fieldsByCall.get(call);
      if (!known) return [unknown(`calls.${call}`, 'no such call')];
      return Object.keys(fields)
        .filter((name) => !known.has(name))
        .map((name) => unknown(`calls.${call}.${name}`, 'the call has no field of this name'));
    }),
  ];
}

/** Fields that would come back under the name of another field. */
function clashes(mapping: Mapping, fieldsByCall: FieldNames): MappingFault[] {
  return [...fieldsByCall].flatMap(([call, fields]) => {
    const names = fieldNames(mapping, call);
    const back = invertNames(names);
    return [...fields].flatMap((name) => {
      const read = back[names[name] ?? name] ?? name;
      if (read === name) return [];
      const field = mapping.calls?.[call]?.[read] === undefined ? `names.${read}` : `calls.${call}.${read}`;
      return [{ field, found: `the field ${name} of ${call} would be read as ${read}` }];
    });
  });
}

/** Calls that would be at the same method and path. */
function meetings(mapping: Mapping): MappingFault[] {
  const { path: there } = createDialect(mapping);
  const places = all.map(([, { method, path }]) => `${method} ${there(path)}`);
  return all
    .filter((_, at) => places.indexOf(places[at] ?? '') !== at)
    .map(([call, { path }]) => ({ field: 'paths', found: `${call} meets another call at ${there(path)}` }));
}

/** What of a mapping does not fit the contract: misspelt names, and what could not be told apart. */
export function mappingFaults(mapping: Mapping): readonly MappingFault[] {
  const fieldsByCall: FieldNames = new Map(all.map(([call, shape]) => [call, fieldsOf(shape)]));
  const found = [
    ...strangers(mapping, fieldsByCall),
    ...clashes(mapping, fieldsByCall),
    ...meetings(mapping),
  ];
  return [...new Map(found.map((one) => [one.field, one])).values()];
}
