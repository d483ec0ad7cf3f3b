import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { machineEnding } from '../stately/charts.ts';
import type { Named } from './written.ts';
import { declaredIn } from './written.ts';

/** A file under machines/ that belongs to no machine alone: what it declares, and the machines that come to it. */
export type CommonFile = { readonly rules: Named; readonly machines: readonly string[] };

/** The files under machines/ that a file imports more than types of, by their whole paths. */
function importsOf(file: string, folder: string): readonly string[] {
  // An import of types alone brings nothing that runs.
  const text = readFileSync(file, 'utf8').replace(/^(?:import|export) type\b[^;]*;/gm, '');
  const found = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+|#machines\/[^']+)'/g)].map(
    ([, path = '']) =>
      path.startsWith('#') ? join(folder, path.slice('#machines/'.length)) : resolve(dirname(file), path),
  );
  return found.filter((path) => path.startsWith(folder) && existsSync(path));
}

/** Every file that is reached from a file by imports, itself among them. */
function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([file]);
  // A set hands out what is added while it is walked.
  for (const one of reached) for (const other of imports.get(one) ?? []) reached.add(other);
  return reached;
}

/**
 * The rules that several machines share: what each file under a machines folder declares that stands beside no machine of
 * its own, by its path from the folder. `machines` are the ids in each file of a machine.
 */
export function commonIn(
  folder: string,
  files: readonly string[],
  machines: ReadonlyMap<string, readonly string[]>,
): Record<string, CommonFile> {
  const own = (file: string) =>
    machineEnding.test(file) ||
    ['machine', 'act'].some((kind) => machines.has(file.replace(/\.rules\.ts$/, `.${kind}.ts`)));
  const imports = new Map(files.map((file) => [file, importsOf(file, folder)]));
  const reached = [...machines].map(([file, ids]) => ({ ids, files: reachedFrom(file, imports) }));
  return Object.fromEntries(
    files.flatMap((file): [string, CommonFile][] => {
      const rules = own(file) ? {} : declaredIn(file, readFileSync(file, 'utf8'));
      if (Object.keys(rules).length === 0) return [];
      const users = reached.flatMap((one) => (one.files.has(file) ? one.ids : []));
      return [[relative(folder, file), { rules, machines: users.toSorted() }]];
    }),
  );
}
