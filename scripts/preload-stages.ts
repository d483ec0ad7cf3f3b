import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunksWith } from './chunk-graph.ts';

/**
 * Names in the page what its own script fetches next: the stages of the start are tasks apart
 * (src/app/start/main.tsx), but no stage should wait for another before it is requested.
 */
export function preloadStages(stages: readonly string[]): Plugin {
  return {
    name: 'preload-stages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }): HtmlTagDescriptor[] {
        return [...chunksWith(stages, bundle ?? {})]
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
