import { startTransition, useEffect, useState } from 'react';
import { clock } from './clock.ts';

/** Milliseconds between two looks at the clock. */
const every = 30_000;

/**
 * What time it is at the gateway, epoch milliseconds, looked at again every half minute and whenever an answer sets the clock:
 * for words such as "in 3 hours".
 */
export function useNow(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const look = () => startTransition(() => setNow(clock.now()));
    look();
    const timer = setInterval(look, every);
    const deaf = clock.listen(look);
    return () => {
      clearInterval(timer);
      deaf();
    };
  }, []);
  return now;
}
