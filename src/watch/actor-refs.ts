import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { harmless } from './harmless.ts';

/** Finds the actors of a system by their session ids, also those that began before anyone looked. */
export type ActorRefs = {
  readonly get: (id: string) => AnyActorRef | undefined;
  readonly stop: () => void;
};

/** The machine that an actor is of; undefined for a call, and for a machine that is still being fetched. */
export function machineOf(ref: AnyActorRef | undefined): AnyStateMachine | undefined {
  return (ref?.getSnapshot() as { machine?: AnyStateMachine } | undefined)?.machine;
}

/** Keeps an eye on the actors of a system from here on. */
export function createActorRefs(root: AnyActorRef): ActorRefs {
  const refs = new Map<string, AnyActorRef>();

  const keep = (ref: AnyActorRef) => refs.set(ref.sessionId, ref);

  function keepAll(ref: AnyActorRef | undefined): void {
    if (!ref) return;
    keep(ref);
    const { children = {} } = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
    for (const child of Object.values(children)) keepAll(child);
  }

  keepAll(root);
  for (const ref of Object.values(root.system.getAll())) keepAll(ref as AnyActorRef);
  const watched = root.system.inspect(
    harmless((inspected: InspectionEvent) => {
      const { sessionId } = inspected.actorRef;
      if (inspected.type !== '@xstate.snapshot') keep(inspected.actorRef as AnyActorRef);
      else if (inspected.snapshot.status !== 'active') refs.delete(sessionId);
    }),
  );
  return { get: (id) => refs.get(id), stop: () => watched.unsubscribe() };
}
