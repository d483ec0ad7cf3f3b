import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventLabel } from '../walk/event-names.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';
import type { Facts } from './facts.ts';
import { labels } from './labels.ts';
import { capital, sentence } from './markdown.ts';
import { type Drawing, drawPicture } from './picture.ts';
import { type Cut, cutsOf, partWithWords } from './picture-cuts.ts';
import type { Says } from './picture-ink.ts';
import { nameIn, pictureStory, wayOf } from './picture-story.ts';
import { type Pen, tellingOf } from './telling.ts';
import { type Guard, transitionsFrom } from './vocabulary.ts';
import { type Language, languages } from './words.ts';

/** Writes what a picture says: no names of the code, and no markup. */
const lettered: Pen = { text: (words) => words.replace(/\s+/g, ' '), code: () => '' };

const tidy = (words: string) => words.replace(/\s+(?=[\s,:;]|$)/g, '').trim();

/** The letters of a condition that an arrow has room for: a pointer reads all of it. */
const roomy = 48;

/** A condition as far as an arrow has room for it. */
function shortened(condition: string): string {
  if (condition.length <= roomy) return condition;
  return `${condition.slice(0, condition.lastIndexOf(' ', roomy)).replace(/[,:;]$/, '')}…`;
}

/** Says the transitions of a machine: in a sentence to a pointer, and as short as an arrow bears it. */
function saysIn(facts: Facts, language: Language) {
  const { event, condition, word } = tellingOf(facts, language, lettered);
  const { person } = labels[language];
  const parts = (transition: AnyTransitionDefinition) =>
    [tidy(event(transition)), tidy(condition(transition))].filter((part) => part !== '—');
  const says: Says = (transition) => sentence(parts(transition).join(', '));
  const captioned: Says = (transition) => {
    const [happening = '', given = ''] = parts(transition);
    if (transition.eventType === '' && given) return `[${shortened(given)}]`;
    const short = happening.startsWith(person) ? capital(happening.slice(person.length)) : happening;
    return given ? `${short} [${shortened(given)}]` : short;
  };
  return { says, captioned, asked: (id: string) => capital(word('actors', id)) };
}

/** A condition of the chart by the names of the code. */
function guardText(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) {
    const { params } = guard as { params?: unknown };
    const given = typeof params === 'object' && params !== null ? Object.values(params).map(String) : [];
    return given.length > 0 ? `${guard.type}: ${given.join(', ')}` : guard.type;
  }
  return `${guard.name} ${guard.guards?.map(guardText).join(', ') ?? ''}`;
}

/** A transition by the names of the code. */
function coded(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard } = transition;
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const otherwise = siblings[0] === transition ? '' : ' [else]';
  const condition = guard ? ` [${guardText(guard as Guard)}]` : otherwise;
  const label = eventLabel(eventType, source.id);
  const event = label === 'always' && condition ? '' : label;
  return `${event}${condition}`.trim();
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
  const whole = partWithWords(machine);
  const parts = cutsOf(machine).filter(({ name }) => name !== '');
  const code: Drawing = { called: ({ key }) => key, captioned: coded, asked: (id) => id, coded: false };
  const inChapter = languages.flatMap((language) => {
    const { says, ...named } = saysIn(facts, language);
    const called = (node: AnyStateNode) => nameIn(facts, node, language);
    return [whole, ...parts].map((cut) => {
      const chapter = { told: pictureStory(facts, cut, language), says };
      return { cut, name: language, drawing: { called, ...named, coded: true, chapter } };
    });
  });
  const all = [{ cut: whole, name: 'code', drawing: code }, ...inChapter];
  const files = all.map(
    async ({ cut, name, drawing }) => [pictureFile(cut, name), await drawPicture(cut, way, drawing)] as const,
  );
  return new Map(await Promise.all(files));
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
