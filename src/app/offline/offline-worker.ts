import { offlineFiles, offlinePage } from './offline-files.ts';

type Waiting = { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = {
  readonly request: Pick<Request, 'method' | 'mode' | 'url'>;
  /** The answer to a navigation that the browser asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** What a service worker has to work with. */
export type WorkerScope = {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
};

/**
 * Shows a page that says so when an address can't be reached (decision: the web app). Everything comes from the network:
 * no answer, no script of the product and no page but that one is ever kept. So a newer worker changes nothing in a page
 * that is open, and it waits for its turn. `version` tells the kept files of two releases apart.
 */
export function serveOffline(scope: WorkerScope, version: string): void {
  const name = `offline-${version}`;
  const kept = async (path: string) => (await scope.caches.open(name)).match(path);

  async function keepFiles(): Promise<void> {
    const cache = await scope.caches.open(name);
    await cache.addAll(offlineFiles.map((path) => new Request(scope.origin + path, { cache: 'reload' })));
  }

  async function forgetOlder(): Promise<void> {
    for (const other of await scope.caches.keys()) if (other !== name) await scope.caches.delete(other);
    // Asked for at once, so that starting the worker delays no page.
    await scope.registration.navigationPreload?.enable();
  }

  async function reach({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request as Request));
    } catch {
      return (await kept(offlinePage)) ?? Response.error();
    }
  }

  async function fileOf({ request }: Fetching, path: string): Promise<Response> {
    return (await kept(path)) ?? scope.fetch(request as Request);
  }

  scope.addEventListener('install', (event) => event.waitUntil(keepFiles()));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.origin) return;
    if (mode === 'navigate') event.respondWith(reach(event));
    else if (offlineFiles.includes(pathname)) event.respondWith(fileOf(event, pathname));
  });
}
