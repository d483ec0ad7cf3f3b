import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type HintedPage, pageHints } from '../../scripts/page-hints.ts';

type Output = { type: 'chunk' | 'asset'; fileName: string; moduleIds: string[]; imports: string[] };
type Tag = { tag: string; attrs: { src: string } };

const chunk = (name: string, module: string, imports: string[] = []): Output => {
  return {
    type: 'chunk',
    fileName: `assets/${name}-1.js`,
    moduleIds: [`/house${module}`],
    imports: imports.map((one) => `assets/${one}-1.js`),
  };
};

const outputs = [
  chunk('core', '/src/app/start/main.tsx'),
  chunk('list', '/src/list.tsx', ['core', 'blocks']),
  chunk('blocks', '/src/ui/button.tsx'),
  chunk('games', '/locales/es/games.json'),
  chunk('games-en', '/locales/en/games.json'),
];

const gameList: HintedPage = { addresses: ['/rng'], modules: ['/src/list.tsx'], words: ['games'] };

/** The script that a build makes for its pages, and the tags in the page that load it. */
function built(pages: readonly HintedPage[], all: readonly Output[] = outputs) {
  const plugin = pageHints(['/src/app/start/main.tsx'], pages) as unknown as {
    generateBundle: (options: unknown, bundle: object) => void;
    transformIndexHtml: { handler: () => Tag[] };
  };
  let source = '';
  const context = {
    emitFile: (file: { source: string }) => {
      source = file.source;
      return 'id';
    },
    getFileName: () => 'assets/hints-1.js',
  };
  plugin.generateBundle.call(context, {}, Object.fromEntries(all.map((one) => [one.fileName, one])));
  return { source, tags: plugin.transformIndexHtml.handler() };
}

/** The files that the script requests at an address, in the stored language. */
function askedAt(pathname: string, kept: string | null = null): string[] {
  const asked: string[] = [];
  runInNewContext(built([gameList]).source, {
    location: { pathname },
    localStorage: { getItem: () => kept },
    document: {
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link.href) },
    },
  });
  return asked;
}

describe('the hints of a page', () => {
  it('request its code and its words, and nothing that every visit loads', () => {
    expect(askedAt('/rng')).toEqual(['/assets/list-1.js', '/assets/blocks-1.js', '/assets/games-1.js']);
  });

  it('request words in the chosen language', () => {
    expect(askedAt('/rng', 'EN')).toContain('/assets/games-en-1.js');
    expect(askedAt('/rng', 'FR')).toEqual(['/assets/list-1.js', '/assets/blocks-1.js']);
  });

  it('request nothing elsewhere', () => {
    expect(askedAt('/')).toEqual([]);
  });

  it('are a script of the page when such a page exists', () => {
    expect(built([gameList]).tags).toMatchObject([{ tag: 'script', attrs: { src: '/assets/hints-1.js' } }]);
    expect(built([gameList], [chunk('core', '/src/app/start/main.tsx')]).tags).toEqual([]);
  });
});
