import { startTransition, useEffect, useState } from 'react';
import { clock } from './clock.ts';

/**
 * Whole seconds since a moment (the gateway's clock, epoch ms), counting on unless it is `still`; 0 before the moment. A second that
 * passes never interrupts what is being drawn.
 */
export function useSecondsSince(moment: number, still = false): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    if (still) return;
    const look = () => startTransition(() => setNow(clock.now()));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [still]);
  return Math.max(0, Math.floor((now - moment) / 1_000));
}
