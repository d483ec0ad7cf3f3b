import { parseArgs } from 'node:util';
import { checkBrand } from './brand/check-brand.ts';
import { tableOf } from './brand/table.ts';

// `npm run brand -- --check FILE`: a table of what is wrong with a brand's file, and exit code 1 where something must be
// mended. `npm run brand -- --show FILE`: builds the product with it and opens it beside a sandbox, until Ctrl+C;
// `--pictures DIR` names the folder for the pictures of its main screens (.shots/brand), `--pictures none` takes none.

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Whether a build could use the file. */
async function check(file: string): Promise<boolean> {
  const findings = await checkBrand(file);
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (findings.length > 0) say(`${tableOf(findings)}\n`);
  say(`${file}: ${errors} errors, ${findings.length - errors} warnings`);
  return errors === 0;
}

const { values } = parseArgs({
  options: { check: { type: 'string' }, show: { type: 'string' }, pictures: { type: 'string' } },
});

try {
  if (values.check !== undefined) {
    process.exitCode = (await check(values.check)) ? 0 : 1;
  } else if (values.show !== undefined) {
    const { showBrand } = await import('./brand/show-brand.ts');
    await showBrand(values.show, values.pictures, say);
  } else {
    say('npm run brand -- --check FILE | --show FILE [--pictures DIR]');
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
