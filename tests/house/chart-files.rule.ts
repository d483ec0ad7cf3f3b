import { keyOf, lineAt, type Node, parse, programOf, propertiesOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

const parts = ['types', 'actors', 'delays', 'guards', 'actions'];

/** Values of the context, not of the chart: they may be computed. */
const computed = new Set(['context', 'input', 'output', 'params']);
const literals = new Set(['ObjectExpression', 'ArrayExpression', 'Property', 'Literal', 'TemplateLiteral']);

function isFunction(node: Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type.endsWith('FunctionExpression');
}

/** The calls `setup(…)` and `….createMachine(…)` of a file, with their one argument. */
function argumentsOf(program: Node): { setup?: Node; chart?: Node } {
  const found: { setup?: Node; chart?: Node } = {};
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as Node;
    const [argument] = node.arguments as Node[];
    if (callee.name === 'setup' && argument) found.setup = argument;
    if ((callee.property as Node | undefined)?.name === 'createMachine' && argument) found.chart = argument;
  });
  return found;
}

function isType(statement: Node): boolean {
  const declared =
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
  return declared?.type.startsWith('TS') ?? false;
}

/** A machine file has imports, its types, then one sentence and the machine, and nothing else. */
function orderFaults(path: string, text: string): string[] {
  const { comments } = parse(path, text);
  const body = programOf(path, text).body as Node[];
  const rest = body.filter((statement) => statement.type !== 'ImportDeclaration' && !isType(statement));
  const [machine] = rest;
  if (rest.length !== 1 || machine?.type !== 'ExportNamedDeclaration' || body.at(-1) !== machine) {
    return ['holds more than imports, types and one exported machine'];
  }
  const sentence = comments.findLast((comment) => comment.end <= machine.start)?.value ?? '';
  return /^\*.*\bspec \d/s.test(sentence) ? [] : ['has no sentence with its spec section above the machine'];
}

function setupFaults(text: string, setup: Node): string[] {
  const given = propertiesOf(setup);
  const names = given.map(([name]) => name);
  const sorted = parts.filter((part) => names.includes(part));
  const faults =
    names.join() === sorted.join() ? [] : [`sets up ${names.join(', ')}: wanted ${parts.join(', ')}`];
  for (const [part, value] of given) {
    if (part === 'delays')
      walk(value, (node) => void (isNumber(node) && faults.push(`has a number in its delays`)));
    if (part !== 'guards' && part !== 'actions') continue;
    for (const [name, made] of propertiesOf(value)) {
      walk(
        made,
        (node) => void (readsEvent(node) && faults.push(`${part}.${name} reads the event: use params`)),
      );
    }
  }
  return faults.map((fault) => `${fault} (line ${lineAt(text, setup.start)})`);
}

function isNumber(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number';
}

function readsEvent(node: Node): boolean {
  const first = (isFunction(node) ? (node.params as Node[])[0] : undefined) as Node | undefined;
  if (first?.type !== 'ObjectPattern') return false;
  return (first.properties as Node[]).some((property) => keyOf(property) === 'event');
}

/** A chart is a literal: no spreads, no names of values, no computed keys. */
function literalFaults(text: string, chart: Node): string[] {
  const faults: string[] = [];
  walk(chart, (node, parents) => {
    const parent = parents.at(-1);
    if (isFunction(node)) return false;
    if (parent?.type === 'Property' && parent.key === node) {
      if (parent.computed) faults.push(`a computed key (line ${lineAt(text, node.start)})`);
      return false;
    }
    if (node.type === 'Property' && computed.has(keyOf(node) ?? '')) return false;
    if (!literals.has(node.type) && node.type !== 'TemplateElement') {
      faults.push(
        `what is no literal, ${text.slice(node.start, node.end)} (line ${lineAt(text, node.start)})`,
      );
      return false;
    }
  });
  return faults.map((fault) => `has in its chart ${fault}`);
}

/** Where a chart says what its states are. */
const describing = new Set(['description', 'says']);

/** Words for people, and addresses. */
function wordFaults(path: string, text: string): string[] {
  const faults: string[] = [];
  walk(programOf(path, text), (node, parents) => {
    const words = node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
    const imported = parents.some((parent) => parent.type === 'ImportDeclaration');
    const described = parents.some((one) => one.type === 'Property' && describing.has(keyOf(one) ?? ''));
    if (imported || described) return;
    if (/\s|^https?:|^\//.test(words)) faults.push(`has words or an address: ${words}`);
  });
  return faults;
}

/** Machine files with another structure, one sentence per fault. An act made of a chart that others share has none of its own. */
export function chartFileFaults(tree: Tree): string[] {
  return filesOf(tree, /\.(machine|act)\.ts$/).flatMap(([path, text]) => {
    const { setup, chart } = argumentsOf(programOf(path, text));
    const own = !path.endsWith('.act.ts');
    const faults = [
      ...orderFaults(path, text),
      ...(own && !setup ? ['has no setup'] : []),
      ...(own && !chart ? ['has no chart'] : []),
      ...(own || !(setup ?? chart) ? [] : ['has a chart of its own: call it .machine.ts']),
      ...(setup ? setupFaults(text, setup) : []),
      ...(chart ? literalFaults(text, chart) : []),
      ...wordFaults(path, text),
    ];
    return faults.map((fault) => `${path} ${fault}`);
  });
}
