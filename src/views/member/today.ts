import { useSyncExternalStore } from 'react';
import { clock } from '#src/actors/clock.ts';

/** The day that it is in the reader's zone by the gateway's clock, yyyy-MM-dd. */
function today(): string {
  const now = new Date(clock.now());
  const two = (part: number) => String(part).padStart(2, '0');
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** That day, told again when an answer says that it is another. */
export function useToday(): string {
  return useSyncExternalStore(clock.listen, today, today);
}
