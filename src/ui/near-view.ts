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
 * Calls `arrived` once `element` is within 1.3 windows of the visible area. The list is checked once per 200
 * ms, so anything only scrolled past is never fetched. Returns a function that stops waiting. Where the
 * browser can't tell, everything counts as near.
 */
export function whenNear(element: Element, arrived: () => void, wait: Wait): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    arrived();
    return () => undefined;
  }
  // `scrollMargin` is newer than the types: without it a row would fetch only what is in view. It extends
  // sideways only: with a downward margin Chromium includes the whole page.
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: AHEAD,
    scrollMargin: `0px ${AHEAD}`,
  };
  observer ??= new IntersectionObserver(note, options);
  waiting.set(element, { arrived, wait });
  observer.observe(element);
  return () => forget(element);
}
