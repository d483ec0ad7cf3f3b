import { parseArgs } from 'node:util';
import { faultsOfSite, publish, publishPrevious } from './deploy/publish.ts';

// `npm run release -- --from BUILD --to SITE` publishes a build in the folder that a web server serves; `--back --to SITE`
// serves the release before it again; `--check --to SITE` says whether the folder is whole. `--keep N` releases stay (3).

const usage = `npm run release -- --from BUILD --to SITE [--keep N]   publishes a build
npm run release -- --to SITE --back                      serves the release before it again
npm run release -- --to SITE --check                     says whether the folder is whole`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    keep: { type: 'string' },
    back: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});

async function run(): Promise<string> {
  const { from, to, keep, back, check } = values;
  if (to === undefined || [from, back, check].filter(Boolean).length !== 1) throw new Error(usage);
  if (keep !== undefined && !/^[1-9]\d?$/.test(keep)) throw new Error('--keep is a number from 1 to 99');
  if (check) {
    const faults = await faultsOfSite(to);
    if (faults.length > 0) throw new Error(`${to} is not whole:\n  ${faults.join('\n  ')}`);
    return `${to} is whole`;
  }
  const { release } = from
    ? await publish(from, to, keep ? Number(keep) : undefined)
    : await publishPrevious(to);
  return `${to} serves release ${release}`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
