import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkEveryMachine } from '#machines/protection/check-every.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';

/** The choice of how often the check comes; it is told whenever the gateway says another one. */
export function useCheckEvery(minutes: number | null): ActorRefFrom<typeof checkEveryMachine> {
  const actor = usePageActor(checkEveryMachine, { every: minutes });
  useEffect(() => {
    if (actor.getSnapshot().context.every !== minutes) actor.send({ type: 'standing.read', minutes });
  }, [actor, minutes]);
  return actor;
}
