import { packValue, unpackValue } from '#src/watch/trace.ts';
import { joinLoads, type Loads, mostLasting, trimLines } from '#src/watch/trace-loads.ts';
import type { SafeStore } from '../world/safe-store.ts';
import { tracePlace } from './watched-tab.ts';

/** The page, where it says that it goes, or that it comes back as it was. */
export type Page = Pick<EventTarget, 'addEventListener'>;

function textOf({ kept, ...loads }: Loads): string | null {
  for (let most: number = mostLasting.lines; most >= 1; most = Math.floor(most / 2)) {
    const text = JSON.stringify(packValue({ ...loads, kept: trimLines(kept, most) }));
    if (text.length <= mostLasting.characters) return text;
  }
  return null;
}

function loadsIn(text: string | null): Loads | null {
  try {
    const found = unpackValue(JSON.parse(text ?? 'null')) as Loads | null;
    const { actors, lines, marks } = found?.kept ?? {};
    return [actors, lines, marks].every(Array.isArray) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Takes what the tab kept of the pages before, and leaves it there again, with what `now` gives, when this page goes: a copy
 * of the tab that is made meanwhile has nothing of it. A tab that can't keep anything only loses what was before.
 */
export function lastInTab(
  tab: Pick<SafeStore, 'get' | 'set' | 'remove'>,
  page: Page,
  now: () => Omit<Loads, 'count'>,
): { readonly all: () => Loads } {
  const before = loadsIn(tab.get(tracePlace));
  tab.remove(tracePlace);
  const all = () => joinLoads(before, now());
  // An empty text says no more than that the tab is watched.
  page.addEventListener('pagehide', () => tab.set(tracePlace, textOf(all()) ?? ''));
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) tab.remove(tracePlace);
  });
  return { all };
}
