import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel } from '../event-names.ts';
import { nodesOf, pathOf } from '../transitions.ts';
import { beginning } from './passage.ts';
import { drawPictures } from './picture.ts';
import { type Cut, cutsOf, wholeOf } from './picture-cuts.ts';
import { stateName } from './state-names.ts';
import { transitionsFrom } from './vocabulary.ts';
import { type Language, languages, type Words } from './words.ts';

type Told = { readonly id: string; readonly machine: AnyStateMachine; readonly words: Words };

/** What a machine is called as a whole, or one of its states. */
function nameIn({ id, words }: Told, node: AnyStateNode, language: Language): string {
  return node.parent ? stateName(id, node, language) : words.title[language];
}

/** The story of a picture in a sentence or two: its states in order, where it begins, and where it may end. */
export function pictureStory(
  told: Told,
  { shown: [root = told.machine.root] }: Cut,
  language: Language,
): string {
  const name = (node: AnyStateNode) => `«${nameIn(told, node, language)}»`;
  const parts = Object.values(root.states);
  const first = beginning(root).at(-1);
  const ends = parts.filter(({ type }) => type === 'final');
  const says =
    language === 'es'
      ? { begins: 'Comienza en', passes: 'Sus estados', ends: 'Termina en', aside: 'Avanzan a la par' }
      : { begins: 'It begins in', passes: 'Its states', ends: 'It ends in', aside: 'Side by side' };
  const list = parts.map(name).join(', ');
  return [
    `${nameIn(told, root, language)}.`,
    ...(root.type === 'parallel'
      ? [`${says.aside}: ${list}.`]
      : [...(first?.parent ? [`${says.begins} ${name(first)}.`] : []), `${says.passes}: ${list}.`]),
    ...(ends.length > 0 ? [`${says.ends} ${ends.map(name).join(', ')}.`] : []),
  ].join(' ');
}

/** The file of a picture: with the names of the code, or with those of a language. */
export function pictureFile({ machine, name }: Cut, drawing: string): string {
  const about = name === '' ? machine.id : `${machine.id}-${name}`;
  return drawing === 'code' ? `${about}.svg` : `${about}.${drawing}.svg`;
}

/** The pictures of a machine by file name: the whole with the names of the code, and what its chapter shows in each language. */
export async function picturesOf(told: Told): Promise<ReadonlyMap<string, string>> {
  const each = <T>(of: (language: Language) => T) =>
    Object.fromEntries(languages.map((language) => [language, of(language)]));
  const named = each((language) => (node: AnyStateNode) => nameIn(told, node, language));
  const whole = wholeOf(told.machine);
  const parts = cutsOf(told.machine).filter(({ name }) => name !== '');
  const files = [whole, ...parts].map(async (cut) => {
    const called = { ...(cut === whole ? { code: ({ key }: AnyStateNode) => key } : {}), ...named };
    const pictures = await drawPictures(
      cut,
      called,
      each((language) => pictureStory(told, cut, language)),
    );
    return [...pictures].map(([drawing, picture]) => [pictureFile(cut, drawing), picture] as const);
  });
  return new Map((await Promise.all(files)).flat());
}

const idOf = (node: AnyStateNode) => (node.parent ? pathOf(node).replaceAll('.', '_') : 'root');

function line(transition: AnyTransitionDefinition, target: AnyStateNode): string {
  const { source, eventType, guard } = transition;
  const named = typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;
  const label = eventLabel(eventType, source.id).replaceAll(':', ' ');
  return `${idOf(source)} --> ${idOf(target)}: ${label}${named ? ` [${named}]` : ''}`;
}

/** A machine as a state diagram of Mermaid, for documents that draw one; actions are left out. */
export function mermaidOf(machine: AnyStateMachine): string {
  const lines: string[] = ['stateDiagram-v2'];
  const write = (node: AnyStateNode, indent: string) => {
    const parts = Object.values(node.states);
    if (parts.length > 0 && node.parent) lines.push(`${indent}state "${node.key}" as ${idOf(node)} {`);
    else if (node.parent) lines.push(`${indent}state "${node.key}" as ${idOf(node)}`);
    const inner = parts.length > 0 && node.parent ? `${indent}  ` : indent;
    const [first] = node.type === 'compound' ? node.initial.target : [];
    if (first) lines.push(`${inner}[*] --> ${idOf(first)}`);
    for (const [n, part] of parts.entries()) {
      if (node.type === 'parallel' && n > 0) lines.push(`${inner}--`);
      write(part, inner);
      if (part.type === 'final') lines.push(`${inner}${idOf(part)} --> [*]`);
    }
    if (parts.length > 0 && node.parent) lines.push(`${indent}}`);
  };
  write(machine.root, '  ');
  for (const node of nodesOf(machine).filter(({ parent }) => parent)) {
    for (const transition of transitionsFrom(node)) {
      for (const target of transition.target ?? []) lines.push(`  ${line(transition, target)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** A machine's chart as JSON: what is data in it, with guards and actions by name. */
export function jsonOf(machine: AnyStateMachine): string {
  return `${JSON.stringify(machine.config, null, 2)}\n`;
}
