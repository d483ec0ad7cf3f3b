import type { ClientReport } from '#contract/system/client-reports.ts';

/** Milliseconds from which on a start counts as slow. */
export const slowFrom = 5_000;

/** When what was there, in milliseconds since the page was asked for. */
export type Milestones = {
  readonly answered: number;
  readonly painted?: number | undefined;
  readonly ready: number;
  /** Whether nobody was looking meanwhile: browsers take their time then. */
  readonly hidden: boolean;
};

const rounded = (milliseconds: number) => Math.max(0, Math.round(milliseconds / 100) * 100);

/** The report of a slow start; undefined where it was none. */
export function slowStart(
  { answered, painted, ready, hidden }: Milestones,
  screen: string,
): ClientReport | undefined {
  if (hidden || ready < slowFrom) return undefined;
  return {
    kind: 'slowStart',
    at: Math.round(ready),
    count: 1,
    screen,
    answered: rounded(answered),
    ...(painted === undefined ? {} : { painted: rounded(painted) }),
    ready: rounded(ready),
  };
}

/** The milestones as the browser noted them. */
export function milestonesOf(ready: number, page: Performance = performance, seen = document): Milestones {
  const [asked] = page.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[];
  const [first] = page.getEntriesByName('first-contentful-paint');
  // Where the browser does not keep when a page was seen, what it is now has to do.
  const states = page.getEntriesByType('visibility-state');
  const wasHidden = states.some(({ name, startTime }) => name === 'hidden' && startTime < ready);
  return {
    answered: asked?.responseStart ?? 0,
    painted: first?.startTime,
    ready,
    hidden: wasHidden || seen.visibilityState === 'hidden',
  };
}
