import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { limitMachine } from '#machines/protection/limit.machine.ts';
import { aboutOf, type LimitInput, limitDraft } from '#machines/protection/limit.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';

export type LimitActor = ActorRefFrom<typeof limitMachine>;

/** The actor of one limit; it is told whenever the limit was read again and is another. */
export function useLimit(input: Omit<LimitInput, 'key' | 'kept'>): LimitActor {
  const { limit, raise } = input;
  const actor = useMoneyActor(limitMachine, 'protection.limit', input, aboutOf(limit));
  useDraft(actor, limitDraft, aboutOf(limit));
  useEffect(() => {
    const known = actor.getSnapshot().context;
    if (known.limit !== limit || known.raise !== raise) actor.send({ type: 'limit.read', limit, raise });
  }, [actor, limit, raise]);
  return actor;
}
