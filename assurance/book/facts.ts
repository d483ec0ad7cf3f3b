import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionId } from '../walk/transitions.ts';
import { type Asked, askedOf } from './asked.ts';
import { findMachines, type MachineFile } from './machine-files.ts';
import { text } from './markdown.ts';
import { type SourceNotes, sectionsIn, sourceNotes } from './source-notes.ts';
import { transitionsFrom } from './vocabulary.ts';
import {
  type Language,
  readWords,
  type Shared,
  sharedFile,
  sharedWith,
  type Words,
  withShared,
  wordsFile,
} from './words.ts';

/** All that a chapter is written from. */
export type Facts = MachineFile & {
  readonly words: Words;
  readonly area: string;
  readonly chapter: string;
  readonly notes: SourceNotes;
  readonly sections: readonly string[];
  readonly nodes: readonly AnyStateNode[];
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly asked: readonly Asked[];
};

/** The name of a machine's chapter file: `smsCode` is `sms-code`. */
export function kebab(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads everything about one machine. Throws when its words are not written. */
async function factsOf(machine: MachineFile, shared: Shared): Promise<Facts> {
  const own = readWords(wordsFile(machine.file)) as Words | undefined;
  if (!own) throw new Error(`${machine.file}: nobody has written the words of its chapter`);
  const { file, id, model } = machine;
  const nodes = nodesOf(model.machine);
  const notes = sourceNotes(file);
  return {
    ...machine,
    words: withShared(own, sharedWith(file, shared)),
    area: file.split('/').length > 2 ? (file.split('/')[1] ?? '') : 'app',
    chapter: kebab(id),
    notes,
    sections: sectionsIn(notes.about),
    nodes,
    transitions: nodes.flatMap(transitionsFrom),
    asked: await askedOf(model.machine),
  };
}

/** Everything about every machine, in the order of their files. */
export async function findFacts(): Promise<readonly Facts[]> {
  const shared = readWords(sharedFile) as Shared;
  return Promise.all((await findMachines()).map((machine) => factsOf(machine, shared)));
}

/** The sections of the specification for a state: its own, else those of its parent, else the machine’s. */
export function sectionsOf(facts: Facts, node: AnyStateNode): readonly string[] {
  const own = sectionsIn(node.description ?? '');
  if (own.length > 0) return own;
  return node.parent ? sectionsOf(facts, node.parent) : facts.sections;
}

const levels = ['chart', 'wire', 'browser'] as const;
export type Level = (typeof levels)[number];

/** The levels at which a transition is taken. */
export function coveredAt({ gaps }: Facts, transition: AnyTransitionDefinition): readonly Level[] {
  const id = transitionId(transition);
  return levels.filter((level) => level === 'chart' || !(id in (gaps[level] ?? {})));
}

/** A link to the chapter of a machine, by its title. */
export function chapterLink({ words, chapter }: Facts, language: Language): string {
  return `[${text(words.title[language])}](${chapter}.md)`;
}
