import type { InspectionEvent, StateValue } from 'xstate';

/** A transition by names alone: its machine, its state node, the type of the event, the number of the branch. */
type Taken = readonly [machine: string, node: string, event: string, branch: number];

/** One microstep of a machine, as far as it leaves the page: no payload and no context, so no secret. */
export type Step = {
  readonly machine: string;
  /** Tells several actors of one machine apart. */
  readonly actor: string;
  readonly value: StateValue;
  readonly taken: readonly Taken[];
};

declare global {
  interface Window {
    /** Installed before the app starts by its observer, such as a browser test of the flows. */
    vestibuloRecorder?: (step: Step) => void;
  }
}

/** The reportable part of an inspection event, or null when it is irrelevant. */
export function stepOf(event: InspectionEvent): Step | null {
  if (event.type !== '@xstate.microstep' || !('machine' in event.snapshot)) return null;
  const { machine, value } = event.snapshot as unknown as { machine: { id: string }; value: StateValue };
  const taken = event._transitions.map((one): Taken => {
    const { source, eventType } = one;
    const among = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
    return [source.machine.id, source.id, eventType, among.indexOf(one)];
  });
  return { machine: machine.id, actor: event.actorRef.sessionId, value, taken };
}

/** The steps of actors that have not begun: React may throw a view away before it is shown, and its actor with it. */
const early = new WeakMap<object, Step[]>();

/** Reports to the page's recorder, if there is one, what the machines do (configuration: `inspect`). */
export function watchMachines(event: InspectionEvent): void {
  const record = window.vestibuloRecorder;
  if (!record) return;
  const actor = event.actorRef;
  if (event.type === '@xstate.actor') early.set(actor, []);
  const waiting = early.get(actor);
  if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
    early.delete(actor);
    for (const step of waiting ?? []) record(step);
    return;
  }
  const step = stepOf(event);
  if (step && waiting) waiting.push(step);
  else if (step) record(step);
}
