import type { Page } from '@playwright/test';

/** The content of the browser's databases, by database; a key that can't be read shows as `{}`. */
export async function keptInDatabases(page: Page): Promise<Readonly<Record<string, unknown[]>>> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const reading = stores.length > 0 ? database.transaction(stores) : null;
      const all = stores.map((store) => settled((reading as IDBTransaction).objectStore(store).getAll()));
      kept[name] = (await Promise.all(all)).flat().map((one) => JSON.parse(JSON.stringify(one)));
      database.close();
    }
    return kept;
  });
}

/** Everything a script in the page could read without asking the product: one text to look for secrets in. */
export async function keptInReach(page: Page): Promise<string> {
  const seen = await page.evaluate(() => [
    document.cookie,
    { ...sessionStorage },
    { ...localStorage },
    location.href,
    history.state,
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map(({ value }) => value),
  ]);
  return JSON.stringify([seen, await keptInDatabases(page)]);
}

type Hook = { readonly heard: () => Promise<readonly string[]> };

/** Puts the hooks of developers' tools for stores and machines into the page; returns what they received. */
export async function plantDeveloperHooks(page: Page): Promise<Hook> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const note = (...noted: unknown[]) => {
      const seen = new WeakSet<object>();
      const once = (_: string, value: unknown) => {
        if (typeof value !== 'object' || value === null) return value;
        if (seen.has(value)) return '(again)';
        seen.add(value);
        return value;
      };
      heard.push(JSON.stringify(noted, once));
    };
    const store = { init: note, send: note, subscribe: () => () => undefined };
    const connect = (...given: unknown[]) => {
      note(...given);
      return store;
    };
    Object.assign(window, {
      heardByTools: heard,
      __REDUX_DEVTOOLS_EXTENSION__: Object.assign(connect, { connect, send: note }),
      __xstate__: { register: note, services: new Set(), onRegister: note },
    });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heardByTools: string[] }).heardByTools);
  return { heard };
}
