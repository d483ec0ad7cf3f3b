import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, parse, programOf, propertiesOf, walk } from '#tests/house/source.ts';
import { chartFileOf } from '../stately/charts.ts';

/** What the source of a machine says and its definition does not. */
export type SourceNotes = {
  /** The sentence above the machine. */
  readonly about: string;
  /** Types of the events that its actions emit or send, by the action’s name. */
  readonly tells: Readonly<Record<string, readonly string[]>>;
};

/** The sections of the specification that a text cites: “(spec 2 to 4; 8)” gives 2, 3, 4, 8. */
export function sectionsIn(text: string): readonly string[] {
  const cited = [...text.matchAll(/\(([^()]*\bspec\b[^()]*)\)/g)].map(([, inside = '']) => inside);
  const numbers = cited.flatMap((inside) =>
    [...inside.matchAll(/\b(\d)(?: to (\d))?\b/g)].flatMap(([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => String(Number(from) + n)),
    ),
  );
  return [...new Set(numbers)].sort();
}

const telling = new Set(['emit', 'sendTo', 'raise']);

function nameOf(node: Node | undefined): string | undefined {
  const named = node?.type === 'MemberExpression' ? (node.property as Node) : node;
  return typeof named?.name === 'string' ? named.name : undefined;
}

/** The texts that stand as `type` in the object literals under a node. */
function typesUnder(node: Node): string[] {
  const found: string[] = [];
  walk(node, (at) => {
    for (const [key, value] of propertiesOf(at)) {
      const literal = value.type === 'TSAsExpression' ? (value.expression as Node) : value;
      if (key === 'type' && typeof literal.value === 'string') found.push(literal.value);
    }
  });
  return found;
}

/** The functions that a node calls, by name. */
function calledUnder(node: Node): string[] {
  const found: string[] = [];
  walk(node, (at) => {
    const name = at.type === 'CallExpression' ? nameOf(at.callee as Node) : undefined;
    if (name) found.push(name);
  });
  return found;
}

/** Types of events in the functions of these names, in the files of rules that the machine imports. */
function typesInRules(file: string, text: string, names: readonly string[]): string[] {
  const imports = [...text.matchAll(/from '(\.[^']+\.rules\.ts)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return imports.filter(existsSync).flatMap((path) => {
    const found: string[] = [];
    walk(programOf(path, readFileSync(path, 'utf8')), (at) => {
      if (at.type !== 'FunctionDeclaration' || !names.includes(nameOf(at.id as Node) ?? '')) return;
      found.push(...typesUnder(at));
    });
    return found;
  });
}

/** Reads the file of a machine. */
export function sourceNotes(file: string): SourceNotes {
  const text = readFileSync(file, 'utf8');
  const program = programOf(file, text);
  const machine = (program.body as Node[]).find(({ type }) => type === 'ExportNamedDeclaration');
  const comment = parse(file, text).comments.findLast(({ end }) => end <= (machine?.start ?? 0));
  const about = (comment?.value ?? '')
    .replace(/^\*|\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const tells: Record<string, string[]> = {};
  const chart = chartFileOf(file);
  walk(programOf(chart, readFileSync(chart, 'utf8')), (at) => {
    if (at.type !== 'CallExpression' || nameOf(at.callee as Node) !== 'setup') return;
    const actions = propertiesOf((at.arguments as Node[])[0]).find(([key]) => key === 'actions')?.[1];
    for (const [name, made] of propertiesOf(actions)) {
      if (made.type !== 'CallExpression' || !telling.has(nameOf(made.callee as Node) ?? '')) continue;
      const types = typesUnder(made);
      tells[name] = [
        ...new Set(
          types.length > 0 ? types : typesInRules(chart, readFileSync(chart, 'utf8'), calledUnder(made)),
        ),
      ];
    }
  });
  return { about, tells };
}
