import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromTransition,
  StateMachine,
} from 'xstate';
import { type LaterLogic, lazyMachine } from '#machines/kit/lazy-machine.ts';
import { withStandIns } from '../walk/stand-in.ts';
import { TourClock } from '../walk/tour-clock.ts';
import { eventOf, type Stage } from './candidates.ts';

type Logic = AnyActorLogic & Partial<Pick<LaterLogic, 'load' | 'wakes' | 'givesUp' | 'closed'>>;

/** The machine with all machines that it starts, and a stand-in for everything else. */
function withChildren(machine: AnyStateMachine): AnyStateMachine {
  const actors = machine.implementations.actors as Record<string, Logic>;
  const real = Object.entries(actors).flatMap(([src, logic]): [string, AnyActorLogic][] => {
    const { load, wakes, givesUp, closed } = logic;
    if (load) return [[src, lazyMachine(async () => withChildren(await load()), wakes, givesUp, closed)]];
    return logic instanceof StateMachine ? [[src, withChildren(logic)]] : [];
  });
  return withStandIns(machine).provide({ actors: Object.fromEntries(real) }) as AnyStateMachine;
}

const idle = fromTransition((nothing: null) => nothing, null);

/** A system in which the actors of a scenario stand as when the page has opened: `open` begins them, one by one. */
export function stageOf(stages: readonly Stage[]): { root: AnyActorRef; open: () => void; stop: () => void } {
  const root = createActor(idle, { clock: new TourClock() }).start();
  return {
    root,
    open: () => {
      for (const { model, where, input, prelude } of stages) {
        const name = 'system' in where ? { systemId: where.system } : {};
        const options = { parent: root, input: input as never, ...name };
        const actor = createActor(withChildren(model.machine), options).start();
        for (const step of prelude) actor.send(eventOf(step));
      }
    },
    stop: () => void root.stop(),
  };
}
