import { request } from 'node:http';
import autocannon from 'autocannon';
import { type CallOutput, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { configurationOf } from '#sandbox/site/configuration.ts';
import { createSeal } from '#src/gateway/seal.ts';
import { type Figures, kilobyte, megabyte, named, percentile } from './figures.ts';
import type { Stage } from './stage.ts';

/** The load of a call: answers a second, and the 95th percentile in milliseconds. */
export type Load = { readonly perSecond: number; readonly p95: number; readonly refused: number };

const seconds = 5;
const connections = 8;
/** Argon2id is meant to be slow: so many logins are enough for a 95th percentile. */
const logins = 120;

const configuration = configurationOf(createSettings().current());
/** Headers of every call of the bench. */
export const always = {
  [headers.merchant]: configuration.brand.merchantCode,
  [headers.platform]: 'web',
  [headers.language]: 'ES',
  [headers.clientType]: '1',
  [headers.client]: 'bench',
  'content-type': 'application/json',
};

/** Loads a sandbox as autocannon is told to; sessions of their own are given by `setupClient`. */
export async function run(options: autocannon.Options): Promise<Load> {
  const times: number[] = [];
  const { non2xx, errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon({ connections, ...options }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    load.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  return {
    perSecond: Math.round(times.length / duration),
    p95: Math.round(percentile(times, 0.95) * 10) / 10,
    refused: non2xx + errors,
  };
}

/** The account type that owns nothing; and what somebody has, in minor units, who can spare some for every session. */
const demo = 4;
const enough = 150_00;

/** The accounts of people who may simply sign in and have some money. */
function plainAccounts(): string[] {
  const plain = people.filter(
    ({ money, type, disabled, mustChange, expired, firstLogin, knownAddress }) =>
      money >= enough && type !== demo && !(disabled || mustChange || expired || firstLogin || knownAddress),
  );
  return plain.map(({ account }) => account);
}

/** Bodies of logins of these accounts in turn, each sealed on its own: the gateway takes none twice. */
async function sealedLogins(address: string, count: number, who = plainAccounts()): Promise<string[]> {
  const answer = await fetch(address + calls['system.keys'].path, { headers: always });
  const { value: published } = (await answer.json()) as { value: CallOutput<'system.keys'> };
  const began = performance.now();
  const { seal } = createSeal({
    configuration,
    keys: async () => published,
    clock: {
      now: () => published.now + performance.now() - began,
      forward: () => performance.now(),
      told: () => true,
    },
    askSite: async () => undefined,
  });
  const { method, path } = calls['session.login'];
  const bodies = Array.from({ length: count }, async (_, at) => {
    const username = who[at % who.length];
    return JSON.stringify(await seal(method, path, { username, password: seedPassword, type: 'username' }));
  });
  return Promise.all(bodies);
}

/** Opens so many sessions, one after the other, of people who are signed in with others' too; or of the accounts given. */
export async function tokensOf(address: string, count: number, who?: string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const body of await sealedLogins(address, count, who)) {
    const answer = await fetch(address + calls['session.login'].path, {
      method: 'POST',
      headers: always,
      body,
    });
    const { value } = (await answer.json()) as { value?: { token: string } };
    if (!value) throw new Error(`The bench could not sign in: ${answer.status}`);
    tokens.push(value.token);
  }
  return tokens;
}

async function tokenOf(address: string): Promise<string> {
  const [token = ''] = await tokensOf(address, 1);
  return token;
}

/** What member1, or another account, asks with, and the token in it. */
export async function memberHeaders(
  address: string,
  account = 'member1',
): Promise<{ headers: Record<string, string>; token: string }> {
  const [token = ''] = await tokensOf(address, 1, [account]);
  return { headers: { ...always, [headers.token]: token }, token };
}

/** So many people look through lists of games at once. */
const browsers = 50;

const aList = {
  clientType: '3',
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: configuration.brand.merchantCode,
  gameType: 'RNG',
  pageSize: '60',
  language: 'ES',
};

function listPath(more: Readonly<Record<string, string>>): string {
  return `${calls['games.list'].path}?${new URLSearchParams({ ...aList, ...more })}`;
}

/** What people ask of ten thousand slots: pages far down, orders, vendors, classes, parts of names, a member's own. */
function listRequests(token: string): autocannon.Request[] {
  const asked: Record<string, string>[] = [
    ...Array.from({ length: 20 }, (_, at) => ({ page: String(at * 8 + 1) })),
    ...['name', 'rtp', 'minBet'].map((sort) => ({ page: '3', sort })),
    ...['NEW', 'HOT'].map((selection) => ({ page: '1', selection })),
    ...['dragon', 'órbita', 'de la'].map((gameName) => ({ page: '1', gameName })),
    { page: '2', vassalage: 'BAMBU', gameClassify: 'ASIA' },
    { page: '1', minBet: '0.20', minLineNum: '20' },
  ];
  const visited = asked.map((more) => ({ method: 'GET' as const, path: listPath(more) }));
  const own = { method: 'GET' as const, path: listPath({ page: '1', selection: 'FAV' }) };
  const encoded = { ...always, 'accept-encoding': 'br' };
  return [
    ...visited.map((one) => ({ ...one, headers: encoded })),
    { ...own, headers: { ...encoded, [headers.token]: token } },
  ];
}

/** Bytes of one further page of slots as it is sent to a member's browser. */
async function furtherPage(address: string): Promise<number> {
  const sent = { ...always, 'accept-encoding': 'gzip, deflate, br', [headers.token]: await tokenOf(address) };
  return new Promise((resolve, reject) => {
    const asking = request(`${address}${listPath({ page: '2' })}`, { headers: sent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    asking.on('error', reject).end();
  });
}

/** Loads the calls that a home and its game lists ask most, one after the other. */
async function loadCalls(address: string): Promise<Figures> {
  const status = await run({
    url: `${address}${calls['system.status'].path}?url=127.0.0.1`,
    headers: always,
    duration: seconds,
  });
  const token = await tokenOf(address);
  const balance = await run({
    url: address + calls['wallet.balance'].path,
    headers: { ...always, [headers.token]: token },
    duration: seconds,
  });
  const requests = listRequests(token);
  const gameList = await run({ url: address, connections: browsers, requests, duration: seconds });
  const bodies = await sealedLogins(address, logins);
  const setupRequest = (request: autocannon.Request) => ({ ...request, body: bodies.pop() ?? '{}' });
  const login = await run({
    url: address,
    amount: logins,
    requests: [{ method: 'POST', path: calls['session.login'].path, headers: always, setupRequest }],
  });
  const all = Object.entries({ status, balance, gameList, login }).map(
    ([name, { perSecond, p95, refused }]) =>
      named(name, {
        answers: { is: perSecond, unit: 'a second' },
        p95: { is: p95, unit: 'ms' },
        refused: { is: refused, unit: 'number' },
      }),
  );
  return Object.assign({}, ...all) as Figures;
}

/** What the sandbox takes to start, to answer, and to hold in memory. */
export async function loadGateway(stage: Stage): Promise<Figures> {
  const { address, ready, memory } = await stage.other('gateway');
  const atStart = await memory();
  return {
    'ready on a warm database': { is: ready, unit: 'ms' },
    ...(await loadCalls(address)),
    'a further page of games': { is: (await furtherPage(address)) / kilobyte, unit: 'kB' },
    'memory at the start': { is: atStart / megabyte, unit: 'MB' },
    'memory after the calls': { is: (await memory()) / megabyte, unit: 'MB' },
  };
}
