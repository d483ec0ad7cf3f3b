import { type AnyMachineSnapshot, type AnyStateNode, initialTransition, transition } from 'xstate';
import { CallFailure } from '#contract/errors.ts';
import { answerEvent, sourceOf } from '../walk/event-names.ts';
import { explore } from '../walk/explore.ts';
import type { FlowState } from '../walk/graph.ts';
import { withStandIns } from '../walk/stand-in.ts';
import type { Asked } from './asked.ts';
import type { Facts } from './facts.ts';
import { transitionsFrom } from './vocabulary.ts';

/**
 * What becomes of a flow when an answer never comes: it asks for the outcome, says that nobody knows, tries again after a
 * while, says why, ends, or goes on without it.
 */
export type Fate = 'asks' | 'unsure' | 'again' | 'said' | 'ends' | 'goesOn' | 'stays';

/** Whose answer was lost, what becomes of the flow, whether the person may ask again there, and the state it comes to. */
export type Lost = {
  readonly who: Asked;
  readonly fate: Fate;
  readonly retry: boolean;
  readonly at: AnyStateNode | null;
};

/** The event by which an actor says that its answer never came. */
const noAnswerOf = (id: string) => answerEvent(id, { error: new CallFailure({ kind: 'timeout' }) });

type Value = string | { readonly [key: string]: Value };

function stateValue([first = '', ...rest]: readonly string[]): Value {
  return rest.length === 0 ? first : { [first]: stateValue(rest) };
}

const targets = (node: AnyStateNode, of: (type: string) => boolean) =>
  transitionsFrom(node).flatMap(({ eventType, target }) => (of(eventType) ? (target ?? []) : []));

/** Whether a state asks somebody, or the one named, by itself or by where it leads at once. */
function asks(node: AnyStateNode, whom: string | null, seen: readonly AnyStateNode[] = []): boolean {
  if (node.invoke.some(({ id }) => whom === null || id === whom)) return true;
  if (seen.includes(node)) return false;
  const first = node.type === 'compound' ? node.initial.target : [];
  const next = [...first, ...targets(node, (type) => type === '')];
  return next.some((one) => asks(one, whom, [...seen, node]));
}

/** Whether what a person does in a state, or in one around it, asks somebody, or the one named. */
function mayAsk(node: AnyStateNode, whom: string | null): boolean {
  const here = targets(node, (type) => type !== '' && sourceOf(type) === 'sender');
  return here.some((next) => asks(next, whom)) || (node.parent !== undefined && mayAsk(node.parent, whom));
}

function fateOf(at: AnyStateNode, whom: string): Fate {
  if (at.tags.includes('unsure')) return 'unsure';
  if (asks(at, null)) return 'asks';
  if (at.after.some(({ target }) => target?.some((next) => asks(next, whom)))) return 'again';
  if (at.tags.includes('refused')) return 'said';
  return at.type === 'final' ? 'ends' : 'goesOn';
}

/** Where nobody knows whether it was done, any question may tell; elsewhere the same one is asked again. */
function ended(who: Asked, at: AnyStateNode): Lost {
  const fate = fateOf(at, who.id);
  return { who, fate, retry: mayAsk(at, fate === 'unsure' ? null : who.id), at };
}

/** So many states are looked at, at most, from each start. */
const first = 200;

/** The moments of a walk in which a state asks somebody. */
function momentsIn(facts: Facts, node: AnyStateNode, id: string): readonly FlowState[] {
  const { states } = explore(facts.model, { first });
  return [...states.values()].filter(
    ({ snapshot, running }) => running.includes(id) && snapshot._nodes.some(({ id: at }) => at === node.id),
  );
}

/** Where a flow stands once it has left the states that it only passes through, as its model walks it; else the target itself. */
function settled(
  facts: Facts,
  node: AnyStateNode,
  id: string,
  target: AnyStateNode,
): readonly AnyStateNode[] {
  if (!target.always?.length) return [target];
  const machine = withStandIns(facts.model.machine);
  const found = momentsIn(facts, node, id).map(({ snapshot }) => {
    const [next] = transition(machine, snapshot, noAnswerOf(id));
    const fresh = next._nodes.filter((one) => !snapshot._nodes.includes(one));
    return fresh.findLast(({ type }) => type === 'atomic' || type === 'final')?.id;
  });
  return found.length > 0 ? facts.nodes.filter((one) => found.includes(one.id)) : [target];
}

/**
 * What becomes of a machine at each call, and at each act, whose answer never comes: its own guards are asked, with the
 * first context of its model and a failure that is a time-out.
 */
export function lostAnswers(facts: Facts): readonly Lost[] {
  const { machine, inputs = {} } = facts.model;
  const [input] = Object.values(inputs);
  const { context } = initialTransition(machine, input)[0] as AnyMachineSnapshot;
  return facts.nodes.flatMap((node) =>
    node.invoke.flatMap(({ id }): readonly Lost[] => {
      const who = facts.asked.find((one) => one.id === id);
      if (!who || (!who.call && who.machine !== 'act')) return [];
      const value = node.path.length > 0 ? stateValue(node.path) : {};
      const snapshot = machine.resolveState({ value, context }) as AnyMachineSnapshot;
      const target = machine.getTransitionData(snapshot, noAnswerOf(id))[0]?.target?.[0];
      if (!target) return [{ who, fate: 'stays', retry: false, at: null }];
      return settled(facts, node, id, target).map((at) => ended(who, at));
    }),
  );
}
