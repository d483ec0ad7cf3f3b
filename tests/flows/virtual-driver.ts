import { type AnyActorRef, type AnyStateMachine, createActor, fromTransition, SimulatedClock } from 'xstate';
import { recorder } from './coverage.ts';
import type { Timer } from './graph.ts';
import type { Model } from './model.ts';
import { plain } from './plain.ts';
import { keyOf } from './pure-step.ts';
import type { Driver } from './replay.ts';
import { answering, withStandIns } from './stand-in.ts';

/** A simulated clock whose timers, when they are due, wait to be let off one by one. */
export class TourClock extends SimulatedClock {
  readonly #due = new Map<number, () => void>();

  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => this.#due.set(id, fn), timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Lets off the first timer that is due. Throws when none is. */
  fire(): void {
    const [first] = this.#due;
    if (!first) throw new Error(`no timer is due after ${this.now()} ms`);
    this.#due.delete(first[0]);
    first[1]();
  }
}

type Scheduled = Pick<Timer, 'event' | 'delay'> & { readonly source: unknown };

function sameTimers(some: readonly Pick<Timer, 'event' | 'delay'>[], others: typeof some): boolean {
  const [a, b] = [some, others].map((timers) =>
    timers.map(({ event, delay }) => plain({ event, delay })).sort(),
  );
  return plain(a) === plain(b);
}

const audience = fromTransition((nothing: null) => nothing, null);

/** The driver of the level of the chart: a real actor, a simulated clock, and stand-ins that answer when told to. */
export function virtualDriver(model: Model): Driver {
  const clock = new TourClock();
  const { inspect, taken } = recorder();
  const root = createActor(audience, { clock, inspect }).start();
  const machine: AnyStateMachine = withStandIns(model.machine);
  const make = (input: unknown) =>
    createActor(machine, { parent: root, id: machine.id, input: input as never });
  let actor: ReturnType<typeof make> | undefined;
  let looked = 0;

  function running(): ReturnType<typeof make> {
    if (!actor) throw new Error('the driver was not started');
    return actor;
  }

  return {
    start: async ({ input }) => {
      actor = make(input).start();
    },
    do: async (step, at) => {
      clock.set(at);
      if (step.kind === 'event') running().send(step.event);
      else if (step.kind === 'timer') clock.fire();
      else running().getSnapshot().children[step.actor]?.send(answering(step.answer));
    },
    state: async (expected) => {
      const snapshot = running().getSnapshot();
      const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>);
      const scheduled = Object.values(root.system.getSnapshot()._scheduledEvents) as unknown as Scheduled[];
      const timers = scheduled.filter(({ source }) => source === actor);
      const now = {
        running: children
          .flatMap(([id, child]) => (child?.getSnapshot().status === 'active' ? [id] : []))
          .sort(),
        timers: sameTimers(timers, expected.timers) ? expected.timers : (timers as unknown as Timer[]),
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
