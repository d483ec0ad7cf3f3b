import path from 'node:path';
import type { Plugin } from 'vite';

const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const drawing = path.resolve(import.meta.dirname, '../src/ui/draw-icon.tsx');

/**
 * Draws the icons with our own few lines: the package's can do much that is not asked of them, at every drawing. Each
 * icon is left with its strokes; their keys, chance letters that compress badly, are of no use where nothing moves.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: icon },
      handler(code) {
        // An icon's older names only point at it.
        if (!code.includes('createLucideIcon(')) return null;
        const [, node] =
          /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};\s*__iconData\.node;/.exec(code) ?? [];
        if (!node) return this.error('An icon is not written as it was');
        const lean = node.replace(/,?\s*key: "[^"]*"/g, '');
        return {
          code: `import { drawIcon } from ${JSON.stringify(drawing)};\nexport default /* @__PURE__ */ drawIcon({ node: ${lean} });`,
          map: null,
        };
      },
    },
  };
}
