import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readMapping } from '#assurance/conformance/mapping.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { failureOf } from '#contract/errors.ts';
import { mappingFaults } from '#contract/mapping/faults.ts';
import { Mapping } from '#contract/mapping/mapping.ts';
import { calledThroughout, invertNames } from '#contract/mapping/names.ts';
import { runs } from '../kit/depth.ts';
import { createStand, json, type Reply } from './stand.ts';

const mapping: Mapping = {
  paths: { '/wps': '/api', '/wps/session/login': '/auth/sign-in' },
  headers: { token: 'X-Session', idempotencyKey: 'X-Key' },
  envelope: { success: 'ok', value: 'data', code: 'error' },
  codes: { SESSION_ENDED: 'E401', BALANCE_SHORT: 'E402' },
  names: { amount: 'monto', from: 'desde', crv: 'curva' },
  calls: { 'wallet.transfer': { amount: 'suma' } },
};
const configuration = { ...defaultConfiguration, mapping };
const stand = (reply: Reply) => {
  const one = createStand(reply, { configuration });
  one.keepToken('t-1');
  return one;
};
const transfer = { from: 'MAIN', to: 'PULSO', amount: '1.00', key: 'k'.repeat(16) };
const failed = (asked: Promise<unknown>) => asked.then(() => null, failureOf);

describe('what the client says to a gateway with names of its own', () => {
  it('goes to its path, with its headers, in its words; those of one call count before those of all', async () => {
    const { call, sent } = stand(() => json({ ok: true, data: {} }));
    await call('wallet.transfer', transfer).catch(() => undefined);
    const [one] = sent;
    expect(one?.url.pathname).toMatch(/^\/api\//);
    expect(one?.headers.get('X-Session')).toBe('t-1');
    expect(one?.headers.get('X-Key')).toBe(transfer.key);
    expect(one?.headers.get('Authorization')).toBeNull();
    expect(one?.headers.get('Idempotency-Key')).toBeNull();
    expect(JSON.parse(one?.body ?? '')).toEqual({ desde: 'MAIN', to: 'PULSO', suma: '1.00' });
  });

  it('goes to the path of the longest beginning', async () => {
    const seen: string[] = [];
    const { call } = stand(({ url }) => {
      seen.push(url.pathname);
      return json({ ok: true, data: { keys: [], now: 1 } });
    });
    await call('system.keys', {});
    expect(seen).toEqual(['/api/system/keys']);
  });
});

describe('what the client hears from it', () => {
  it('is read as the contract writes it, at any depth', async () => {
    const answer = {
      ok: true,
      data: { keys: [{ kty: 'EC', curva: 'P-256', x: 'x', y: 'y', kid: 'k' }], now: 1 },
    };
    const { call } = stand(() => json(answer));
    expect(await call('system.keys', {})).toMatchObject({ now: 1 });
  });

  it('is a refusal by the code of the contract', async () => {
    const { call } = stand(() => json({ ok: false, error: 'E402', message: 'short' }, { status: 422 }));
    expect(await failed(call('wallet.transfer', transfer))).toMatchObject({
      kind: 'refused',
      code: 'BALANCE_SHORT',
      message: 'short',
    });
  });

  it('is the end of the session where it says so', async () => {
    const { call, refused } = stand(() => json({ ok: false, error: 'E401' }, { status: 401 }));
    expect(await failed(call('wallet.transfer', transfer))).toMatchObject({ kind: 'unauthorized' });
    expect(refused).toEqual(['t-1']);
  });

  it('is drift where it still speaks as the contract does', async () => {
    const { call, drifts } = stand(() => json({ success: true, value: { keys: [], now: 1 } }));
    expect(await failed(call('system.keys', {}))).toMatchObject({ kind: 'drift' });
    expect(drifts).toHaveLength(1);
  });
});

it('names lead there and back again, at any depth', () => {
  const names = { amount: 'monto', from: 'desde', to: 'from' };
  const key = fc.constantFrom('amount', 'from', 'to', 'id', 'other');
  const tree = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.array(tie('value')), fc.dictionary(key, tie('value'))),
  })).value;
  fc.assert(
    fc.property(tree, (value) => {
      expect(calledThroughout(calledThroughout(value, names), invertNames(names))).toEqual(value);
    }),
    runs(),
  );
});

it('what is nested without end does not break the reading', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
  expect(() => calledThroughout(deep, { amount: 'monto' })).not.toThrow();
});

describe('a mapping', () => {
  it.each([
    ['a path without a slash', { paths: { wps: '/api' } }],
    ['a path with a slash at its end', { paths: { '/wps': '/api/' } }],
    ['a whole address', { paths: { '/wps': 'https://gateway.example/api' } }],
    ['a way up', { paths: { '/wps': '/../api' } }, false],
    ['two paths that are one', { paths: { '/wps': '/api', '/lgw': '/api' } }],
    ['a header with a space', { headers: { token: 'X Session' } }],
    ['a header that the contract has not', { headers: { cookie: 'X-Session' } }],
    ['two headers that are one', { headers: { token: 'X-A', client: 'X-A' } }],
    ['two names that are one', { names: { amount: 'x', balance: 'x' } }],
    ['a name that would reach a prototype', { names: { amount: '__proto__' } }],
    ['a part of the wrapper that the contract has not', { envelope: { data: 'x' } }],
    ['a field that nobody reads', { methods: {} }],
  ])('with %s is refused', (_, given, refused = true) => {
    expect(z.safeParse(Mapping, given).success).toBe(!refused);
  });

  it.each([
    ['paths./wsp', { paths: { '/wsp': '/api' } }],
    ['paths', { paths: { '/wps/session/login': '/wps/session/logout-x', '/lgw': '/lotto' } }, false],
    ['paths', { paths: { '/wps/session/life': '/wps/session/login' } }],
    ['codes.SESSION_OVER', { codes: { SESSION_OVER: 'E1' } }],
    ['names.ammount', { names: { ammount: 'monto' } }],
    ['calls.wallet.balances', { calls: { 'wallet.balances': { amount: 'monto' } } }],
    ['calls.wallet.transfer.summe', { calls: { 'wallet.transfer': { summe: 'monto' } } }],
    ['names.token', { names: { token: 'sessionId' } }],
    ['calls.wallet.transfer.amount', { calls: { 'wallet.transfer': { amount: 'from' } } }],
  ])('with a wrong %s does not fit the contract, and says so', (field, given: Mapping, wrong = true) => {
    const fields = mappingFaults(given).map((one) => one.field);
    expect(fields.includes(field)).toBe(wrong);
  });

  it('of the documentation fits it', () => {
    expect(mappingFaults(readMapping('docs/conformance/mapping.example.json'))).toEqual([]);
  });
});
