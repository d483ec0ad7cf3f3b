import { posix } from 'node:path';
import { type Node, parse, walk } from './source.ts';

/** One import of a file: its text, the file of the repository it means, and whether it imports types only. */
export type Import = {
  readonly written: string;
  /** Path from the root; undefined for a package or a module of Node. */
  readonly file: string | undefined;
  readonly typesOnly: boolean;
};

/** The file that an import means; undefined for a package. */
function resolved(from: string, written: string): string | undefined {
  const plain = written.replace(/\?.*$/, '');
  // A name without a folder is not a file: package.json and the build resolve it.
  if (plain.startsWith('#')) return plain.includes('/') ? plain.slice(1) : undefined;
  return plain.startsWith('.') ? posix.join(posix.dirname(from), plain) : undefined;
}

type Found = Omit<Import, 'file'>;

const resolvedFrom = (path: string, found: readonly Found[]): Import[] =>
  found.map((one) => ({ ...one, file: resolved(path, one.written) }));

/** The static imports of a file: every import and export-from, which run before it does. */
export function staticImportsOf(path: string, text: string): Import[] {
  const { module } = parse(path, text);
  const found: Found[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const declared = /^import\s+type\b/.test(text.slice(start, start + 20));
    const named = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ written: moduleRequest.value, typesOnly: declared || named });
  }
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (entry.moduleRequest) found.push({ written: entry.moduleRequest.value, typesOnly: entry.isType });
  }
  return resolvedFrom(path, found);
}

/** Every import, export-from, dynamic import, type import and worker address of a file. */
export function importsOf(path: string, text: string): Import[] {
  const { program } = parse(path, text);
  const found: Found[] = [];
  walk(program as unknown as Node, (node) => {
    const source = (node.type === 'NewExpression' ? workerAddress(node) : node.source) as Node | undefined;
    const types = node.type === 'TSImportType';
    if (!types && node.type !== 'ImportExpression' && node.type !== 'NewExpression') return;
    if (typeof source?.value === 'string') found.push({ written: source.value, typesOnly: types });
  });
  return [...staticImportsOf(path, text), ...resolvedFrom(path, found)];
}

/** The first argument of `new URL('./x.ts', import.meta.url)`. */
function workerAddress(node: Node): Node | undefined {
  const callee = node.callee as Node;
  const [address, base] = node.arguments as Node[];
  return callee.name === 'URL' && base?.type === 'MemberExpression' && String(address?.value).startsWith('.')
    ? address
    : undefined;
}
