import { act } from '@testing-library/react';

interface Watch {
  options: IntersectionObserverInit | undefined;
  elements: Set<Element>;
  tell: IntersectionObserverCallback;
}

const watches: Watch[] = [];

/** The part of an IntersectionObserver that the test page lacks: happy-dom has no layout, so it never reports. */
class FakeObserver implements Partial<IntersectionObserver> {
  readonly watch: Watch;

  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.watch = { tell, options, elements: new Set() };
    watches.push(this.watch);
  }

  observe(element: Element) {
    this.watch.elements.add(element);
  }

  unobserve(element: Element) {
    this.watch.elements.delete(element);
  }

  disconnect() {
    this.watch.elements.clear();
  }
}

/** Lets tests say what is in view. What watches does so for the life of a page, which many files of tests share. */
export function withViewport(): void {
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
}

/** Brings what is watched inside `into` near the window and takes `from` away. Returns the watch that was told. */
export function scrollTo(into: Element | null, from?: Element | null): Watch {
  const inThere = (element: Element) => (into ?? from)?.contains(element);
  const heard = watches.find((watch) => [...watch.elements].some(inThere));
  if (!heard) throw new Error('nothing in there is watched');
  const entriesOf = (place: Element | null | undefined, isIntersecting: boolean) =>
    [...heard.elements]
      .filter((element) => place?.contains(element))
      .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
  const entries = [...entriesOf(from, false), ...entriesOf(into, true)];
  act(() => heard.tell(entries, undefined as unknown as IntersectionObserver));
  return heard;
}
