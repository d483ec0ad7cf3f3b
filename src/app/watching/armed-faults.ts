import { isThisMachine } from '#contract/system/loopback.ts';
import type { ArmedFault } from '#src/watch/trace.ts';

type Said = { readonly value?: { readonly armed?: readonly ArmedFault[] } };

/**
 * The faults that are armed in the sandbox; null elsewhere. Only a page of this machine asks at all. A fault may bring a
 * whole answer: that is left out.
 */
export async function armedFaults(
  ask: typeof fetch = fetch.bind(globalThis),
  host: string = location.hostname,
): Promise<readonly ArmedFault[] | null> {
  if (!isThisMachine(host)) return null;
  try {
    const answer = await ask('/sandbox/faults', { signal: AbortSignal.timeout(5_000) });
    const { value } = (await answer.json()) as Said;
    if (!answer.ok || !value?.armed) return null;
    return value.armed.map(({ call, kind, nth, times, arrivals }) => ({ call, kind, nth, times, arrivals }));
  } catch {
    return null;
  }
}
