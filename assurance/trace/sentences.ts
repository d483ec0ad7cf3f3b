import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Facts } from '../book/facts.ts';
import { capital } from '../book/markdown.ts';
import { beginning } from '../book/passage.ts';
import { stateName } from '../book/state-names.ts';
import { type Pen, tellingOf } from '../book/telling.ts';
import type { Language } from '../book/words.ts';
import { domain, under, withoutConflicts } from '../walk/conflicts.ts';
import { eventLabel } from '../walk/event-names.ts';
import { nodesOf, pathOf, transitionId } from '../walk/transitions.ts';
import type { Microstep } from './trace-walk.ts';

/** A transition that was taken: its id, and its condition by the book, if it has one. */
export type Way = { readonly id: string; readonly condition?: string };

/** What happened, by its name in the code and by the book. */
export type Occurrence = { readonly type: string; readonly said: string };

/** A state by its path, and by its name in the book, if the machine still has it. */
export type Named = { readonly path: string; readonly name?: string };

/** Says what the book says of a machine as plain text, the names of the code in brackets. */
export type Sentences = ReturnType<typeof sentencesOf>;

/** A trace may have events that no machine knows any more, or never knew: these are told by their names. */
const plainPen: Pen = {
  text: (words) => words.replace(/\s+/g, ' '),
  code: (name) => `(${name})`,
  missing: '',
};

/** The states of `nodes` that a transition leaves or enters. */
function touched(nodes: readonly AnyStateNode[], transition: AnyTransitionDefinition): AnyStateNode[] {
  const around = domain(transition);
  return around ? nodes.filter((node) => under(node, around)) : [];
}

function inOrder(nodes: readonly AnyStateNode[]): AnyStateNode[] {
  return [...new Set(nodes)].sort((a, b) => a.order - b.order);
}

/** The sentences of a machine of the book for a trace. */
export function sentencesOf(facts: Facts, language: Language) {
  const telling = tellingOf(facts, language, plainPen);
  const machine = facts.model.machine as AnyStateMachine;

  /** An event in words, taken from a state or ignored. */
  function event(type: string, taken?: AnyTransitionDefinition): Occurrence {
    const timer = nodesOf(machine).findLast((node) => type.endsWith(`.${node.id}`));
    const source = taken?.source ?? timer ?? (machine.root as AnyStateNode);
    const said = telling.event({ eventType: type, source }).trim();
    return { type: eventLabel(type, source.id), said };
  }

  function state(path: string): Named {
    const node = nodesOf(machine).find((one) => pathOf(one) === path);
    return node ? { path, name: stateName(facts.id, node, language) } : { path };
  }

  function way(transition: AnyTransitionDefinition): Way {
    const id = transitionId(transition);
    return transition.guard ? { id, condition: telling.condition(transition) } : { id };
  }

  /** What the product does in a microstep, in order: on leaving, by the transition, on entering. */
  function does({ taken, before, after }: Microstep): readonly string[] {
    const transitions = withoutConflicts(taken);
    const left = inOrder(transitions.flatMap((one) => touched(before, one))).reverse();
    const entered = inOrder(transitions.flatMap((one) => touched(after, one)));
    return [
      ...left.flatMap((node) => telling.actions(node.exit)),
      ...transitions.flatMap((one) => telling.actions(one.actions)),
      ...entered.flatMap(telling.entering),
    ].map((said) => capital(said.trim()));
  }

  /** What the product does when the machine begins. */
  function begins(): readonly string[] {
    return beginning(machine.root as AnyStateNode)
      .flatMap(telling.entering)
      .map((said) => capital(said.trim()));
  }

  return { title: facts.words.title[language], event, state, way, does, begins };
}
