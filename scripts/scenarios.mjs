import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findShell } from './find-browser.mjs';
import { gridPage } from './scenarios/grid.mjs';
import { differ, lookAt } from './scenarios/look.mjs';
import { markets } from './scenarios/markets.mjs';
import { quiet, startProduct } from './shots/product.mjs';

// `npm run scenarios`: opens every scenario in both languages and two widths, and writes a page with all the pictures
// into .shots/scenarios/ (`--to DIR`). It fails when the product is not in a state, or leaves it again, or shows what
// nobody should see. `--only REGEX` picks by `machine/state`; `--against DIR` compares with the pictures of another run.

const root = path.join(import.meta.dirname, '..');
const sizes = [
  { width: 360, height: 740, isMobile: true },
  { width: 1280, height: 800, isMobile: false },
];
const columns = ['es', 'en'].flatMap((language) => sizes.map((size) => ({ language, size })));

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string', default: path.join(root, '.shots', 'scenarios') },
    against: { type: 'string' },
  },
});

function scenariosWanted() {
  const folder = path.join(root, 'dist-book', 'scenarios');
  const wanted = new RegExp(asked.only);
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .flatMap(({ machine, scenarios }) => scenarios.map((one) => ({ ...one, machine })))
    .filter(({ machine, slug }) => wanted.test(`${machine}/${slug}`));
}

async function compared({ file, faults, face }) {
  const changed =
    asked.against !== undefined &&
    file !== null &&
    (await differ(path.join(asked.to, file), path.join(asked.against, file)));
  return { file, faults, changed, face };
}

/** The rows, and for each picture the other states of its machine that nobody can tell from it by what they show. */
function withAlike(rows) {
  const machineOf = ({ title }) => title.split('/')[0];
  const alike = (row, cell, column) =>
    rows.filter(
      (other) =>
        other !== row && machineOf(other) === machineOf(row) && other.cells[column].face === cell.face,
    );
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => ({
      ...cell,
      alike: cell.face === null ? [] : alike(row, cell, column).map(({ title }) => title),
    })),
  }));
}

/** Pictures of these states that only the other run has. */
function goneSince(rows) {
  if (asked.against === undefined) return [];
  const mine = new Set(rows.flatMap(({ cells }) => cells.map(({ file }) => file)));
  const wanted = new RegExp(asked.only);
  const titleOf = (file) => file.split('.').slice(0, -3).join('.').replace('~', '/').replaceAll('+', ',');
  const theirs = readdirSync(asked.against).filter((file) => file.endsWith('.png'));
  return theirs.filter((file) => !mine.has(file) && wanted.test(titleOf(file)));
}

async function lookAtAll(browser, base) {
  process.env.VESTIBULO_WEB = base;
  const sandbox = await import('#tests/kit/blackbox.mjs');
  const rows = [];
  for (const scenario of scenariosWanted()) {
    const title = `${scenario.machine}/${scenario.slug}`;
    const cells = [];
    for (const { language, size } of columns) {
      await sandbox.seed();
      await sandbox.setConfig({ protection: { market: markets[scenario.machine] ?? quiet } });
      const seen = await lookAt(browser, scenario, { base, language, size, folder: asked.to });
      cells.push(await compared(seen));
      for (const fault of seen.faults) process.stderr.write(`${title} ${language} ${size.width}: ${fault}\n`);
    }
    rows.push({ title, description: scenario.description.en, cells });
  }
  return rows;
}

mkdirSync(asked.to, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-scenarios-'));
const product = await startProduct(folder);
const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] });
try {
  const rows = withAlike(await lookAtAll(browser, product.address));
  const names = columns.map(({ language, size }) => `${language} ${size.width}`);
  const since = { against: asked.against ?? null, gone: goneSince(rows) };
  const page = path.join(asked.to, 'index.html');
  writeFileSync(page, gridPage(rows, names, since));
  const cells = rows.flatMap((row) => row.cells);
  const wrong = cells.filter(({ faults }) => faults.length > 0).length;
  const alike = cells.filter((one) => one.alike.length > 0).length;
  const changed = asked.against === undefined ? '' : `, ${cells.filter((one) => one.changed).length} changed`;
  process.stdout.write(
    `${rows.length} states, ${cells.length} pictures, ${wrong} with a fault, ${alike} like another${changed}: ${page}\n`,
  );
  process.exitCode = wrong > 0 || rows.length === 0 ? 1 : 0;
} finally {
  await browser.close();
  product.stop();
  rmSync(folder, { recursive: true, force: true });
}
