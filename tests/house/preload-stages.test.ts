import { describe, expect, it } from 'vitest';
import { preloadStages } from '../../scripts/preload-stages.ts';

type Output = { type: 'chunk' | 'asset'; fileName: string; moduleIds: string[]; imports: string[] };

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = []): Output => {
  return { type: 'chunk', fileName, imports, moduleIds };
};

/** The preloads that the page did not name before. */
function preloaded(outputs: readonly Output[], html = ''): string[] {
  const { transformIndexHtml } = preloadStages(['src/app/start/start.tsx']);
  const { handler } = transformIndexHtml as unknown as {
    handler: (html: string, context: object) => { attrs: { href: string } }[];
  };
  const bundle = Object.fromEntries(outputs.map((output) => [output.fileName, output]));
  return handler(html, { bundle }).map(({ attrs }) => attrs.href);
}

const start = chunk('assets/start-1.js', ['assets/a-1.js'], ['/house/src/app/start/start.tsx']);

describe('the stages of the start', () => {
  it('are named in the page with all their static imports, and nothing that loads later', () => {
    const outputs = [
      start,
      chunk('assets/a-1.js', ['assets/b-1.js']),
      chunk('assets/b-1.js'),
      chunk('assets/later-1.js'),
    ];
    expect(preloaded(outputs)).toEqual(['/assets/start-1.js', '/assets/a-1.js', '/assets/b-1.js']);
  });

  it('are not named twice', () => {
    const html = '<link rel="modulepreload" crossorigin href="/assets/a-1.js">';
    expect(preloaded([start, chunk('assets/a-1.js')], html)).toEqual(['/assets/start-1.js']);
  });

  it('may import each other', () => {
    const outputs = [start, chunk('assets/a-1.js', ['assets/start-1.js'])];
    expect(preloaded(outputs)).toEqual(['/assets/start-1.js', '/assets/a-1.js']);
  });

  it('are left out while nothing is built', () => {
    expect(preloaded([])).toEqual([]);
  });
});
