/** `npm run bench`: the product on a slow phone beside a bare page made with the same tools, and the load that the sandbox can take. */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unmeasured } from './aims.ts';
import type { Figures } from './figures.ts';
import { chosenGroups, type GroupName, groups } from './groups.ts';
import { linesOf, type Report, shortfalls } from './report.ts';
import { createStage, type Stage } from './stage.ts';
import { measureYardstick } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    // How long the mixed sessions go on.
    seconds: { type: 'string', default: '60' },
    // Some groups instead of all, by commas.
    only: { type: 'string' },
  },
});
const chosen = chosenGroups(values.only);

async function measureGroup(name: GroupName, stage: Stage): Promise<Figures> {
  stage.say(`Measuring ${name} ...`);
  const figures = await groups[name](stage);
  const forgotten = unmeasured(name, figures);
  if (forgotten.length > 0) throw new Error(`${name} did not measure ${forgotten.join(', ')}`);
  return figures;
}

async function measure(stage: Stage): Promise<Report> {
  const machine = { cpus: cpus().length, load: loadavg()[0] ?? 0, node: process.version };
  const bare = await stage.bare();
  const yardstick = await measureYardstick(await stage.browser(), `${bare.address}/`);
  const figures: Partial<Record<GroupName, Figures>> = {};
  for (const name of chosen) figures[name] = await measureGroup(name, stage);
  return { machine, rounds: stage.rounds, yardstick, figures };
}

function print(report: Report): void {
  const short = shortfalls(report);
  const verdict =
    short.length > 0 ? ['', 'Falls short:', ...short.map((one) => `  ${one}`)] : ['', 'Every aim is met.'];
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...report, short }, null, 2)}\n`
      : `${[...linesOf(report), ...verdict].join('\n')}\n`,
  );
}

const stage = await createStage(path.resolve(import.meta.dirname, '../..'), {
  rounds: Math.max(1, Number(values.rounds) || 1),
  seconds: Math.max(1, Number(values.seconds) || 1),
  say: (text) => process.stderr.write(`${text}\n`),
});
try {
  print(await measure(stage));
} finally {
  await stage.clear();
}
