import { useState } from 'react';

/**
 * What came last, while what is asked for next is on its way, or is asked anew after the session ended: a list does not
 * jump at every step, and what was begun on a page is not thrown away with what it was begun on.
 */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
