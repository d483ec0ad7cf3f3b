import { checkedScript } from '../world/script-address.ts';

/** The worker's address, which never changes: a browser compares what is there with what it has. */
const address = '/service-worker.js';

/** Has the browser keep the page that says that there is no connection, where it can. */
export async function registerWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(checkedScript(address), { updateViaCache: 'none' });
}
