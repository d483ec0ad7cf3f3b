import { existsSync, readFileSync } from 'node:fs';
import { findMachines } from '#assurance/book/machine-files.ts';
import { protections } from '#contract/protection/markets.ts';
import { type Node, programOf, propertiesOf, walk } from '../../house/source.ts';
import { readTree } from '../../house/tree.ts';
import { textsOf } from '../../house/words.rule.ts';
import type { Product } from './clause-faults.ts';

/** The names in the callee of a call: `it`, `each` of `it.each(rows)('title')`. */
function namesOf(node: Node | undefined): readonly string[] {
  if (node?.type === 'CallExpression') return namesOf(node.callee as Node);
  if (node?.type !== 'MemberExpression') return [String(node?.name)];
  return [...namesOf(node.object as Node), ...namesOf(node.property as Node)];
}

/** What a call of `describe` or `it` is called; undefined for any other node, and for a title that is computed. */
function titleOf(node: Node): { readonly part: boolean; readonly title: string } | undefined {
  const [first] = node.type === 'CallExpression' ? (node.arguments as Node[]) : [];
  if (first?.type !== 'Literal') return undefined;
  const [tool = '', ...more] = namesOf(node);
  if (!/^(describe|it|test)$/.test(tool)) return undefined;
  return { part: tool === 'describe' || more.includes('describe'), title: String(first.value) };
}

/** The names of the properties of a flow: each carries the fault that breaks it. */
function propertyOf(node: Node): readonly string[] {
  const parts = propertiesOf(node);
  const name = parts.find(([key]) => key === 'name')?.[1];
  return name?.type === 'Literal' && parts.some(([key]) => key === 'fault') ? [String(name.value)] : [];
}

/** The tests of a file, each with the titles of the parts that it is in, and its properties. */
export function titlesIn(file: string, text: string): readonly string[] {
  const found: string[] = [];
  walk(programOf(file, text), (node, parents) => {
    found.push(...propertyOf(node));
    const own = titleOf(node);
    if (!own || own.part) return;
    const above = parents.flatMap((parent) => titleOf(parent)?.title ?? []);
    found.push([...above, own.title].join(' '));
  });
  return found;
}

/** The product as it is in this folder. */
export async function productHere(): Promise<Product> {
  const machines = await findMachines();
  const keys = [...textsOf(readTree(), 'es').keys()];
  return {
    tables: protections,
    machines: new Map(machines.map(({ id, model }) => [id, model.machine])),
    titles: (file) => (existsSync(file) ? titlesIn(file, readFileSync(file, 'utf8')) : undefined),
    fileThere: existsSync,
    textThere: (key) => keys.some((one) => one === key || one.startsWith(`${key}.`)),
  };
}
