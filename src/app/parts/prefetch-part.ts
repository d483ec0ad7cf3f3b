import { bringPart } from '#src/ui/part-loading.ts';
import { nextPaint } from '../start/scheduling.ts';
import type { LaterPart } from './later-part.ts';
import { type Language, partsOfLoads, partWithWords } from './part-with-words.ts';
import { parts } from './parts.ts';

const named: ReadonlyMap<string, LaterPart> = new Map(Object.entries(parts));

/** Fetches a part and its words before it is shown, so that it is drawn whole; rejects when they can't be had. */
export function bring(part: LaterPart, language: Language): Promise<void> {
  return bringPart(partWithWords(part, language));
}

/** The name of the part that `load` fetches: `page` for a page of a centre, `other` for whatever is no part. */
export function partFetchedBy(load: unknown): string {
  const part = typeof load === 'function' ? partsOfLoads.get(load) : undefined;
  const [name] = [...named].find(([, one]) => one === part) ?? [];
  return name ?? (part ? 'page' : 'other');
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Brings a part when a person seems about to open it: the pointer, the focus or a finger came to an element with its
 * name in `data-warms`. A fetch that fails is left to the moment it is really wanted. Returns the way to stop.
 */
export function watchIntent(
  language: Language,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const warm = new Set<string>();

  function notice({ target }: Event): void {
    const near = target instanceof Element ? target.closest<HTMLElement>('[data-warms]') : null;
    const name = near?.dataset.warms ?? '';
    const part = named.get(name);
    if (!part || warm.has(name)) return;
    warm.add(name);
    // Requesting scripts takes a while itself: the press in progress is answered first.
    void nextPaint()
      .then(() => bring(part, language))
      .catch(() => warm.delete(name));
  }

  for (const sign of signs) page.addEventListener(sign, notice, { passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, notice);
  };
}
