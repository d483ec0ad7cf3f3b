import { useEffect, useState } from 'react';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  type InputFrom,
} from 'xstate';
import { connect } from '#machines/kit/connect.ts';
import { useSystem } from './system-context.tsx';

/** How a parent stops a child: from outside only an actor without a parent can be stopped. */
const stop = { type: 'xstate.stop' } as const;

/**
 * An actor that lives as long as its view and belongs to the same system as the residents: the world carries
 * out its events, and it survives an ended session as long as the page is behind the dialog.
 */
export function usePageActor<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): ActorRefFrom<M> {
  const { root, call } = useSystem();
  const [actor] = useState(() => {
    const options = { parent: root, input } as ActorOptions<M>;
    return createActor(connect(machine, call), options);
  });
  useEffect(() => {
    actor.start();
    return () => {
      const { status } = actor.getSnapshot() as { status: string };
      if (status === 'active') actor.send(stop as never);
    };
  }, [actor]);
  return actor as ActorRefFrom<M>;
}
