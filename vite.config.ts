import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCharts } from './scripts/lean-charts.ts';

const gateway = process.env.VESTIBULO_GATEWAY ?? 'http://127.0.0.1:8080';
const behind = ['/wps', '/lgw', '/lotto', '/sandbox', '/assets-sandbox'];

/** The app's build. `__CSP_NONCE__` is replaced by whoever serves the page, once per answer. */
export default defineConfig({
  plugins: [react(), leanCharts()],
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark() and nesting: rewritten for older ones, a dark surface on a light page would fail.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    sourcemap: false,
    reportCompressedSize: false,
    // React apart from the rest: two scripts are compiled in two tasks, and React outlives most releases in caches.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: { proxy: Object.fromEntries(behind.map((path) => [path, gateway])) },
});
