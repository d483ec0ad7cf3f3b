import { type ParseResult, parseSync } from 'oxc-parser';

/** A node of a syntax tree (ESTree with TypeScript), as far as the guards use it. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [part: string]: unknown;
};

const parsed = new Map<string, ParseResult>();

/** The syntax tree of a file; throws when it does not parse. */
export function parse(path: string, text: string): ParseResult {
  const key = `${path}\n${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const result = parseSync(path, text);
  if (result.errors.length > 0) throw new Error(`${path} does not parse: ${result.errors[0]?.message}`);
  parsed.set(key, result);
  return result;
}

/** The program of a file, as a node. */
export function programOf(path: string, text: string): Node {
  return parse(path, text).program as unknown as Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The direct children of a node, in the order of the text. */
function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Visits a node and everything under it; `visit` may return false to skip the children of a node. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => unknown): void {
  const go = (at: Node, parents: readonly Node[]) => {
    if (visit(at, parents) === false) return;
    const path = [...parents, at];
    for (const child of childrenOf(at)) go(child, path);
  };
  go(node, []);
}

/** The line of a position, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** The name of a property, or undefined when it is computed. */
export function keyOf(property: Node): string | undefined {
  const key = property.key;
  if (property.computed || !isNode(key)) return undefined;
  return key.type === 'Identifier' ? String(key.name) : String(key.value);
}

/** The properties of an object literal by name; none for anything else. */
export function propertiesOf(node: unknown): [string, Node][] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return [];
  const properties = (node.properties as Node[]).filter((property) => property.type === 'Property');
  return properties.flatMap((property): [string, Node][] => {
    const key = keyOf(property);
    return key === undefined || !isNode(property.value) ? [] : [[key, property.value]];
  });
}
