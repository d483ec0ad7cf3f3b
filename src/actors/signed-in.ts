import { useSelector } from '@xstate/react';
import { useResident } from './residents.ts';

/**
 * Whether somebody is signed in, even while nobody knows yet whose session it is, and while they are asked whether to
 * leave. A session that ended by itself is over, though its account is kept until somebody else is in.
 */
export function useSignedIn(): boolean {
  return useSelector(
    useResident('session'),
    (snapshot) => snapshot.matches('present') || snapshot.matches('leaving'),
  );
}
