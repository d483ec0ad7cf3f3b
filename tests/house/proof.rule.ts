import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** The one place where HTML that came from the gateway, cleaned, becomes elements. */
const htmlDoor = 'src/ui/safe-html.tsx';

/** Every other place where text becomes HTML. */
export function htmlFaults(tree: Tree): string[] {
  return filesOf(tree, /^(src|contract|machines)\/.*\.tsx?$/).flatMap(([path, text]) => {
    const faults: string[] = [];
    const says = (what: string, node: Node) =>
      faults.push(`${path} uses ${what} (line ${lineAt(text, node.start)})`);
    walk(programOf(path, text), (node) => {
      const attribute = node.type === 'JSXAttribute' ? (node.name as Node).name : undefined;
      const written = attribute ?? (node.type === 'Property' ? keyOf(node) : undefined);
      const member = node.type === 'MemberExpression' ? (node.property as Node).name : undefined;
      if (written === 'dangerouslySetInnerHTML' && path !== htmlDoor) says('dangerouslySetInnerHTML', node);
      if (/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/.test(String(member)))
        says(String(member), node);
    });
    return faults;
  });
}

const forbidden: readonly [RegExp, string][] = [
  [/^vi\.(mock|doMock|stubGlobal|useFakeTimers)$/, 'a module or the clock is replaced'],
  [/\.(waitForTimeout|waitForLoadState)$/, 'a test sleeps'],
  [/^(setTimeout|sleep)$/, 'a test sleeps'],
  [/^(page|context)\.route$/, 'an answer is replaced on its way'],
];

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`;
}

/** Tests that replace what they should run, or wait for time to pass. */
export function proofFaults(tree: Tree): string[] {
  return filesOf(tree, /^tests\/.*\.(test|spec)\.tsx?$/).flatMap(([path, text]) => {
    const faults: string[] = [];
    walk(programOf(path, text), (node) => {
      if (node.type !== 'CallExpression') return;
      const name = nameOf(node.callee as Node);
      const fault = forbidden.find(([pattern]) => pattern.test(name));
      if (fault) faults.push(`${path}: ${fault[1]}, ${name} (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}
