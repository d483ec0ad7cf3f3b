import { actorDriver } from './actor-driver.ts';
import type { Model } from './model.ts';
import type { Driver } from './replay.ts';
import { answering, withStandIns } from './stand-in.ts';

/** The driver of the level of the chart: stand-ins that answer when they are told to, at once. */
export function virtualDriver(model: Model): Driver {
  return actorDriver(model, {
    machine: withStandIns(model.machine),
    answer: async (actor, step) => actor.getSnapshot().children[step.actor]?.send(answering(step.answer)),
  });
}
