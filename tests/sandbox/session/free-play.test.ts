import { randomBytes } from 'node:crypto';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { members, sessions } from '#sandbox/db/schema.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const day = 24 * 60 * 60_000;
const shapes: Readonly<Record<CallName, CallShape>> = calls;
const box = sandboxOfFile();

beforeEach(() => box.reset());

const newRandom = () => randomBytes(32).toString('base64url');

function play(input: Record<string, unknown> = {}): Promise<Came> {
  const whole = { os: 'Linux x86_64', platform: 'W', random: newRandom(), gatewayVersion: 3, ...input };
  return askCall(box.address, 'session.freePlay', whole);
}

async function tokenOfPlay(): Promise<string> {
  const { status, body } = await play();
  expect(status).toBe(200);
  return (body.value as { token: string }).token;
}

function demos() {
  return box.sandbox.db.read.select().from(members).where(like(members.account, 'demo-%'));
}

async function nobodyCameIn(): Promise<void> {
  expect(await box.sandbox.db.read.select().from(sessions)).toEqual([]);
  expect(await demos()).toEqual([]);
}

describe('free play', () => {
  it('gives every caller a demo account of their own with play money', async () => {
    const { body } = await play();
    expect(body.value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
      userName: expect.stringMatching(/^demo-[0-9a-f]{10}$/),
    });
    const { token } = body.value as { token: string };
    const info = await askCall(box.address, 'member.info', {}, { token });
    expect(info.body.value).toMatchObject({ type: 4, nickname: 'Demo', toUpline: false, memberLabel: [] });
    const balance = await askCall(box.address, 'wallet.balance', {}, { token });
    expect(balance.body.value).toEqual({ sumBalance: '1000.00' });
    await tokenOfPlay();
    expect(await demos()).toHaveLength(2);
  });

  it('such an account can’t be signed in to by name', async () => {
    await play();
    const [demo] = await demos();
    for (const password of ['', 'Clave-2026!', demo?.passwordHash ?? 'x', demo?.account ?? 'x']) {
      const input = { username: demo?.account, password: password || ' ', type: 'username' };
      expect((await askCall(box.address, 'session.login', input)).body.code).toBe('LOGIN_REFUSED');
    }
  });

  it('is deleted after a day with its session and its money, and the seed’s demo account is not', async () => {
    const token = await tokenOfPlay();
    box.sandbox.clock.move(day);
    await tokenOfPlay();
    expect(await demos()).toHaveLength(1);
    expect((await askCall(box.address, 'wallet.balance', {}, { token })).status).toBe(401);
    const wallets = await readLedger(box.sandbox);
    expect(wallets.filter(({ account }) => account.startsWith('demo-'))).toHaveLength(1);
    for (const { balance, movements } of wallets) expect(balance).toBe(movements);
    expect(wallets.some(({ account }) => account === 'demo4')).toBe(true);
  });
});

describe('ROL-05 free play that is off', () => {
  it('ROL-05 is refused', async () => {
    box.sandbox.settings.patch({ whitelabel: { FREEPLAY: false } });
    expect(await play()).toMatchObject({ status: 403, body: { code: 'FUNCTION_DISABLED' } });
    await nobodyCameIn();
  });

  it('LOG-13 a demo account is no agent: an entrance for agents turns it away', async () => {
    box.sandbox.settings.patch({ brand: { entrance: 'agent' } });
    expect((await play()).body.code).toBe('NOT_AGENT');
    await nobodyCameIn();
    box.sandbox.settings.patch({ brand: { entrance: 'member' } });
    await tokenOfPlay();
  });
});

describe('LOG-16 free play with an invalid input', () => {
  it.each([
    ['no random', { random: undefined }],
    ['a short random', { random: 'A'.repeat(42) }],
    ['a long random', { random: 'A'.repeat(44) }],
    ['a random of other letters', { random: `${'A'.repeat(42)}=` }],
    ['a random in a list', { random: [newRandom()] }],
    ['another platform', { platform: 'A' }],
    ['another gateway', { gatewayVersion: '3' }],
    ['a system that is a book', { os: 'x'.repeat(65) }],
    ['no system', { os: undefined }],
  ])('LOG-16 %s is refused without a token', async (_, input) => {
    expect(await play(input)).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } });
    await nobodyCameIn();
  });

  it('LOG-16 without sealing it is refused', async () => {
    const { path, method } = calls['session.freePlay'];
    const body = JSON.stringify({ os: 'x', platform: 'W', random: newRandom(), gatewayVersion: 3 });
    const came = await box.ask(path, { method, body, headers: { 'Content-Type': 'application/json' } });
    expect(came.status).toBeGreaterThanOrEqual(400);
    expect(came.status).toBeLessThan(500);
    await nobodyCameIn();
  });
});

describe('ROL-06 free play that is requested too often', () => {
  it('ROL-06 is capped: of a hundred in a minute twenty succeed', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 100; n += 1) statuses.push((await play()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    const { headers, body } = await play();
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    box.sandbox.clock.move(day / 24);
    expect((await play()).status).toBe(200);
  }, 60_000);

  it('ROL-06 is closed while the maximum of demo accounts exists', async () => {
    box.sandbox.settings.patch({ limits: { freePlayOfAll: 2 } });
    await tokenOfPlay();
    await tokenOfPlay();
    expect(await play()).toMatchObject({ status: 403, body: { code: 'FUNCTION_DISABLED' } });
    box.sandbox.clock.move(day);
    await tokenOfPlay();
  });

  it('ROL-06 a random string works once, also for two callers at once', async () => {
    const random = newRandom();
    const came = await Promise.all([play({ random }), play({ random }), play({ random })]);
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await play({ random })).body.code).toBe('TICKET_EXPIRED');
    expect(await demos()).toHaveLength(1);
  });

  it('ROL-06 ROL-01 its token is refused for every call that needs a real account', async () => {
    const token = await tokenOfPlay();
    const real = (Object.keys(calls) as CallName[]).filter((name) => shapes[name].realAccount);
    expect(real.length).toBeGreaterThan(5);
    for (const name of real) {
      const refused = await askCall(box.address, name, {}, { token });
      expect({ name, status: refused.status, code: refused.body.code }).toEqual({
        name,
        status: 403,
        code: 'REAL_ACCOUNT_NEEDED',
      });
    }
  });
});
