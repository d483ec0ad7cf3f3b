import type { Chart } from './charts.ts';
import { type Extracted, foundFaults, foundIn, runningIn } from './found.ts';

/** A file for the editor, with the machines in it. */
type Written = { readonly name: string; readonly charts: readonly Chart[] };
type Extraction = ReadonlyMap<string, readonly (Extracted | null)[]>;

const head = ['file', 'machine', 'states', 'found', 'branches', 'found', 'machines in the file', 'found'];

/** The lines of a table: of each file its machine’s states and branches, and those that the extractor found. */
export function tableOf(files: readonly Written[], extracted: Extraction): readonly string[] {
  const rows = files.flatMap(({ name, charts }) => {
    const [chart] = charts;
    if (!chart) return [];
    const charted = extracted.get(name) ?? [];
    const [found, running] = [foundIn(charted[0]), runningIn(chart.machine)];
    const both = (['states', 'branches'] as const).flatMap((kind) => [running[kind], found[kind]]);
    const counts = [...both, charts, charted].map(({ length }) => String(length));
    return [[name, chart.id, ...counts]];
  });
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return all.map(line);
}

/** What the extractor found otherwise than the running machines have it, in any machine of any file. */
export function faultsOf(files: readonly Written[], extracted: Extraction): readonly string[] {
  return files.flatMap(({ name, charts }) => {
    const found = extracted.get(name) ?? [];
    const more =
      found.length > charts.length ? [`${name}: ${found.length - charts.length} charts too many`] : [];
    const faults = charts.flatMap(({ id, machine }, at) =>
      foundFaults(foundIn(found[at]), runningIn(machine)).map((fault) => `${name}, ${id}: ${fault}`),
    );
    return [...more, ...faults];
  });
}
