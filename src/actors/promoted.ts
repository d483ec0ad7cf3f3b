import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { careStatusMachine } from '#machines/protection/care-status.machine.ts';
import { useAccount, useResident } from './residents.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * Whether the gateway lets something be promoted to who is here. While it is asked, nothing promotional is shown; `unsaid` when
 * it could not be asked: then only what it answers itself can be shown, which it closes by itself.
 */
export type Promoted = 'asking' | 'open' | 'closed' | 'unsaid';

type Care = SnapshotFrom<typeof careStatusMachine>;

function heldTo(snapshot: Care): Promoted {
  // Its code may not be here yet.
  if ('awaited' in snapshot) return 'asking';
  const { held, inVain } = snapshot.context;
  if (held) return held.promote ? 'open' : 'closed';
  return inVain > 0 ? 'unsaid' : 'asking';
}

/** To visitors and demo accounts promotions are open; of a member the gateway said it when they came in. */
export function usePromoted(): Promoted {
  const account = useAccount();
  const signedIn = useSignedIn();
  const held = useSelector(useResident('standingOfCare'), heldTo);
  if (account === 'away') return 'closed';
  if (account === 'member' || account === 'agent') return held;
  return signedIn && account === null ? 'asking' : 'open';
}
