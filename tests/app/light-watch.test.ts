import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Ways, watchLightly } from '#src/app/watching/light-watch.ts';
import { keepTrace, type TraceKeeper } from '#src/app/watching/trace-keeper.ts';
import type { Raw } from '#src/watch/backlog.ts';
import { home, pageAround } from '../kit/around-page.ts';
import { partsOf } from '../kit/parts-of.ts';
import { makeSystem, signIn, until } from '../kit/whole-system.ts';

const password = 'Qz7!Wm2#Lp9$Kx4&';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const inNode: Ways['load'] = async () => ({
  keepTrace: (root, ofWhom, backlog) => keepTrace(root, ofWhom, backlog, pageAround()),
});

/** The whole product, watched as a page does it; a test says when the page is idle, and what becomes of each fetch. */
function watched(load = inNode) {
  const signals = new EventTarget();
  const idles: (() => void)[] = [];
  const limits: (() => void)[] = [];
  let loads = 0;
  const { hear, keeper } = watchLightly(() => system.root, home, {
    load: () => {
      loads += 1;
      return load();
    },
    idle: () => new Promise((resolve) => idles.push(resolve)),
    later: (act) => limits.push(act),
    signals,
  });
  const system = makeSystem(hear);
  return { system, keeper, signals, idles, limits, loads: () => loads };
}

/** A keeper that only looks at what was still held when it came. */
function looking() {
  const held: (readonly Raw[])[] = [];
  const load: Ways['load'] = async () => ({
    keepTrace: (_root, _home, backlog) => {
      held.push(backlog?.take() ?? []);
      return {} as TraceKeeper;
    },
  });
  return { held, load };
}

describe('watching lightly', () => {
  it('fetches nothing while nothing is typed and nobody asks', async () => {
    const { system, idles, loads } = watched();
    system.root.start();
    system.root.system.get('session').send({ type: 'entry.wanted', way: 'login' });
    await until(() => system.root.system.get('login') !== undefined);
    expect([idles.length, loads()]).toEqual([0, 0]);
  });

  it('hands everything since the start to the keeper that is asked for', async () => {
    const { held, load } = looking();
    const { system, keeper } = watched(load);
    system.root.start();
    await keeper();
    const began = held
      .flat()
      .flatMap(({ inspected }) =>
        inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init'
          ? [inspected.actorRef]
          : [],
      );
    expect(began[0]).toBe(system.root);
    expect(began).toContain(system.root.system.get('session'));
  });

  it('is redacted at the next idle moment once something was typed', async () => {
    const { system, keeper, idles, loads } = watched();
    await signIn(system, password);
    expect([idles.length, loads()]).toEqual([1, 0]);
    idles[0]?.();
    await until(() => loads() === 1);
    const lines = JSON.stringify((await keeper()).feed.alive());
    expect(lines).toContain('signedIn');
    expect(partsOf(password, lines)).toEqual([]);
    expect(loads()).toBe(1);
  });

  it('holds nothing of a typed password once it was redacted and its flow is over', async () => {
    const { system, keeper } = watched();
    const typed: WeakRef<object>[] = [];
    system.root.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.event') return;
      if ((inspected.event as { field?: unknown }).field === 'password')
        typed.push(new WeakRef(inspected.event));
    });
    const alive = async () => {
      // What was looked at lives until the end of the task.
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      return typed.filter((event) => event.deref() !== undefined).length;
    };
    await signIn(system, password);
    expect(typed).toHaveLength(1);
    expect(await alive()).toBe(1);
    await keeper();
    expect(await alive()).toBe(0);
  });

  it('drops what it holds when the keeper does not come, and begins when the network is back', async () => {
    const { held, load } = looking();
    let offline = true;
    const { system, signals, idles, loads } = watched(() =>
      offline ? Promise.reject(new TypeError('offline')) : load(),
    );
    await signIn(system, password);
    idles[0]?.();
    await until(() => loads() === 1);
    await new Promise((resolve) => setImmediate(resolve));
    system.root.system.get('session').send({ type: 'entry.wanted', way: 'login' });
    offline = false;
    signals.dispatchEvent(new Event('online'));
    idles[1]?.();
    await until(() => held.length > 0);
    expect(held).toEqual([[]]);
    signals.dispatchEvent(new Event('online'));
    expect(idles).toHaveLength(2);
  });

  it('drops what it holds when the keeper takes too long to come', async () => {
    const { held, load } = looking();
    let arrive = () => {};
    const { system, idles, limits, loads } = watched(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return load();
    });
    await signIn(system, password);
    idles[0]?.();
    await until(() => loads() === 1);
    expect(limits).toHaveLength(1);
    limits[0]?.();
    arrive();
    await until(() => held.length > 0);
    expect(held).toEqual([[]]);
  });
});
