import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const shellAdvice =
  'The whole browser needs two fifths more of the processor than its headless shell: install the Debian package ' +
  '`chromium-headless-shell`, or name its program in HEADLESS_SHELL_PATH. To test with a certain browser, name it in ' +
  'CHROMIUM_PATH.';

/**
 * What finding a browser needs of the machine it runs on; a test gives its own.
 * @typedef {object} World
 * @property {Record<string, string | undefined>} env
 * @property {boolean} root whether packages of the system may be installed
 * @property {(path: string) => boolean} runnable whether a file is there and may be run
 * @property {() => string} playwrights where Playwright keeps, or would keep, its own Chromium
 * @property {(command: string, args: string[]) => boolean} run runs a command to its end; true when it went well
 * @property {(path: string) => string} version what a browser says of itself
 * @property {(text: string) => void} say
 */

/** @type {World} */
const thisMachine = {
  env: process.env,
  root: process.getuid?.() === 0,
  runnable(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  playwrights: () => chromium.executablePath(),
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0,
  version: (path) =>
    spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'it tells no version',
  say: (text) => process.stderr.write(`${text}\n`),
};

/** The first of the names that is a program on PATH. */
function onPath(names, world) {
  const folders = (world.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(world.runnable);
}

function playwrightsOwn(world) {
  const path = world.playwrights();
  return path && world.runnable(path) ? path : undefined;
}

function install(world) {
  world.say('No Chromium on this machine: asking Playwright to download its own …');
  if (world.run('npx', ['playwright', 'install', 'chromium']) && playwrightsOwn(world)) return;
  if (!world.root || !onPath(['apt-get'], world)) return;
  world.say('That did not work: installing the Debian packages `chromium` and `chromium-headless-shell` …');
  if (!world.run('apt-get', ['update'])) return;
  world.run('apt-get', ['install', '-y', 'chromium']);
  world.run('apt-get', ['install', '-y', 'chromium-headless-shell']);
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, else one that is installed, else Playwright's own, else
 * one that it installs. Throws with advice when it can't get one.
 * @param {World} world
 * @returns {string}
 */
export function findBrowser(world = thisMachine) {
  const wanted = world.env.CHROMIUM_PATH;
  if (wanted && world.runnable(wanted)) return wanted;
  if (wanted)
    throw new Error(`CHROMIUM_PATH is ${wanted}, and that is not a program. Correct it or unset it.`);
  const found = () => onPath(installedNames, world) ?? playwrightsOwn(world);
  const present = found();
  if (present) return present;
  install(world);
  const installed = found();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium here and none could be installed. ' +
      'Install Chromium or Chrome by hand and set CHROMIUM_PATH to its program, for example ' +
      'CHROMIUM_PATH=/usr/bin/chromium npm test',
  );
}

/**
 * The path of Chromium's headless shell: the same engine without the browser around it, which needs a third less of the
 * processor; it has no blocker of windows. HEADLESS_SHELL_PATH, else one that is installed. Where there is none, or
 * CHROMIUM_PATH names what to test with, the whole browser.
 * @param {World} world
 * @returns {string}
 */
export function findShell(world = thisMachine) {
  const wanted = world.env.HEADLESS_SHELL_PATH || world.env.CHROMIUM_PATH;
  const whole = findBrowser(world);
  return wanted || (onPath(shellNames, world) ?? whole);
}

/**
 * The browser of the tests, which is `findShell()`. It says which one that is, and fails under CI where the whole browser
 * would be taken because there is no shell.
 * @param {World} world
 * @returns {string}
 */
export function findShellForTests(world = thisMachine) {
  const { CI, HEADLESS_SHELL_PATH, CHROMIUM_PATH, TEST_WORKER_INDEX } = world.env;
  const path = findShell(world);
  // Playwright's workers read the configuration again: what they run was said.
  if (TEST_WORKER_INDEX !== undefined) return path;
  const named = HEADLESS_SHELL_PATH || CHROMIUM_PATH;
  const whole = !named && path === findBrowser(world);
  if (CI && whole) throw new Error(`There is no headless shell of Chromium here. ${shellAdvice}`);
  world.say(`The tests run in ${path} (${world.version(path)}).${whole ? ` ${shellAdvice}` : ''}`);
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${findBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
