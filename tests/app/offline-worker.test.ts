import { describe, expect, it } from 'vitest';
import { offlineFiles } from '#src/app/offline/offline-files.ts';
import { serveOffline, type WorkerScope } from '#src/app/offline/offline-worker.ts';

type Heard = Record<string, (event: never) => void>;

/** A worker over a network that answers or not, with caches in memory. */
function worker({ reachable = true, older = [] as readonly string[] } = {}) {
  const heard: Heard = {};
  const kept = new Map<string, Map<string, Response>>(older.map((name) => [name, new Map()]));
  const asked: string[] = [];
  const line = { reachable, preloads: 0 };
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      addAll: async (requests: readonly Request[]) => {
        if (!line.reachable) throw new TypeError('no line');
        for (const { url } of requests) files.set(new URL(url).pathname, new Response(`kept ${url}`));
      },
      match: async (path: string) => files.get(path),
    };
  };
  const scope = {
    origin: 'http://localhost',
    caches: { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) },
    fetch: async ({ url }: Request) => {
      asked.push(url);
      if (!line.reachable) throw new TypeError('no line');
      return new Response(`from the network ${url}`);
    },
    registration: { navigationPreload: { enable: async () => void line.preloads++ } },
    addEventListener: (type: string, hear: (event: never) => void) => {
      heard[type] = hear;
    },
  } as unknown as WorkerScope;
  serveOffline(scope, '2');

  async function tell(type: 'install' | 'activate'): Promise<void> {
    const work: Promise<unknown>[] = [];
    heard[type]?.({ waitUntil: (given: Promise<unknown>) => work.push(given) } as never);
    await Promise.all(work);
  }
  /** What a request gets from the worker; null when the worker leaves it to the browser. */
  async function ask(url: string, request: object = {}, preload?: Response): Promise<string | null> {
    const answers: Promise<Response>[] = [];
    heard.fetch?.({
      request: { url, method: 'GET', mode: 'navigate', ...request },
      preloadResponse: Promise.resolve(preload),
      respondWith: (given: Promise<Response>) => answers.push(given),
    } as never);
    const response = await answers[0];
    if (!response) return null;
    return response.type === 'error' ? 'error' : response.text();
  }
  return { tell, ask, kept, asked, line };
}

const home = 'http://localhost/';

describe('the service worker', () => {
  it('keeps the page without a connection and nothing else, and forgets what an older release kept', async () => {
    const { tell, kept, line } = worker({ older: ['offline-1'] });
    await tell('install');
    expect([...kept.keys()]).toEqual(['offline-1', 'offline-2']);
    await tell('activate');
    expect([...kept.keys()]).toEqual(['offline-2']);
    expect([...(kept.get('offline-2')?.keys() ?? [])]).toEqual(offlineFiles);
    expect(line.preloads).toBe(1);
  });

  it('is not there at all when its files can’t be had', async () => {
    await expect(worker({ reachable: false }).tell('install')).rejects.toThrow('no line');
  });

  it('shows what the network answers to a navigation, and what the browser asked ahead', async () => {
    const { tell, ask } = worker();
    await tell('install');
    expect(await ask(home)).toBe(`from the network ${home}`);
    expect(await ask(home, {}, new Response('asked ahead'))).toBe('asked ahead');
  });

  it('shows the page without a connection in place of one that can’t be reached', async () => {
    const { tell, ask, line } = worker();
    await tell('install');
    line.reachable = false;
    expect(await ask('http://localhost/member/withdraw')).toBe('kept http://localhost/offline.html');
    line.reachable = true;
    expect(await ask(home)).toBe(`from the network ${home}`);
  });

  it('says that there is no page where the browser has thrown its files away', async () => {
    const { ask, line } = worker();
    line.reachable = false;
    expect(await ask(home)).toBe('error');
  });

  it.each([
    ['a call', 'http://localhost/wps/relay/balance', { mode: 'cors' }],
    ['a form that is sent', 'http://localhost/idp/login', { method: 'POST' }],
    ['a script of the product', 'http://localhost/assets/index-1.js', { mode: 'cors' }],
    ['a picture', 'http://localhost/art/a.svg', { mode: 'no-cors' }],
    ['a game', 'http://games.localhost/play', {}],
  ])('leaves %s to the browser', async (_, url, request) => {
    const { tell, ask, asked } = worker();
    await tell('install');
    expect(await ask(url, request)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('has the files of its own page at once', async () => {
    const { tell, ask, line } = worker();
    await tell('install');
    line.reachable = false;
    expect(await ask('http://localhost/offline.css', { mode: 'cors' })).toContain('kept');
  });
});
