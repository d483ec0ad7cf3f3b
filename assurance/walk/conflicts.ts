import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

/** Whether a state lies within another one. */
export function under(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return ancestors(node).includes(ancestor);
}

/**
 * The state whose insides a transition leaves; undefined when it leaves none. A history counts as its
 * parent's.
 */
export function domain({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined {
  if (!target?.length) return undefined;
  const within = target.every((node) => node === source || under(node, source));
  if (within && !reenter) return source.type === 'atomic' ? undefined : source;
  return ancestors(source).find((node) => target.every((one) => under(one, node))) ?? source.machine.root;
}

function conflicting(one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean {
  const [a, b] = [domain(one), domain(other)];
  return a !== undefined && b !== undefined && (a === b || under(a, b) || under(b, a));
}

/**
 * The transitions of a microstep that are really taken. XState also reports those of parallel regions that
 * are dropped because another one leaves the same states: the deeper goes first, else the earlier in the
 * document.
 */
export function withoutConflicts(
  enabled: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] {
  return enabled.reduce<readonly AnyTransitionDefinition[]>((kept, next) => {
    const rivals = kept.filter((one) => conflicting(one, next));
    if (rivals.some((rival) => !under(next.source, rival.source))) return kept;
    return [...kept.filter((one) => !rivals.includes(one)), next];
  }, []);
}
