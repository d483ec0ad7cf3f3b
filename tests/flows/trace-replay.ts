import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTrace, type Trace } from '#src/watch/trace.ts';
import { findModels } from './find-proofs.ts';
import { traceTest } from './trace-as-test.ts';
import { type Walk, walkTrace } from './trace-walk.ts';

const usage = 'Usage: npm run trace:replay -- FILE [--as-test [NAME]]';
const folder = join('tests', 'traces');

/** Words of a stranger, of which a terminal is told nothing but letters. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

function head({ product, brand, language, browser, viewport, savedAt, note, faults }: Trace): string {
  const said = note ? [`“${printable(note)}”`] : [];
  return [
    `${brand.name} (${brand.merchantCode}) ${product}, ${language}, ${browser}, ${viewport.width} × ${viewport.height}, saved ${savedAt}`,
    ...said,
    ...faults.map(({ what, names }) => `reported: ${what}: ${names.join('; ')}`),
  ].join('\n');
}

function shown({ actor, machine, steps, difference }: Walk): string {
  const way = steps.map((step) => `  ${step}`).join('\n');
  return `${machine} (${actor})\n${way}\n  ${difference === undefined ? 'ok' : `DIFFERENT  ${difference}`}`;
}

/** Writes the test, with the trace beside it; gives its path. */
function writeTest(trace: Trace, text: string, walks: readonly Walk[], name: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
  const path = join(folder, `${name}.test.ts`);
  writeFileSync(path, traceTest(trace, walks, name));
  return path;
}

async function run([file, ...options]: readonly string[]): Promise<number> {
  if (!file || (options.length > 0 && options[0] !== '--as-test')) throw new Error(usage);
  const text = readFileSync(file, 'utf8');
  const trace = readTrace(text);
  const machines = (await findModels()).map(({ machine }) => machine);
  const walks = walkTrace(trace, machines);
  console.log([head(trace), ...walks.map(shown)].join('\n\n'));
  const wrong = walks.filter(({ difference }) => difference !== undefined).length;
  const steps = trace.lines.filter((line) => line.kind === 'step').length;
  console.log(
    `\n${walks.length} actors, ${steps} steps: ${wrong === 0 ? 'all as saved' : `${wrong} go another way`}`,
  );
  if (options[0] === '--as-test') {
    const name = (options[1] ?? basename(file, '.json')).toLowerCase().replace(/[^a-z0-9]+/g, '-');
    console.log(
      `written: ${writeTest(trace, text, walks, name)}, which fails until the flow goes another way`,
    );
  }
  return wrong === 0 ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
