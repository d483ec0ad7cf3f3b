import type { Plugin } from 'vite';

/** The first circle found among files that import each other at once; null when there is none. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  function visit(file: string, way: readonly string[]): readonly string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails a build whose scripts import each other in a circle: which of them runs first then hangs on what a visit opens
 * first, and what another has not made yet is undefined in it.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Built scripts import each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}
