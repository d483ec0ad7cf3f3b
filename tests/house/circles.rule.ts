import { circleIn } from '../../scripts/no-circles.ts';
import { importsOf } from './imports.ts';
import { code, filesOf, type Tree } from './tree.ts';

/**
 * The first circle among imports, as one sentence, of types and of what is fetched later too. Files that know each other
 * can be neither read nor moved one without the other.
 */
export function circleFaults(tree: Tree): string[] {
  const graph = new Map(
    filesOf(tree, code).map(([path, text]): [string, string[]] => [
      path,
      importsOf(path, text).flatMap(({ file }) => file ?? []),
    ]),
  );
  const circle = circleIn(graph);
  return circle ? [`Files import each other in a circle: ${circle.join(' -> ')}`] : [];
}
