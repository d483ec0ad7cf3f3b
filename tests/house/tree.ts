import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tree of files: path from the root of the repository, with slashes -> text. It is all that a guard reads. */
export type Tree = ReadonlyMap<string, string>;

const notOurs = new Set(['node_modules', 'dist', 'dist-book', 'test-results', 'coverage']);
const text = /\.(tsx?|mjs|json|css|html|md)$/;

/** The text files of the repository, except installed, built or hidden ones. */
export function readTree(root = process.cwd()): Tree {
  const tree = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || notOurs.has(entry.name)) continue;
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else if (text.test(path)) tree.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  walk('');
  return tree;
}

/** A tree for planting faults: `{ 'machines/points/redeem.rules.ts': 'import …' }`. */
export function planted(files: Record<string, string>): Tree {
  return new Map(Object.entries(files));
}

/** The files of a tree whose path matches, as [path, text]. */
export function filesOf(tree: Tree, path: RegExp): [string, string][] {
  return [...tree].filter(([name]) => path.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Files with code in them. */
export const code = /\.(tsx?|mjs)$/;
