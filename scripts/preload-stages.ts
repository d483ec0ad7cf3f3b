import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Adds a chunk and all that it imports at once to those found already. */
function addWithImports(chunk: Chunk, of: ReadonlyMap<string, Chunk>, found: Set<Chunk>): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = of.get(file);
    if (imported) addWithImports(imported, of, found);
  }
}

/**
 * Names in the page what its own script fetches next: the stages of the start are tasks apart (src/app/main.tsx), but
 * nobody waits for one to learn of the other.
 */
export function preloadStages(stages: readonly string[]): Plugin {
  return {
    name: 'preload-stages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const begun = chunks.filter(({ moduleIds }) =>
          stages.some((stage) => moduleIds.some((id) => id.endsWith(stage))),
        );
        const needed = new Set<Chunk>();
        for (const chunk of begun) addWithImports(chunk, named, needed);
        return [...needed]
          .filter(({ fileName }) => !html.includes(`/${fileName}"`))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
