import { useCallback, useEffect, useRef, useState } from 'react';

/** Dropdowns close this long after they were left (spec section 9). */
export const LINGER_MS = 200;

interface Linger {
  open: boolean;
  /** Opens now, and forgets that it was about to close. */
  enter: () => void;
  /** Closes after a moment, unless it is entered again. */
  leave: () => void;
  /** Closes at once. */
  close: () => void;
}

/** Something that opens at once and closes `LINGER_MS` after it was left. */
export function useLinger(onOpen?: () => void): Linger {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(timer.current), []);
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
      timer.current = setTimeout(() => setOpen(false), LINGER_MS);
    },
    close() {
      stay();
      setOpen(false);
    },
  };
}
