import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCharts } from './scripts/lean-charts.ts';
import { preloadStages } from './scripts/preload-stages.ts';

const gateway = process.env.VESTIBULO_GATEWAY ?? 'http://127.0.0.1:8080';
const behind = ['/wps', '/lgw', '/lotto', '/sandbox', '/assets-sandbox'];

/** The app's build. `__CSP_NONCE__` is replaced by whoever serves the page, once per answer. */
export default defineConfig({
  plugins: [react(), leanCharts(), preloadStages(['src/app/assembly.ts', 'src/app/start.tsx'])],
  html: { cspNonce: '__CSP_NONCE__' },
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
    reportCompressedSize: false,
    // React apart from the rest: it is compiled in a task of its own, and outlives most releases in caches.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: { proxy: Object.fromEntries(behind.map((path) => [path, gateway])) },
});
