import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

/** A machine of the product and the file that holds its chart, from the root of the project. */
export type Chart = { readonly id: string; readonly file: string; readonly machine: AnyStateMachine };

/** How the name of a file with a machine ends: one with a chart of its own, or an act made of a chart that others share. */
export const machineEnding = /\.(machine|act)\.ts$/;

/** The file with the chart of a machine: its own, or for an act the one that it is made of. */
export function chartFileOf(file: string): string {
  if (!file.endsWith('.act.ts')) return file;
  const imported = [...readFileSync(file, 'utf8').matchAll(/ from '(\..+?)(?:\.machine)?\.ts';/g)];
  const charts = imported.map(([, name]) => join(dirname(file), `${name}.machine.ts`));
  const chart = charts.find(existsSync);
  if (!chart) throw new Error(`${file} is made of no chart`);
  return chart;
}

/** All machines of the product, in the order of their files. */
export async function findCharts(): Promise<readonly Chart[]> {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((name) => machineEnding.test(name))
    .map((name) => join('machines', name))
    .sort();
  const found: Chart[] = [];
  for (const file of files) {
    const parts: unknown[] = Object.values(await import(pathToFileURL(file).href));
    const machines = parts.filter((part): part is AnyStateMachine => part instanceof StateMachine);
    found.push(...machines.map((machine) => ({ id: machine.id, file, machine })));
  }
  return found;
}
