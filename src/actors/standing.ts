import { standingAgainIn } from '#machines/protection/left.rules.ts';
import { useMemberRead } from './reads.ts';

/** Everything that protects the member, read again when the time of something of it has come. */
export function useStanding() {
  return useMemberRead('protection.standing', {}, { fresh: 0, again: standingAgainIn });
}
