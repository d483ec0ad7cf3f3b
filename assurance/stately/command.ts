import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Chart, findCharts } from './charts.ts';
import { extractCharts } from './extractor.ts';
import { statelyWriter } from './stately-file.ts';
import { faultsOf, tableOf } from './table.ts';

const folder = join('.cache', 'stately');

/** How the command ends, and what it says. */
type Ending = { readonly status: 0 | 1 | 2; readonly said: string };

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function writeOne(chart: Chart, all: readonly Chart[], to: string): Promise<Ending> {
  const { text, charts } = await statelyWriter(all)(chart);
  write(to, text);
  return { status: 0, said: `${to}: ${charts.map(({ id }) => id).join(', ')}` };
}

async function writeAll(all: readonly Chart[], to: string): Promise<Ending> {
  const fileFor = statelyWriter(all);
  const files = await Promise.all(
    all.map(async (chart) => ({ name: `${chart.id}.ts`, ...(await fileFor(chart)) })),
  );
  for (const { name, text } of files) write(join(to, name), text);
  const found = await extractCharts(new Map(files.map(({ name, text }) => [name, text])));
  const faults = faultsOf(files, found);
  const lines = [`${to}: ${files.length} files`, '', ...tableOf(files, found), ...faults];
  return { status: faults.length > 0 ? 1 : 0, said: lines.join('\n') };
}

/** `npm run stately`: 0 when it wrote, 1 when the extractor does not find all of it, 2 when it was asked wrongly. */
export async function stately(args: readonly string[]): Promise<Ending> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean', default: false }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const charts = await findCharts();
  const [id, ...more] = positionals;
  const chart = charts.find((one) => one.id === id);
  if (values.all && id === undefined) return writeAll(charts, values.to ?? folder);
  if (!values.all && chart && more.length === 0) {
    return writeOne(chart, charts, values.to ?? join(folder, `${chart.id}.ts`));
  }
  const names = charts.map((one) => one.id).sort();
  const why = id === undefined || chart ? 'Name one machine, or say --all' : `No machine is called ${id}`;
  return { status: 2, said: `${why}. The machines: ${names.join(', ')}` };
}
