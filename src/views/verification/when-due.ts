import { useEffect } from 'react';

/** Acts as soon as what it waits for has been fetched. */
export function useWhenDue(due: boolean, act: () => void): void {
  useEffect(() => {
    if (due) act();
  }, [due, act]);
}
