import { readFileSync } from 'node:fs';
import { makingOf } from '#machines/kit/act-by-call.ts';
import { programOf } from '#tests/house/source.ts';
import { type Asked, askedOf } from '../book/asked.ts';
import { sourceNotes } from '../book/source-notes.ts';
import { readChart } from '../walk/read-chart.ts';
import { type Chart, chartFileOf } from './charts.ts';
import { paramNames, paramsRead } from './params.ts';
import { literalOf } from './print.ts';

/** A chart as a plain value: guards, actions, actors and delays by name, parameters by their names. */
function plainChart({ file, machine }: Chart): unknown {
  const at = chartFileOf(file);
  const text = readFileSync(at, 'utf8');
  const names = paramNames(programOf(at, text));
  const read = readChart(at, text, (key, value, owner) =>
    key === 'params' ? paramsRead(text, value, names.get(owner ?? '')) : undefined,
  );
  return makingOf(machine)?.own(read as object) ?? read;
}

function answerer({ id, machine, call }: Asked): string {
  if (machine) return `${id}: ${machine}Machine`;
  if (call === id) return `${id}: a call that its starter provides`;
  return `${id}: ${call ? `the call ${call}` : 'the product itself'}`;
}

/** A machine as it stands in a file, and the ids of the machines that it invokes. */
type Part = { readonly chart: Chart; readonly text: string; readonly children: readonly string[] };

async function partOf(chart: Chart): Promise<Part> {
  const { id, file, machine } = chart;
  const asked = await askedOf(machine);
  const lines = [
    sourceNotes(file).about,
    `From ${file}.`,
    ...(asked.length > 0 ? [`Asks ${asked.map(answerer).join('; ')}.`] : []),
  ];
  const comment = `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`;
  return {
    chart,
    text: `${comment}\nexport const ${id}Machine = createMachine(${literalOf(plainChart(chart))});\n`,
    children: asked.flatMap((one) => one.machine ?? []),
  };
}

const head = (id: string) => `import { createMachine } from 'xstate';

// Written by \`npm run stately -- ${id}\` to be looked at in Stately; the product does not read it. Guards, actions, actors
// and delays are names. Under \`params\` are the names of the parameters, each with the code that gives its value; \`...\` is
// a value passed on whole. What the rules say, contexts, inputs and outputs are not here. Do not save this, or anything
// from the editor, over a file of machines/: that destroys it.
`;

/** A written file: its text, and its machines in their order in it, the one asked for first. */
export type StatelyFile = { readonly text: string; readonly charts: readonly Chart[] };

/**
 * Writes files for Stately’s editor, to be looked at only: each has a machine and, recursively, those it invokes, as plain
 * `createMachine` literals. The same charts give the same text. Throws where a chart is no literal, or a child has no file.
 */
export function statelyWriter(all: readonly Chart[]): (chart: Chart) => Promise<StatelyFile> {
  const parts = new Map<string, Promise<Part>>();
  const partNamed = (id: string, by: string): Promise<Part> => {
    const chart = all.find((one) => one.id === id);
    if (!chart) throw new Error(`${by} asks ${id}, which has no file`);
    const part = parts.get(id) ?? partOf(chart);
    parts.set(id, part);
    return part;
  };
  return async ({ id }) => {
    const family = new Map<string, Part>();
    const add = async (one: string, by: string): Promise<void> => {
      if (family.has(one)) return;
      const part = await partNamed(one, by);
      family.set(one, part);
      for (const child of part.children) await add(child, one);
    };
    await add(id, id);
    const whole = [...family.values()];
    return {
      text: [head(id), ...whole.map(({ text }) => text)].join('\n'),
      charts: whole.map(({ chart }) => chart),
    };
  };
}
