import { type Import, importsOf } from '#tests/house/imports.ts';
import { filesOf, type Tree } from '#tests/house/tree.ts';

// Through which files the tours of a machine go in the browser.

const isTypeScript = (file: string) => /\.tsx?$/.test(file);

/** The words that a view asks for, by the names of their files. */
const wordsIn = (text: string) =>
  [...text.matchAll(/useTranslation\(\[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

/** The files of each machine by its id: its chart or its declaration, and the file of its words. */
function machineFiles(tree: Tree): ReadonlyMap<string, readonly string[]> {
  return new Map(
    filesOf(tree, /^machines\/.*\.book\.json$/).map(([words, text]) => {
      const files = ['machine', 'act'].map((kind) => words.replace(/book\.json$/, `${kind}.ts`));
      const { id } = JSON.parse(text) as { id: string };
      return [id, files.filter((file) => tree.has(file))];
    }),
  );
}

/**
 * Finds through which files the tours of a machine go: its chart, its proof and the views that know it, what these import
 * when they run, and the words that they say. Empty for an id that no machine has.
 */
export function reachIn(tree: Tree): (machine: string) => ReadonlySet<string> {
  const imports = new Map<string, readonly Import[]>();
  const importsIn = (file: string) => {
    const known = imports.get(file);
    if (known) return known;
    const found = importsOf(file, tree.get(file) ?? '');
    imports.set(file, found);
    return found;
  };
  const charts = machineFiles(tree);
  const knowing = filesOf(tree, /^(src\/.*\.tsx?|tests\/flows\/.*\.proof\.ts)$/).map(([file]) => file);

  return (machine) => {
    const chart = charts.get(machine) ?? [];
    const views = knowing.filter((file) => importsIn(file).some(({ file: of = '' }) => chart.includes(of)));
    const reached = new Set<string>();
    const follow = (file: string) => {
      if (reached.has(file) || !tree.has(file)) return;
      reached.add(file);
      if (!isTypeScript(file)) return;
      for (const { file: next, typesOnly } of importsIn(file)) if (next && !typesOnly) follow(next);
    };
    for (const file of [...chart, ...views]) follow(file);
    const words = new Set([...reached].flatMap((file) => wordsIn(tree.get(file) ?? '')));
    const said = filesOf(tree, /^locales\/\w+\//).map(([file]) => file);
    for (const file of said) if (words.has(/([\w-]+)\.json$/.exec(file)?.[1] ?? '')) reached.add(file);
    return reached;
  };
}
