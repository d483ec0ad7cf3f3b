import type { AnyStateNode } from 'xstate';

/** The state and those entered with it: its first child, or all of a parallel one. */
export function beginning(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(beginning)];
  const [first] = node.type === 'compound' ? node.initial.target : [];
  return first ? [node, ...beginning(first)] : [node];
}
