import { request as send } from 'node:http';
import { networkInterfaces } from 'node:os';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { line } from '#sandbox/db/schema.ts';
import type { Books } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { begins } from '../../kit/moment.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const json = { 'Content-Type': 'application/json' };
const routes = [
  ['POST', '/sandbox/reset'],
  ['GET', '/sandbox/outbox'],
  ['GET', '/sandbox/clock'],
  ['POST', '/sandbox/clock'],
  ['GET', '/sandbox/config'],
  ['POST', '/sandbox/config'],
  ['GET', '/sandbox/faults'],
  ['POST', '/sandbox/faults'],
  ['DELETE', '/sandbox/faults'],
  ['POST', '/sandbox/faults/release'],
  ['GET', '/sandbox/ledger'],
] as const;
const box = sandboxOfFile();

beforeEach(() => box.reset());

async function say(path: string, said: unknown, to = box) {
  const answer = await to.ask(path, { method: 'POST', headers: json, body: JSON.stringify(said) });
  const { value, message } = (await answer.json()) as { value: never; message: string };
  return { status: answer.status, value, message };
}

async function look(path: string): Promise<never> {
  return ((await (await box.ask(path)).json()) as { value: never }).value;
}

/** fetch sets some headers itself: this sends exactly those given. */
function statusWith(
  address: string,
  method: string,
  path: string,
  head: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = send({ hostname, port, path, method, headers: { ...json, ...head } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : '');
  });
}

describe('GWY-15 who may use the control API', () => {
  it('GWY-15 it does not exist when it is switched off', async () => {
    const real = await startSandbox({ control: false });
    for (const [method, path] of routes) {
      expect([path, await statusWith(real.address, method, path, {})]).toEqual([path, 404]);
    }
    await real.close();
  });

  it.each([
    ['through a proxy', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through another proxy', { Forwarded: 'for=127.0.0.1' }],
    ['under a name that only leads here', { Host: 'evil.example' }],
    ['under a name that looks like this machine', { Host: '127.0.0.1.evil.example' }],
    ['from a page of another origin', { Origin: 'https://evil.example' }],
    ['from a page without origin', { Origin: 'null' }],
  ])('GWY-15 it does not exist for a caller %s', async (_, head) => {
    for (const [method, path] of routes) {
      expect([path, await statusWith(box.address, method, path, head)]).toEqual([path, 404]);
    }
  });

  it('GWY-15 it does not exist for another machine', async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4');
    const open = await startSandbox({ host: '0.0.0.0' });
    const { port } = new URL(open.address);
    expect(await statusWith(`http://127.0.0.1:${port}`, 'GET', '/sandbox/clock', {})).toBe(200);
    // Without another network interface no other machine can be imitated.
    const address = `http://${outer?.address ?? '127.0.0.1'}:${port}`;
    const head = outer ? { Host: `localhost:${port}` } : { Host: 'elsewhere' };
    for (const [method, path] of routes) expect(await statusWith(address, method, path, head)).toBe(404);
    await open.close();
  });

  it('GWY-15 it takes JSON only, so that a form of another page is never read', async () => {
    const form = { 'Content-Type': 'text/plain' };
    expect(await statusWith(box.address, 'POST', '/sandbox/reset', form)).toBe(415);
  });
});

describe('the control API', () => {
  it('moves the clock, and every answer of a call is dated by it', async () => {
    const { value } = await say('/sandbox/clock', { ms: 31 * 60_000 });
    const now = (value as { now: number }).now;
    for (const path of [calls['system.keys'].path, '/wps/nowhere']) {
      const { headers } = await box.ask(path);
      expect(Math.abs(Date.parse(headers.get('Date') ?? '') - now)).toBeLessThan(60_000);
    }
  });

  it('moves the clock, and sessions end by it', async () => {
    const token = await signIn(box.address, 'member1');
    const { now } = (await look('/sandbox/clock')) as { now: number };
    const { value } = await say('/sandbox/clock', { ms: 31 * 60_000 });
    expect((value as { now: number }).now - now).toBeGreaterThanOrEqual(31 * 60_000);
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(401);
    await say('/sandbox/clock', { now: 1_000 });
    expect(((await look('/sandbox/clock')) as { now: number }).now).toBeLessThan(60_000);
    await say('/sandbox/clock', { reset: true });
    const { now: again } = (await look('/sandbox/clock')) as { now: number };
    expect(again).toBeGreaterThanOrEqual(begins);
    expect(again).toBeLessThanOrEqual(now + 60_000);
  });

  it('patches the settings, and changes nothing when the result would be invalid', async () => {
    await say('/sandbox/config', { whitelabel: { SMSLOGIN: false }, limits: { captchaAfter: 1 } });
    const refused = await say('/sandbox/config', { limits: { captchaAfter: -1 } });
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('captchaAfter')]);
    expect((await say('/sandbox/config', { limit: {} })).status).toBe(400);
    expect(await look('/sandbox/config')).toMatchObject({
      whitelabel: { SMSLOGIN: false, MOBILEREG: true },
      limits: { captchaAfter: 1, lockAfter: 5 },
    });
  });

  it('closes the product for maintenance or a region, except for the status call', async () => {
    const statuses = async () => {
      const names = ['system.status', 'system.keys', 'system.countries', 'notices.announcements'] as const;
      const asked = names.map((name) => askCall(box.address, name, { url: 'x' }));
      return (await Promise.all(asked)).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
    };
    await say('/sandbox/config', { restriction: { on: true } });
    expect((await statuses()).slice(0, 3)).toEqual(['200', '200', '451 REGION_RESTRICTED']);
    await say('/sandbox/config', { maintenance: { on: true, end: '2026-12-01T00:00:00Z' } });
    expect((await statuses()).slice(0, 3)).toEqual(['200', '200', '503 MAINTENANCE']);
    const { body } = await askCall(box.address, 'system.status', { url: 'x' });
    expect(body.value).toMatchObject({ maintenance: true, regionRestriction: true });
  });

  it('shows every message sent, to whom and of which kind', async () => {
    await askCall(box.address, 'verification.smsLogin', { mobileNum: '987654321', countryDialingCode: '51' });
    const letters = (await look('/sandbox/outbox?kind=sms&to=%2B51987654321')) as { code: string }[];
    expect(letters).toHaveLength(1);
    expect(letters[0]?.code).toMatch(/^\d{6}$/);
    expect(await look('/sandbox/outbox?to=%2B51000000000')).toEqual([]);
  });

  it('shows every wallet with what its movements add up to', async () => {
    const { wallets, house, sum, holds } = (await look('/sandbox/ledger')) as Books;
    expect([sum, holds]).toEqual(['0.00', true]);
    expect(house.map(({ wallet }) => wallet)).toContain('OPENING');
    expect(wallets.filter(({ account }) => account === 'member1').length).toBeGreaterThan(0);
    for (const { balance, movements } of wallets) expect(balance).toBe(movements);
  });

  it('resets everything, quickly', async () => {
    const token = await signIn(box.address, 'member1');
    await say('/sandbox/config', { maintenance: { on: true }, brand: { name: 'Otro' } });
    await say('/sandbox/clock', { ms: 1e9 });
    await say('/sandbox/faults', [{ call: '*', kind: 500, times: 'always' }]);
    const started = performance.now();
    expect((await say('/sandbox/reset', {})).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(401);
    expect(await look('/sandbox/config')).toMatchObject({
      brand: { name: 'Vestíbulo' },
      origin: box.address,
    });
    expect(await look('/sandbox/faults')).toEqual({ armed: [], held: [], awaited: 0 });
    await expect(signIn(box.address, 'member1')).resolves.toMatch(/.{43}/);
  });
});

describe('moving a person to another line', () => {
  it.each([
    ['agent1', 'agent1', 'agent1 is the person who would move: nobody is in their own line'],
    ['agent1', 'downline1a', 'downline1a is below the person who would move: nobody is in their own line'],
    ['agent1', 'agent41', 'agent41 is below the person who would move: nobody is in their own line'],
    ['agent1', 'nobody', 'Nobody is called nobody'],
  ])('%s below %s is refused with its reason, and all stays as it was', async (account, upline, reason) => {
    await say('/sandbox/people', { account: 'agent2', upline: 'agent1' });
    await say('/sandbox/people', { account: 'agent41', upline: 'agent2' });
    const before = await box.sandbox.db.read.select().from(line);
    const { status, message } = await say('/sandbox/people', { account, upline, nickname: 'Otro' });
    expect([status, message]).toEqual([upline === 'nobody' ? 404 : 400, reason]);
    expect(await box.sandbox.db.read.select().from(line)).toEqual(before);
  });
});
