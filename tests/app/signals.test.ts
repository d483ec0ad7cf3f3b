import { afterEach, describe, expect, it } from 'vitest';
import type { PermissionResult } from '#contract/system.ts';
import { asSeconds } from '#contract/units.ts';
import { watchRestored } from '#src/app/start/back-forward-cache.ts';
import { watchNetwork, watchReach } from '#src/app/start/network.ts';
import { createCountdowns } from '#src/app/world/countdowns.ts';
import { createTabs, type Note, ownName, type Tabs } from '#src/app/world/tabs.ts';
import { listeningActor } from './listening-actor.ts';

describe('NET-02 the network', () => {
  it('reports going offline and online, until nobody listens', () => {
    const signals = new EventTarget();
    const reported: string[] = [];
    const stop = watchNetwork(({ type }) => reported.push(type), signals);
    for (const name of ['offline', 'online', 'offline']) signals.dispatchEvent(new Event(name));
    stop();
    signals.dispatchEvent(new Event('online'));
    expect(reported).toEqual(['network.lost', 'network.back', 'network.lost']);
  });

  it('tells that the gateway is reached again only once it has answered after a failure', () => {
    let hear: (snapshot: { context: { result: PermissionResult | null; failures: number } }) => void;
    let reached = 0;
    watchReach({ subscribe: (listener) => (hear = listener) }, () => (reached += 1));
    const [first, second] = [{}, {}] as PermissionResult[];
    const says = (result: PermissionResult | null | undefined, failures: number) => {
      hear({ context: { result: result ?? null, failures } });
      return reached;
    };
    expect(says(first, 0)).toBe(0);
    expect(says(first, 1)).toBe(0);
    expect(says(second, 0)).toBe(1);
    expect(says(second, 0)).toBe(1);
  });
});

describe('OUT-05 tabs', () => {
  const open: Tabs[] = [];

  function join(onNote: (note: Note) => void = () => undefined): Tabs {
    const tabs = createTabs(onNote);
    open.push(tabs);
    return tabs;
  }

  afterEach(() => {
    for (const tabs of open.splice(0)) tabs.close();
  });

  it('hear from each other who signed in or out, and do not hear themselves', async () => {
    const own: Note[] = [];
    const here = join((note) => own.push(note));
    const heard = await new Promise((resolve) => {
      join(resolve);
      here.tell({ word: 'came', account: 'member1' });
    });
    expect([heard, own]).toEqual([{ word: 'came', account: 'member1' }, []]);
  });

  it('hear what the gateway said of the product, and nothing that it never says', async () => {
    const heard = await new Promise((resolve) => {
      join(resolve);
      const stranger = new BroadcastChannel('session');
      for (const situation of ['broken', 'maintenance']) stranger.postMessage({ word: 'status', situation });
      stranger.close();
    });
    expect(heard).toEqual({ word: 'status', situation: 'maintenance' });
  });

  it('a duplicated tab takes another name than the first, which keeps its own', () => {
    const opened = (kept: string, page: string) => {
      let name = kept;
      const said: Note[] = [];
      const renameClient = () => {
        name = `another of ${page}`;
      };
      const hear = ownName({ clientId: () => name, renameClient }, (note) => said.push(note), page);
      return { hear, name: () => name, said: () => said.splice(0) };
    };
    const first = opened('copied', 'first');
    first.said();
    const copy = opened('copied', 'copy');
    for (const note of copy.said()) first.hear(note);
    for (const note of first.said()) copy.hear(note);
    expect([first.name(), copy.name()]).toEqual(['copied', 'another of copy']);
    const stranger = opened('its own', 'stranger');
    for (const note of stranger.said()) first.hear(note);
    expect([first.said(), stranger.name()]).toEqual([[], 'its own']);
  });

  it('ignore foreign messages', async () => {
    const heard: string[] = [];
    const last = new Promise<void>((resolve) => {
      join((note) => {
        if (!('account' in note)) return void heard.push(JSON.stringify(note));
        heard.push(note.account);
        if (note.account === 'member1') resolve();
      });
    });
    const stranger = new BroadcastChannel('session');
    const account = 'member2';
    const strange = [
      null,
      'left',
      7,
      {},
      { account },
      { word: 'left' },
      { word: 'stayed', account },
      { word: 'stale', reads: [7] },
      { word: 'renewed', token: 'a' },
      { word: 'renewed', newToken: 'a' },
      [account],
    ];
    for (const note of [...strange, { word: 'left', account: 7 }]) {
      stranger.postMessage(note);
    }
    stranger.postMessage({ word: 'left', account: 'member1' });
    await last;
    stranger.close();
    expect(heard).toEqual(['member1']);
  });

  it('are silent where the browser has no channel', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel') as PropertyDescriptor;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const tabs = createTabs(() => undefined);
    Object.defineProperty(globalThis, 'BroadcastChannel', real);
    expect(() => tabs.tell({ word: 'left', account: 'member1' })).not.toThrow();
    tabs.close();
  });
});

describe('OUT-04 a page restored by the back button', () => {
  function restored(current: boolean, persisted: boolean) {
    const signals = new EventTarget();
    const root = { hidden: false } as HTMLElement;
    const done: string[] = [];
    watchRestored(
      { current: () => current, refresh: () => done.push('refresh'), reload: () => done.push('reload') },
      { signals, root },
    );
    signals.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { done, hidden: root.hidden };
  }

  it('is hidden and reloaded when its session is no longer this tab’s', () => {
    expect(restored(false, true)).toEqual({ done: ['reload'], hidden: true });
  });

  it('refreshes what it shows when its session is still this tab’s', () => {
    expect(restored(true, true)).toEqual({ done: ['refresh'], hidden: false });
  });

  it('is left alone when it is loaded as usual', () => {
    expect(restored(false, false)).toEqual({ done: [], hidden: false });
  });
});

describe('countdowns', () => {
  function watched() {
    const signals = { page: new EventTarget(), window: new EventTarget() };
    const clock = { now: 1_000_000, slept: 0, told: () => undefined as unknown };
    const countdowns = createCountdowns(signals, {
      now: () => clock.now,
      latest: () => clock.now + clock.slept,
      listen: (listener) => {
        clock.told = listener;
        return () => false;
      },
    });
    const { actor, heard, stop } = listeningActor();
    const wake = () => signals.page.dispatchEvent(new Event('visibilitychange'));
    return { countdowns, clock, actor, heard, stop, wake, signals };
  }

  it('report at once when they end, in milliseconds since the epoch', () => {
    const { countdowns, actor, heard, wake, clock } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null });
    expect(heard).toEqual([{ type: 'countdown.set', endsAt: 1_060_000, seconds: 60 }]);
    clock.now += 60_000;
    wake();
  });

  it.each([
    [1_600_000, 600],
    [999_999, 0],
    [0, 0],
    [1e15, 3_600],
  ])('PWD-11 until the moment %d they count %d seconds', (until, seconds) => {
    const { countdowns, actor, heard, stop } = watched();
    countdowns.start(actor, { seconds: asSeconds(3_600), until });
    expect(heard).toEqual([{ type: 'countdown.set', endsAt: 1_000_000 + seconds * 1_000, seconds }]);
    stop();
  });

  it.each(['visibilitychange', 'focus', 'pageshow'])('are over when a device wakes too late: %s', (sign) => {
    const { countdowns, clock, actor, heard, signals } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null });
    clock.now += 59_999;
    signals.window.dispatchEvent(new Event(sign));
    signals.page.dispatchEvent(new Event(sign));
    expect(heard).toHaveLength(1);
    clock.now += 1;
    signals.window.dispatchEvent(new Event(sign));
    signals.page.dispatchEvent(new Event(sign));
    expect(heard.slice(1)).toEqual([{ type: 'countdown.passed' }]);
  });

  it('are over when an answer says so after a sleep; what must not be seen is over before it', () => {
    const { countdowns, clock, actor, heard, wake, stop } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null, of: 'wait' });
    countdowns.start(actor, { seconds: asSeconds(60), until: null, of: 'end', wary: true });
    clock.slept = 3_600_000;
    wake();
    expect(heard.slice(2)).toEqual([{ type: 'countdown.passed', of: 'end' }]);
    clock.now += clock.slept;
    clock.told();
    expect(heard.slice(3)).toEqual([{ type: 'countdown.passed', of: 'wait' }]);
    stop();
  });

  it('a new countdown replaces the one before', () => {
    const { countdowns, clock, actor, heard, wake } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null });
    clock.now += 30_000;
    countdowns.start(actor, { seconds: asSeconds(60), until: null });
    clock.now += 30_000;
    wake();
    expect(heard.map(({ type }) => type)).toEqual(['countdown.set', 'countdown.set']);
    clock.now += 30_000;
    wake();
    expect(heard.at(-1)).toEqual({ type: 'countdown.passed' });
  });

  it('of one actor for different things are kept apart, and can be asked about', () => {
    const { countdowns, clock, actor, heard, stop } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null, of: 'one' });
    clock.now += 30_000;
    countdowns.start(actor, { seconds: asSeconds(60), until: null, of: 'other' });
    clock.now += 30_000;
    countdowns.look();
    expect(heard.slice(2)).toEqual([{ type: 'countdown.passed', of: 'one' }]);
    clock.now += 30_000;
    countdowns.look();
    expect(heard.slice(3)).toEqual([{ type: 'countdown.passed', of: 'other' }]);
    stop();
  });

  it('report nothing to a stopped actor', () => {
    const { countdowns, clock, actor, heard, stop, wake } = watched();
    countdowns.start(actor, { seconds: asSeconds(60), until: null });
    stop();
    clock.now += 60_000;
    wake();
    expect(heard).toHaveLength(1);
  });
});
