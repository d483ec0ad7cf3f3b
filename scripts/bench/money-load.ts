import { randomBytes } from 'node:crypto';
import type autocannon from 'autocannon';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import type { Books } from '#sandbox/wallet/ledger.ts';
import { always, type Load, run, tokensOf } from './calls-load.ts';
import { type Figures, named } from './figures.ts';
import type { Stage } from './stage.ts';

const clients = 50;
const ledgerSeconds = 10;
const sessions = 200;

const elsewhere = 'PULSO';
const list = {
  clientType: '3',
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: always[headers.merchant] ?? '',
  gameType: 'RNG',
  page: '2',
  pageSize: '60',
  language: 'ES',
};

type Ask = (call: CallName, fields?: Readonly<Record<string, string>>) => autocannon.Request;

/** What one session asks: reads with their fields in the address, acts of money each under a key of its own. */
function asking(token: string): Ask {
  return (call, fields = {}) => {
    const { method, path } = calls[call];
    const own = { ...always, [headers.token]: token };
    if (method === 'GET') return { method, path: `${path}?${new URLSearchParams(fields)}`, headers: own };
    return {
      method: 'POST',
      path,
      body: JSON.stringify(fields),
      setupRequest: (request) => ({
        ...request,
        headers: { ...own, [headers.idempotencyKey]: randomBytes(16).toString('hex') },
      }),
    };
  };
}

const into = { from: 'MAIN', to: elsewhere, amount: '1.00' };
const outOf = { from: elsewhere, to: 'MAIN', amount: '1.00' };

/** There and back, so that every account keeps enough. */
const movers = (ask: Ask) => [ask('wallet.transfer', into), ask('wallet.transfer', outOf)];

/** The calls of a member who looks around and moves money between games. */
const journey = (ask: Ask) => [
  ask('wallet.balance'),
  ask('games.list', list),
  ask('wallet.funds', { language: 'ES' }),
  ask('wallet.transfer', into),
  ask('wallet.balance'),
  ask('wallet.withdrawals', { page: '1' }),
  ask('wallet.collect'),
  ask('wallet.funds', { language: 'EN' }),
];

function load(
  address: string,
  tokens: readonly string[],
  seconds: number,
  requests: (ask: Ask) => autocannon.Request[],
): Promise<Load> {
  const left = [...tokens];
  return run({
    url: address,
    connections: tokens.length,
    duration: seconds,
    // Two hundred knock at once: the last is let in late, and is no failure for that.
    timeout: 30,
    setupClient: (client) => client.setRequests(requests(asking(left.pop() ?? ''))),
  });
}

/** What everybody has in all, by account. */
function owned({ wallets }: Books): string {
  const sums = new Map<string, number>();
  for (const { account, balance } of wallets) {
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(balance) * 100));
  }
  return JSON.stringify([...sums]);
}

/** Moves money with many at once, then lets many sessions read, move and collect for so many seconds. */
export async function loadMoney(stage: Stage): Promise<Figures> {
  const { address, books } = await stage.app();
  const before = await books();
  const tokens = await tokensOf(address, sessions);
  const ledger = await load(address, tokens.slice(0, clients), ledgerSeconds, movers);
  const mixed = await load(address, tokens, stage.seconds, journey);
  const after = await books();
  // The books hold, and everybody has what they had before, to the cent.
  const conserved = after.holds && after.sum === '0.00' && owned(after) === owned(before);
  return {
    ...named('ledger', {
      clients: { is: clients, unit: 'number' },
      acts: { is: ledger.perSecond, unit: 'a second' },
      p95: { is: ledger.p95, unit: 'ms' },
    }),
    ...named('mixed sessions', {
      sessions: { is: sessions, unit: 'number' },
      calls: { is: mixed.perSecond, unit: 'a second' },
      p95: { is: mixed.p95, unit: 'ms' },
    }),
    'calls that failed': { is: ledger.refused + mixed.refused, unit: 'number' },
    'books that do not hold': { is: conserved ? 0 : 1, unit: 'number' },
  };
}
