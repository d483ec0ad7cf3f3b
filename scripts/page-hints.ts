import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { chunksWith } from './chunk-graph.ts';

/** A page of the product: where it is entered, the modules that show it, and the areas whose words it speaks. */
export type HintedPage = {
  readonly addresses: readonly string[];
  readonly modules: readonly string[];
  readonly words: readonly string[];
};

/** What a page is named in the script: its addresses, its code, and its words by language. */
type Hint = readonly [addresses: readonly string[], code: string[], words: Record<string, string[]>];

const languages = ['es', 'en'];

/** Runs in the page before everything else: requests the code and the words of the page at this address. */
function ask(hints: readonly Hint[], standard: string): void {
  const hint = hints.find(([addresses]) => addresses.includes(location.pathname));
  if (!hint) return;
  let language = standard;
  try {
    language = localStorage.getItem('lang')?.toLowerCase() ?? standard;
  } catch {
    // A browser without storage gets the first language.
  }
  const [, code, words] = hint;
  for (const file of [...code, ...(words[language] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

function hintOf(page: HintedPage, started: readonly string[], bundle: Rolldown.OutputBundle): Hint {
  const begun = chunksWith(started, bundle);
  const filesOf = (modules: readonly string[]) =>
    [...chunksWith(modules, bundle)].filter((chunk) => !begun.has(chunk)).map(({ fileName }) => fileName);
  const words = languages.map((language) => [
    language,
    filesOf(page.words.map((area) => `/locales/${language}/${area}.json`)),
  ]);
  return [page.addresses, filesOf(page.modules), Object.fromEntries(words)];
}

/**
 * Has the code of a page fetched together with what starts the app, for whoever comes in by its address: only the page
 * knows where it was opened, so a script of a few hundred bytes asks for it before all others have come. `started` are
 * the modules that every visit begins with.
 */
export function pageHints(started: readonly string[], pages: readonly HintedPage[]): Plugin {
  let script = '';
  return {
    name: 'page-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const hints = pages.map((page) => hintOf(page, started, bundle)).filter(([, code]) => code.length > 0);
      if (hints.length === 0) return;
      const source = `(${ask})(${JSON.stringify(hints)},"es")`;
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'hints.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (): HtmlTagDescriptor[] =>
        script === ''
          ? []
          : [
              {
                tag: 'script',
                attrs: { async: true, fetchpriority: 'high', src: `/${script}` },
                injectTo: 'head-prepend',
              },
            ],
    },
  };
}
