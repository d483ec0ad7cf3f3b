import { useSelector } from '@xstate/react';
import { useResident } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

/**
 * Whether the product is open to this person: always, or, where the brand asks for a session first (spec 2,
 * loginedToHomePage), once the gateway has confirmed one. A person whose session ended by itself is asked to
 * sign in on the same page, and only leaves it when they give that up.
 */
export function useMayEnter(): boolean {
  const { loginedToHomePage } = useConfiguration().brand;
  const session = useResident('session');
  const signedIn = useSignedIn();
  const ended = useSelector(session, (snapshot) => snapshot.hasTag('refused'));
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  return ended || (signedIn && !busy) || !loginedToHomePage;
}
