import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The states that a transition leaves and enters, outermost last and first. */
export type Passage = {
  readonly left: readonly AnyStateNode[];
  /** States that are left only if they were the active ones under the source. */
  readonly perhapsLeft: readonly AnyStateNode[];
  readonly entered: readonly AnyStateNode[];
};

function upFrom(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent ? [node, ...upFrom(node.parent)] : [node];
}

function under(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...under(child)]);
}

/** The state and those entered with it: its first child, or all of a parallel one. */
export function beginning(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(beginning)];
  const [first] = node.type === 'compound' ? node.initial.target : [];
  return first ? [node, ...beginning(first)] : [node];
}

/** The state that stays while a transition goes from one place under it to another. */
function stays({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined {
  const inside = target?.every((one) => upFrom(one).includes(source));
  if (inside && !reenter) return source;
  const around = upFrom(source).slice(1);
  return around.find((node) => target?.every((one) => upFrom(one).includes(node)));
}

/** What a transition leaves and enters, as far as its chart says; nothing when it stays. */
export function passageOf(transition: AnyTransitionDefinition): Passage {
  const { source, target } = transition;
  if (!target) return { left: [], perhapsLeft: [], entered: [] };
  const around = stays(transition);
  const left = upFrom(source).slice(0, around ? upFrom(source).indexOf(around) : undefined);
  const entered = target.flatMap((one) => {
    const above = upFrom(one);
    const way = above.slice(1, around ? above.indexOf(around) : undefined).reverse();
    return [...way, ...(one === around ? beginning(one).slice(1) : beginning(one))];
  });
  return { left, perhapsLeft: under(source), entered };
}
