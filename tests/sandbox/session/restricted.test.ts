import { beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { changePerson } from '#sandbox/control/people.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const shapes: Readonly<Record<CallName, CallShape>> = calls;
const withToken = (Object.keys(calls) as CallName[]).filter((name) => shapes[name].token);
const closed = withToken.filter((name) => !shapes[name].whileRestricted);

/** Every call with a token that a restricted session may use; a call that opens itself to one shows here. */
const open = [
  'help.useful',
  'notices.announcements',
  'password.change',
  'promotions.detail',
  'session.life',
  'session.logout',
  'session.stay',
  'support.lookup',
  'system.audit',
  'verification.addressAnswer',
  'verification.addressCode',
  'verification.addressWays',
];

const box = sandboxOfFile();
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  tokens = {
    'a default password': await signIn(box.address, 'default1'),
    'an expired password': await signIn(box.address, 'expired1'),
    'a new address': await signIn(box.address, 'newip1'),
  };
  await changePerson(box.sandbox, { account: 'newip1', mustChange: true });
  tokens = { ...tokens, 'a new address and a default password': await signIn(box.address, 'newip1') };
});

const kinds = [
  ['a default password', 'MUST_CHANGE_PASSWORD', 'default1'],
  ['an expired password', 'MUST_CHANGE_PASSWORD', 'expired1'],
  ['a new address', 'MUST_VERIFY', 'newip1'],
  ['a new address and a default password', 'MUST_VERIFY', 'newip1'],
] as const;

describe('a restricted session', () => {
  it('LOG-15 PWD-01 may make these calls and no others', () => {
    const allowed = withToken.filter((name) => shapes[name].whileRestricted);
    expect(allowed.sort()).toEqual(open);
    expect(closed.length).toBeGreaterThan(10);
    for (const name of ['wallet.balance', 'member.info'] as const) expect(closed).toContain(name);
  });

  it.each(
    kinds.flatMap(([kind, code, account]) => closed.map((name) => [kind, name, code, account] as const)),
  )(
    'LOG-15 PWD-01 with %s is refused %s, and learns whose session it is',
    async (kind, name, code, account) => {
      const token = tokens[kind] ?? '';
      for (const headers of [{}, { 'X-Forwarded-For': '203.0.113.10' }]) {
        const { status, body } = await askCall(box.address, name, {}, { token, headers });
        expect({ status, code: body.code, value: body.value }).toEqual({
          status: 403,
          code,
          value: { account },
        });
      }
    },
  );

  it('PWD-01 is what an open one becomes when its member must change the password; verifying an address still comes first', async () => {
    const token = await signIn(box.address, 'member2');
    const balance = async () => (await askCall(box.address, 'wallet.balance', {}, { token })).body.code;
    expect(await balance()).toBeUndefined();
    await changePerson(box.sandbox, { account: 'member2', mustChange: true });
    expect(await balance()).toBe('MUST_CHANGE_PASSWORD');
    const stranger = { token: tokens['a new address'] ?? '' };
    expect((await askCall(box.address, 'wallet.balance', {}, stranger)).body.code).toBe('MUST_VERIFY');
  });

  it.each(kinds)(
    'LOG-15 PWD-01 with %s gets no more than a visitor from a call without a token',
    async (kind) => {
      const free = (Object.keys(calls) as CallName[]).filter(
        (name) => !shapes[name].token && shapes[name].method === 'GET' && name !== 'verification.slider',
      );
      expect(free.length).toBeGreaterThan(5);
      for (const name of free.filter((one) => !['verification.captcha', 'system.keys'].includes(one))) {
        const shown = [{}, { token: tokens[kind] ?? '' }].map((asking) =>
          askCall(box.address, name, {}, asking),
        );
        const [anybody, restricted] = await Promise.all(shown);
        expect(restricted?.body).toEqual(anybody?.body);
      }
    },
  );

  it.each(kinds)('LOG-15 PWD-01 with %s can be signed out', async (kind) => {
    const token = tokens[kind] ?? '';
    expect((await askCall(box.address, 'session.logout', {}, { token })).status).toBe(200);
    expect((await askCall(box.address, 'wallet.balance', {}, { token })).status).toBe(401);
  });
});
