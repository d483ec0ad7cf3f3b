import { shapes } from '#src/gateway/shapes.ts';

/**
 * Fetches what a person who was signed in needs first, while the start is still coming: the machine that asks the gateway
 * who it is, and the calls it makes. What fails here is asked for again where it is used.
 */
export function prefetchSignedIn(): void {
  const both = [import('#machines/session/load-member.machine.ts'), shapes.bring(['session', 'member'])];
  void Promise.all(both).catch(() => undefined);
}
