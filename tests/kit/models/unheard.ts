import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Fault, Property } from '#assurance/walk/model.ts';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { late, lost, refusal } from './failures.ts';

/** Answers after which the outcome of an act is unknown. */
export const unheard = {
  lost,
  late,
  'the gateway broke': refusal('INTERNAL'),
  'its answer came after the session ended': refusal('ANSWER_UNHEARD'),
  'a copy of it was refused': refusal('COPY_REFUSED'),
};

/** The calls of a machine’s own actors whose lost answer matters, by the actor: they move money, or change a secret. */
export function gravely(machine: AnyStateMachine): ReadonlyMap<string, CallName> {
  const actors = Object.entries(machine.implementations.actors as Record<string, object>);
  const made = actors.flatMap(([id, logic]) =>
    'call' in logic ? [[id, logic.call as CallName] as const] : [],
  );
  return new Map(
    made.filter(([, name]) => {
      const { keyed, onSecret }: CallShape = calls[name];
      return keyed === true || onSecret === true;
    }),
  );
}

/** Whether a person, or another machine, learns that the gateway refused. */
function calledRefused(snapshot: AnyMachineSnapshot): boolean {
  const end = (snapshot.output as { end?: unknown } | undefined)?.end;
  return snapshot.hasTag('refused') || end === 'refused';
}

export const neverRefused = 'an unknown outcome is never shown as a refusal';

/** Holds of every machine that moves money or changes a secret; `fault` is planted to break it. */
export function neverCalledRefused<M extends AnyStateMachine>(machine: M, fault: Fault): Property<M> {
  const acts = gravely(machine);
  return {
    name: neverRefused,
    fault,
    edge: ({ step, to }) =>
      step.kind !== 'answer' ||
      !acts.has(step.actor) ||
      !(step.name in unheard) ||
      !calledRefused(to.snapshot),
  };
}
