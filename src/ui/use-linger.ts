import { useCallback, useEffect, useRef, useState } from 'react';
import { useWait } from './clock.ts';

/** Dropdowns close this long after they were left (spec section 9). */
const LINGER_MS = 200;

interface Linger {
  open: boolean;
  /** Opens now, and forgets that it was about to close. */
  enter: () => void;
  /** Closes after a moment, unless it is entered again. */
  leave: () => void;
  /** Closes at once. */
  close: () => void;
}

/** A thing that opens at once and closes 200 ms after the pointer leaves it. */
export function useLinger(onOpen?: () => void): Linger {
  const wait = useWait();
  const [open, setOpen] = useState(false);
  const closing = useRef<() => void>(undefined);
  const stay = useCallback(() => closing.current?.(), []);
  useEffect(() => stay, [stay]);
  return {
    open,
    enter() {
      stay();
      if (!open) onOpen?.();
      setOpen(true);
    },
    leave() {
      stay();
      closing.current = wait(() => setOpen(false), LINGER_MS);
    },
    close() {
      stay();
      setOpen(false);
    },
  };
}
