import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const every = 30_000;

/** What time it is, epoch milliseconds, looked at again every half minute: for words such as "in 3 hours". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), every);
    return () => clearInterval(timer);
  }, []);
  return now;
}
