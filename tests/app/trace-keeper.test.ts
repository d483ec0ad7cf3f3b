import { describe, expect, it } from 'vitest';
import { walkTrace } from '#assurance/trace/trace-walk.ts';
import { findModels } from '#assurance/walk/find-proofs.ts';
import type { Gateway } from '#contract/calls.ts';
import { armedFaults } from '#src/app/watching/armed-faults.ts';
import { clockAhead } from '#src/app/watching/clock-ahead.ts';
import { browserFamily, keepTrace, type TraceKeeper } from '#src/app/watching/trace-keeper.ts';
import { createSafeStore } from '#src/app/world/safe-store.ts';
import { createBacklog } from '#src/watch/backlog.ts';
import { readTrace, type Trace } from '#src/watch/trace.ts';
import { home, pageAround } from '../kit/around-page.ts';
import { makeSystem, signIn } from '../kit/whole-system.ts';
import { fullStorage, memoryStorage, noStorage } from './memory-storage.ts';

const asked = async () => ({ keys: [], now: 61_000 });

async function traceOf({ traceFile }: Pick<TraceKeeper, 'traceFile'>): Promise<Trace> {
  const file = await traceFile('what I did', new Date(0));
  return readTrace(String(file?.parts[0]));
}

/** A page of a tab, watched while a member signs in. */
async function loaded(storage: () => Storage, path = '/') {
  const around = pageAround(path);
  const backlog = createBacklog(
    () => performance.now(),
    () => undefined,
    Number.POSITIVE_INFINITY,
  );
  const system = makeSystem(backlog.hear);
  const keeper = keepTrace(system.root, { ...home, call: asked as Gateway }, backlog, around);
  keeper.outlive(createSafeStore(storage));
  await signIn(system);
  return { ...around, keeper, leave: () => around.page.dispatchEvent(new Event('pagehide')) };
}

describe('the trace that a member saves', () => {
  it('names the browser’s family and no more', () => {
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7 Safari/537.36';
    expect(browserFamily(chrome)).toBe('Chrome 140');
    expect(browserFamily(`${chrome} Edg/140.0.1`)).toBe('Edge 140');
    expect(browserFamily('Mozilla/5.0 (Macintosh) Version/18.2 Safari/605.1.15')).toBe('Safari 18');
    expect(browserFamily('curl/8')).toBe('another browser');
  });

  it('does not exist before anything was recorded', async () => {
    const { traceFile } = keepTrace(makeSystem().root, home, undefined, pageAround());
    expect(await traceFile()).toBeNull();
  });

  it('says where the page was loaded and each time its address changed, without what may be somebody’s', async () => {
    const system = makeSystem();
    const around = pageAround('/login');
    const keeper = keepTrace(system.root, home, undefined, around);
    await signIn(system);
    Object.assign(around.address, {
      pathname: '/member/deposit/rosa-luna',
      search: '?token=Qz7Wm2&code=login',
    });
    system.root.system.get('session').send({ type: 'token.refused', token: 'another' });
    system.root.system.get('session').send({ type: 'absence.changed' });
    const { marks = [] } = await traceOf(keeper);
    expect(marks).toHaveLength(2);
    expect(marks[0]).toMatchObject({ n: 0, at: 0, kind: 'loaded', load: 1, path: '/login' });
    expect(marks[1]).toMatchObject({ kind: 'moved', load: 1 });
    expect(marks[1]?.path).toMatch(/^\/member\/deposit\/[^/?]+\?token=[^&]+&code=[^&]+$/);
    expect(marks[1]?.path).not.toMatch(/rosa|luna|Qz7|login/);
  });

  it('says how far the gateway’s clock is ahead, and does without where it does not answer', async () => {
    const call = asked as Gateway;
    const never = (() => new Promise(() => {})) as unknown as Gateway;
    const waits = new Promise<null>(() => {});
    expect(await clockAhead(call, () => 1_000, waits)).toBe(60_000);
    expect(await clockAhead(never, () => 1_000, Promise.resolve(null))).toBeNull();
    expect(await clockAhead(home.call, () => 1_000, waits)).toBeNull();
  });

  it('says which faults are armed in the sandbox, without their answers, and asks nowhere else', async () => {
    const armed = [{ call: '*', kind: 'answer', nth: 1, times: 1, arrivals: 0, body: { name: 'Rosa' } }];
    const answering = (status: number) => async () =>
      Response.json({ success: true, value: { armed } }, { status });
    const told = await armedFaults(answering(200), 'localhost');
    expect(told).toEqual([{ call: '*', kind: 'answer', nth: 1, times: 1, arrivals: 0 }]);
    expect(await armedFaults(answering(404), 'localhost')).toBeNull();
    const loud = () => Promise.reject(new Error('asked'));
    expect(await armedFaults(loud, '127.0.0.1')).toBeNull();
    const questions: unknown[] = [];
    const noting = (async (input: unknown) => questions.push(input)) as unknown as typeof fetch;
    expect(await armedFaults(noting, 'casino.example')).toBeNull();
    expect(questions).toEqual([]);
  });
});

describe('a trace of a watched tab', () => {
  it('outlives the page: the file is one trace over the loads, each of which walks again', async () => {
    const storage = memoryStorage();
    const first = await loaded(() => storage, '/login');
    first.leave();
    const [kept = ''] = Object.values(storage.all());
    expect(kept).not.toMatch(/member1|Clave/);
    const second = await loaded(() => storage, '/register');
    const trace = await traceOf(second.keeper);
    expect(trace.marks?.map(({ kind, load, path }) => [kind, load, path])).toEqual([
      ['loaded', 1, '/login'],
      ['loaded', 2, '/register'],
    ]);
    const logins = trace.actors.filter(({ machine }) => machine === 'login');
    expect(logins).toHaveLength(2);
    expect(new Set(logins.map(({ actor }) => actor)).size).toBe(2);
    const ns = trace.lines.map(({ n }) => n);
    expect(ns).toEqual([...ns].sort((one, other) => one - other));
    expect(new Set(ns).size).toBe(ns.length);
    const walks = walkTrace(
      trace,
      (await findModels()).map(({ machine }) => machine),
    );
    expect(walks.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(walks.filter(({ machine, end }) => machine === 'login' && end === 'ended')).toHaveLength(2);
  }, 60_000);

  it('is in the tab only between two pages: a copy of the tab has nothing of it', async () => {
    const storage = memoryStorage();
    const first = await loaded(() => storage);
    const copied = memoryStorage(storage.all());
    first.leave();
    const copy = await loaded(() => copied);
    expect((await traceOf(copy.keeper)).marks?.map(({ load }) => load)).toEqual([1]);
    const next = await loaded(() => storage);
    expect(storage.all()).toEqual({});
    expect((await traceOf(next.keeper)).marks?.map(({ load }) => load)).toEqual([1, 2]);
  });

  it.each([
    ['full', () => fullStorage()],
    ['forbidden', noStorage],
    ['filled with junk', () => memoryStorage({ trace: '{"kept":{"lines":7}}' })],
  ])('loses nothing but its past in a storage that is %s', async (_, storage) => {
    const held = await loaded(storage);
    held.leave();
    const { lines, marks } = await traceOf((await loaded(storage)).keeper);
    expect(marks?.map(({ load }) => load)).toEqual([1]);
    expect(lines.length).toBeGreaterThan(10);
  });
});
