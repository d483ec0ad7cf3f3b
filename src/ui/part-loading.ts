import { type ComponentType, lazy } from 'react';
import type { Wait } from './clock.ts';
import { PartLost } from './part-failure.ts';
import { type Renewal, renewOnce } from './renewal.ts';

/** Fetches one part of the app: `() => import('./part.tsx').then((part) => part.Part)`. Declare it once, by name. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

// biome-ignore lint/suspicious/noExplicitAny: parts with any props share one table, keyed by their loader
export type AnyLoad = Load<any>;

/** How long a part may take before it counts as lost (spec section 9). */
const LIMIT_MS = 120_000;

const parts = new WeakMap<AnyLoad, Awaited<ReturnType<AnyLoad>>>();

/** The part that `load` fetches: the same object until it fails, so that a known part shows at once. */
export function partOf<Props>(load: Load<Props>, wait: Wait, renewal?: Renewal): ComponentType<Props> {
  const known = parts.get(load);
  if (known) return known;
  const part = lazy(async () => {
    try {
      return { default: await inTime(load(), wait) };
    } catch (lost) {
      if (renewal && (await renewOnce(renewal))) await new Promise(() => undefined);
      throw lost;
    }
  });
  parts.set(load, part);
  return part;
}

/**
 * Fetches a part before it is shown, so that it is drawn together with its surroundings. If that fails, it is
 * fetched again when it is shown.
 */
export async function bringPart(load: AnyLoad): Promise<void> {
  const part = await load();
  if (!parts.has(load)) parts.set(load, part);
}

/** The next `partOf` fetches again. */
export function forgetPart<Props>(load: Load<Props>): void {
  parts.delete(load);
}

function inTime<Value>(work: Promise<Value>, wait: Wait): Promise<Value> {
  let stop = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    stop = wait(() => reject(new PartLost()), LIMIT_MS);
  });
  return Promise.race([work, tooLate]).finally(() => stop());
}
