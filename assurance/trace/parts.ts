import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import { anyCall } from '#machines/kit/call.ts';
import type { LaterLogic } from '#machines/kit/lazy-machine.ts';
import type { Kept, Traced } from '#src/watch/trace.ts';
import { nodesOf } from '../walk/transitions.ts';

/** What an actor of a trace is: a machine, a call of the contract, or something else, such as a listener. */
export type Part = { readonly machine?: AnyStateMachine; readonly call?: string };

/** The logic under which a machine starts a child with this id, fetched if it comes later. */
async function childLogic(machine: AnyStateMachine, id: string): Promise<AnyActorLogic | undefined> {
  const invoked = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((one) => one.id === id);
  const logics = machine.implementations.actors as Record<string, AnyActorLogic>;
  const logic = logics[String(invoked?.src)];
  return logic && 'load' in logic ? (logic as unknown as LaterLogic).load() : logic;
}

function partOf({ id }: Traced, logic: AnyActorLogic | undefined, known: AnyStateMachine | undefined): Part {
  // Of two machines of a name, only the one that its starter provides has the calls of its own.
  if (logic instanceof StateMachine && (!known || known.id === logic.id)) return { machine: logic };
  if (known) return { machine: known };
  if (logic === anyCall) return { call: id };
  return logic && 'call' in logic ? { call: String(logic.call) } : {};
}

/**
 * What each actor of a trace is, by its session id. A trace names machines only: what a call is called, and which machine
 * has not arrived yet, is read from the machine that started it.
 */
export async function partsOf(
  { actors }: Pick<Kept, 'actors'>,
  machines: readonly AnyStateMachine[],
): Promise<ReadonlyMap<string, Part>> {
  const known = new Map(machines.map((machine) => [machine.id, machine]));
  const parts = new Map<string, Part>();
  const find = (actor: string | null) => actors.findLast((one) => one.actor === actor);

  async function read(traced: Traced): Promise<Part> {
    const found = parts.get(traced.actor);
    if (found) return found;
    parts.set(traced.actor, {});
    const parent = find(traced.parent);
    const starter = parent && (await read(parent)).machine;
    const logic = starter && (await childLogic(starter, traced.id));
    const part = partOf(traced, logic, known.get(traced.machine ?? ''));
    parts.set(traced.actor, part);
    return part;
  }

  // The last of an actor knows its machine; an earlier one may have waited for it.
  for (const { actor } of actors) await read(find(actor) as Traced);
  return parts;
}
