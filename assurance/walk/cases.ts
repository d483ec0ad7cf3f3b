import type { AnyStateNode } from 'xstate';
import { answerEvent, sourceOf } from './event-names.ts';
import type { FlowState, Graph } from './graph.ts';
import type { Model } from './model.ts';
import { transitionsOf } from './transitions.ts';

/** The types of all events that the cases of its model send to a machine. */
function fedTypes({ events = {}, answers = {} }: Model): ReadonlySet<string> {
  const answered = Object.entries(answers).flatMap(([actor, cases]) =>
    Object.values(cases).map((answer) => answerEvent(actor, answer).type),
  );
  return new Set([...Object.values(events).map(({ type }) => type), ...answered]);
}

function matches(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true;
  return descriptor.endsWith('.*') ? `${type}.`.startsWith(descriptor.slice(0, -1)) : descriptor === type;
}

/**
 * Transitions whose event no case sends; those of the machine's own timers, ends and raised events count as
 * sent.
 */
export function unfed(model: Model, graph: Graph): readonly string[] {
  const fed = [...fedTypes(model)];
  const moments = [...graph.starts, ...[...graph.edges.values()].flat()];
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  return transitionsOf(model.machine)
    .filter(({ id, event }) => {
      const own = sourceOf(event) === 'machine' || taken.has(id);
      return !own && !fed.some((type) => matches(event, type));
    })
    .map(({ id }) => id);
}

function hears({ snapshot }: FlowState, type: string): boolean {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return nodes.some((node) => [...node.transitions.keys()].some((descriptor) => matches(descriptor, type)));
}

/** Cases that nothing accepts: events no reachable state listens to, and answers of actors that never ask. */
export function unheard(model: Model, graph: Graph): readonly string[] {
  const states = [...graph.states.values()].filter(({ snapshot }) => snapshot.status === 'active');
  const events = Object.entries(model.events ?? {})
    .filter(([, { type }]) => !states.some((state) => hears(state, type)))
    .map(([name]) => name);
  const answers = Object.entries(model.answers ?? {}).flatMap(([actor, cases]) =>
    Object.entries(cases)
      .filter(([, answer]) => {
        const { type } = answerEvent(actor, answer);
        return !states.some((state) => state.running.includes(actor) && hears(state, type));
      })
      .map(([name]) => `${actor}: ${name}`),
  );
  return [...events, ...answers];
}
