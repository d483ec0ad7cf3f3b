import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { type ChartFacts, factsOf } from './facts.ts';

type Declared = { readonly type: string; readonly id?: { readonly name?: string } | null };
type Statement = Declared & {
  readonly start: number;
  readonly end: number;
  readonly declaration?: Statement | null;
  readonly declarations?: readonly Declared[];
};

/** The functions and tables of a rules file, by name, as written except for their spaces. */
function rulesIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const statements = parseSync(file, text).program.body as unknown as readonly Statement[];
  const rules = statements.flatMap((statement) => {
    const { type, id, declarations = [] } = statement.declaration ?? statement;
    const declared = type === 'FunctionDeclaration' ? [{ type, id }] : declarations;
    const written = text.slice(statement.start, statement.end).replace(/\s+/g, ' ');
    return declared.flatMap((one): [string, string][] => (one.id?.name ? [[one.id.name, written]] : []));
  });
  return Object.fromEntries(rules);
}

async function machinesIn(file: string): Promise<readonly AnyStateMachine[]> {
  const exported: unknown[] = Object.values(await import(pathToFileURL(file).href));
  return exported.filter((one): one is AnyStateMachine => one instanceof StateMachine);
}

/** The facts of every machine under a folder, by id. Throws when two share one. */
export async function chartsIn(root: string): Promise<Record<string, ChartFacts>> {
  const folder = resolve(root, 'machines');
  const charts: Record<string, ChartFacts> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.machine.ts')) continue;
    const rules = rulesIn(join(folder, file.replace('.machine.ts', '.rules.ts')));
    for (const machine of await machinesIn(join(folder, file))) {
      if (machine.id in charts) throw new Error(`two machines are called ${machine.id}`);
      charts[machine.id] = factsOf(machine, rules);
    }
  }
  return charts;
}
