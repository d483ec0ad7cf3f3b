import type { Wait } from './clock.ts';

/** How far ahead of the window an image is fetched, in windows, and how often the list is looked at. */
const AHEAD = '130%';
const THROTTLE_MS = 200;

const waiting = new Map<Element, { arrived: () => void; wait: Wait }>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let resting = false;

function look(): void {
  const [first] = near;
  const by = first && waiting.get(first)?.wait;
  if (!by) return;
  for (const element of near) {
    waiting.get(element)?.arrived();
    forget(element);
  }
  resting = true;
  by(() => {
    resting = false;
    look();
  }, THROTTLE_MS);
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  }
  if (!resting) look();
}

/**
 * Calls `arrived` once `element` is within 1.3 windows of being seen. The list is looked at once in 200 ms, so what is
 * only flown past is never fetched. Returns how to stop waiting. Where nothing can tell, everything is near.
 */
export function whenNear(element: Element, arrived: () => void, wait: Wait): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    arrived();
    return () => undefined;
  }
  // The margin of rows that scroll is newer than the types: without it a row would fetch only what is in view. It
  // reaches sideways only: Chromium lets one that reaches downwards take in the whole page.
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: AHEAD,
    scrollMargin: `0px ${AHEAD}`,
  };
  observer ??= new IntersectionObserver(note, options);
  waiting.set(element, { arrived, wait });
  observer.observe(element);
  return () => forget(element);
}
