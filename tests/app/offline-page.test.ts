import { afterEach, describe, expect, it, vi } from 'vitest';

/** Runs the page's script in a window that is online or not, at an address that is reached or not; returns what it did. */
async function opened({ onLine, reached }: { onLine: boolean; reached: boolean }) {
  const reload = vi.fn();
  const fetch = vi.fn(() =>
    reached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost')),
  );
  const heard = new Map<string, () => void>();
  vi.stubGlobal('navigator', { onLine, language: 'es' });
  vi.stubGlobal('location', { href: 'http://localhost/promotions', reload });
  vi.stubGlobal('document', { documentElement: {}, querySelectorAll: () => [] });
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heard.set(type, hear));
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  await import('#src/app/offline/offline-page.ts');
  await Promise.allSettled(fetch.mock.results.map(({ value }) => value));
  return { reload, fetch, backOnLine: () => heard.get('online')?.() };
}

afterEach(() => vi.unstubAllGlobals());

describe('NET-02 the page without a connection', () => {
  it('goes on by itself when the connection is back', async () => {
    const { reload, fetch, backOnLine } = await opened({ onLine: false, reached: false });
    expect(fetch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    backOnLine();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes on where the connection came back before it could hear it', async () => {
    const { reload } = await opened({ onLine: true, reached: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays, and asks no more, where its address can’t be reached though the device is online', async () => {
    const { reload, fetch } = await opened({ onLine: true, reached: false });
    expect(fetch).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
