import type { Plugin } from 'vite';

type Written = { type: string; start: number; end: number; [part: string]: unknown };

const chart = /\/machines\/.+\.machine\.ts$/;

/** The `description: '…',` properties of a module, as the ranges of text they take. */
function descriptionsIn(node: unknown, found: [number, number][] = []): [number, number][] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, start, end, key, value } = node as Written;
  const named = (key as { name?: string } | undefined)?.name === 'description';
  const text = (value as { type?: string } | undefined)?.type === 'Literal';
  if (type === 'Property' && named && text) found.push([start, end]);
  else for (const part of Object.values(node)) descriptionsIn(part, found);
  return found;
}

/** The code without these ranges; each takes the comma after it along. */
function without(code: string, ranges: readonly [number, number][]): string {
  return [...ranges]
    .sort(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

/**
 * Leaves the descriptions of the states out of the built app: they are for readers of the charts, and larger
 * than the charts themselves.
 */
export function leanCharts(): Plugin {
  return {
    name: 'lean-charts',
    apply: 'build',
    transform: {
      filter: { id: chart },
      handler(code) {
        return { code: without(code, descriptionsIn(this.parse(code))), map: null };
      },
    },
  };
}
