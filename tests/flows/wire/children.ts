import { type AnyActorLogic, type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';
import type { CallName } from '#contract/calls.ts';
import { explore } from '../explore.ts';
import type { FlowEdge, Graph } from '../graph.ts';
import type { Answer, Model } from '../model.ts';
import { plain } from '../plain.ts';
import { silence, wireAnswer } from './wire-answer.ts';

type Logics = Readonly<Record<string, AnyActorLogic>>;

/** What an actor of an unconnected machine is: another machine, a call of the contract, or something else. */
export function actorOf(machine: AnyStateMachine, src: string): AnyStateMachine | CallName | undefined {
  const logic = (machine.implementations.actors as Logics)[src];
  if (logic instanceof StateMachine) return logic as AnyStateMachine;
  return logic && 'call' in logic ? (logic.call as CallName) : undefined;
}

/** Every call that a machine and its children can make. */
export function callsOf(machine: AnyStateMachine): readonly CallName[] {
  const found = Object.keys(machine.implementations.actors as Logics).flatMap((src) => {
    const actor = actorOf(machine, src);
    if (typeof actor === 'string') return [actor];
    return actor ? callsOf(actor) : [];
  });
  return [...new Set(found)];
}

/** The calls that a running actor and its children wait for just now, sorted. */
export function runningCalls(actor: AnyActorRef, machine: AnyStateMachine): readonly string[] {
  const children: readonly AnyActorRef[] = Object.values(actor.getSnapshot().children);
  return children
    .flatMap((child) => {
      if (child.getSnapshot().status !== 'active') return [];
      const logic = actorOf(machine, String(child.src));
      if (typeof logic === 'string') return [logic];
      return logic ? runningCalls(child, logic) : [];
    })
    .sort();
}

type Started = { readonly src: string; readonly inputs: readonly unknown[] };

/** The actors a machine starts in a walk: by their ids, with every input they are ever given. */
function startedIn(graph: Graph): ReadonlyMap<string, Started> {
  const found = new Map<string, { src: string; inputs: Map<string, unknown> }>();
  for (const { effects } of [...graph.starts, ...[...graph.edges.values()].flat()]) {
    for (const { id, src, input } of effects.started) {
      const one = found.get(id) ?? { src, inputs: new Map() };
      found.set(id, one);
      one.inputs.set(plain(input), input);
    }
  }
  return new Map([...found].map(([id, { src, inputs }]) => [id, { src, inputs: [...inputs.values()] }]));
}

type Allowed = (edge: FlowEdge) => boolean;

/** Finds out which answers a gateway can bring about, and how children end as their parents’ models have it. */
export function createChildWays(models: readonly Model[]) {
  const graphs = new Map<string, Graph>();

  function graphOf(model: Model, input: unknown): Graph {
    const key = plain([model.id, input]);
    const graph = graphs.get(key) ?? explore({ ...model, inputs: { 'as its parent says': input } as never });
    graphs.set(key, graph);
    return graph;
  }

  /** Leaves out the answers of a machine’s actors that no gateway can bring about, whoever acts in the children. */
  function possible(machine: AnyStateMachine, graph: Graph): Allowed {
    const started = startedIn(graph);
    const known = new Map<Answer, boolean>();
    const can = (id: string, answer: Answer): boolean => {
      const { src, inputs } = started.get(id) ?? { src: id, inputs: [] };
      const actor = actorOf(machine, src);
      if (typeof actor !== 'object') return actor !== undefined && wireAnswer(answer) !== undefined;
      return inputs.every((input) => wayTo(actor, input, answer) !== undefined);
    };
    return ({ step }) => {
      if (step.kind !== 'answer') return true;
      if (!known.has(step.answer)) known.set(step.answer, can(step.actor, step.answer));
      return known.get(step.answer) === true;
    };
  }

  /**
   * The steps that bring a child from its start to the output that its parent waits for; undefined when there are
   * none. No timer is among them, for it would move its parent’s clock, and no silence, for it takes real time.
   */
  function wayTo(child: AnyStateMachine, input: unknown, answer: Answer): readonly FlowEdge[] | undefined {
    const model = models.find(({ id }) => id === child.id);
    if (!model || !('done' in answer)) return undefined;
    const graph = graphOf(model, input);
    const may = possible(child, graph);
    const quick: Allowed = ({ step }) =>
      step.kind === 'event' || (step.kind === 'answer' && wireAnswer(step.answer) !== silence);
    const ways = new Map<string, readonly FlowEdge[]>(graph.starts.map(({ to }) => [to.key, []]));
    for (const [key, way] of ways) {
      const { status, output } = graph.states.get(key)?.snapshot ?? {};
      if (status === 'done' && plain(output) === plain(answer.done)) return way;
      for (const edge of graph.edges.get(key) ?? []) {
        if (!ways.has(edge.to.key) && quick(edge) && may(edge)) ways.set(edge.to.key, [...way, edge]);
      }
    }
    return undefined;
  }

  return { possible, wayTo };
}
export type ChildWays = ReturnType<typeof createChildWays>;
