/** `npm run bench`: the home beside a bare page made with the same tools, and the load that the sandbox can take. */
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { shortfalls } from './aims.ts';
import { buildBare } from './bare-build.ts';
import { furtherPage, loadCalls } from './calls-load.ts';
import { type Keystroke, largestForm, openDialog, typeInLargestForm } from './dialogs.ts';
import { ratios } from './figures.ts';
import { measureLobby } from './lobby.ts';
import { loadMoney } from './money-load.ts';
import { type ProfileName, visitPages } from './page-visits.ts';
import { fillRecords, measureRecords, type Records } from './records.ts';
import { linesOf, type Report } from './report.ts';
import { startServed } from './served.ts';
import { measureWatching } from './watching.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    // How long the mixed sessions go on.
    seconds: { type: 'string', default: '60' },
  },
});
const rounds = Math.max(1, Number(values.rounds) || 1);
const seconds = Math.max(1, Number(values.seconds) || 1);
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.bench', String(process.pid));
const say = (text: string) => process.stderr.write(`${text}\n`);

function buildApp(): void {
  const args = ['--import', 'tsx', path.join(root, 'scripts/build.ts')];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The app could not be built.');
}

function launch() {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ];
  return chromium.launch({ executablePath: findBrowser(), args: quiet });
}

async function measureKeystroke(dist: string, databaseUrl: string): Promise<Keystroke> {
  say('Typing in the largest form ...');
  const [served, browser] = await Promise.all([startServed(dist, databaseUrl, largestForm), launch()]);
  try {
    return await typeInLargestForm(browser, `${served.address}/`);
  } finally {
    await Promise.all([browser.close(), served.stop()]);
  }
}

async function measureLongRecords(dist: string, databaseUrl: string): Promise<Records> {
  say('Looking through records of a hundred thousand rows ...');
  await startServed(dist, databaseUrl).then((first) => first.stop());
  await fillRecords(databaseUrl);
  const [served, browser] = await Promise.all([startServed(dist, databaseUrl), launch()]);
  try {
    return await measureRecords(browser, served.address);
  } finally {
    await Promise.all([browser.close(), served.stop()]);
  }
}

async function measurePages(
  app: string,
  bare: string,
): Promise<Omit<Report, 'machine' | 'rounds' | 'gateway' | 'keystroke' | 'records' | 'watching'>> {
  const browser = await launch();
  try {
    say(`Visiting both pages, ${rounds} rounds of each profile ...`);
    const pages = await visitPages(browser, { app, bare }, rounds);
    const compared = Object.entries(pages).map(([name, both]) => [name, ratios(both.app, both.bare)]);
    say('Opening dialogs ...');
    const loginDialog = await openDialog(browser, app, rounds, 'Iniciar sesión');
    const registrationDialog = await openDialog(browser, app, rounds, 'Registrarme');
    say('In a game list of ten thousand games ...');
    const lobby = await measureLobby(browser, app, bare, rounds);
    const all = Object.fromEntries(compared) as Record<ProfileName, never>;
    return { pages, ratios: all, loginDialog, registrationDialog, lobby };
  } finally {
    await browser.close();
  }
}

async function measure(): Promise<Report> {
  say('Building the app and the bare page ...');
  buildApp();
  await buildBare(path.join(folder, 'bare'));
  const database = (name: string) => `file:${path.join(folder, `${name}.db`)}`;
  const dist = path.join(root, 'dist');
  // The first start makes the database: only the second finds it warm.
  await startServed(dist, database('app')).then((first) => first.stop());
  const app = await startServed(dist, database('app'));
  const bare = await startServed(path.join(folder, 'bare'), database('bare'));
  try {
    const atStart = await app.memory();
    const machine = { cpus: cpus().length, load: loadavg()[0] ?? 0, node: process.version };
    const visits = await measurePages(`${app.address}/`, `${bare.address}/`);
    await bare.stop();
    const keystroke = await measureKeystroke(dist, database('form'));
    say('Watching a thousand events a second ...');
    const watching = await measureWatching(rounds);
    const records = await measureLongRecords(dist, database('records'));
    say('Loading the sandbox ...');
    const calls = await loadCalls(app.address);
    const further = await furtherPage(app.address);
    say(`Moving money, and two hundred sessions for ${seconds} seconds ...`);
    const money = await loadMoney(app, seconds);
    const memory = { atStart, afterLoad: await app.memory() };
    return {
      machine,
      rounds,
      ...visits,
      keystroke,
      watching,
      records,
      gateway: { ready: app.ready, memory, calls, furtherPage: further, money },
    };
  } finally {
    await Promise.all([app.stop(), bare.stop()]);
  }
}

await mkdir(folder, { recursive: true });
try {
  const report = await measure();
  const short = shortfalls(report);
  const verdict =
    short.length > 0 ? ['', 'Falls short:', ...short.map((one) => `  ${one}`)] : ['', 'Every aim is met.'];
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...report, short }, null, 2)}\n`
      : `${[...linesOf(report), ...verdict].join('\n')}\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
