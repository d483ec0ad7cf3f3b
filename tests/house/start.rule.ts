import { staticImportsOf } from './imports.ts';
import { code, type Tree } from './tree.ts';

/** The modules of the start by their folders: what the page's own scripts import, and what that imports in turn. */
export type StartModules = Readonly<Record<string, readonly string[]>>;

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

/** Modules that came into the start without being listed, and listed ones that are gone from it. */
export function startFaults(reached: ReadonlySet<string>, listed: StartModules): string[] {
  const named = Object.entries(listed).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`));
  return [
    ...[...reached]
      .filter((path) => !named.includes(path))
      .sort()
      .map((path) => `${path} comes with the start now: fetch it when it is needed, or list it`),
    ...named.filter((path) => !reached.has(path)).map((path) => `${path} is listed, and not in the start`),
  ];
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
