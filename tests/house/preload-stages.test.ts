import { describe, expect, it } from 'vitest';
import { preloadStages } from '../../scripts/preload-stages.ts';

type Output = { type: 'chunk' | 'asset'; fileName: string; moduleIds: string[]; imports: string[] };

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = []): Output => {
  return { type: 'chunk', fileName, imports, moduleIds };
};

/** What the page preloads besides what it says already. */
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
  it('are named in the page with all that they import at once, and nothing that is fetched later', () => {
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

  it('are nobody’s business while nothing is built', () => {
    expect(preloaded([])).toEqual([]);
  });
});
