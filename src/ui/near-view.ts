/** How far ahead of the window an image is fetched, in windows, and how often the list is looked at (ruling 16). */
const AHEAD = '130%';
const THROTTLE_MS = 200;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastLook = Number.NEGATIVE_INFINITY;

function look(): void {
  timer = undefined;
  lastLook = performance.now();
  for (const element of near) {
    waiting.get(element)?.();
    forget(element);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (near.size === 0 || timer !== undefined) return;
  timer = setTimeout(look, Math.max(0, lastLook + THROTTLE_MS - performance.now()));
}

/**
 * Calls `arrived` once `element` is within 1.3 windows of being seen, at most every 200 ms, so what is only flown past
 * is never fetched. Returns how to stop waiting. Where nothing can tell, everything is near.
 */
export function whenNear(element: Element, arrived: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    arrived();
    return () => undefined;
  }
  // The margin of scrolling rows is a newer option, unknown to the types: rows look ahead as the window does.
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: AHEAD,
    scrollMargin: AHEAD,
  };
  observer ??= new IntersectionObserver(note, options);
  waiting.set(element, arrived);
  observer.observe(element);
  return () => forget(element);
}
