import { useEffect, useState } from 'react';
import { useWait } from './clock.ts';

/** Milliseconds without a key before a search begins. */
const searchAfter = 250;

/** A value once it has been unchanged for `ms`: values passed through are never seen. */
export function useSettled<T>(value: T, ms = searchAfter): T {
  const wait = useWait();
  const [settled, setSettled] = useState(value);
  useEffect(() => wait(() => setSettled(value), ms), [value, ms, wait]);
  return settled;
}
