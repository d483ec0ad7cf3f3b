import { afterEach, describe, expect, it } from 'vitest';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const sandbox = sandboxOfFile();

afterEach(async () => {
  await tell('faults', undefined, 'DELETE');
});

async function tell(route: string, said: unknown, method = 'POST') {
  const init = { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(said ?? {}) };
  const answer = await sandbox.ask(`/sandbox/${route}`, method === 'GET' ? {} : init);
  return { status: answer.status, body: (await answer.json()) as { value: never } };
}

const countries = () => askCall(sandbox.address, 'system.countries');
const arm = (...faults: unknown[]) => tell('faults', faults);

type State = { readonly held: readonly { id: string; call: string }[]; readonly awaited: number };

async function state(): Promise<State> {
  return (await tell('faults', null, 'GET')).body.value;
}

const waiting = async () => (await state()).held;

describe('the fault API', () => {
  it.each([
    ['500', 500, 'INTERNAL'],
    [503, 503, 'INTERNAL'],
    ['429', 429, 'TOO_MANY_REQUESTS'],
    ['401', 401, 'SESSION_ENDED'],
    ['451', 451, 'REGION_RESTRICTED'],
  ])('answers %s', async (kind, status, code) => {
    await arm({ call: 'system.countries', kind, retryAfter: 7 });
    const { body, headers, ...came } = await countries();
    expect(came.status).toBe(status);
    expect(body.code).toBe(code);
    expect(headers.get('Retry-After')).toBe('7');
    expect((await countries()).status).toBe(200);
  });

  it('names a code when it is asked to', async () => {
    await arm({ call: 'system.countries', kind: 503, code: 'MAINTENANCE' });
    expect((await countries()).body.code).toBe('MAINTENANCE');
  });

  it('breaks the connection', async () => {
    await arm({ call: 'system.countries', kind: 'reset' });
    await expect(countries()).rejects.toThrow('fetch failed');
  });

  it('breaks off in the middle of the body', async () => {
    await arm({ call: 'system.countries', kind: 'truncated' });
    const answer = await sandbox.ask('/wps/system/countryCodes');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('never answers, until the caller leaves', async () => {
    await arm({ call: 'system.countries', kind: 'timeout' });
    const asked = sandbox.ask('/wps/system/countryCodes', { signal: AbortSignal.timeout(150) });
    await expect(asked).rejects.toThrow('timeout');
  });

  it('answers late', async () => {
    await arm({ call: 'system.countries', kind: 'slow', ms: 120 });
    const started = performance.now();
    expect((await countries()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(110);
  });

  it('answers nothing, HTML, or a value of the wrong type', async () => {
    await arm(
      { call: 'system.countries', kind: 'empty', nth: 1 },
      { call: 'system.countries', kind: 'html', nth: 2 },
      { call: 'system.countries', kind: 'wrong type', nth: 3 },
    );
    expect(await (await sandbox.ask('/wps/system/countryCodes')).text()).toBe('');
    const html = await sandbox.ask('/wps/system/countryCodes');
    expect(html.headers.get('Content-Type')).toContain('text/html');
    expect((await countries()).body).toEqual({ success: true, value: 'no object' });
  });

  it('answers word for word as armed', async () => {
    await arm({ call: '*', kind: 'answer', status: 422, body: '{"success":fa' });
    const answer = await sandbox.ask('/wps/system/countryCodes');
    expect([answer.status, await answer.text()]).toEqual([422, '{"success":fa']);
  });

  it('loses the answer after the call was carried out', async () => {
    const token = await signIn(sandbox.address, 'member1');
    await arm({ call: 'session.logout', kind: 'lost after commit' });
    await expect(askCall(sandbox.address, 'session.logout', {}, { token })).rejects.toThrow('terminated');
    expect((await askCall(sandbox.address, 'member.info', {}, { token })).status).toBe(401);
  });

  it('ends the session after the call was carried out, and gives the answer out only then', async () => {
    const token = await signIn(sandbox.address, 'member1');
    await arm({ call: 'member.info', kind: 'session ended' });
    const asked = askCall(sandbox.address, 'member.info', {}, { token });
    await expect.poll(waiting).toHaveLength(1);
    expect((await askCall(sandbox.address, 'wallet.balance', {}, { token })).body.code).toBe('SESSION_ENDED');
    await tell('faults/release', { call: 'member.info' });
    expect(await asked).toMatchObject({ status: 200, body: { success: true } });
  });

  it('ends no session when the call came without one', async () => {
    await arm({ call: 'system.countries', kind: 'session ended' });
    const asked = countries();
    await expect.poll(waiting).toHaveLength(1);
    await tell('faults/release', { call: 'system.countries' });
    expect((await asked).status).toBe(200);
  });

  it('lets a call arrive twice and gives the first answer', async () => {
    await arm({ call: 'session.login', kind: 'duplicate' });
    await expect(signIn(sandbox.address, 'member1')).resolves.toMatch(/.{43}/);
  });

  it('counts calls from the moment it was armed, for as many times as asked', async () => {
    await arm({ call: 'system.countries', kind: 500, nth: 2, times: 2 });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await countries()).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
    await arm({ call: '*', kind: 500, times: 'always' });
    expect((await countries()).status).toBe(500);
    expect((await countries()).status).toBe(500);
  });

  it('refuses an unknown fault, and arms nothing of a list that holds one', async () => {
    const refused = await arm({ call: 'system.countries', kind: 500 }, { call: 'no.call', kind: 500 });
    expect(refused.status).toBe(400);
    expect((await arm({ call: '*', kind: 'mischief' })).status).toBe(400);
    expect((await countries()).status).toBe(200);
  });
});

describe('held calls', () => {
  it('waits until it is released, and is carried out only then', async () => {
    await arm({ call: 'session.login', kind: 'hold' });
    const login = signIn(sandbox.address, 'member2');
    const released = await tell('faults/release', { call: 'session.login', wait: true });
    expect(released.body.value).toMatchObject({ call: 'session.login' });
    await expect(login).resolves.toMatch(/.{43}/);
  });

  it('is found by a waiting tester, whichever of the two comes first', async () => {
    await arm({ call: 'system.countries', kind: 'hold', times: 'always' });
    const release = tell('faults/release', { call: 'system.countries', wait: true });
    await expect.poll(async () => (await state()).awaited).toBe(1);
    expect((await countries()).status).toBe(200);
    expect((await release).status).toBe(200);
    const asked = countries();
    await expect.poll(waiting).toHaveLength(1);
    expect((await tell('faults/release', { call: '*' })).status).toBe(200);
    expect((await asked).status).toBe(200);
  });

  it('gets another answer when told to, and is then not carried out', async () => {
    const token = await signIn(sandbox.address, 'member1');
    await arm({ call: 'session.logout', kind: 'hold' });
    const asked = askCall(sandbox.address, 'session.logout', {}, { token });
    const answer = { status: 500, body: { success: false } };
    await tell('faults/release', { call: 'session.logout', wait: true, answer });
    expect(await asked).toMatchObject(answer);
    expect((await askCall(sandbox.address, 'member.info', {}, { token })).status).toBe(200);
  });

  it('may fail in any other way on release', async () => {
    await arm({ call: 'system.countries', kind: 'hold' });
    const asked = countries();
    const lost = expect(asked).rejects.toThrow('fetch failed');
    await tell('faults/release', { call: 'system.countries', wait: true, answer: { kind: 'reset' } });
    await lost;
  });

  it('is carried out before it waits when that is asked for', async () => {
    const token = await signIn(sandbox.address, 'member1');
    await arm({ call: 'session.logout', kind: 'hold', after: true });
    const asked = askCall(sandbox.address, 'session.logout', {}, { token });
    await expect.poll(waiting).toHaveLength(1);
    expect((await askCall(sandbox.address, 'member.info', {}, { token })).status).toBe(401);
    await tell('faults/release', { call: 'session.logout' });
    expect((await asked).status).toBe(200);
  });

  it('releases many, one by one and by their own ids', async () => {
    await arm({ call: '*', kind: 'hold', times: 'always' });
    const asked = Array.from({ length: 20 }, () => countries());
    await expect.poll(waiting).toHaveLength(20);
    const [, second] = await waiting();
    const released = await tell('faults/release', { id: second?.id });
    expect(released.body.value).toMatchObject({ id: second?.id });
    await Promise.all(Array.from({ length: 19 }, () => tell('faults/release', { wait: true })));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await waiting()).toEqual([]);
  });

  it('is forgotten when its caller leaves', async () => {
    await arm({ call: '*', kind: 'hold', times: 'always' });
    const leaving = new AbortController();
    const asked = sandbox.ask('/wps/system/countryCodes', { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(waiting).toHaveLength(1);
    leaving.abort();
    expect(await asked).toBe('left');
    await expect.poll(waiting).toHaveLength(0);
    expect((await tell('faults/release', { call: '*' })).status).toBe(404);
  });

  it('stops waiting for a call after the given time, and then finds none', async () => {
    const release = { call: 'system.countries', wait: true, timeoutMs: 60 };
    expect((await tell('faults/release', release)).status).toBe(404);
    await arm({ call: 'system.countries', kind: 'hold' });
    const asked = countries();
    await expect.poll(waiting).toHaveLength(1);
    await tell('faults', undefined, 'DELETE');
    expect((await asked).status).toBe(200);
  });
});
