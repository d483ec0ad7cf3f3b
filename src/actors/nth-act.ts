import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { atStep } from './meta.ts';

/**
 * Which act of its page it is, from 0: the next one begins when one that is done is left. Another act has other pictures; a
 * new key alone is the same act sent again, and keeps its own.
 */
export function useNthAct(actor: AnyActorRef): number {
  const done = useSelector(actor, atStep('done'));
  const [last, setLast] = useState({ done, nth: 0 });
  if (last.done !== done) setLast({ done, nth: done ? last.nth : last.nth + 1 });
  return last.nth;
}
