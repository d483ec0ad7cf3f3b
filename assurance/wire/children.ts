import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  StateMachine,
} from 'xstate';
import type { CallName } from '#contract/calls.ts';
import { comesToNothing, stepsIn } from '../walk/explore.ts';
import type { Answer, FlowEdge, FlowState } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { plain } from '../walk/plain.ts';
import { advance, begin, inputOf } from '../walk/pure-step.ts';
import { withStandIns } from '../walk/stand-in.ts';
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

/** Whether a machine ends at all: a walk to the end of one that does not would go through the whole of it, in vain. */
function ends({ root }: AnyStateMachine): boolean {
  const hasEnd = ({ states }: AnyStateNode) => Object.values(states).some(({ type }) => type === 'final');
  return root.type === 'parallel' ? Object.values(root.states).every(hasEnd) : hasEnd(root);
}

type Allowed = (edge: Pick<FlowEdge, 'from' | 'step'>) => boolean;
type Reached = { readonly state: FlowState; readonly way: readonly Pick<FlowEdge, 'from' | 'step'>[] };

/** Finds out which answers a gateway can bring about, and how children end as their parents’ models have it. */
export function createChildWays(models: readonly Model[]) {
  const walks = new Map<string, { readonly seen: Reached[]; readonly more: Iterator<Reached, undefined> }>();
  const known = new Map<string, boolean>();

  /** Leaves out the answers of a machine’s actors that no gateway can bring about, whoever acts in the children. */
  function possible(model: Model): Allowed {
    const { machine } = model;
    return ({ from: { snapshot }, step }) => {
      if (step.kind !== 'answer') return true;
      const running = snapshot.children[step.actor];
      const actor = running && actorOf(machine, String(running.src));
      if (typeof actor !== 'object') return actor !== undefined && wireAnswer(step.answer) !== undefined;
      const child = modelOf(model, step.actor, actor);
      const key = plain([model.id, step.actor, inputOf(running), step.answer]);
      const can = known.get(key) ?? wayTo(child, inputOf(running), step.answer) !== undefined;
      known.set(key, can);
      return can;
    };
  }

  /**
   * What a machine comes to, the nearest first, when a person does something in it and a gateway answers. No timer is
   * among the steps, for it would move its parent’s clock, and no silence, for it takes real time.
   */
  function* walk(model: Model, input: unknown): Generator<Reached, undefined> {
    const machine = withStandIns(model.machine);
    const project = model.project ?? ((context) => context);
    const may = possible(model);
    const start = begin(machine, input, project).state;
    const reached = new Map<string, Reached>([[start.key, { state: start, way: [] }]]);
    for (const [, one] of reached) {
      yield one;
      if (one.state.snapshot.status !== 'active') continue;
      for (const step of stepsIn(model, one.state)) {
        const silent = step.kind === 'answer' && wireAnswer(step.answer) === silence;
        const edge = { from: one.state, step };
        const idle = comesToNothing(machine, one.state, step);
        if (step.kind === 'timer' || silent || idle || !may(edge)) continue;
        const { state } = advance(machine, one.state, step, project);
        if (!reached.has(state.key)) reached.set(state.key, { state, way: [...one.way, edge] });
      }
    }
    return undefined;
  }

  /** The model that a child of a machine is walked by. */
  function modelOf(parent: Model, actor: string, child: AnyStateMachine): Model | undefined {
    return parent.children?.[actor] ?? models.find(({ id }) => id === child.id);
  }

  /** The steps that bring a child from its start to the output that its parent waits for; undefined without any. */
  function wayTo(model: Model | undefined, input: unknown, answer: Answer): Reached['way'] | undefined {
    if (!model || !('done' in answer) || !ends(model.machine)) return undefined;
    const key = plain([model.id, input, model.answers]);
    const walked = walks.get(key) ?? { seen: [], more: walk(model, input) };
    walks.set(key, walked);
    const isIt = ({ state: { snapshot } }: Reached) =>
      snapshot.status === 'done' && plain(snapshot.output) === plain(answer.done);
    const before = walked.seen.find(isIt);
    if (before) return before.way;
    for (let next = walked.more.next().value; next; next = walked.more.next().value) {
      walked.seen.push(next);
      if (isIt(next)) return next.way;
    }
    return undefined;
  }

  return { possible, wayTo, modelOf };
}
export type ChildWays = ReturnType<typeof createChildWays>;
