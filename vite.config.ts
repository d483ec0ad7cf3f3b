import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { knownWords } from './scripts/known-words.ts';
import { leanCharts } from './scripts/lean-charts.ts';
import { noCircles } from './scripts/no-circles.ts';

const gateway = process.env.VESTIBULO_GATEWAY ?? 'http://127.0.0.1:8080';
const behind = ['/wps', '/lgw', '/lotto', '/sandbox', '/assets-sandbox', '/idp'];

/** The app's build. */
export default defineConfig({
  plugins: [react(), leanCharts(), knownWords(), noCircles()],
  // A build for a brand that allows no inspection holds nothing that inspects (scripts/build.ts).
  define: { 'import.meta.env.INSPECT': process.env.VESTIBULO_INSPECT !== 'false' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark() and nesting: rewritten for older ones, a dark surface on a light page would fail.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet is hardly larger than what the home needs of it, and no dialog is ever seen without its styles.
    cssCodeSplit: false,
    sourcemap: false,
    // Which script holds what, for the prerendered pages (scripts/build.ts).
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A script of its own for each part that shares a module would be a hundred small ones, and each costs a request:
      // what the page's own script imports is one file, and what many pages share is another
      // (docs/decisions/0108).
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'common', minShareCount: 17, test: /^(?!.*\/contract\/)/ },
            // Small parts that many pages need together: a request for each would cost more than what another part weighs.
            { name: 'contract', test: /\/contract\//, minShareCount: 7 },
            {
              name: 'act',
              test: /\/machines\/kit\/(act\.rules|act\.machine|act-by-call|act-state\.rules)\.ts$/,
            },
            {
              name: 'frame',
              test: /\/(pathname|resources\.rules|door-closed|qr\.module|lists|app\/parts\/(later-part|parts-within|part-with-words|renewal|part))\.(tsx?|mjs|css)$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(behind.map((path) => [path, gateway])) },
});
