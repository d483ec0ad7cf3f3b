import { useSelector } from '@xstate/react';
import { useAccount, useResident } from './residents.ts';

/**
 * Whether a person is signed in, even while their account is unknown, and while they are asked whether to
 * leave. A session that ended by itself is over, although its account is kept until another person signs in.
 */
export function useSignedIn(): boolean {
  return useSelector(useResident('session'), (snapshot) => snapshot.matches('present'));
}

/** Whether a visitor is here: nobody is signed in, and no session that ended by itself has left its page behind the login. */
export function useVisitor(): boolean {
  const account = useAccount();
  return !useSignedIn() && account === null;
}

/** Whether the session ended by itself: the page behind the login is its owner's, and out of sight until they are back. */
export function useEnded(): boolean {
  return useSelector(useResident('session'), (snapshot) => snapshot.matches({ entering: 'expired' }));
}

/** Whether a person is held at the door: an address to verify, or a password to change, before anything is theirs. */
export function useAtTheDoor(): boolean {
  return useSelector(
    useResident('session'),
    (snapshot) => snapshot.matches({ present: 'unverified' }) || snapshot.matches({ present: 'restricted' }),
  );
}

/** Whether a dialog into an account is open, or on its way. */
export function useEntering(): boolean {
  return useSelector(useResident('session'), (snapshot) => snapshot.matches('entering'));
}
