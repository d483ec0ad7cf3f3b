import { useState } from 'react';

/**
 * The last value, while the next is loading or is read again after the session ended: a list does not jump at
 * every step, and work begun on a page survives.
 */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
