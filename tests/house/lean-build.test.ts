import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanIcons } from '../../scripts/lean-icons.ts';
import { leanLibraries } from '../../scripts/lean-libraries.ts';
import { blocksChunk, startChunk } from '../../scripts/start-chunks.ts';

const context = {
  parse: parseAst,
  error: (text: string) => {
    throw new Error(text);
  },
};

function transformed({ transform }: { transform?: unknown }, code: string): string {
  const { handler } = transform as { handler: (code: string) => { code: string } | null };
  return handler.call(context, code)?.code ?? code;
}

describe('a library in the build', () => {
  it('fails as it did, and says less', () => {
    const code =
      'invariant(a > 0, `You should ${b}`);\nif (a) warning(false, "Mind this");\nthis.logger.warn("x");';
    expect(transformed(leanLibraries(), code).replace(/\s+/g, ' ')).toBe('invariant(a > 0); if (a) ; ;');
  });

  it('keeps what it does with an error', () => {
    const code = 'this.logger.error("x"); const said = warning(false, "x");';
    expect(transformed(leanLibraries(), code)).toBe(code);
  });

  it('lets go of what nobody uses', () => {
    const code = 'var A = React3.createContext(null);\nA.displayName = "A";';
    expect(transformed(leanLibraries(), code).trim()).toBe(
      'var A = /* @__PURE__ */ React3.createContext(null);\n;',
    );
  });
});

describe('an icon in the build', () => {
  const written = (rest = '') =>
    `const __iconData = { name: "x", node: [["path", { d: "M1 2", key: "1b" }]]${rest}};\n__iconData.node;\nconst X = createLucideIcon(__iconData);`;

  it.each(['', ',\n  aliases: ["y"]'])('is its strokes%s', (rest) => {
    expect(transformed(leanIcons(), written(rest))).toContain(
      'drawIcon({ node: [["path", { d: "M1 2" }]] })',
    );
  });

  it('is not guessed at', () => {
    expect(() => transformed(leanIcons(), 'createLucideIcon(other)')).toThrow('not written as it was');
    expect(transformed(leanIcons(), "export { default } from './y.mjs';")).toContain('./y.mjs');
  });
});

describe('the scripts of the start', () => {
  const graph: Readonly<Record<string, { importers: string[]; importedIds: string[] }>> = {
    '/src/app/main.tsx': { importers: [], importedIds: ['/src/app/assembly.ts'] },
    '/src/app/assembly.ts': { importers: ['/src/app/main.tsx'], importedIds: ['/node_modules/q/index.js'] },
    '/src/app/start.tsx': { importers: [], importedIds: ['/node_modules/q/index.js'] },
    '/node_modules/q/index.js': {
      importers: ['/src/app/assembly.ts', '/src/app/start.tsx'],
      importedIds: ['/node_modules/q/use.js', '/node_modules/q/core.js'],
    },
    '/node_modules/q/use.js': {
      importers: ['/node_modules/q/index.js'],
      importedIds: ['/node_modules/react/index.js'],
    },
    '/node_modules/q/core.js': { importers: ['/node_modules/q/index.js'], importedIds: [] },
    '/node_modules/react/index.js': { importers: ['/node_modules/q/use.js'], importedIds: [] },
    '/src/app/later.tsx': { importers: [], importedIds: ['/src/app/later.tsx'] },
    '/src/app/first-hall.ts': { importers: [], importedIds: ['/src/actors/query.ts'] },
    '/src/actors/query.ts': { importers: ['/src/app/first-hall.ts'], importedIds: [] },
    '/src/ui/field.tsx': { importers: [], importedIds: ['/node_modules/react/index.js', '/src/ui/as.ts'] },
    '/src/ui/as.ts': { importers: ['/src/ui/field.tsx'], importedIds: [] },
    '/src/ui/dialog.tsx': { importers: [], importedIds: ['/node_modules/radix-ui/dialog.js'] },
  };
  const context = { getModuleInfo: (of: string) => graph[of] ?? null } as never;
  const chunkOf = (id: string) => startChunk(id, context);

  it('are the first stage, the view and React', () => {
    expect(chunkOf('/src/app/assembly.ts')).toBe('core');
    expect(chunkOf('/node_modules/q/core.js')).toBe('core');
    expect(chunkOf('/node_modules/q/use.js')).toBe('home');
    expect(chunkOf('/node_modules/react/index.js')).toBe('react');
    expect(chunkOf('/src/app/later.tsx')).toBeNull();
  });

  it('have what a hall asks for early apart from the hall', () => {
    expect(chunkOf('/src/actors/query.ts')).toBe('first-hall');
  });

  it('are followed by one of blocks, which brings no library along', () => {
    expect(blocksChunk('/src/ui/field.tsx', context)).toBe('blocks');
    expect(blocksChunk('/src/ui/dialog.tsx', context)).toBeNull();
    expect(blocksChunk('/src/app/later.tsx', context)).toBeNull();
  });
});
