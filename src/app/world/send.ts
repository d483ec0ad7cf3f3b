import type { AnyActorRef, EventObject } from 'xstate';

/** Sends an event to an actor that may be gone by now, for example after a wait. */
export function send<E extends EventObject>(actor: AnyActorRef | undefined, event: E): void {
  if (actor?.getSnapshot().status === 'active') actor.send(event);
}
