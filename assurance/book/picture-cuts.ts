import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, pathOf } from '../walk/transitions.ts';

/** What one picture shows of a machine: these states, and of the others only where an arrow leads to one. */
export type Cut = {
  /** Its name in file names: '' for all of a machine. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly shown: readonly AnyStateNode[];
};

/** Machines whose picture is wider than a page of the book: drawn as a whole with its parts folded, then part by part. */
const byParts: readonly string[] = [
  'comeBack',
  'declare',
  'inbox',
  'life',
  'limit',
  'payoutAccount',
  'playSession',
  'receipt',
  'session',
  'standingOfCare',
  'status',
];

/** Their parts that are wider than a page themselves, by machine and state. */
const widerParts: readonly string[] = ['session/present'];

/** All of a machine. */
export function partWithWords(machine: AnyStateMachine): Cut {
  return { name: '', machine, shown: nodesOf(machine) };
}

const parts = (node: AnyStateNode) => Object.values(node.states);

/** The pictures of a machine in its chapter: one, or one of the whole with its parts folded and one for each part. */
export function cutsOf(machine: AnyStateMachine): readonly Cut[] {
  return byParts.includes(machine.id) ? foldedCuts(machine, machine.root) : [partWithWords(machine)];
}

const nameOf = (node: AnyStateNode) => (node.parent ? pathOf(node).replaceAll('.', '-') : 'whole');

/** A state with its parts folded, and then those that have parts: one whose parts go on side by side, or are too wide, is folded again. */
function foldedCuts(machine: AnyStateMachine, node: AnyStateNode): readonly Cut[] {
  const opened = parts(node).filter((part) => parts(part).length > 0);
  const inner = opened.flatMap((part) =>
    part.type === 'parallel' || widerParts.includes(`${machine.id}/${nameOf(part)}`)
      ? foldedCuts(machine, part)
      : [{ name: nameOf(part), machine, shown: below(part) }],
  );
  return [{ name: nameOf(node), machine, shown: [node, ...parts(node)] }, ...inner];
}

/** A state and all states inside it. */
function below(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...parts(node).flatMap(below)];
}

/** The state that stands for one in a picture: itself, or the folded one around it; null for one that is not in it. */
export function standsFor(node: AnyStateNode, shown: ReadonlySet<AnyStateNode>): AnyStateNode | null {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) if (shown.has(at)) return at;
  return null;
}

/** How many states are folded into one that is drawn without them. */
export function foldedIn(node: AnyStateNode, shown: ReadonlySet<AnyStateNode>): number {
  return parts(node).some((part) => shown.has(part)) ? 0 : below(node).length - 1;
}
