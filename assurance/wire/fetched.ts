import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import type { LaterLogic } from '#machines/kit/lazy-machine.ts';
import { findModels } from '../walk/find-proofs.ts';
import type { Model } from '../walk/model.ts';

async function here(logic: AnyActorLogic): Promise<AnyActorLogic> {
  if ('load' in logic) return fetched(await (logic as unknown as LaterLogic).load());
  return logic instanceof StateMachine ? fetched(logic as AnyStateMachine) : logic;
}

/** The machine with every machine in it that is fetched on demand fetched already; itself when there is none. */
export async function fetched<M extends AnyStateMachine>(machine: M): Promise<M> {
  const named = machine.implementations.actors as Record<string, AnyActorLogic>;
  const found = Object.entries(named).map(async ([src, logic]) => [src, await here(logic)] as const);
  const actors = await Promise.all(found);
  if (actors.every(([src, logic]) => logic === named[src])) return machine;
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

/** The models of all flows, of machines that are whole: the wire connects children too. */
export async function findWireModels(): Promise<readonly Model[]> {
  const models = await findModels();
  const whole = async (model: Model): Promise<Model> => {
    const machine = await fetched(model.machine);
    return machine === model.machine ? model : { ...model, machine };
  };
  return Promise.all(models.map(whole));
}
