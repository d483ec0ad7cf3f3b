import { standingAgainIn } from '#machines/protection/limit-left.rules.ts';
import { useMemberRead } from './reads.ts';

/** How long the answer serves the parts of a page that come one after another; a page opened later asks again. */
const fresh = 5_000;

/** Everything that protects the member, read again when the time of something of it has come. */
export function useStanding() {
  return useMemberRead('protection.standing', {}, { fresh, again: standingAgainIn });
}
