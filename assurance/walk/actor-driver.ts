import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import { recorder } from './coverage.ts';
import type { FlowStart, Step, Timer } from './graph.ts';
import type { Model } from './model.ts';
import { plain } from './plain.ts';
import { keyOf } from './pure-step.ts';
import type { Driver } from './replay.ts';
import { TourClock } from './tour-clock.ts';

/** A real actor of a machine in this process, and the stand-ins that answer its actors. */
export type Stand = {
  /** The machine with those of its actors that really run. */
  readonly machine: AnyStateMachine;
  /** Brings an answer about and resolves when the machine has heard it. */
  readonly answer: (actor: AnyActorRef, step: Extract<Step, { kind: 'answer' }>) => Promise<void>;
  /** Resolves when everything the machine started really runs. */
  readonly settled?: (actor: AnyActorRef) => Promise<void>;
  readonly inspect?: (inspected: InspectionEvent) => void;
  /** Gets the root of the actors before anything begins. */
  readonly begun?: (root: AnyActorRef) => void;
};

type Scheduled = Pick<Timer, 'event' | 'delay'> & { readonly source: unknown };

function sameTimers(some: readonly Pick<Timer, 'event' | 'delay'>[], others: typeof some): boolean {
  const [a, b] = [some, others].map((timers) =>
    timers.map(({ event, delay }) => plain({ event, delay })).sort(),
  );
  return plain(a) === plain(b);
}

const audience = fromTransition((nothing: null) => nothing, null);

/** A driver on a real actor with a simulated clock. */
export function actorDriver(model: Model, { machine, answer, settled, inspect, begun }: Stand): Driver {
  const clock = new TourClock();
  const { inspect: record, taken } = recorder();
  const root = createActor(audience, {
    clock,
    inspect: (inspected) => {
      record(inspected);
      inspect?.(inspected);
    },
  }).start();
  begun?.(root);
  const make = (input: unknown) =>
    createActor(machine, { parent: root, id: machine.id, input: input as never });
  let actor: ReturnType<typeof make> | undefined;
  let looked = 0;

  function running(): ReturnType<typeof make> {
    if (!actor) throw new Error('the driver was not started');
    return actor;
  }

  function timers(): readonly Scheduled[] {
    const all = Object.values(root.system.getSnapshot()._scheduledEvents) as unknown as Scheduled[];
    return all.filter(({ source }) => source === actor);
  }

  /** Fires the timers that are due, its own actors' first, until a timer of the machine has ended. */
  function endTimer(): void {
    const before = timers();
    do clock.fire();
    while (before.every((timer) => timers().includes(timer)));
  }

  return {
    start: async ({ input }: FlowStart) => {
      actor = make(input).start();
      await settled?.(actor);
    },
    do: async (step, at) => {
      clock.set(at);
      if (step.kind === 'event') running().send(step.event);
      else if (step.kind === 'timer') endTimer();
      else await answer(running(), step);
      await settled?.(running());
    },
    state: async (expected) => {
      const snapshot = running().getSnapshot();
      const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>);
      const now = {
        running: children
          .flatMap(([id, child]) => (child?.getSnapshot().status === 'active' ? [id] : []))
          .sort(),
        timers: sameTimers(timers(), expected.timers) ? expected.timers : (timers() as unknown as Timer[]),
      };
      const before = looked;
      looked = taken(machine.id).length;
      return {
        value: snapshot.value,
        key: keyOf(snapshot, now, model.project ?? ((context) => context)),
        taken: taken(machine.id).slice(before),
      };
    },
    stop: async () => {
      root.stop();
      return taken(machine.id);
    },
  };
}
