import { useState } from 'react';
import { useAccountName } from './residents.ts';

/**
 * The last value, while the next is loading or is read again after the session ended: a list does not jump at
 * every step, and work begun on a page survives. What was an account's is gone when another is here, or nobody.
 */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const whose = useAccountName();
  const [kept, keep] = useState({ value, whose });
  const left = kept.whose !== '' && kept.whose !== whose;
  if (left || (value !== undefined && value !== kept.value)) keep({ value, whose });
  return value ?? (left ? undefined : kept.value);
}
