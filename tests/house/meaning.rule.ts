import { importsOf } from './imports.ts';
import { keyOf, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** The shared file with the meaning of a failure. */
const meaning = 'machines/kit/failure-meaning.rules.ts';
/** Charts, and the files that give one chart several calls. */
const charts = /^machines\/.*(\.machine|\.act|-by-call)\.ts$/;
/** A call of the contract in a chart. */
const namings = ['call', 'actOf'];

type Callee = { readonly name?: unknown };

function callsOf(path: string, text: string): string[] {
  const found: string[] = [];
  walk(programOf(path, text), (node) => {
    const { callee, arguments: given } = node as { callee?: Callee; arguments?: readonly Callee[] };
    // An act made of a chart that others share names its call beside its id.
    if (node.type === 'Property' && path.endsWith('.act.ts') && keyOf(node) === 'call')
      found.push(String((node.value as Node).value));
    if (node.type !== 'CallExpression' || !namings.includes(String(callee?.name))) return;
    found.push(String((given?.[0] as { value?: unknown } | undefined)?.value));
  });
  return found;
}

/** Whether a file imports anything but types from the shared file, directly or through its parts. */
function reaches(tree: Tree, path: string, seen = new Set<string>()): boolean {
  if (path === meaning) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  const text = tree.get(path);
  if (text === undefined) return false;
  return importsOf(path, text).some(
    ({ file, typesOnly }) => !typesOnly && file?.startsWith('machines/') && reaches(tree, file, seen),
  );
}

/** Charts that make a call whose lost answer matters, but decide the meaning of a failure by themselves. */
export function meaningFaults(tree: Tree, grave: readonly string[]): string[] {
  return filesOf(tree, charts).flatMap(([path, text]) => {
    const made = callsOf(path, text).filter((name) => grave.includes(name));
    if (made.length === 0 || reaches(tree, path)) return [];
    return [`${path} makes ${made.join(', ')} and takes the meaning of a failure from elsewhere`];
  });
}

/** Such calls that no chart makes: no code would handle their lost answer. */
export function unmadeFaults(tree: Tree, grave: readonly string[]): string[] {
  const made = new Set(filesOf(tree, charts).flatMap(([path, text]) => callsOf(path, text)));
  return grave.filter((name) => !made.has(name)).map((name) => `${name} is made by no chart`);
}
