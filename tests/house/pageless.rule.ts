import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** What a test asks for when it opens a page. */
const opening = new Set(['page', 'context', 'browser', 'elsewhere']);

/** The function of `test('title', …, async ({ … }) => …)`; undefined for any other call. */
function bodyOf(node: Node): Node | undefined {
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'Identifier' || callee.name !== 'test') return;
  return (node.arguments as Node[]).find(({ type }) => /Function/.test(type));
}

/** The fixtures that a test asks for. */
function fixturesOf(body: Node): readonly string[] {
  const [first] = body.params as Node[];
  if (first?.type !== 'ObjectPattern') return [];
  return (first.properties as Node[]).map((property) => keyOf(property) ?? '');
}

/** Whether a test does more with its page than send requests of its own: `page.request` needs no browser. */
function looks(body: Node, name: string): boolean {
  let seen = false;
  walk(body.body as Node, (node, parents) => {
    if (node.type !== 'Identifier' || node.name !== name) return;
    const parent = parents.at(-1);
    const asked = parent?.type === 'MemberExpression' && parent.object === node;
    seen ||= !(asked && (parent.property as Node).name === 'request');
  });
  return seen;
}

/** Tests of the browser that open no page: in Node they are the same, without its time. */
export function pagelessFaults(tree: Tree): string[] {
  return filesOf(tree, /^tests\/journeys\/.*\.spec\.ts$/).flatMap(([path, text]) => {
    const faults: string[] = [];
    walk(programOf(path, text), (node) => {
      const body = bodyOf(node);
      if (!body || fixturesOf(body).some((name) => opening.has(name) && looks(body, name))) return;
      faults.push(
        `${path} has a test that opens no page: it belongs to Node (line ${lineAt(text, node.start)})`,
      );
    });
    return faults;
  });
}
