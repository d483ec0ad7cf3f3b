import type { IncomingMessage } from 'node:http';
import type { CallName } from '#contract/calls.ts';
import { fieldNames, headNames } from '#contract/mapping/dialect.ts';
import type { Mapping } from '#contract/mapping/mapping.ts';
import {
  called,
  calledThroughout,
  elsewhere,
  invertNames,
  isObject,
  type Names,
} from '#contract/mapping/names.ts';
import { callRoots, pathOf } from './call-paths.ts';

/** Requests that are written as the mapping says. */
const mapped = new WeakMap<IncomingMessage, Mapping>();

/** The names of headers that a caller may send, besides those of the contract. */
export function mappedHeads(mapping: Mapping = {}): string[] {
  return Object.values(headNames(mapping));
}

function takeHeads({ headers }: IncomingMessage, mapping: Mapping): void {
  const pairs = Object.entries(headNames(mapping)).map((pair) => pair.map((name) => name.toLowerCase()));
  const held = pairs.map(([ours = '', theirs = '']) => [ours, headers[theirs]] as const);
  for (const name of pairs.flat()) delete headers[name];
  for (const [ours, value] of held) if (value !== undefined) headers[ours] = value;
}

/**
 * The address of a request as the contract writes it, its headers too. The sandbox then is a gateway with paths and names
 * of its own (contract/mapping). A path of the contract that the mapping moves elsewhere still speaks the contract itself:
 * the tools that look into the sandbox use it.
 */
export function contractAddress(request: IncomingMessage, mapping: Mapping | undefined): string {
  const { url = '/' } = request;
  if (!mapping) return url;
  const path = pathOf(url);
  const { paths = {} } = mapping;
  const ours = elsewhere(path, invertNames(paths));
  const untouched = elsewhere(path, paths) === null && callRoots.some((root) => path.startsWith(`${root}/`));
  if (ours === null && !untouched) return url;
  mapped.set(request, mapping);
  takeHeads(request, mapping);
  return `${ours ?? path}${url.slice(path.length)}`;
}

/** Headers of the contract by the names that the sender of a request knows. */
export function headsAsMeant(request: IncomingMessage, names: readonly string[]): string[] {
  const theirs = headNames(mapped.get(request) ?? {});
  return names.map((name) => theirs[name] ?? name);
}

/** Where the sender of a request believes a path of the contract to be. */
export function pathAsMeant(request: IncomingMessage, path: string): string {
  return elsewhere(path, mapped.get(request)?.paths ?? {}) ?? path;
}

/** The fields of a request as the contract names them. */
export function fieldsOf(request: IncomingMessage, name: CallName, fields: unknown): unknown {
  const mapping = mapped.get(request);
  return mapping ? calledThroughout(fields, invertNames(fieldNames(mapping, name))) : fields;
}

/** The text of an answer as the sender of its request reads it; what is no JSON stays as it is. */
export function answerFor(request: IncomingMessage, name: CallName | null, text: string): string {
  const mapping = mapped.get(request);
  if (!mapping) return text;
  const { envelope = {}, codes = {} } = mapping;
  try {
    const answer: unknown = JSON.parse(text);
    if (!isObject(answer)) return text;
    const { code } = answer;
    const told = {
      ...answer,
      ...(typeof code === 'string' ? { code: codes[code] ?? code } : {}),
      ...('value' in answer
        ? { value: calledThroughout(answer.value, fieldNames(mapping, name ?? '')) }
        : {}),
    };
    return JSON.stringify(called(told, envelope as Names));
  } catch {
    return text;
  }
}
