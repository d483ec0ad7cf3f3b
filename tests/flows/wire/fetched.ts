import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import type { LaterLogic } from '#machines/kit/later.ts';
import { findModels } from '../find-models.ts';
import type { Model } from '../model.ts';

async function here(logic: AnyActorLogic): Promise<AnyActorLogic> {
  if ('load' in logic) return fetched(await (logic as unknown as LaterLogic).load());
  return logic instanceof StateMachine ? fetched(logic as AnyStateMachine) : logic;
}

/** The machine with every machine in it that is fetched on demand fetched already. */
export async function fetched<M extends AnyStateMachine>(machine: M): Promise<M> {
  const named = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = await Promise.all(named.map(async ([src, logic]) => [src, await here(logic)] as const));
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

/** All models under a folder, of machines that are whole: the wire connects children too. */
export async function findWireModels(folder: string): Promise<readonly Model[]> {
  const models = await findModels(folder);
  return Promise.all(models.map(async (model) => ({ ...model, machine: await fetched(model.machine) })));
}
