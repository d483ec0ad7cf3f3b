import type { AnyActorRef } from 'xstate';
import type { WorldEvent } from '#machines/world.ts';
import { send } from './send.ts';

/** How events are performed, by their types; `from` is the actor that emitted one. */
export type Handlers<Type extends WorldEvent['type'] = WorldEvent['type']> = {
  readonly [T in Type]: (event: Extract<WorldEvent, { readonly type: T }>, from: AnyActorRef) => unknown;
};

/** The effects of one tool. */
export function handlers<Type extends WorldEvent['type']>(own: Handlers<Type>): Handlers<Type> {
  return own;
}

/** Passes an event on to residents of the system of the actor that emitted it. */
export function pass(event: WorldEvent, from: AnyActorRef, ...residents: readonly string[]): void {
  for (const resident of residents) send(from.system.get(resident), event);
}
