import { aims, boundFor } from './aims.ts';
import type { Figure, Figures, Unit } from './figures.ts';
import type { GroupName } from './groups.ts';
import type { Yardstick } from './yardstick.ts';

/** All that one run measured. */
export type Report = {
  readonly machine: { readonly cpus: number; readonly load: number; readonly node: string };
  readonly rounds: number;
  readonly yardstick: Yardstick;
  readonly figures: Readonly<Partial<Record<GroupName, Figures>>>;
};

function text(figure: number, unit: Unit): string {
  if (unit === 'share') return `${(figure * 100).toFixed(1)} %`;
  const digits = figure !== 0 && Math.abs(figure) < 10 ? 3 : 0;
  const number = Number(figure.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits });
  return unit === 'number' ? number : `${number} ${unit}`;
}

const ratio = (one: number, other: number) => (other > 0 ? (one / other).toFixed(2) : '');

function measured({ figures }: Report): [GroupName, Figures][] {
  return Object.entries(figures) as [GroupName, Figures][];
}

function boundText(group: GroupName, name: string, figure: Figure): string {
  const bound = boundFor(group, name, figure);
  if (!bound) return '';
  return `${text(bound.limit, figure.unit)} at ${bound.least ? 'least' : 'most'}`;
}

/** One sentence for each aim that is missed. */
export function shortfalls(report: Report): string[] {
  return measured(report).flatMap(([group, figures]) =>
    Object.entries(figures)
      .filter(([name, figure]) => boundFor(group, name, figure)?.met === false)
      .map(([name, figure]) => {
        const note = aims[group][name]?.note;
        const said = `${group}, ${name}: ${text(figure.is, figure.unit)}, ${boundText(group, name, figure)}`;
        return note ? `${said} (${note})` : said;
      }),
  );
}

const widths = [48, 14, 14, 8, 10, 20];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('')
    .trimEnd();

/** The report as lines for people. */
export function linesOf(report: Report): string[] {
  const { machine, rounds, yardstick } = report;
  const row = (group: GroupName, name: string, figure: Figure) => {
    const { is, unit, bare } = figure;
    return line([
      `  ${name}`,
      text(is, unit),
      bare === undefined ? '' : text(bare, unit),
      bare === undefined ? '' : ratio(is, bare),
      unit === 'ms' ? ratio(is, yardstick.script) : '',
      boundText(group, name, figure),
    ]);
  };
  return [
    `${rounds} rounds, ${machine.cpus} CPUs, load ${machine.load.toFixed(1)}, Node ${machine.node}, machine index ${Math.round(yardstick.index)}`,
    `scripts of the bare page until it is idle, slow 4G, 4x CPU: ${Math.round(yardstick.script)} ms; the fifth column is times over it`,
    '',
    line(['', 'app', 'bare', '/ bare', '/ script', 'aim']),
    ...measured(report).flatMap(([group, figures]) => [
      group,
      ...Object.entries(figures).map(([name, figure]) => row(group, name, figure)),
    ]),
  ];
}
