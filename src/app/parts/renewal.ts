import type { Renewal } from '#src/ui/renewal.ts';

const key = 'renewedAt';

type Tab = {
  readonly storage: () => Storage;
  readonly fetch: typeof fetch;
  readonly reload: () => void;
  /** The address of the script that is running, as the page names it. */
  readonly running: () => string;
};

const browser: Tab = {
  storage: () => window.sessionStorage,
  fetch: (...request) => fetch(...request),
  reload: () => location.reload(),
  running: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '',
};

/** The way to a newer release: a page that names another script than the one running has been served since. */
export function createRenewal({ storage, fetch, reload, running }: Tab = browser): Renewal {
  return {
    async newerServed() {
      const page = await fetch('/', { cache: 'no-store', credentials: 'omit' });
      return page.ok && running() !== '' && !(await page.text()).includes(running());
    },
    renewedAt() {
      try {
        return Number(storage().getItem(key)) || undefined;
      } catch {
        // Without storage the time would be unknown, and the reload could loop: so it counts as just done.
        return Date.now();
      }
    },
    renew(now) {
      storage().setItem(key, String(now));
      reload();
    },
  };
}
