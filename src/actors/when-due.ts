import { useEffect } from 'react';

/** Does what had to wait for something that was still being fetched, as soon as it is due. */
export function useWhenDue(due: boolean, act: () => void): void {
  useEffect(() => {
    if (due) act();
  }, [due, act]);
}
