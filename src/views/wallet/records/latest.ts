import { useState } from 'react';

/** What came last, while what is asked for next is on its way: a list does not jump at every step. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
