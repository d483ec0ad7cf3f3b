import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** The only file that turns cleaned HTML from the gateway into elements. */
const safeHtmlFile = 'src/ui/safe-html.tsx';

/** Every other way to turn text into HTML. */
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
const raced = 'an answer may come between two presses';

const forbidden: readonly [RegExp, string][] = [
  [/^vi\.(mock|doMock|stubGlobal|useFakeTimers)$/, 'a module or the clock is replaced'],
  [/\.(waitForTimeout|waitForLoadState)$/, sleeps],
  [/^(setTimeout|sleep)$/, sleeps],
  [/(^|\.)(page|context)\.(route|routeFromHAR)$/, replaced],
  [/\.dblclick$/, raced],
];

/** The few files that may break a rule of the tests, each with the rule. */
const exceptions: Readonly<Record<string, string>> = {
  // Answers for hosts that are not ours, and records bodies, when a journey asks for it.
  'tests/kit/journeys/traffic.ts': replaced,
  // Loses files of the app on their way; the fault API breaks the gateway's answers.
  'tests/kit/journeys/parts.ts': replaced,
  // Serves the pictures of a brand, which the build of the journeys does not have.
  'tests/kit/journeys/branding.ts': replaced,
  // Both hold the call before they press.
  'tests/kit/journeys/press-twice.ts': raced,
  'tests/journeys/session/session.spec.ts': raced,
  // Polls for a state that the sandbox can't report.
  'assurance/wire/wire-driver.ts': sleeps,
};

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`;
}

/** The forbidden thing that a node does, and its name. */
function faultOf(node: Node): readonly [what: string, name: string] | undefined {
  if (node.type === 'ImportDeclaration') {
    const from = String((node.source as Node).value);
    return /^(node:)?timers(\/promises)?$/.test(from) ? [sleeps, from] : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const name = nameOf(node.callee as Node);
  const found = forbidden.find(([pattern]) => pattern.test(name));
  return found && [found[1], name];
}

/** Tests and their kit that replace the code under test, or wait for time to pass. */
export function proofFaults(tree: Tree): string[] {
  return filesOf(tree, /^(tests|assurance\/(?!conformance\/(?!tests\/))).*\.(tsx?|mjs)$/).flatMap(
    ([path, text]) => {
      const faults: string[] = [];
      walk(programOf(path, text), (node) => {
        const [what, name] = faultOf(node) ?? [];
        if (what === undefined || exceptions[path] === what) return;
        faults.push(`${path}: ${what}, ${name} (line ${lineAt(text, node.start)})`);
      });
      return faults;
    },
  );
}
