import { useEffect } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { usePageActor } from './page-actor.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * The actor of a page in which a password may be typed (usePageActor). It learns when nobody is signed in any
 * more: what is typed waits behind the login for the same person, and a password must not.
 */
export function useSecretActor<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): ActorRefFrom<M> {
  const actor = usePageActor(machine, input);
  const out = !useSignedIn();
  useEffect(() => {
    if (out) (actor as AnyActorRef).send({ type: 'session.lost' });
  }, [actor, out]);
  return actor;
}
