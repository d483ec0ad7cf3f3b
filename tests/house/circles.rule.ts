import { circleIn } from '../../scripts/no-circles.ts';
import { importsOf, staticImportsOf } from './imports.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** What nothing of the product imports: a circle there matters only where it runs. */
const proof = /^tests\//;

function importedBy(path: string, text: string): string[] {
  const found = proof.test(path)
    ? staticImportsOf(path, text).filter(({ typesOnly }) => !typesOnly)
    : importsOf(path, text);
  return found.flatMap(({ file }) => file ?? []);
}

/**
 * The first circle among imports, as one sentence: of types and of what is fetched later too, in all but tests. Files that
 * know each other can be neither read nor moved one without the other.
 */
export function circleFaults(tree: Tree): string[] {
  const graph = new Map(
    filesOf(tree, code).map(([path, text]): [string, string[]] => [path, importedBy(path, text)]),
  );
  const circle = circleIn(graph);
  return circle ? [`Files import each other in a circle: ${circle.join(' -> ')}`] : [];
}
