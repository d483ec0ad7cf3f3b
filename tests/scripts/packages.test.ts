import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vestibulo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Plays a program of the system. */
function stand(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs `.ci/packages` on such a system. */
function bring(user: number, installed: readonly string[], installs: string) {
  stand('id', `echo ${user}`);
  stand('dpkg-query', `case "$4" in ${['none', ...installed].join('|')}) printf installed;; esac`);
  stand('apt-get', `echo "$@" >> ${folder}/asked; ${installs}`);
  const { status, stdout } = spawnSync('bash', ['.ci/packages'], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  const asked = existsSync(`${folder}/asked`) ? readFileSync(`${folder}/asked`, 'utf8') : '';
  return { status, stdout, asked };
}

const all = [
  'chromium',
  'chromium-headless-shell',
  'fonts-liberation',
  'faketime',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'nginx-light',
  'libnginx-mod-http-brotli-static',
];

describe('the packages that continuous integration brings', () => {
  it('are installed one by one, and only those that are missing', () => {
    const { status, stdout, asked } = bring(0, all.slice(1), 'exit 0');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(asked).toBe('update -qq\ninstall -y -qq --no-install-recommends chromium\n');
  });

  it('are not looked for when all are there', () => {
    expect(bring(0, all, 'exit 1')).toEqual({ status: 0, stdout: '', asked: '' });
  });

  it('are named, and do not fail the run, when they can’t be had', () => {
    const { status, stdout } = bring(0, all.slice(2), 'echo "no network"; exit 100');
    expect(status).toBe(0);
    expect(stdout).toContain('Could not install chromium:\nno network');
    expect(stdout).toContain('Could not install chromium-headless-shell:');
  });

  it('are named, and not asked for, by somebody who may not install them', () => {
    const { status, stdout, asked } = bring(1000, all.slice(1), 'exit 0');
    expect({ status, asked }).toEqual({ status: 0, asked: '' });
    expect(stdout).toBe('Not installed, and not to be installed from here: chromium\n');
  });
});
