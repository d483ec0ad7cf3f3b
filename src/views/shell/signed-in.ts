import { useSelector } from '@xstate/react';
import { useResident } from '#src/actors/residents.ts';

/** Whether a token is held, even while nobody knows yet whose it is. */
export function useSignedIn(): boolean {
  return useSelector(useResident('session'), ({ context }) => context.token !== null);
}
