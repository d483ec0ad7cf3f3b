import { type AnyActorRef, createActor, createMachine, type EventObject, fromCallback } from 'xstate';

/** Residents that only listen, under the names of the real ones, and what each has heard. */
export function residents() {
  const heard: [resident: string, event: EventObject][] = [];
  const names = [
    'status',
    'session',
    'signOut',
    'language',
    'contact',
    'forgotCode',
    'catalog',
    'launch',
    'held',
    'change',
    'forsaken',
    'playSession',
  ] as const;
  const ear = (name: string) => fromCallback(({ receive }) => receive((event) => heard.push([name, event])));
  const root = createMachine({
    invoke: names.map((name) => ({ id: name, systemId: name, src: ear(name) })),
    on: { '*': { actions: ({ event }) => heard.push(['app', event]) } },
  });
  const actor = createActor(root, { systemId: 'app' });
  actor.start();
  return { actor: actor as AnyActorRef, heard };
}
