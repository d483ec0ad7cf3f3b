import { build, type Rollup } from 'vite';

/** The name in the page by which the finder is called. */
const called = 'vestibuloFinder';

/** The finder as a script for a page: it defines one name. */
async function built(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/kit/engines/finder.ts', name: called, formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return result[0]?.output[0].code ?? '';
}

let once: Promise<string> | undefined;

/** A function as text that brings the finder into the page. */
export async function bringingFinder(): Promise<string> {
  once ??= built();
  // The library asks Node for its settings, and a page has none.
  return `() => { const process = { env: {} };\n ${await once}\n window.${called} = ${called}; return true; }`;
}

/** A function as text that asks the finder in the page; it gives null where there is none yet. */
export const asking = (what: string) =>
  `async (...given) => (window.${called} ? window.${called}.${what}(...given) : null)`;
