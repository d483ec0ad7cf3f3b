import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]);
const letters = /\p{L}/u;

/** The words of a node that is literal text: `{'a'}`, `{`a ${b}`}` or a branch of `{c ? 'a' : 'b'}`. */
function wordsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  }
  const parts = ['expression', 'consequent', 'alternate', 'right'].map(
    (part) => node[part] as Node | undefined,
  );
  const through = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression'].includes(
    node.type,
  );
  return through ? parts.flatMap((part) => (part ? wordsIn(part) : [])) : [];
}

/** Words that a person would see or hear but that are in no language file. */
export function literalFaults(tree: Tree): string[] {
  return filesOf(tree, /^src\/.*\.tsx$/).flatMap(([path, text]) => {
    const faults: string[] = [];
    walk(programOf(path, text), (node, parents) => {
      const parent = parents.at(-1);
      const child = node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute';
      const attribute = node.type === 'JSXAttribute' && spoken.has(String((node.name as Node).name));
      const value = attribute ? (node.value as Node | null) : child ? node : undefined;
      const words = node.type === 'JSXText' ? [String(node.value)] : value ? wordsIn(value) : [];
      const said = words.find((word) => letters.test(word.replace(/&\w+;/g, '')));
      if (said) faults.push(`${path} says "${said.trim()}" (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}

/** Views that ask a machine which state it is in: what they show follows from tags and steps. */
export function viewFaults(tree: Tree): string[] {
  return filesOf(tree, /^src\/views\/.*\.tsx?$/).flatMap(([path, text]) => {
    const faults = new Set<string>();
    walk(programOf(path, text), (node) => {
      const used = node.type === 'MemberExpression' ? (node.property as Node).name : keyOf(node);
      if (used === 'matches') faults.add(`${path} uses matches (line ${lineAt(text, node.start)})`);
    });
    return [...faults];
  });
}
