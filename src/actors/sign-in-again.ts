import { useResident } from './residents.ts';

/** Leaves this session for the login dialog without asking: the person has already chosen to. */
export function useSignInAgain(): () => void {
  const session = useResident('session');
  return () => session.send({ type: 'signOut.asked', next: 'login' });
}
