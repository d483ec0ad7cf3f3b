import { keyOf, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** How code makes a call of the contract: a machine invokes it, a view reads it, or gives it to a block that does. */
const callers = /^(machines|src\/(actors|views|app|gateway))\/.*\.tsx?$/;

/** Calls that no handler answers, and handlers that answer no call. */
export function answerFaults(calls: readonly string[], handlers: readonly string[]): string[] {
  return [
    ...calls
      .filter((name) => !handlers.includes(name))
      .map((name) => `${name} is not answered by the sandbox`),
    ...handlers.filter((name) => !calls.includes(name)).map((name) => `${name} is answered, and no call`),
  ];
}

/** Calls that nothing in the product makes. */
export function usedFaults(calls: readonly string[], tree: Tree): string[] {
  const said = new Set<unknown>();
  for (const [path, text] of filesOf(tree, callers)) {
    walk(programOf(path, text), (node, parents) => {
      const parent = parents.at(-1);
      const called =
        ['CallExpression', 'JSXAttribute'].includes(parent?.type ?? '') ||
        // An act made of a chart that others share names its call beside its id.
        (path.endsWith('.act.ts') && parent?.type === 'Property' && keyOf(parent) === 'call');
      if (called && node.type === 'Literal') said.add(node.value);
    });
  }
  return calls.filter((name) => !said.has(name)).map((name) => `${name} is used nowhere`);
}

/** Calls whose name does not begin with the area of their file. */
export function callAreaFaults(tables: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(tables).flatMap(([area, names]) =>
    names
      .filter((name) => !name.startsWith(`${area}.`))
      .map((name) => `${name} stands in contract/${area}.ts`),
  );
}
