import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

const all = Object.entries(calls) as unknown as readonly (readonly [CallName, CallShape])[];

/** Maps, so that a module called `constructor` is as unknown as any other. */
const byPath = new Map<string, Map<string, CallName>>();
for (const [name, { method, path }] of all) {
  const methods = byPath.get(path) ?? new Map<string, CallName>();
  byPath.set(path, methods.set(method, name));
}

/** The first parts of the contract's paths, such as `/wps`: the gateway answers everything below them. */
export const callRoots: readonly string[] = [
  ...new Set(all.map(([, { path }]) => path.replace(/(?<=.)\/.*/, ''))),
];

/** Calls that take a longer body than others. */
export const longCalls = all.flatMap(([, { method, path, longest }]) =>
  longest === undefined ? [] : [{ method, path, longest }],
);

/** The path of an address as written, not decoded: the contract's paths need no decoding. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The methods of a path; none for a path that is not in the contract. */
export function methodsOf(path: string): string[] {
  return [...(byPath.get(path)?.keys() ?? [])];
}

/** The call at a method and path, both as they came; refuses one that is not in the contract. */
export function callAt(method: string, path: string): CallName {
  const methods = byPath.get(path);
  if (!methods) throw new Refusal('CALL_UNKNOWN');
  const name = methods.get(method);
  if (!name) throw new Refusal('METHOD_NOT_ALLOWED');
  return name;
}
