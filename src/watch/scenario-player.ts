import type { AnyActorRef, StateValue } from 'xstate';
import { readEvent, type Telling } from './scenario.events.ts';
import type { Leg } from './scenario.schema.ts';
import { type Begun, dormant, find, same, snapshotOf } from './scenario-actors.ts';

/** How far a scenario came when it could not go on: the machine, the state it waited for, and the one it is in. */
export type Stuck = {
  readonly machine: string;
  /** The step that it could not take, or that led elsewhere; null when the machine was not met as expected. */
  readonly step: string | null;
  readonly expected: StateValue;
  /** Null when there is no such actor. */
  readonly actual: StateValue | null;
};

/** Milliseconds without any progress after which a scenario is given up. */
const patience = 10_000;

/**
 * Sends the events of a scenario to the actors of a system, each as soon as the state before it is reached.
 * Answers that the world gives by itself are not sent twice. `telling` holds the values that differ between
 * runs; `beforeLast` is called just before the last event. Call it before the root starts, so that it sees what happens at
 * once too.
 */
export function playLegs(
  begun: Begun,
  legs: readonly Leg[],
  telling: Telling,
  beforeLast = () => {},
): Promise<Stuck | null> {
  const met: AnyActorRef[] = [];
  let at = 0;
  let sentSteps = -1;

  function actorOf(leg: Leg): AnyActorRef | undefined {
    return find(begun, leg, met[at - 1]);
  }

  function expected(leg: Leg): StateValue {
    return leg.steps[sentSteps - 1]?.value ?? leg.from;
  }

  /** Counts the steps that lie behind the state an actor is in; false when it is in none of the way. */
  function placed(leg: Leg, value: StateValue): boolean {
    if (same(expected(leg), value)) {
      sentSteps = Math.max(sentSteps, 0);
      return true;
    }
    const further = leg.steps.findIndex((step, n) => n >= sentSteps && same(step.value, value));
    if (further >= 0) sentSteps = further + 1;
    return further >= 0;
  }

  /** Takes one step; false when it must wait for something. */
  function goOn(leg: Leg): boolean {
    const actor = actorOf(leg);
    if (!actor || snapshotOf(actor).status !== 'active') return false;
    if (actor !== met[at]) {
      met[at] = actor;
      sentSteps = -1;
    }
    const { value } = snapshotOf(actor);
    const asleep = value === dormant;
    if (asleep && leg.awake) return false;
    if (!asleep && !placed(leg, value)) return false;
    const step = leg.steps[Math.max(sentSteps, 0)];
    if (!step) {
      at += 1;
      sentSteps = -1;
      return true;
    }
    sentSteps = Math.max(sentSteps, 0) + 1;
    if (leg === legs.at(-1) && step === leg.steps.at(-1)) beforeLast();
    actor.send(readEvent(step.event, telling));
    return true;
  }

  function whereStuck(leg: Leg): Stuck {
    const actor = actorOf(leg);
    return {
      machine: leg.machine,
      step: leg.steps[sentSteps - 1]?.name ?? null,
      expected: expected(leg),
      actual: actor ? snapshotOf(actor).value : null,
    };
  }

  return new Promise((resolve) => {
    let queued = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (stuck: Stuck | null) => {
      clearTimeout(timer);
      watching.unsubscribe();
      resolve(stuck);
    };
    const advance = () => {
      queued = false;
      let moved = timer === undefined;
      for (let leg = legs[at]; leg && goOn(leg); leg = legs[at]) moved = true;
      const leg = legs[at];
      if (!leg) return end(null);
      if (!moved) return;
      clearTimeout(timer);
      timer = setTimeout(() => end(whereStuck(leg)), patience);
    };
    // Never while an actor is processing: an event sent then would be queued, and the state would be the one
    // before.
    const soon = () => {
      if (!queued && legs[at]) queueMicrotask(advance);
      queued = true;
    };
    const watching = begun.root.system.inspect(soon);
    soon();
  });
}
