import { useResident } from './residents.ts';

/** Leaves this session for the login dialog, without a question: whoever asks has said so. */
export function useSignInAgain(): () => void {
  const session = useResident('session');
  return () => session.send({ type: 'signOut.asked', next: 'login' });
}
