import { describe, expect, it } from 'vitest';
import { createClock } from '#src/actors/clock.ts';
import { createPace } from '#src/gateway/pace.ts';
import { createStand, json, never, patient, quick, type Stand, text } from './stand.ts';

const unread = { success: true, value: 3 };
const busy = (headers: Record<string, string> = {}) => text('', { status: 503, headers });

function signedIn(stand: Stand): Stand {
  stand.keepToken('t-1');
  return stand;
}

/** The lengths of the pauses between three failing tries, in milliseconds. */
async function pauses(pause: number): Promise<readonly number[]> {
  const at: number[] = [];
  const { call } = createStand(
    () => {
      at.push(performance.now());
      return busy();
    },
    { timeouts: { ...patient, pause } },
  );
  await call('system.keys', {}).catch(() => undefined);
  return at.slice(1).map((time, n) => time - (at[n] ?? 0));
}

describe('NET-05 trying again', () => {
  it('a read is tried three times at most', async () => {
    const { call, sent } = createStand(() => busy());
    await expect(call('system.keys', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(sent).toHaveLength(3);
  });

  it('what a machine asks again by itself is not repeated here too', async () => {
    const { call, sent } = signedIn(createStand(() => busy()));
    await call('system.status', { url: 'localhost' }).catch(() => undefined);
    expect(sent).toHaveLength(1);
  });

  it('a read that succeeds the second time has succeeded', async () => {
    const { call, sent } = signedIn(createStand((_, n) => (n === 1 ? busy() : json(unread))));
    expect(await call('notices.unread', {})).toBe(3);
    expect(sent).toHaveLength(2);
  });

  it('a broken connection is tried again', async () => {
    const { call, sent } = signedIn(
      createStand((_, n) => {
        if (n < 3) throw new TypeError('fetch failed');
        return json(unread);
      }),
    );
    expect(await call('notices.unread', {})).toBe(3);
    expect(sent).toHaveLength(3);
  });

  it('pauses grow, each between half and one and a half of its share', async () => {
    const [first = 0, second = 0] = await pauses(40);
    expect(first).toBeGreaterThanOrEqual(19);
    expect(second).toBeGreaterThanOrEqual(39);
  });

  it('the pauses of two clients differ, so that they do not come back together', () => {
    // The intended lengths: a busy machine wakes all who wait at once.
    const firsts = Array.from({ length: 6 }, () => {
      const pace = createPace({ ...patient, pause: 200 });
      expect(pace.mayRepeat(new TypeError('fetch failed'), 1)).toBe(true);
      return pace.wait();
    });
    expect(Math.max(...firsts) - Math.min(...firsts)).toBeGreaterThan(5);
  });

  const asked: readonly [what: string, headers: Record<string, string>, seconds: number | undefined][] = [
    ['seconds', { 'Retry-After': '20' }, 20],
    ['nothing', {}, undefined],
    ['an empty text', { 'Retry-After': ' ' }, undefined],
    ['neither seconds nor a date', { 'Retry-After': 'soon' }, undefined],
    [
      'a date, by the gateway’s own clock',
      { 'Retry-After': 'Sat, 21 Nov 2026 10:00:30 GMT', Date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
      30,
    ],
    ['a date, by ours when it does not say its own', { 'Retry-After': 'Sat, 21 Nov 2026 10:10:30 GMT' }, 30],
    ['a date that has passed', { 'Retry-After': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  ];

  it.each(asked)('429 asks for patience in %s', async (_, headers, seconds) => {
    // Ten minutes fast: a clock that nothing but labels may depend on (NET-06).
    const ours = Date.parse('Sat, 21 Nov 2026 10:10:00 GMT');
    const clock = createClock({ now: () => ours, forward: () => 0 });
    const { call } = createStand(() => text('', { status: 429, headers }), { clock });
    const failure = await call('session.login', { username: 'a', password: 'b', type: 'username' }).catch(
      (error) => error.failure,
    );
    expect(failure).toEqual({
      kind: 'limited',
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    });
  });

  it('a wait that the gateway asks for is kept, not shortened', async () => {
    const at: number[] = [];
    const { call } = createStand(
      (_, n) => {
        at.push(performance.now());
        return n === 1 ? busy({ 'Retry-After': '1' }) : text('[]');
      },
      // A timer counts whole milliseconds and may fire one early, and no wait may look shorter for that.
      { timeouts: { ...patient, pause: 10 } },
    );
    await call('system.keys', {}).catch(() => undefined);
    expect(at).toHaveLength(2);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('a wait that would end too late is not begun, and the call fails at once', async () => {
    const { call, sent } = createStand(() => busy({ 'Retry-After': '20' }));
    await expect(call('system.keys', {})).rejects.toMatchObject({
      failure: { kind: 'network', retryAfterSeconds: 20 },
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => json({ success: false, code: 'FORBIDDEN' }, { status: 422 })],
    ['maintenance', () => json({ success: false, code: 'MAINTENANCE' }, { status: 503 })],
    ['an answer that breaks the contract', () => text('[]')],
  ])('%s is not tried again: it would be the same', async (_, reply) => {
    const { call, sent } = createStand(reply);
    await call('system.keys', {}).catch(() => undefined);
    expect(sent).toHaveLength(1);
  });

  it.each([503, 500, 429])('an act that fails with %i is never repeated automatically', async (status) => {
    const { call, sent } = signedIn(createStand(() => text('', { status })));
    await call('session.firstLogin', {}).catch(() => undefined);
    await call('session.logout', { token: 't-1' }).catch(() => undefined);
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('an act whose connection breaks is never repeated automatically', async () => {
    const { call, sent } = signedIn(
      createStand(() => {
        throw new TypeError('fetch failed');
      }),
    );
    await expect(call('session.firstLogin', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(sent).toHaveLength(1);
  });

  it('a key that makes an act safe to repeat is sent with it', async () => {
    const key = 'a-key-of-one-form';
    const moved = { from: 'MAIN', to: 'MIRADOR', amount: '1.00' };
    const value = { reference: 'reference-of-one-act', ...moved };
    const { call, sent } = signedIn(createStand(() => json({ success: true, value })));
    await call('wallet.transfer', { key, ...moved });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key);
    expect(JSON.parse(String(sent[0]?.body))).toEqual(moved);
  });
});

describe('time-outs and aborts', () => {
  it('LOG-08 a call that is never answered ends as a time-out', async () => {
    const { call } = signedIn(createStand(never, { timeouts: quick }));
    await expect(call('session.firstLogin', {})).rejects.toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('LOG-08 a sealed call whose keys never come ends as a time-out too', async () => {
    const { call } = createStand(never, { timeouts: quick });
    const login = call('session.login', { username: 'a', password: 'b', type: 'username' });
    await expect(login).rejects.toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('a read that hangs is tried again, and all tries together end in time', async () => {
    const timedOut = { failure: { kind: 'timeout' } };
    const tried = createStand(never, { timeouts: { ...patient, oneTry: quick.oneTry } });
    await expect(tried.call('system.keys', {})).rejects.toMatchObject(timedOut);
    expect(tried.sent).toHaveLength(3);
    // One try alone would outlast this test.
    const ended = createStand(never, { timeouts: { ...quick, oneTry: 60_000 } });
    await expect(ended.call('system.keys', {})).rejects.toMatchObject(timedOut);
  });

  it('NET-07 a call that nobody waits for any more is aborted and not repeated', async () => {
    const leaving = new AbortController();
    const { call, sent } = createStand(() => {
      leaving.abort();
      return never();
    });
    await expect(call('system.keys', {}, { signal: leaving.signal })).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
    expect(sent).toHaveLength(1);
  });

  it('NET-07 a call that was cancelled before it began sends nothing', async () => {
    const { call, sent } = createStand(() => json(unread));
    await expect(call('system.keys', {}, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(sent).toHaveLength(0);
  });
});
