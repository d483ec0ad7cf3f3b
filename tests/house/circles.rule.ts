import { circleIn } from '../../scripts/no-circles.ts';
import { staticImportsOf } from './imports.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** The first circle among static imports of more than types, as one sentence. */
export function circleFaults(tree: Tree): string[] {
  const graph = new Map(
    filesOf(tree, code).map(([path, text]): [string, string[]] => [
      path,
      staticImportsOf(path, text).flatMap(({ file, typesOnly }) => (file && !typesOnly ? [file] : [])),
    ]),
  );
  const circle = circleIn(graph);
  return circle ? [`Files import each other in a circle: ${circle.join(' -> ')}`] : [];
}
