import type { Plugin } from 'vite';

type Chunk = { readonly type: 'chunk'; readonly fileName: string; readonly imports: readonly string[] };
type Output = Chunk | { readonly type: 'asset'; readonly fileName: string };

/** The first circle found among scripts that import each other at once, by file; null when there is none. */
export function circleIn(bundle: Readonly<Record<string, Output>>): readonly string[] | null {
  const done = new Set<string>();
  function visit(file: string, way: readonly string[]): readonly string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    const output = bundle[file];
    if (done.has(file) || output?.type !== 'chunk') return null;
    for (const imported of output.imports) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  }
  for (const file of Object.keys(bundle)) {
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
      const circle = circleIn(bundle);
      if (circle) this.error(`Built scripts import each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}
