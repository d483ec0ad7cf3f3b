// Run in a folder of its own (extractor.ts makes it): reads each file of charts/ as Stately’s editor does, from its text
// alone, and prints the charts that it finds, by the names of the files.
import { readdirSync, readFileSync } from 'node:fs';
import { extractMachinesFromFile } from '@xstate/machine-extractor';

// It tells the console of each parameter that is a function, with its whole syntax tree.
for (const way of ['log', 'warn', 'error']) console[way] = () => {};

const charts = new URL('charts/', import.meta.url);
const read = (name) => extractMachinesFromFile(readFileSync(new URL(name, charts), 'utf8'))?.machines ?? [];
const found = readdirSync(charts).map((name) => [
  name,
  read(name).map((machine) => machine.toConfig() ?? null),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
