import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { pathOf } from '../walk/transitions.ts';
import { code } from './markdown.ts';
import type { Language, Said } from './words.ts';

/** What states are called: by their own name, or by `machine/path` where the same name means something else. */
export const stateNamesFile = join('machines', 'state-names.json');

type Names = Readonly<Record<string, Said>>;

export function readStateNames(): Names {
  return JSON.parse(readFileSync(stateNamesFile, 'utf8')) as Names;
}

const names = readStateNames();

/** What a state of a machine is called in a language. Throws where nobody has named it. */
export function stateName(machine: string, node: AnyStateNode, language: Language): string {
  const name = names[`${machine}/${pathOf(node)}`] ?? names[node.key];
  if (!name) throw new Error(`${machine}/${pathOf(node)} has no name in ${stateNamesFile}`);
  return name[language];
}

/** A state as the book writes it: what it is called, and its small name from the code. */
export function stateShown(machine: string, node: AnyStateNode, language: Language): string {
  return `${stateName(machine, node, language)} ${code(pathOf(node))}`;
}

type Machine = { readonly id: string; readonly nodes: readonly AnyStateNode[] };

/** States without a name, and names that no state bears. */
export function stateNameFaults(machines: readonly Machine[], given: Names): readonly string[] {
  const states = machines.flatMap(({ id, nodes }) =>
    nodes.filter(({ parent }) => parent).map((node) => [`${id}/${pathOf(node)}`, node.key] as const),
  );
  const used = states.map(([own, key]) => (own in given ? own : key));
  return [
    ...states.filter(([own, key]) => !(own in given) && !(key in given)).map(([own]) => `${own} has no name`),
    ...Object.keys(given)
      .filter((name) => !used.includes(name))
      .map((name) => `${name} is a name that no state bears`),
  ];
}
