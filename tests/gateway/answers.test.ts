import { describe, expect, it } from 'vitest';
import type { Failure } from '#contract/errors.ts';
import { createStand, json, type Reply, text } from './stand.ts';

/** How the status call fails, or what it resolves with, for this answer. */
async function outcome(reply: Reply): Promise<unknown> {
  const { call } = createStand(reply);
  return call('system.status', { url: 'x' }).catch((error) => error.failure);
}

const normal = { info: {}, maintenance: false, regionRestriction: false };
const refusal = { success: false, code: 'FORBIDDEN', message: 'No.' };
const refused: Failure = { kind: 'refused', code: 'FORBIDDEN', message: 'No.' };
const network: Failure = { kind: 'network' };
const noCall = { kind: 'refused', code: 'CALL_UNKNOWN' } as const;

describe('folding of answers', () => {
  const whole: readonly [what: string, response: () => Response, failure: Failure][] = [
    ['a refusal', () => json(refusal, { status: 422 }), refused],
    ['a refusal that says 200', () => json(refusal), { kind: 'refused', code: 'FORBIDDEN', message: 'No.' }],
    ['401 to a call without a token', () => json(refusal, { status: 401 }), refused],
    [
      '403 that restricts',
      () => json({ success: false, code: 'MUST_VERIFY' }, { status: 403 }),
      { kind: 'restricted', code: 'MUST_VERIFY' },
    ],
    ['any other 403', () => json(refusal, { status: 403 }), refused],
    [
      'maintenance',
      () => json({ success: false, code: 'MAINTENANCE' }, { status: 503 }),
      { kind: 'unavailable', code: 'MAINTENANCE' },
    ],
    [
      'a restricted region',
      () => json({ success: false, code: 'REGION_RESTRICTED' }, { status: 451 }),
      { kind: 'unavailable', code: 'REGION_RESTRICTED' },
    ],
    ['a restricted region without words', () => text('', { status: 451 }), { kind: 'unavailable' }],
    [
      '429',
      () => json({ success: false, code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
      { kind: 'limited', code: 'TOO_MANY_REQUESTS' },
    ],
    ['429 without words', () => text('', { status: 429 }), { kind: 'limited' }],
    ['503 that is no maintenance', () => text('<h1>Busy</h1>', { status: 503 }), network],
    [
      '500',
      () => json({ success: false, code: 'INTERNAL' }, { status: 500 }),
      { kind: 'network', code: 'INTERNAL' },
    ],
    [
      'a success that says 404',
      () => json({ success: true }, { status: 404 }),
      { ...noCall, absent: 'perhaps' },
    ],
    [
      'a page that says 404',
      () => text('<h1>Nothing</h1>', { status: 404 }),
      { ...noCall, absent: 'perhaps' },
    ],
    [
      'a row that is not there',
      () => json({ success: false, code: 'NOT_FOUND' }, { status: 404 }),
      { kind: 'refused', code: 'NOT_FOUND', absent: 'perhaps' },
    ],
    ['405', () => json({ success: false, message: 'No' }, { status: 405 }), { ...noCall, absent: 'sure' }],
    ['501', () => text('', { status: 501 }), { ...noCall, absent: 'sure' }],
  ];

  it.each(whole)('%s is reported by its kind', async (_, response, failure) => {
    expect(await outcome(() => response())).toEqual(failure);
  });

  it('401 to a call with a token means that the token is no longer valid', async () => {
    const { call, keepToken, refused } = createStand(() =>
      json({ success: false, code: 'SESSION_ENDED' }, { status: 401 }),
    );
    keepToken('t-1');
    await expect(call('wallet.balance', {})).rejects.toMatchObject({
      failure: { kind: 'unauthorized', code: 'SESSION_ENDED' },
    });
    expect(refused).toEqual(['t-1']);
  });

  it('a refusal keeps its value, because it may carry the captcha flag', async () => {
    const refused = json(
      { success: false, code: 'LOGIN_REFUSED', value: { captcha: true } },
      { status: 422 },
    );
    expect(await outcome(() => refused)).toMatchObject({ value: { captcha: true } });
  });

  it('LOG-07 a message is clipped at 500 characters and never split inside one', async () => {
    const { message } = (await outcome(() =>
      json({ success: false, message: '😀'.repeat(5_000) }),
    )) as Failure;
    expect(message).toBe('😀'.repeat(500));
  });
});

const status = { success: true, value: normal };

describe('CFG-01 hostile bodies', () => {
  const unusable: readonly [what: string, body: BodyInit][] = [
    ['an empty body', ''],
    ['HTML', '<!doctype html><h1>It works!</h1>'],
    ['JSON that ends too soon', JSON.stringify(status).slice(0, -3)],
    ['JSON followed by more', `${JSON.stringify(status)}x`],
    ['a byte that is no UTF-8 in place of a quote', new Uint8Array([0xff, 0x22, 0x7b])],
    ['single quotes', "{'success':true}"],
    ['a trailing comma', '{"success":true,}'],
    ['NaN', '{"success":NaN}'],
    ['a number with a leading zero', '{"success":true,"value":01}'],
    ['a control character in a string', '{"success":true,"value":"a\u0001"}'],
    ['brackets that nobody closes', '['.repeat(100_000)],
    ['a forbidden key over 100,000 arrays', `{"__proto__":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['ten megabytes', `{"success":true,"value":"${'a'.repeat(10_000_000)}"}`],
  ];

  it.each(unusable)('%s is no usable answer', async (_, body) => {
    expect(await outcome(() => text(body))).toEqual(network);
  });

  /** After the names of the JSON test suite (RFC 8259): each must be rejected. */
  const corpus = [
    '[1 true]',
    '[a\u00e5]',
    '["": 1]',
    '[,1]',
    '[1,,2]',
    '["x"]]',
    '[1,]',
    '[1',
    '[fals]',
    '[++1234]',
    '[+1]',
    '[-01]',
    '[-]',
    '[.2e-3]',
    '[0.e1]',
    '[1.0e]',
    '[1eE2]',
    '[0x1]',
    '[Infinity]',
    '["\\x00"]',
    '["\\uD800\\u1x"]',
    '["a\tb"]',
    '{"a":"b"}/**/',
    '{"a":"b",,"c":"d"}',
    '{a:"b"}',
    '{"a" b}',
    '{1:1}',
    '{"a":true} "x"',
    '<.>',
    '\u2060',
    '[\u000c]',
    '*',
  ];

  it.each(corpus)('NET-12 %j is rejected', async (body) => {
    expect(await outcome(() => text(body))).toEqual(network);
  });

  const strange: readonly [what: string, body: string][] = [
    ['null', 'null'],
    ['an array', '[{"success":true}]'],
    ['a string', '"success"'],
    ['an object that is no envelope', '{"ok":true}'],
    ['a success in words', '{"success":"true"}'],
    ['a code that is a number', '{"success":false,"code":7}'],
    ['an array nested 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ];

  it.each(strange)('%s is an answer that breaks the contract', async (_, body) => {
    expect(await outcome(() => text(body))).toEqual({ kind: 'drift' });
  });

  it('a broken contract is reported once', async () => {
    const { call, drifts } = createStand(() => text('null'));
    await expect(call('system.status', { url: 'x' })).rejects.toThrow('drift');
    expect(drifts).toEqual([
      { call: 'system.status', part: '', problems: ['This is no answer of a gateway'] },
    ]);
  });

  it('a byte order mark before the answer changes nothing', async () => {
    expect(await outcome(() => text(`\uFEFF${JSON.stringify(status)}`))).toEqual(normal);
  });

  it('an answer longer than four megabytes is not read to its end', async () => {
    let chunks = 0;
    const endless = () => {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          chunks += 1;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
      });
      return text(body);
    };
    const { call, sent } = createStand(endless, { timeouts: { oneTry: 5_000, total: 10_000, pause: 1 } });
    await expect(call('system.status', { url: 'x' })).rejects.toMatchObject({ failure: network });
    expect(chunks / sent.length).toBeLessThan(70);
  });
});

describe('NET-13 keys that would reach a prototype', () => {
  const bodies = [
    '{"success":true,"value":{"info":{"whitelabel":{"__proto__":{"polluted":1}}},"maintenance":false,"regionRestriction":false,"__proto__":{"polluted":1}}}',
    '{"success":true,"value":{"info":{"whitelabel":{"\\u005f_proto__":{"polluted":1}}},"maintenance":false,"regionRestriction":false}}',
    '{"success":true,"__proto__":{"polluted":1},"value":{"info":{"whitelabel":{"\\u005F\\u005fproto__":{"polluted":1}}},"maintenance":false,"regionRestriction":false}}',
  ];

  it.each(bodies)('are dropped from %s', async (body) => {
    const value = (await outcome(() => text(body))) as { info: { whitelabel: object } };
    expect(Object.keys(value.info.whitelabel)).toEqual([]);
    expect(Object.hasOwn(Object.assign({}, value.info.whitelabel), '__proto__')).toBe(false);
    expect(Reflect.get(Object.assign({}, value.info.whitelabel), 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('would reach one without that', () => {
    const { whitelabel } = JSON.parse('{"whitelabel":{"__proto__":{"polluted":1}}}');
    expect(Reflect.get(Object.assign({}, whitelabel), 'polluted')).toBe(1);
  });

  it('a key named constructor is a key like any other', async () => {
    const body =
      '{"success":true,"value":{"info":{"whitelabel":{"constructor":{"prototype":{"polluted":1}}}},"maintenance":false,"regionRestriction":false}}';
    await outcome(() => text(body));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
