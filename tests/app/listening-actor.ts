import { type AnyActorRef, createActor, type EventObject, fromCallback } from 'xstate';

/** A running actor that only listens, and everything it has heard. */
export function listeningActor(): { actor: AnyActorRef; heard: EventObject[]; stop: () => void } {
  const heard: EventObject[] = [];
  const actor = createActor(fromCallback(({ receive }) => receive((event) => heard.push(event))));
  actor.start();
  return { actor, heard, stop: () => actor.stop() };
}
