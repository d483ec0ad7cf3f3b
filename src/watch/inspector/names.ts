import stateNames from '#machines/state-names.json';
import type { Actor } from './record.ts';
import type { Language } from './words.ts';

type Said = Readonly<Record<Language, string>>;

/** The id of each machine and what it is called, by its file. */
const ids = import.meta.glob<string>('../../../machines/**/*.book.json', { eager: true, import: 'id' });
const titles = import.meta.glob<Said>('../../../machines/**/*.book.json', { eager: true, import: 'title' });

const titleOf = new Map(Object.entries(titles).map(([file, title]) => [ids[file] ?? file, title]));
const namedStates: Readonly<Record<string, Said | undefined>> = stateNames;

/** The names for people of machines, states and actors in one language. */
export type Names = {
  /** The title of a machine; its id where it has none. */
  readonly machine: (id: string) => string;
  /** What a state is called, by its machine and its dotted path; its own name in the code where nobody named it. */
  readonly state: (machine: string, path: string) => string;
  /** An actor: the title of its machine, also of one that is to come, or the name of a call. */
  readonly actor: (actor: Pick<Actor, 'machine' | 'kind' | 'invoked' | 'name'>) => string;
};

export function namesIn(language: Language): Names {
  const machine = (id: string) => titleOf.get(id)?.[language] ?? id;
  return {
    machine,
    state: (id, path) => {
      const key = path.slice(path.lastIndexOf('.') + 1);
      return (namedStates[`${id}/${path}`] ?? namedStates[key])?.[language] ?? key;
    },
    actor: ({ machine: id, kind, invoked, name }) => {
      if (id !== null) return machine(id);
      return kind === 'coming' && titleOf.has(invoked) ? machine(invoked) : name;
    },
  };
}

/** The ids of the machines that have a title, in the order of their titles. */
export function machinesIn(language: Language): readonly string[] {
  const title = (id: string) => titleOf.get(id)?.[language] ?? '';
  return [...titleOf.keys()].sort((a, b) => title(a).localeCompare(title(b), language));
}
