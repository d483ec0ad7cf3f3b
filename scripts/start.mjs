import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { isStale } from './staleness.mjs';

// `npm start`: builds the app when it must, then serves app and gateway on one origin. PORT, GAME_PORT (where games are
// played: the port after PORT), HOST, GAME_HOST (the name games are reached by), DATABASE_URL, SANDBOX=0 (no control
// API), SITE_ORIGINS (sites elsewhere whose pages may call the gateway), MAPPING (a brand's file; the gateway speaks as its
// `mapping` says), LOGS=1 (the log goes here instead of into a file), TRUSTED_PROXIES (which may name a caller's
// address), CROWD=0 (a new database without the people below agent1), MARKET (whose rules of member protection hold: BASE,
// UNION, ES, UK, MT, SE, NL, CO, PE or MX), BEGINS (the moment at which the gateway's clock begins, and to which a reset puts it
// back, as 2027-01-01T00:20:00Z; else the machine's time), LATE_SEED (the answer of each call comes up to 400 ms late, drawn
// from it).

const root = path.resolve(import.meta.dirname, '..');
const state = path.join(root, '.sandbox');
const {
  PORT = '8080',
  GAME_PORT,
  GAME_HOST,
  HOST = 'localhost',
  DATABASE_URL,
  SANDBOX,
  LOGS,
  TRUSTED_PROXIES = '',
  SITE_ORIGINS = '',
  MAPPING,
  CROWD,
  MARKET,
  BEGINS,
  LATE_SEED,
} = process.env;
const gamePort = Number(GAME_PORT ?? (PORT === '0' ? 0 : Number(PORT) + 1));
const listed = (text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const say = (text) => process.stdout.write(`${text}\n`);

function build() {
  say('Building the app ...');
  const args = ['--import', 'tsx', path.join('scripts', 'build.ts')];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built.');
}

/** Whether to start without people and games, in a database of its own. */
function emptyAsked() {
  return parseArgs({ options: { empty: { type: 'boolean', default: false } } }).values.empty;
}

/** Epoch milliseconds of a moment with its zone: without one it would depend on where the machine stands. */
function momentOf(text) {
  const moment = /(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment))
    throw new Error(`BEGINS is ${text}: write a moment with its zone, as 2027-01-01T00:20:00Z`);
  return moment;
}

async function serve(empty) {
  register();
  const { createServer } = await import('#sandbox/server.ts');
  return createServer({
    port: Number(PORT),
    gamePort,
    gameHost: GAME_HOST,
    host: HOST,
    databaseUrl: DATABASE_URL ?? `file:${path.join(state, empty ? 'empty.db' : 'sandbox.db')}`,
    dist: path.join(root, 'dist'),
    book: path.join(root, 'dist-book'),
    control: SANDBOX !== '0',
    empty,
    crowd: CROWD !== '0',
    ...(BEGINS ? { begins: momentOf(BEGINS) } : {}),
    settings: {
      siteOrigins: listed(SITE_ORIGINS),
      ...(MAPPING ? { mapping: JSON.parse(readFileSync(MAPPING, 'utf8')).mapping } : {}),
      ...(MARKET ? { protection: { market: MARKET } } : {}),
    },
    logs: LOGS === '1' ? process.stdout : createWriteStream(path.join(state, 'log.jsonl')),
    trustedProxies: listed(TRUSTED_PROXIES),
    lateSeed: LATE_SEED,
  });
}

async function tell(server, empty) {
  const { setAside } = server.sandbox.db;
  if (setAside)
    say(
      `\n  The database was of an older version: it is at ${path.relative(root, setAside)} now, and a new one was begun.`,
    );
  say(`\n  Vestíbulo   ${server.address}`);
  say(`  Games       ${server.gameAddress}`);
  if (SANDBOX !== '0') say(`  By hand     ${server.address}/sandbox   (clock, outbox, faults, settings)`);
  if (!empty) {
    const { people, seedPassword } = await import('#sandbox/db/people.ts');
    say(`\n  People, all with the password ${seedPassword}:`);
    for (const { account, about } of people) say(`    ${account.padEnd(12)} ${about[0]}`);
  }
  say('\n  Ctrl+C stops it.\n');
}

try {
  const empty = emptyAsked();
  process.chdir(root);
  mkdirSync(state, { recursive: true });
  if (isStale(root)) build();
  const server = await serve(empty);
  const stop = () => server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await tell(server, empty);
} catch (error) {
  const other = error.port === Number(PORT) ? 'PORT=8090' : 'GAME_PORT=8090';
  const taken =
    error.code === 'EADDRINUSE' ? `Port ${error.port} is taken: ${other} npm start` : error.message;
  process.stderr.write(`${taken}\n`);
  process.exit(1);
}
