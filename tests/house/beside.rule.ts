import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/**
 * What a child of JSX can be: nothing or blanks, elements only, text that never changes, text that may, or what somebody
 * else hands in: a slot, by its name.
 */
type Kind = 'nothing' | 'element' | 'constant' | 'text' | { slot: string };

/** The inspector says of its whole page that it is not to be translated. */
const views = /^src\/(?!watch\/inspector\/).*\.tsx$/;

const jsx = new Set(['JSXElement', 'JSXFragment']);
const turns = new Set(['ConditionalExpression', 'LogicalExpression']);

/** Everything that a function returns, without what the functions inside it do. */
function returnedBy(fn: Node): Node[] {
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const returned: Node[] = [];
  walk(body, (node) => {
    if (node !== body && /Function/.test(node.type)) return false;
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument as Node);
    return true;
  });
  return returned;
}

/** What a file declares by name, and what its functions are handed. */
interface Names {
  declared: Map<string, Node[]>;
  handed: Set<string>;
}

function namesIn(program: Node): Names {
  const declared = new Map<string, Node[]>();
  const handed = new Set<string>();
  walk(program, (node) => {
    for (const given of (node.params as Node[] | undefined) ?? []) {
      walk(given, (part) => {
        if (part.type === 'Property') handed.add(String(keyOf(part)));
        return part.type !== 'TSTypeAnnotation';
      });
    }
    const id = node.id as Node | undefined;
    if (id?.type === 'ObjectPattern' && (node.init as Node | null)?.name === 'props') {
      for (const part of id.properties as Node[]) handed.add(String(keyOf(part)));
    }
    if (id?.type !== 'Identifier') return;
    const init = node.type === 'VariableDeclarator' ? (node.init as Node | null) : node;
    if (!init) return;
    const shown = /Function/.test(init.type) ? returnedBy(init) : [init];
    declared.set(String(id.name), shown);
  });
  return { declared, handed };
}

/** The worst of several: text above slots above elements. */
function together(kinds: Kind[]): Kind {
  const order = ['text', 'constant'] as const;
  const text = order.find((one) => kinds.includes(one));
  return (
    text ??
    kinds.find((one) => typeof one === 'object') ??
    kinds.find((one) => one === 'element') ??
    'nothing'
  );
}

function kindOf(node: Node, names: Names, depth = 0): Kind {
  const of = (part: unknown) => kindOf(part as Node, names, depth + 1);
  const known = (name: string): Kind | undefined => {
    const shown = depth < 6 ? names.declared.get(name) : undefined;
    return shown && together(shown.map(of));
  };
  switch (node.type) {
    case 'JSXText':
      return String(node.value).trim() ? 'constant' : 'nothing';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return of(node.expression);
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() ? 'constant' : 'nothing';
    case 'ConditionalExpression':
      return together([of(node.consequent), of(node.alternate)]);
    case 'LogicalExpression':
      return node.operator === '&&' ? of(node.right) : together([of(node.left), of(node.right)]);
    case 'ArrayExpression':
      return together((node.elements as Node[]).map(of));
    case 'Identifier':
      return known(String(node.name)) ?? { slot: String(node.name) };
    case 'MemberExpression':
      return { slot: String((node.property as Node).name) };
    case 'CallExpression': {
      const callee = node.callee as Node;
      const called = callee.type === 'Identifier' ? String(callee.name) : '';
      const [first, ...more] = node.arguments as Node[];
      if (called === 't') return first?.type === 'Literal' && more.length === 0 ? 'constant' : 'text';
      // A list is made of what each of its rows gives.
      const mapped =
        callee.type === 'MemberExpression' && /^(map|flatMap)$/.test(String((callee.property as Node).name));
      if (mapped && first) {
        return /Function/.test(first.type) ? together(returnedBy(first).map(of)) : of(first);
      }
      if (called === 'createPortal') return of(first);
      if (callee.computed) return { slot: 'a table of parts' };
      return known(called) ?? (names.handed.has(called) ? { slot: called } : 'text');
    }
    case 'ArrowFunctionExpression':
      return together(returnedBy(node).map(of));
    default:
      return 'text';
  }
}

/** Whether a child, or a part of it, can be there and not be there. */
function comesAndGoes(node: Node): boolean {
  if (node.type === 'JSXExpressionContainer') return comesAndGoes(node.expression as Node);
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
  return (
    turns.has(node.type) ||
    (callee?.type === 'MemberExpression' && /^(map|flatMap)$/.test(String((callee.property as Node).name)))
  );
}

/** The name of the component that a node stands in. */
function componentAround(parents: readonly Node[]): string | undefined {
  for (const [at, node] of [...parents.entries()].reverse()) {
    if (!/Function/.test(node.type)) continue;
    const named = (node.id as Node | null) ?? (parents[at - 1]?.id as Node | undefined);
    if (/^[A-Z]/.test(String(named?.name))) return String(named?.name);
  }
  return undefined;
}

interface Slot {
  component: string;
  slot: string;
}

/** All that a file's JSX shows side by side: faults, and slots that stand beside others. */
function besideIn(
  path: string,
  text: string,
  slots: ReadonlySet<string>,
): { faults: string[]; found: Slot[] } {
  const faults: string[] = [];
  const found: Slot[] = [];
  const program = programOf(path, text);
  const names = namesIn(program);
  walk(program, (node, parents) => {
    const component = componentAround(parents);
    const judge = (kind: Kind, at: Node, why: string, constantToo: boolean) => {
      if (typeof kind === 'object') {
        if (component) found.push({ component, slot: kind.slot });
      } else if (kind === 'text' || (kind === 'constant' && constantToo)) {
        faults.push(
          `${path}:${lineAt(text, at.start)} ${why}: ${text.slice(at.start, at.end).replaceAll(/\s+/g, ' ')}`,
        );
      }
    };
    const named =
      (node.id as Node | null | undefined)?.name ?? (parents.at(-1)?.id as Node | undefined)?.name;
    if (/Function/.test(node.type) && /^[A-Z]/.test(String(named))) {
      for (const shown of returnedBy(node)) {
        const kind = kindOf(shown, names);
        if (typeof kind !== 'object') judge(kind, shown, 'a component that is bare text', true);
      }
    }
    if (!jsx.has(node.type)) return;
    const children = (node.children as Node[])
      .map((child) => ({ child, kind: kindOf(child, names) }))
      .filter(({ kind }) => kind !== 'nothing');
    const opening = node.openingElement as Node | undefined;
    const name = String((opening?.name as Node | undefined)?.name ?? '');
    const given = slots.has(`${name}.children`) || node.type === 'JSXFragment';
    const turning = children.some(({ child }) => comesAndGoes(child));
    if (children.length > 1 || given) {
      for (const { child, kind } of children) judge(kind, child, 'bare text beside others', turning || given);
    }
    for (const attribute of (opening?.attributes as Node[] | undefined) ?? []) {
      const slot = String((attribute.name as Node | undefined)?.name);
      const value = attribute.value as Node | null;
      if (value && slots.has(`${name}.${slot}`))
        judge(kindOf(value, names), attribute, 'bare text for a place beside others', true);
    }
  });
  return { faults, found };
}

/**
 * Text that stands bare beside other things. A browser that translates a page puts each text into an element of its own,
 * behind React's back: where something then comes or goes beside it, React looks for a text that is no longer there, and
 * throws or loses the part. So text beside others has an element of its own, or is all that its element holds.
 */
export function besideFaults(tree: Tree): string[] {
  const files = filesOf(tree, views);
  const slots = new Set<string>();
  for (;;) {
    const read = files.map(([path, text]) => besideIn(path, text, slots));
    const before = slots.size;
    for (const { component, slot } of read.flatMap(({ found }) => found)) slots.add(`${component}.${slot}`);
    if (slots.size === before) return read.flatMap(({ faults }) => faults);
  }
}

const asIs = 'src/ui/as-is.tsx';

/** Names, codes and amounts that stand in an element of which nobody said that it is not to be translated. */
export function translatedFaults(tree: Tree): string[] {
  return filesOf(tree, views).flatMap(([path, text]) => {
    if (path === asIs) return [];
    const faults: string[] = [];
    walk(programOf(path, text), (node, parents) => {
      const opening = node.openingElement as Node | undefined;
      const name = String((opening?.name as Node | undefined)?.name);
      if (name === 'bdi' || name === 'code')
        faults.push(`${path}:${lineAt(text, node.start)} has a bare ${name}`);
      const holder = parents.at(-1)?.openingElement as Node | undefined;
      const called = ((node.expression as Node | undefined)?.callee as Node | undefined)?.name;
      if (node.type !== 'JSXExpressionContainer' || !/^(money|formatMoney)$/.test(String(called))) return;
      if (/^[a-z]/.test(String((holder?.name as Node | undefined)?.name)))
        faults.push(`${path}:${lineAt(text, node.start)} shows a bare amount`);
    });
    return faults;
  });
}
