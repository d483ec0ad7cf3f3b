import type { AnyEventObject } from 'xstate';
import type { Answer } from './graph.ts';

/**
 * The names XState 5 gives to its own events and actions. They are only here, since another major version may
 * change them.
 */

export const stopped = 'xstate.stop';

/** Types of the actions by which a machine acts on its own actors, timers and listeners. */
export const builtIn = {
  emit: 'xstate.emit',
  raise: 'xstate.raise',
  sendTo: 'xstate.sendTo',
  cancel: 'xstate.cancel',
} as const;

/** Actions reported in another way, or not worth reporting. */
export const unreported: readonly string[] = ['xstate.spawnChild', 'xstate.stopChild', 'xstate.log'];

const done = 'xstate.done.actor.';
const error = 'xstate.error.actor.';
const snapshotted = 'xstate.snapshot.';
const after = 'xstate.after.';
const stateDone = 'xstate.done.state.';

/** The events by which an actor answers its machine: it ended, it failed, or it shows something else now. */
export function answerEvent(actor: string, answer: Answer): AnyEventObject {
  if ('done' in answer) return { type: `${done}${actor}`, output: answer.done, actorId: actor };
  if ('error' in answer) return { type: `${error}${actor}`, error: answer.error, actorId: actor };
  const snapshot = { status: 'active', output: undefined, error: undefined, ...answer.snapshot };
  return { type: `${snapshotted}${actor}`, snapshot };
}

/** The source of an event: an actor, the machine itself, or any sender. */
export function sourceOf(type: string): 'actor' | 'machine' | 'sender' {
  if ([done, error, snapshotted].some((prefix) => type.startsWith(prefix))) return 'actor';
  return type === '' || [after, stateDone].some((prefix) => type.startsWith(prefix)) ? 'machine' : 'sender';
}

/** An event as a person reads it in the state node `nodeId`: `login done`, `after pause`, `always`, `submitted`. */
export function eventLabel(type: string, nodeId: string): string {
  if (type === '') return 'always';
  if (type.startsWith(done)) return `${type.slice(done.length)} done`;
  if (type.startsWith(error)) return `${type.slice(error.length)} error`;
  if (type.startsWith(snapshotted)) return `${type.slice(snapshotted.length)} snapshot`;
  if (type.startsWith(stateDone)) return 'done';
  if (type.startsWith(after)) return `after ${type.slice(after.length, -nodeId.length - 1)}`;
  return type;
}

/** A timer as a person reads it: `after pause (shown.pausing)`. */
export function timerLabel(id: string): string {
  const [delay, , ...path] = id.slice(after.length).split('.');
  return id.startsWith(after) ? `after ${delay} (${path.join('.') || '(root)'})` : `after ${id}`;
}
