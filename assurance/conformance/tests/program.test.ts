import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccounts } from '#assurance/conformance/accounts.ts';
import { conformance, type Surroundings } from '#assurance/conformance/main.ts';
import type { RunOptions } from '#assurance/conformance/run.ts';
import { runName } from '#assurance/conformance/state.ts';
import { quickClock } from '#tests/kit/conformance-run.ts';
import { machineTime } from '#tests/kit/sandbox.ts';
import { sandboxOfFile } from '#tests/kit/sandbox-of-file.ts';
import { type SpoilingProxy, startSpoilingProxy } from '#tests/kit/spoiling-proxy.ts';

const box = sandboxOfFile(machineTime);
let proxy: SpoilingProxy;
const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const out = path.join(folder, 'out');
const accounts = path.join(folder, 'accounts.json');

/** Words that no report and no state file may hold. */
const markers = {
  password: 'Clave-2026!',
  user: 'member1',
  withdraw: '246810',
  unknown: 'marker-password-of-a-lost-account',
};

beforeAll(async () => {
  proxy = await startSpoilingProxy(box.address);
  const people = [
    { kind: 'member', user: markers.user, password: markers.password, withdrawPassword: markers.withdraw },
    { kind: 'member', user: 'member2', password: markers.password },
    { kind: 'demo', user: 'nobody-at-all', password: markers.unknown },
  ];
  const write = { transfer: { vendor: 'TRESCONDOR', amount: '2.00' } };
  const file = {
    merchant: 'vestibulo',
    languages: ['ES', 'EN'],
    seal: { suite: 'jwe' },
    accounts: people,
    write,
  };
  writeFileSync(accounts, JSON.stringify(file));
});
afterAll(async () => {
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(out, { recursive: true, force: true });
  proxy.spoil({});
});

async function program(
  args: readonly string[],
  more: Partial<RunOptions> = {},
  around: Partial<Surroundings> = {},
) {
  let said = '';
  let complained = '';
  const { manners: _, ...tools } = quickClock().tools;
  const code = await conformance(args, {
    out: {
      write: (text) => {
        said += text;
      },
    },
    err: {
      write: (text) => {
        complained += text;
      },
    },
    signal: new AbortController().signal,
    run: { ...tools, ...more },
    ...around,
  });
  return { code, said, complained };
}

const usual = (only: string, ...more: string[]) => [
  '--gateway',
  proxy.address,
  '--accounts',
  accounts,
  '--out',
  out,
  '--rate',
  '1000000',
  '--only',
  only,
  ...more,
];

function written(name: string): string {
  return readFileSync(path.join(out, name), 'utf8');
}

describe('npm run conformance', () => {
  it('says what it does, and what its exit codes mean', async () => {
    const { code, said } = await program(['--help']);
    expect(code).toBe(0);
    for (const word of ['--gateway', '--accounts', '--write', '--resume', '--rate', 'Exit code', 'Ctrl-C']) {
      expect(said).toContain(word);
    }
  });

  it.each([
    ['--gateway is missing', []],
    ['--gateway is no address', ['--gateway', 'gateway']],
    ['--gateway must begin with', ['--gateway', 'ftp://gateway.example']],
    ['--gateway is an origin', ['--gateway', 'https://somebody:secret@gateway.example']],
    ['--gateway is an origin', ['--gateway', 'https://gateway.example/path']],
    ['--accounts is missing', ['--gateway', 'https://gateway.example']],
    ["can't be read: ENOENT", ['--gateway', 'https://gateway.example', '--accounts', '/nowhere.json']],
    ['--rate must be a number', ['--gateway', 'https://gateway.example', '--accounts', 'x', '--rate', '0']],
    [
      '--timeout must be a number',
      ['--gateway', 'https://gateway.example', '--accounts', 'x', '--timeout', 'soon'],
    ],
    ['--everything', ['--everything']],
  ])('refuses to begin: %s', async (why, args) => {
    const { code, complained } = await program(args);
    expect(code).toBe(2);
    expect(complained).toContain(why);
    expect(complained).not.toContain('secret');
  });

  it('refuses to begin when no call is meant', async () => {
    const { code, complained } = await program(usual('wallet.balances'));
    expect([code, complained]).toEqual([2, '--only names no call of the contract\n']);
  });

  it('writes three reports, says how far it is, and leaves no state file behind', async () => {
    const { code, said } = await program(usual('wallet.*'));
    expect(code).toBe(0);
    expect(said).toMatch(/^ *\d+% {2}50\/\d+ {2}\d+ requests {2}wallet\./m);
    expect(said).toContain('All that was asked works');
    for (const name of ['report.html', 'report.xml', 'report.json'])
      expect(existsSync(path.join(out, name))).toBe(true);
    expect(existsSync(path.join(out, 'state.jsonl'))).toBe(false);
    const { findings, rows } = JSON.parse(written('report.json')) as {
      findings: unknown[];
      rows: { call: string }[];
    };
    expect(findings.length).toBeGreaterThan(100);
    expect(rows.every(({ call }) => call.startsWith('wallet.'))).toBe(true);
  });

  it('keeps to one line of a terminal', async () => {
    let said = '';
    await program(
      usual('wallet.balance'),
      {},
      {
        out: {
          isTTY: true,
          columns: 40,
          write: (text) => {
            said += text;
          },
        },
      },
    );
    const lines = said.split('\r\u001B[K').slice(1, -1);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThan(40);
  });

  it('exits with 1 when something differs, and names it', async () => {
    proxy.spoil({
      'wallet.balance': {
        after: (given) => {
          given.body = given.body.replace('sumBalance', 'balance');
        },
      },
    });
    const { code, said } = await program(usual('wallet.balance'));
    expect(code).toBe(1);
    expect(said).toContain('DIFFERS  wallet.balance  schema');
    expect(said).toContain('then      The product can’t read the answer');
    expect(written('report.xml')).toContain('<failure type="differs"');
  });

  it('exits with 1 when answers come late, though each is right', async () => {
    const clock = quickClock();
    proxy.spoil({ '*': { after: () => clock.pass(1_500) } });
    const { code, said } = await program(usual('games.hot'), clock.tools);
    expect(code).toBe(1);
    expect(said).toMatch(/95 of 100 answers took up to 1\d{3} ms, 1000 at most are wanted/);
  });
});

describe('what a run keeps', () => {
  it('is nothing secret, whatever the gateway repeats', async () => {
    const heard: string[] = [];
    // It repeats every token and every name in its codes, its fields, its texts and its headers.
    proxy.spoil({
      '*': {
        after: (given, came) => {
          const { token } = (JSON.parse(given.body || '{}') as { value?: { token?: string } }).value ?? {};
          if (token) heard.push(token);
          const all = [
            markers.user,
            markers.password,
            markers.withdraw,
            came.headers.authorization ?? '',
            ...heard,
          ];
          if (came.call === 'system.keys' || (came.call === 'session.login' && token)) return;
          given.headers.location = `/${encodeURIComponent(all.join('/'))}`;
          const value = Object.fromEntries(all.map((one) => [one, one]));
          const said = { success: false, code: all.join('_'), message: all.join(' '), value };
          // Some answer, with such names for fields.
          const done = came.call === 'wallet.balance' || came.call === 'wallet.merchant';
          given.status = done ? 200 : given.status;
          given.body = JSON.stringify(done ? { success: true, value } : said);
        },
      },
    });
    const end = new AbortController();
    const { said } = await program(
      usual('wallet.*'),
      {
        tell: ({ done, of }) => (done === of - 5 ? end.abort() : undefined),
      },
      { signal: end.signal },
    );
    const kept = [said, ...['report.html', 'report.xml', 'report.json', 'state.jsonl'].map(written)];
    expect(heard.length).toBeGreaterThan(1);
    const secrets = [
      markers.password,
      markers.withdraw,
      markers.user,
      markers.unknown,
      'nobody-at-all',
      ...heard,
    ];
    for (const secret of secrets) for (const text of kept) expect(text.includes(secret), secret).toBe(false);
  });

  it('lets an interrupted run go on where it ended, and asks nothing twice', async () => {
    const end = new AbortController();
    const first = await program(
      usual('games.*'),
      {
        tell: ({ done }) => (done === 12 ? end.abort() : undefined),
      },
      { signal: end.signal },
    );
    expect(first.code).toBe(2);
    expect(first.said).toContain('it was interrupted');
    const asked: string[] = [];
    proxy.spoil({
      '*': {
        before: ({ call, headers }) => {
          asked.push(`${call} ${headers.authorization === undefined}`);
        },
      },
    });
    const second = await program(usual('games.*', '--resume'));
    expect(second.said).toContain('Goes on after 12 steps');
    expect(second.code).toBe(0);
    expect(asked).toContain('games.launch true');
    expect(asked).not.toContain('games.jackpots true');
    const resumed = JSON.parse(written('report.json')) as { findings: { call: string; account: string }[] };
    rmSync(out, { recursive: true });
    await program(usual('games.*'));
    const whole = JSON.parse(written('report.json')) as typeof resumed;
    const names = ({ findings }: typeof resumed) => findings.map(({ call, account }) => `${call} ${account}`);
    expect(names(resumed)).toEqual(names(whole));
  });

  it('goes on after a file whose last line is not whole', async () => {
    const end = new AbortController();
    const options = { tell: ({ done }: { done: number }) => (done === 4 ? end.abort() : undefined) };
    await program(usual('games.*'), options, { signal: end.signal });
    writeFileSync(path.join(out, 'state.jsonl'), written('state.jsonl').slice(0, -40));
    expect((await program(usual('games.*', '--resume'))).said).toContain('Goes on after 3 steps');
  });

  it('begins when there is nothing to go on with, or another run', async () => {
    expect((await program(usual('games.hot', '--resume'))).said).toContain('There is no run to go on with');
    const file = readAccounts(readFileSync(accounts, 'utf8'));
    const how = { write: false, only: [], mapping: {} };
    const name = runName('https://a.example', file, how);
    expect(runName('https://a.example', file, { ...how })).toBe(name);
    expect(runName('https://b.example', file, how)).not.toBe(name);
    expect(runName('https://a.example', file, { ...how, write: true })).not.toBe(name);
    const mapping = { paths: { '/wps': '/api' } };
    expect(runName('https://a.example', file, { ...how, mapping })).not.toBe(name);
  });

  it('knows of an act that was cut off, and says that it may not be undone', async () => {
    const before = await new Promise<string>((resolve, reject) => {
      const snapshot = () => {
        const state = path.join(out, 'state.jsonl');
        if (existsSync(state) && written('state.jsonl').endsWith('{"begun":"act wallet.transfer"}\n'))
          resolve(written('state.jsonl'));
      };
      proxy.spoil({ 'wallet.transfer': { before: snapshot } });
      program(usual('wallet.transfer', '--write')).then(() => reject(new Error('never begun')), reject);
    });
    writeFileSync(path.join(out, 'state.jsonl'), before);
    proxy.spoil({});
    const { said } = await program(usual('wallet.transfer', '--write', '--resume'));
    expect(said).toContain(
      'wallet.transfer: the run was cut off in this act; perhaps NOT undone: look at the account',
    );
  });
});
