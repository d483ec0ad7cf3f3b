import { staticImportsOf } from './imports.ts';
import { code, type Tree } from './tree.ts';

/** The two stages of the start: the page's own script, and what it fetches next. */
export const stages = ['src/app/start/main.tsx', 'src/app/start/start.tsx'];

/** Everything that these modules import at once, and they themselves. Styles are one sheet, whoever names them. */
export function reachedFrom(tree: Tree, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const text = tree.get(path);
    if (text === undefined || reached.has(path) || path.endsWith('.css')) return;
    reached.add(path);
    if (!code.test(path)) return;
    for (const { file, typesOnly } of staticImportsOf(path, text)) if (file && !typesOnly) visit(file);
  };
  for (const entry of entries) visit(entry);
  return reached;
}

/** Rooms whose files or folders are named after areas. */
const ofArea = /^(?:contract|machines|locales\/\w+|src\/views)\/([a-z]+)(?=[/.])/;

/** Modules of the start that belong to an area which the visitor's home does not show. */
export function areaFaults(
  reached: ReadonlySet<string>,
  areas: readonly string[],
  shown: readonly string[],
): string[] {
  return [...reached]
    .filter((path) => {
      const area = ofArea.exec(path)?.[1] ?? '';
      return areas.includes(area) && !shown.includes(area);
    })
    .map((path) => `${path} is of an area that the home does not show`);
}
