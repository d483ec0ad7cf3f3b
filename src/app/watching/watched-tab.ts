import type { SafeStore } from '../world/safe-store.ts';

/** Where a tab keeps the trace between two pages; nothing is there while one of them is open. */
export const tracePlace = 'trace';

/** Whether the page before this one was watched in this tab. */
export function wasWatched(tab: Pick<SafeStore, 'get'>): boolean {
  return tab.get(tracePlace) !== null;
}
