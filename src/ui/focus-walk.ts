const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Everything inside `root` that the keyboard can reach, in order. */
export function reachableIn(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(reachable) ?? [])].filter((one) => !one.closest('[inert]'));
}

const step: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Where an arrow, Home or End leads from `current` among `stops`: nothing for any other key, and `'before'` for a step
 * back from the first. A step on from the last stays there.
 */
export function walkFocus(
  key: string,
  stops: readonly HTMLElement[],
  current: Element | null,
): HTMLElement | 'before' | undefined {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const by = step[key];
  if (by === undefined) return undefined;
  const here = stops.indexOf(current as HTMLElement);
  if (here + by < 0) return 'before';
  return stops[Math.min(here + by, stops.length - 1)];
}
