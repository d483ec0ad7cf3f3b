import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { nodesOf } from '#assurance/walk/transitions.ts';

/** The tag at the top of a machine with audited transitions, and nowhere else. */
const audited = 'audited';

/** The tags of all charts: the questions that a view, a test or an auditor may ask of any state. */
export const closedTags: readonly string[] = ['busy', 'stable', 'refused', 'unsure', audited];

type Invoke = { id?: string; src?: unknown; onDone?: unknown; onError?: unknown };

function asList<T>(value: T | readonly T[] | undefined): readonly T[] {
  return value === undefined ? [] : ([value].flat() as readonly T[]);
}

/** Residents never end: a machine without a final state at its top has no answer for `onDone` to hear. */
function ends(node: AnyStateNode, { src }: Invoke): boolean {
  const logic = node.machine.implementations.actors[String(src)];
  if (!(logic instanceof StateMachine)) return true;
  return Object.values(logic.root.states).some(({ type }) => type === 'final');
}

function invokeFaults(node: AnyStateNode): string[] {
  return asList(node.config.invoke as Invoke | Invoke[] | undefined).flatMap((invoke, n) => {
    const name = invoke.id ?? `#${n + 1}`;
    return [
      ...(invoke.id === undefined ? [`invoke ${name} has no id`] : []),
      ...(typeof invoke.src === 'string' ? [] : [`invoke ${name} has a src without a name`]),
      ...(typeof invoke.src === 'string' && invoke.id !== undefined && invoke.id !== invoke.src
        ? [`invoke ${name} is not called as its src, ${invoke.src}`]
        : []),
      ...(invoke.onDone === undefined && ends(node, invoke) ? [`invoke ${name} has no onDone`] : []),
      ...(invoke.onError === undefined ? [`invoke ${name} has no onError`] : []),
    ];
  });
}

function nodeFaults(node: AnyStateNode): string[] {
  const unnamed = Object.keys(node.config.after ?? {}).filter((delay) => !Number.isNaN(Number(delay)));
  const strange = node.tags.filter((tag) => !closedTags.includes(tag));
  const lost = node.parent !== undefined && node.tags.includes(audited);
  const states = Object.keys(node.config.states ?? {});
  const several = Object.values(node.config.on ?? {})
    .flatMap((transitions) => asList<unknown>(transitions))
    .some((one) => Array.isArray((one as { target?: unknown } | undefined)?.target));
  const late = typeof node.config.initial === 'string' && states[0] !== node.config.initial;
  return [
    ...(node.parent && !node.description ? ['has no description'] : []),
    ...invokeFaults(node),
    ...unnamed.map((delay) => `waits ${delay} ms, a delay without a name`),
    ...strange.map((tag) => `has the tag ${tag}, which is not of the closed list`),
    ...(lost ? [`has the tag ${audited}, which is for whole machines`] : []),
    ...(several ? ['has a transition with several targets, which the Stately editor drops'] : []),
    ...(late ? [`begins in ${node.config.initial}, which is not its first state`] : []),
  ];
}

/** The required parts that a chart lacks, one sentence per fault. */
export function chartFaults(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => nodeFaults(node).map((fault) => `${node.id} ${fault}`));
}
