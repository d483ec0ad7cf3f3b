import type { Plugin } from 'vite';

type Written = { type: string; start: number; end: number; [part: string]: unknown };

/** Files with charts, and those that put a flow’s own words into a chart that others share. */
const chart = /\/machines\/(.+\.(machine|act)|(kit\/act-form|protection\/absence)\.rules)\.ts$/;

/** The parts of a property that only readers and the compiler need: a description, what states mean, and types. */
function partsForReaders({ start, end, key, value }: Written): readonly [number, number][] {
  const { name } = key as { name?: string };
  const {
    type,
    properties = [],
    object,
  } = value as Partial<Written> & { properties?: Written[]; object?: { name?: string } };
  if (name === 'description' && (type === 'Literal' || object?.name === 'says')) return [[start, end]];
  if (name === 'says') return properties.map((said) => [said.start, said.end]);
  // Types stand in a `setup` as empty objects, which nothing reads when it runs.
  return name === 'types' && type === 'ObjectExpression' ? [[start, end]] : [];
}

/** All of them in a module, as the ranges of text they take. */
function forReaders(node: unknown): [number, number][] {
  if (typeof node !== 'object' || node === null) return [];
  const found = (node as Written).type === 'Property' ? [...partsForReaders(node as Written)] : [];
  return found.length > 0 ? found : Object.values(node).flatMap(forReaders);
}

/** The code without these ranges; each takes the comma after it along. */
function without(code: string, ranges: readonly [number, number][]): string {
  return [...ranges]
    .sort(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

/**
 * Leaves out of the built app what is for readers and the compiler: the descriptions of the states, which are larger than
 * the charts themselves, and the types.
 */
export function leanCharts(): Plugin {
  return {
    name: 'lean-charts',
    apply: 'build',
    transform: {
      filter: { id: chart },
      handler(code) {
        return { code: without(code, forReaders(this.parse(code))), map: null };
      },
    },
  };
}
