import { keyOf, lineAt, type Node, programOf, propertiesOf, walk } from '#tests/house/source.ts';

/** What stands for a value that is not part of the chart’s shape: a context, an input, an output, parameters. */
export const reckoned = '(reckoned)';

/** Keys whose values are reckoned when the machine runs; an editor shows them as they are written. */
const reckonedKeys = new Set(['context', 'input', 'output', 'params']);

/** The name and the text between the parentheses of `….createMachine(…)`. */
function chartOf(program: Node): Node {
  const found: Node[] = [];
  walk(program, (node) => {
    const called = node.type === 'CallExpression' && ((node.callee as Node).property as Node | undefined);
    if (called && called.name === 'createMachine') found.push(...(node.arguments as Node[]));
  });
  const [chart] = found;
  if (found.length !== 1 || !chart) throw new Error(`${found.length} charts stand here: one is read`);
  return chart;
}

/** What to put for a reckoned value: by its key, its node and the action or guard that it belongs to. */
type Reckon = (key: string, value: Node, owner: string | undefined) => unknown;

/**
 * Reads a chart from the text of its file as an editor does, without running it: objects, lists and plain values, and
 * nothing that would have to be carried out. Throws where anything else stands, with its line: an editor would leave it
 * out without a word. What `reckon` gives undefined for is left out.
 */
export function readChart(path: string, text: string, reckon: Reckon = () => reckoned): unknown {
  const refuse = (node: Node, what: string): never => {
    throw new Error(`${path}: ${what} (line ${lineAt(text, node.start)})`);
  };
  const read = (node: Node): unknown => {
    if (node.type === 'Literal') return node.value;
    if (node.type === 'ArrayExpression') return (node.elements as Node[]).map(read);
    if (node.type !== 'ObjectExpression') return refuse(node, `${node.type} is no literal`);
    const type = propertiesOf(node).find(([key]) => key === 'type')?.[1].value;
    const owner = typeof type === 'string' ? type : undefined;
    const entries = (node.properties as Node[]).map((property) => readProperty(property, owner));
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  const readProperty = (property: Node, owner: string | undefined): [string, unknown] => {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    if (key === undefined) return refuse(property, 'a key that is not written out');
    const value = property.value as Node;
    const several = key === 'target' && value.type === 'ArrayExpression';
    if (several) return refuse(property, 'several targets, of which an editor takes one');
    return [key, reckonedKeys.has(key) ? reckon(key, value, owner) : read(value)];
  };
  return read(chartOf(programOf(path, text)));
}

/** The chart of a running machine in the same terms. */
export function shapeOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(shapeOf);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, reckonedKeys.has(key) ? reckoned : shapeOf(value)]),
  );
}
