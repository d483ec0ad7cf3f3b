import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** The one place where HTML that came from the gateway, cleaned, becomes elements. */
const safeHtmlFile = 'src/ui/safe-html.tsx';

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
      if (written === 'dangerouslySetInnerHTML' && path !== safeHtmlFile)
        says('dangerouslySetInnerHTML', node);
      if (/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/.test(String(member)))
        says(String(member), node);
    });
    return faults;
  });
}

const replaced = 'an answer is replaced on its way';
const sleeps = 'a test sleeps';

const forbidden: readonly [RegExp, string][] = [
  [/^vi\.(mock|doMock|stubGlobal|useFakeTimers)$/, 'a module or the clock is replaced'],
  [/\.(waitForTimeout|waitForLoadState)$/, sleeps],
  [/^(setTimeout|sleep)$/, sleeps],
  [/(^|\.)(page|context)\.(route|routeFromHAR)$/, replaced],
];

/** The few places that may do what tests may not, each with what it does it for. */
const doors: Readonly<Record<string, string>> = {
  // Hosts that are not ours are answered for, and bodies are told, where a journey asks for it.
  'tests/kit/journeys/traffic.ts': replaced,
  // Files of the app get lost on their way; the gateway's answers are the fault API's.
  'tests/kit/journeys/parts.ts': replaced,
  // Looks again, until it is there, for what the sandbox can't tell of.
  'tests/flows/wire/wire-driver.ts': sleeps,
};

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`;
}

/** What a node does that no test may do, and by which name. */
function misdeedOf(node: Node): readonly [what: string, name: string] | undefined {
  if (node.type === 'ImportDeclaration') {
    const from = String((node.source as Node).value);
    return /^(node:)?timers(\/promises)?$/.test(from) ? [sleeps, from] : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const name = nameOf(node.callee as Node);
  const found = forbidden.find(([pattern]) => pattern.test(name));
  return found && [found[1], name];
}

/** Tests, and what they are helped by, that replace what they should run, or wait for time to pass. */
export function proofFaults(tree: Tree): string[] {
  return filesOf(tree, /^tests\/.*\.(tsx?|mjs)$/).flatMap(([path, text]) => {
    const faults: string[] = [];
    walk(programOf(path, text), (node) => {
      const [what, name] = misdeedOf(node) ?? [];
      if (what === undefined || doors[path] === what) return;
      faults.push(`${path}: ${what}, ${name} (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}
