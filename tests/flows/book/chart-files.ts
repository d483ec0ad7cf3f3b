import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel } from '../event-names.ts';
import { nodesOf, pathOf } from '../transitions.ts';
import type { Facts } from './facts.ts';
import { sentence } from './markdown.ts';
import { drawPictures } from './picture.ts';
import { type Cut, cutsOf, wholeOf } from './picture-cuts.ts';
import type { Says } from './picture-ink.ts';
import { nameIn, pictureStory, wayOf } from './picture-story.ts';
import { type Pen, tellingOf } from './telling.ts';
import { transitionsFrom } from './vocabulary.ts';
import { type Language, languages } from './words.ts';

/** Writes what a pointer reads on an arrow: no names of the code, which the arrow bears. */
const pointed: Pen = { text: (words) => words.replace(/\s+/g, ' '), code: () => '' };

/** Says a transition of a machine in a sentence: what happens, and on which condition. */
function saysIn(facts: Facts, language: Language): Says {
  const { event, condition } = tellingOf(facts, language, pointed);
  return (transition) => {
    const parts = [event(transition), condition(transition)].filter((part) => part !== '—');
    return sentence(parts.join(', ').replace(/\s+(?=[\s,:;]|$)/g, ''));
  };
}

/** The file of a picture: with the names of the code, or with those of a language. */
export function pictureFile({ machine, name }: Cut, drawing: string): string {
  const about = name === '' ? machine.id : `${machine.id}-${name}`;
  return drawing === 'code' ? `${about}.svg` : `${about}.${drawing}.svg`;
}

/** The pictures of a machine by file name: the whole with the names of the code, and what its chapter shows in each language. */
export async function picturesOf(facts: Facts): Promise<ReadonlyMap<string, string>> {
  const { machine } = facts.model;
  const { way } = wayOf(facts);
  const whole = wholeOf(machine);
  const parts = cutsOf(machine).filter(({ name }) => name !== '');
  const says = languages.map((language) => [language, saysIn(facts, language)] as const);
  const files = [whole, ...parts].map(async (cut) => {
    const inChapter = says.map(([language, said]) => {
      const called = (node: AnyStateNode) => nameIn(facts, node, language);
      const chapter = { told: pictureStory(facts, cut, language), says: said };
      return [language, { called, chapter }] as const;
    });
    const code = cut === whole ? { code: { called: ({ key }: AnyStateNode) => key } } : {};
    const pictures = await drawPictures(cut, way, { ...code, ...Object.fromEntries(inChapter) });
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
