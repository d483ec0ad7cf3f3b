import { beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { people } from '#sandbox/db/people.ts';
import { members } from '#sandbox/db/schema.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { launchFields } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const shapes: Readonly<Record<CallName, CallShape>> = calls;
const names = (Object.keys(calls) as CallName[]).filter((name) => shapes[name].token);

const listed = { gameType: 'RNG', language: 'ES' };
const seen = { gameCode: 'ALBA5', count: '100' };

/** Valid inputs for the calls that need any: a cell is about who asks, not about what. */
const inputs: Partial<Record<CallName, Record<string, unknown>>> = {
  'games.list': {
    ...listed,
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant: 'vestibulo',
    page: 1,
    pageSize: 1,
  },
  'games.types': listed,
  'help.useful': { article: 'deposit', useful: true },
  'games.favouriteList': listed,
  'games.recent': listed,
  'games.favour': { gameId: 'RNG-TRESCONDOR-01', favorite: true },
  'games.rooms': { vassalage: 'X', language: 'ES' },
  'games.launch': { ...launchFields, gameId: 'RNG-TRESCONDOR-01', vassalage: 'TRESCONDOR' },
  'lotteries.vnRecent': { device: 'WEB', language: 'ES' },
  'lotteries.opened': seen,
  'password.change': { oldPassword: 'wrong', newPassword: 'Nueva-2026!', confirmNewPassword: 'Nueva-2026!' },
};

/** Who asks: a seeded account, or a way of having no valid session. */
const accounts = ['member1', 'member2', 'agent1', 'agent42', 'demo4', 'default1', 'newip1'] as const;
const nobodies = [
  'no token',
  'a made-up token',
  'an idle token',
  'a token signed out',
  'a token of one blocked since',
] as const;
type Who = (typeof accounts)[number] | (typeof nobodies)[number];

/**
 * The permission table, read from the contract: the status and code that a cell must show; null lets it in.
 */
function refusalFor(name: CallName, who: Who): string | null {
  const call = shapes[name];
  // Visitors may ask too, and a caller without a valid session is one.
  if ((nobodies as readonly string[]).includes(who))
    return call.token === 'offered' ? null : '401 SESSION_ENDED';
  if (who === 'default1' && !call.whileRestricted) return '403 MUST_CHANGE_PASSWORD';
  // An intruder from an unknown address with a stolen password must not be able to make it their own.
  const ownAccountOnly = name === 'password.change';
  if (who === 'newip1' && (!call.whileRestricted || ownAccountOnly)) return '403 MUST_VERIFY';
  if (who === 'demo4' && call.realAccount) return '403 REAL_ACCOUNT_NEEDED';
  if (call.agentsOnly && !who.startsWith('agent')) return '403 FORBIDDEN';
  return null;
}

const box = sandboxOfFile();
/** The token of each who has one; that of an account lasts until a call of its own ends the session. */
const tokens = new Map<Who, string>([['a made-up token', 'A'.repeat(43)]]);

beforeAll(async () => {
  tokens.set('an idle token', await signIn(box.address, 'friend1'));
  box.sandbox.clock.move(30 * 60_000);
  const out = await signIn(box.address, 'friend2');
  await askCall(box.address, 'session.logout', {}, { token: out });
  tokens.set('a token signed out', out);
  tokens.set('a token of one blocked since', await signIn(box.address, 'friend3'));
  await box.sandbox.db.write((tx) => tx.run("UPDATE members SET disabled = 1 WHERE account = 'friend3'"));
});

/** Calls that end the session they are asked in, when it may ask them. */
const ending: readonly CallName[] = ['session.logout', 'password.change'];

async function tokenOf(who: Who): Promise<string | undefined> {
  const account = accounts.find((one) => one === who);
  if (account && !tokens.has(account)) tokens.set(account, await signIn(box.address, account));
  return tokens.get(who);
}

const cells = names.flatMap((name) =>
  [...accounts, ...nobodies].map((who) => [name, who, refusalFor(name, who) ?? 'let in'] as const),
);

describe('GWY-02 who may do what', () => {
  it('GWY-02 the table covers every call with a token', () => {
    expect(names.length).toBeGreaterThan(5);
    expect(cells).toHaveLength(names.length * (accounts.length + nobodies.length));
    expect(cells.filter(([, , expected]) => expected.startsWith('403')).length).toBeGreaterThan(5);
  });

  it.each(cells)('GWY-02 %s by %s: %s', async (name, who, expected) => {
    const token = await tokenOf(who);
    const { status, body } = await askCall(
      box.address,
      name,
      // A launch names who launches, and repeats the token (spec 3).
      name === 'games.launch' ? { ...inputs[name], username: who, token } : inputs[name],
      token === undefined ? {} : { token },
    );
    if (ending.includes(name)) for (const account of accounts) tokens.delete(account);
    const shown = status >= 401 && status !== 422 ? `${status} ${body.code}` : 'let in';
    expect(shown).toBe(expected);
    // A session that must do something first learns whose it is, and nothing else.
    const owner = expected.startsWith('403 MUST') ? { account: who } : undefined;
    if (expected !== 'let in') expect(body.value).toEqual(owner);
    else if (/^(games|lotteries)\./.test(name)) expect([status, body.code]).toEqual([200, undefined]);
  });

  it.each(['member1', 'downline1a', 'agent1', 'demo4'])(
    'GWY-02 %s sees their own data, whoever else they name',
    async (who) => {
      await box.reset();
      const all = await box.sandbox.db.read.select().from(members);
      const other = all.find(({ account }) => account === 'vip5');
      const naming = { id: other?.id, memberId: other?.id, account: 'vip5', userName: 'vip5', type: 1 };
      const token = await signIn(box.address, who);
      const own = all.find(({ account }) => account === who);
      const { body } = await askCall(box.address, 'member.info', naming, { token });
      expect(body.value).toMatchObject({ account: who, type: own?.type });
      const balance = await askCall(box.address, 'wallet.balance', naming, { token });
      const wallets = (await readLedger(box.sandbox)).filter(({ account }) => account === who);
      const sum = wallets.reduce((total, wallet) => total + Number(wallet.balance), 0);
      expect(balance.body.value).toEqual({ sumBalance: sum.toFixed(2) });
    },
  );

  it('GWY-02 a call without a token gets the same answer for everybody', async () => {
    await box.reset();
    const token = await signIn(box.address, 'agent1');
    const asked = [{}, { token }, { token: 'made up' }].map((asking) =>
      askCall(box.address, 'system.countries', {}, asking),
    );
    const [one, ...others] = (await Promise.all(asked)).map(({ status, body }) => ({ status, body }));
    for (const other of others) expect(other).toEqual(one);
  });

  it('GWY-02 every seeded account that the table names exists', () => {
    const known = people.map(({ account }) => account);
    for (const account of accounts) expect(known).toContain(account);
  });
});
