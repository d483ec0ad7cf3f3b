import { keyOf, type Node, propertiesOf, walk } from '#tests/house/source.ts';

/** The name under which stands what is passed on whole, when the code does not say what is in it. */
const whole = '...';

/** The keys of `{ a: string; b: number }` and of `Pick<T, 'a' | 'b'>`; undefined for any other type. */
function keysOf(type: Node | undefined): readonly string[] | undefined {
  if (type?.type === 'TSTypeLiteral') return (type.members as Node[]).flatMap((one) => keyOf(one) ?? []);
  if (type?.type !== 'TSTypeReference' || (type.typeName as Node).name !== 'Pick') return undefined;
  const [, picked] = (type.typeArguments as { params: Node[] }).params;
  const literals = picked?.type === 'TSUnionType' ? (picked.types as Node[]) : [picked];
  const names = literals.map((one) => (one?.literal as Node | undefined)?.value);
  return names.every((name) => typeof name === 'string') ? names : undefined;
}

/** The names of the parameters of each action and guard, where the types written at its function say them. */
export function paramNames(program: Node): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  walk(program, (at) => {
    if (at.type !== 'CallExpression' || (at.callee as Node).name !== 'setup') return;
    for (const [part, made] of propertiesOf((at.arguments as Node[])[0])) {
      if (part !== 'actions' && part !== 'guards') continue;
      for (const [name, value] of propertiesOf(made)) {
        walk(value, (node) => {
          const annotation = node.name === 'params' && (node.typeAnnotation as Node | undefined);
          const keys = annotation ? keysOf(annotation.typeAnnotation as Node) : undefined;
          if (keys) names.set(name, keys);
        });
      }
    }
  });
  return names;
}

/** The names of the parameters that an action or guard gets, each with the words of the code that its value comes from. */
export function paramsRead(
  text: string,
  value: Node,
  known: readonly string[] | undefined,
): Readonly<Record<string, unknown>> {
  const say = ({ start, end }: Node) => text.slice(start, end).replace(/\s+/g, ' ');
  const bare = (node: Node): Node =>
    node.type === 'ParenthesizedExpression' ? bare(node.expression as Node) : node;
  const arrow = value.type === 'ArrowFunctionExpression';
  const made = bare(arrow ? (value.body as Node) : value);
  if (made.type !== 'ObjectExpression') {
    const said = arrow ? say(made) : `${say(made)}()`;
    return Object.fromEntries(known ? known.map((key) => [key, `${said}.${key}`]) : [[whole, said]]);
  }
  const parts: Record<string, unknown> = {};
  for (const property of made.properties as Node[]) {
    const of = (property.type === 'Property' ? property.value : property.argument) as Node;
    const key = property.type === 'Property' ? (keyOf(property) ?? say(property.key as Node)) : whole;
    const said = of.type === 'Literal' ? of.value : say(of);
    parts[key] = key === whole && whole in parts ? `${parts[key]}, ${said}` : said;
  }
  return parts;
}
