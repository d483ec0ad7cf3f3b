import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { eventLabel, sourceOf } from '../walk/event-names.ts';
import { pathOf } from '../walk/transitions.ts';
import type { Facts } from './facts.ts';
import { labels } from './labels.ts';
import { capital, code, text } from './markdown.ts';
import { beginning } from './passage.ts';
import { stateShown } from './state-names.ts';
import { actionNames, type Guard, hasSection, valuedName } from './vocabulary.ts';
import type { Language } from './words.ts';

/** Says the parts of a machine in one language. */
export type Telling = ReturnType<typeof tellingOf>;

/**
 * How sentences are written: their text, and the small name of the code beside it. `missing` stands in for words that nobody
 * has written; without it they are an error.
 */
export type Pen = {
  readonly text: (words: string) => string;
  readonly code: (name: string) => string;
  readonly missing?: string;
};

const markdown: Pen = { text, code };

type Part = 'events' | 'guards' | 'actions' | 'actors' | 'delays';

/** A value that the chart itself gives to a guard or an action, such as `state: paid`. */
function literalOf(part: unknown): string {
  const params = (part as { params?: unknown }).params;
  if (typeof params !== 'object' || params === null) return '';
  return Object.entries(params)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

/** The sentences of a machine in a language, as Markdown unless another pen writes them. Throws for a name that has no words. */
export function tellingOf(facts: Facts, language: Language, pen: Pen = markdown) {
  const say = labels[language];
  const { code } = pen;
  const word = (part: Part, name: string): string => {
    const said = facts.words[part]?.[name];
    if (said) return pen.text(said[language]);
    if (pen.missing === undefined) throw new Error(`${facts.id}: ${part} · ${name} has no words`);
    return pen.missing;
  };
  const named = (part: unknown, name: string) => {
    const given = literalOf(part);
    return code(given ? `${name} (${given})` : name);
  };

  function guard(given: Guard): string {
    if (typeof given === 'string') return `${word('guards', given)} ${code(given)}`;
    if ('type' in given) {
      const own = valuedName(given, given.type);
      return `${word('guards', facts.words.guards?.[own] ? own : given.type)} ${named(given, given.type)}`;
    }
    const parts = (given.guards ?? []).map(guard);
    if (given.name === 'not') return `${say.not} ${parts.join('')}`;
    return parts.join(` ${given.name === 'or' ? say.or : say.and} `);
  }

  /** An event in words: an act of a person or the world, an answer, a timer. */
  function event({ eventType, source }: Pick<AnyTransitionDefinition, 'eventType' | 'source'>): string {
    const label = eventLabel(eventType, source.id);
    if (eventType === '') return say.itself;
    if (sourceOf(eventType) === 'sender') return `${word('events', eventType)} ${code(eventType)}`;
    if (label === 'done') return say.allEnded;
    const [first = '', last = ''] = [label.split(' ')[0], label.split(' ').at(-1)];
    if (first === 'after') return `${say.after} ${word('delays', last)} ${code(last)}`;
    const how = { done: say.answers, error: say.fails, snapshot: say.shows }[last] ?? '';
    return `${capital(word('actors', first))} ${how} ${code(label)}`;
  }

  function among(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
    const { source, eventType } = transition;
    return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  }

  function condition(transition: AnyTransitionDefinition): string {
    const first = among(transition)[0] === transition;
    const given = transition.guard as Guard | undefined;
    if (!given) return first ? '—' : say.otherwise;
    return `${first ? say.if : say.otherwiseIf} ${guard(given)}`;
  }

  const state = (node: AnyStateNode) =>
    node.parent ? stateShown(facts.id, node, language) : `\`${facts.id}\``;

  /** A state with a link to its section, if it has one. */
  function link(node: AnyStateNode): string {
    return hasSection(node) && node.parent ? `[${state(node)}](#${anchorOf(pathOf(node))})` : state(node);
  }

  function next({ target }: AnyTransitionDefinition): string {
    if (!target) return say.staysThere;
    return target
      .map((node) => {
        const last = beginning(node).at(-1) ?? node;
        return last === node || node.type === 'parallel' ? link(node) : `${state(node)} → ${link(last)}`;
      })
      .join(', ');
  }

  function actions(given: readonly unknown[]): readonly string[] {
    return given.flatMap((action) =>
      actionNames([action]).map((name) => {
        const emitted = (facts.notes.tells[name] ?? []).map((type) => ` → ${code(type)}`).join('');
        return `${word('actions', name)} ${named(action, name)}${emitted}`;
      }),
    );
  }

  function asked(id: string): string {
    const whom = facts.asked.find((one) => one.id === id);
    const verb = whom?.call ? say.calls : say.starts;
    return `${verb}: ${word('actors', id)} ${code(whom?.call ?? id)}`;
  }

  /** What happens on entering a state: its own actions, its actors, its timers. */
  function entering(node: AnyStateNode): readonly string[] {
    return [
      ...actions(node.entry),
      ...node.invoke.map(({ id }) => asked(id)),
      ...node.after.map(
        ({ delay }) => `${say.timer}: ${word('delays', String(delay))} ${code(String(delay))}`,
      ),
    ];
  }

  /** What happens on leaving a state: its own actions, and what it no longer waits for. */
  function leaving(node: AnyStateNode): readonly string[] {
    return [
      ...actions(node.exit),
      ...node.invoke.map(({ id }) => `${say.gives_up}: ${word('actors', id)} ${code(id)}`),
    ];
  }

  /** What the product does in a transition itself, in order. */
  function own(transition: AnyTransitionDefinition): string {
    return actions(transition.actions).map(capital).join('<br>') || '—';
  }

  return { event, condition, next, own, actions, entering, leaving, state, link, word };
}
