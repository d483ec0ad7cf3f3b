import { existsSync, readFileSync } from 'node:fs';
import { type Node, programOf, propertiesOf, walk } from '#tests/house/source.ts';
import { chartFileOf, machineEnding } from '../stately/charts.ts';

/** Facts of one thing by their names, as texts; an empty text says nothing. */
export type Named = Readonly<Record<string, string>>;

/** What the source of a machine says and its definition does not: how each name of its chart is written. */
export type Written = {
  readonly guards: Named;
  readonly delays: Named;
  readonly actions: Named;
  readonly actors: Named;
  /** The functions and tables of its rules file, by name, and what its machine file declares beside the machine. */
  readonly rules: Named;
  readonly money: boolean;
};

/** A piece of source without the indentation that all its lines after the first share. */
function outdented(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const depths = lines.slice(1).flatMap((line) => (line ? [line.search(/\S/)] : []));
  const depth = Math.min(...depths, 80);
  return lines.map((line, n) => (n === 0 ? line : line.slice(depth))).join('\n');
}

function nameOf(node: unknown): string {
  const name = (node as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

function isMachine(statement: Node): boolean {
  let found = false;
  walk(statement, (at) => {
    found ||= at.type === 'CallExpression' && nameOf((at.callee as Node).property) === 'createMachine';
  });
  return found;
}

/** The functions and tables that a text declares, by name, as written; a machine is none of them. */
export function declaredIn(file: string, text: string): Named {
  const statements = (programOf(file, text).body as Node[]).filter((one) => !isMachine(one));
  return Object.fromEntries(
    statements.flatMap((statement) => {
      const whole = (statement.declaration as Node | null | undefined) ?? statement;
      const declared =
        whole.type === 'FunctionDeclaration' ? [whole] : ((whole.declarations as Node[]) ?? []);
      const written = outdented(text.slice(statement.start, statement.end));
      return declared.flatMap((one) => (nameOf(one.id) ? [[nameOf(one.id), written]] : []));
    }),
  );
}

/** A part of the `setup` in a text, such as its guards, by name, as written. */
function setUpIn(file: string, text: string, part: string): Named {
  const found: [string, string][] = [];
  walk(programOf(file, text), (at) => {
    if (at.type !== 'CallExpression' || nameOf(at.callee) !== 'setup') return;
    const given = propertiesOf((at.arguments as Node[])[0]).find(([key]) => key === part)?.[1];
    const all = propertiesOf(given).map(([name, { start, end }]) => [name, text.slice(start, end)] as const);
    found.push(...all.map(([name, said]): [string, string] => [name, outdented(said)]));
  });
  return Object.fromEntries(found);
}

/**
 * Whether a machine moves money: it makes a call of the wallet that carries a key (`keyed`: the names of these calls in its
 * version), it tells every tab that balances changed, or it is the chart that such acts share.
 */
function movesMoney(text: string, keyed: readonly string[]): boolean {
  const calls = [...text.matchAll(/\b(?:(?:call|actOf)\(|call: )'([\w.]+)'/g)].map(([, name = '']) => name);
  const acts = calls.filter((name) => name.startsWith('wallet.') && keyed.includes(name));
  return acts.length > 0 || /\b(?:moneyMoved\(|balances\b|send: anyCall\b)/.test(text);
}

/** Reads what is written of the machine in a file; `keyed` are the calls of its version that carry a key. */
export function writtenIn(file: string, keyed: readonly string[]): Written {
  const text = readFileSync(file, 'utf8');
  const rules = file.replace(machineEnding, '.rules.ts');
  const chart = chartFileOf(file);
  const setUp = (part: string) => setUpIn(chart, readFileSync(chart, 'utf8'), part);
  return {
    guards: setUp('guards'),
    delays: setUp('delays'),
    actions: setUp('actions'),
    actors: setUp('actors'),
    rules: {
      ...declaredIn(file, text),
      ...(existsSync(rules) ? declaredIn(rules, readFileSync(rules, 'utf8')) : {}),
    },
    money: movesMoney(text, keyed),
  };
}
