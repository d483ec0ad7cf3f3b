import { actorDriver } from './actor-driver.ts';
import type { Model } from './model.ts';
import type { Driver } from './replay.ts';
import { answering, withStandIns } from './stand-in.ts';

/** The driver of the chart level: stand-ins that answer at once when the test says so. */
export function virtualDriver(model: Model): Driver {
  return actorDriver(model, {
    machine: withStandIns(model.machine),
    answer: async (actor, step) => actor.getSnapshot().children[step.actor]?.send(answering(step.answer)),
  });
}
