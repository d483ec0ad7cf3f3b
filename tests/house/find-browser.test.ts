import { describe, expect, it } from 'vitest';
import { findBrowser, findShell, findShellForTests } from '../../scripts/find-browser.mjs';

type Machine = {
  files?: string[];
  env?: Record<string, string>;
  root?: boolean;
  /** The files that a command creates; a command that is not here fails. */
  commands?: Record<string, string>;
};

const playwrights = '/home/ana/.cache/ms-playwright/chromium/chrome';

/** A made-up machine, with the commands it ran and its output. */
function machine({ files = [], env = {}, root = false, commands = {} }: Machine) {
  const there = new Set(files);
  const ran: string[] = [];
  const said: string[] = [];
  const world = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    root,
    runnable: (path: string) => there.has(path),
    playwrights: () => playwrights,
    run: (command: string, args: string[]) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      if (commands[line]) there.add(commands[line]);
      return line in commands;
    },
    version: (path: string) => `version of ${path}`,
    say: (text: string) => void said.push(text),
  };
  return { world, ran, said };
}

const download = 'npx playwright install chromium';
const shell = '/usr/bin/chromium-headless-shell';
const apt = {
  'apt-get update': '',
  'apt-get install -y chromium': '/usr/bin/chromium',
  'apt-get install -y chromium-headless-shell': shell,
};

describe('finding a browser', () => {
  it('prefers the one in CHROMIUM_PATH', () => {
    const files = ['/opt/mine', '/usr/bin/chromium', playwrights];
    const { world, ran } = machine({ files, env: { CHROMIUM_PATH: '/opt/mine' } });
    expect(findBrowser(world)).toBe('/opt/mine');
    expect(ran).toEqual([]);
  });

  it('reports a CHROMIUM_PATH that does not run, and looks no further', () => {
    const { world } = machine({ files: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/opt/gone' } });
    expect(() => findBrowser(world)).toThrow('CHROMIUM_PATH is /opt/gone');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'])(
    'takes an installed %s before the one of Playwright',
    (name) => {
      const { world, ran } = machine({ files: [`/usr/bin/${name}`, playwrights] });
      expect(findBrowser(world)).toBe(`/usr/bin/${name}`);
      expect(ran).toEqual([]);
    },
  );

  it('takes the one that Playwright has downloaded already', () => {
    const { world, ran } = machine({ files: [playwrights] });
    expect(findBrowser(world)).toBe(playwrights);
    expect(ran).toEqual([]);
  });

  it('has Playwright download one when none is installed, and says so', () => {
    const { world, ran, said } = machine({ commands: { [download]: playwrights }, root: true });
    expect(findBrowser(world)).toBe(playwrights);
    expect(ran).toEqual([download]);
    expect(said).toHaveLength(1);
  });

  it('installs the Debian packages when the download fails, if it has the rights', () => {
    const { world, ran } = machine({ root: true, files: ['/usr/bin/apt-get'], commands: apt });
    expect(findBrowser(world)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([download, ...Object.keys(apt)]);
    expect(findShell(world)).toBe(shell);
  });

  it.each([
    ['it may install nothing', { files: ['/usr/bin/apt-get'], commands: apt }],
    ['there is no apt-get', { root: true, commands: apt }],
    ['nothing can be fetched', { root: true, files: ['/usr/bin/apt-get'] }],
  ])('says what to do when %s', (_, made: Machine) => {
    expect(() => findBrowser(machine(made).world)).toThrow(/set CHROMIUM_PATH/);
  });

  it('takes an installed headless shell, which is lighter, or else the whole browser', () => {
    expect(findShell(machine({ files: ['/usr/bin/chromium', shell] }).world)).toBe(shell);
    expect(findShell(machine({ files: ['/usr/bin/chromium'] }).world)).toBe('/usr/bin/chromium');
  });

  it('takes the shell in HEADLESS_SHELL_PATH, or the browser in CHROMIUM_PATH', () => {
    const files = ['/opt/mine', '/opt/shell', shell];
    const named = { CHROMIUM_PATH: '/opt/mine' };
    expect(findShell(machine({ files, env: named }).world)).toBe('/opt/mine');
    const both = { ...named, HEADLESS_SHELL_PATH: '/opt/shell' };
    expect(findShell(machine({ files, env: both }).world)).toBe('/opt/shell');
  });
});

describe('the browser of the tests', () => {
  const both = ['/usr/bin/chromium', shell];

  it('is the headless shell, and is said with its version', () => {
    const { world, said } = machine({ files: both, env: { CI: 'true' } });
    expect(findShellForTests(world)).toBe(shell);
    expect(said).toEqual([`The tests run in ${shell} (version of ${shell}).`]);
  });

  it('is the whole browser where there is no shell, and what that costs is said', () => {
    const { world, said } = machine({ files: ['/usr/bin/chromium'] });
    expect(findShellForTests(world)).toBe('/usr/bin/chromium');
    expect(said).toEqual([expect.stringMatching(/\/usr\/bin\/chromium \(.*two fifths more/)]);
  });

  it('is missing under CI where there is no shell: the run fails and says what to install', () => {
    const { world } = machine({ files: ['/usr/bin/chromium'], env: { CI: 'true' } });
    expect(() => findShellForTests(world)).toThrow(/no headless shell.*chromium-headless-shell/);
  });

  it.each(['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH'])('is what %s names, under CI too', (name) => {
    const { world, said } = machine({
      files: ['/opt/mine', ...both],
      env: { CI: 'true', [name]: '/opt/mine' },
    });
    expect(findShellForTests(world)).toBe('/opt/mine');
    expect(said).toEqual(['The tests run in /opt/mine (version of /opt/mine).']);
  });

  it('is not said again by a worker of Playwright, which is given it', () => {
    const env = { TEST_WORKER_INDEX: '0', HEADLESS_SHELL_PATH: shell };
    const { world, said } = machine({ files: both, env });
    expect(findShellForTests(world)).toBe(shell);
    expect(said).toEqual([]);
  });
});
