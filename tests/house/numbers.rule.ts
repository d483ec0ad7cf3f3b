import { lineAt, type Node, programOf, walk } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** The one reader of typed numbers, and the one field they are typed into. */
const reader = 'machines/kit/number.rules.ts';
const field = 'src/views/acts/number-field.tsx';

/** Components whose fields take figures that are no numbers: codes, passwords, accounts and houses. */
const figures: ReadonlySet<string> = new Set([
  'AddressField',
  'CodeField',
  'PayoutAccountForm',
  'SixDigitsField',
  'TotpField',
  'WithdrawPasswordField',
]);

const rooms = /^(machines|src\/(views|actors|app|ui))\//;
const typed = /^(text|fields|typed\w*|\w+Typed)$/;
const toNumber = /^(Number|parseFloat|parseInt|BigInt|minorRead|minorOf)$/;
const sign = /^\W*[.,]\W*$/;

const nameOf = (node: Node) => (node.type === 'Identifier' ? String(node.name) : '');

/** Whether a typed text is in an expression as it is, and not as what a function made of it. */
function isTyped(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return isTyped(node.object as Node) || typed.test(nameOf(node.property as Node));
  if (node.type !== 'CallExpression') return typed.test(nameOf(node));
  const callee = node.callee as Node;
  return callee.type === 'MemberExpression' && isTyped(callee.object as Node);
}

/** Makes a number of a typed text, or takes a sign of numbers out of it. */
function readsByHand(node: Node): boolean {
  if (node.type === 'UnaryExpression' && node.operator === '+') return isTyped(node.argument as Node);
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  const [first] = node.arguments as Node[];
  if (first && toNumber.test(nameOf(callee))) return isTyped(first);
  if (callee.type !== 'MemberExpression' || !first) return false;
  const changes = /^(replace|replaceAll|split)$/.test(nameOf(callee.property as Node));
  const of = (first.regex as { pattern: string } | undefined)?.pattern ?? String(first.value);
  return changes && isTyped(callee.object as Node) && sign.test(of);
}

/** Whether a node is one of the components that take figures. */
function takesFigures({ type, id }: Node): boolean {
  return type === 'FunctionDeclaration' && figures.has(nameOf(id as Node));
}

/** Whether a node lets numbers be typed: `inputMode="decimal"`, also behind a condition, or `type="number"`. */
function takesNumbers(node: Node, parents: readonly Node[]): boolean {
  if (node.type !== 'JSXAttribute') return false;
  const name = String((node.name as Node).name);
  const said: unknown[] = [];
  if (node.value)
    walk(node.value as Node, (part) => {
      if (part.type === 'Literal') said.push(part.value);
    });
  if (name === 'type') return said.includes('number');
  if (name !== 'inputMode') return false;
  return said.includes('decimal') || (said.includes('numeric') && !parents.some(takesFigures));
}

/** Typed numbers that are read, or taken, in another place than the one for it. */
export function numberFaults(tree: Tree): string[] {
  return filesOf(tree, code).flatMap(([path, text]) => {
    const faults: string[] = [];
    if (!rooms.test(path) || path === reader || path === field) return faults;
    walk(programOf(path, text), (node, parents) => {
      const line = `(line ${lineAt(text, node.start)})`;
      if (readsByHand(node)) faults.push(`${path} reads a typed number by hand ${line}`);
      if (takesNumbers(node, parents)) faults.push(`${path} has a number field of its own ${line}`);
    });
    return faults;
  });
}

/** Components that need no leave: they are not there, or take no figures. */
export function idleFigures(tree: Tree): string[] {
  const taking = new Set<string>();
  for (const [path, text] of filesOf(tree, code)) {
    if (!rooms.test(path) || !text.includes('numeric')) continue;
    walk(programOf(path, text), (node, parents) => {
      if (node.type !== 'Literal' || node.value !== 'numeric') return;
      for (const parent of parents.filter(takesFigures)) taking.add(nameOf(parent.id as Node));
    });
  }
  return [...figures].filter((name) => !taking.has(name));
}
