import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanQueries } from '../../scripts/lean-queries.ts';

const modern = (name: string) =>
  path.resolve(import.meta.dirname, `../../node_modules/@tanstack/${name}/build/modern`);

const context = {
  parse: parseAst,
  resolve: async (name: string) => ({ id: path.join(modern(name.replace('@tanstack/', '')), 'index.js') }),
  error: (text: string) => {
    throw new Error(text);
  },
};

async function transformed(code: string, id = '/house/src/a.ts'): Promise<string | undefined> {
  const { handler } = leanQueries().transform as unknown as {
    handler: (code: string, id: string) => Promise<{ code: string } | null>;
  };
  return (await handler.call(context, code, id))?.code;
}

describe('queries in the build', () => {
  it('are taken from their own files, which are there', async () => {
    const code = "import { useQuery as read, QueryClient } from '@tanstack/react-query';\nread();";
    const lean = (await transformed(code)) ?? '';
    const files = [...lean.matchAll(/from "([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.map((file) => path.basename(file))).toEqual(['useQuery.js', 'queryClient.js']);
    expect(files.every((file) => existsSync(file))).toBe(true);
    expect(lean).toContain('import { useQuery as read }');
    expect(lean).toContain('\nread();');
  });

  it('are left alone where nothing of them is named', async () => {
    expect(await transformed("import { a } from './a.ts';")).toBeUndefined();
    expect(await transformed("import { b } from '@tanstack/react-virtual';")).toBeUndefined();
  });

  it('are not guessed at', async () => {
    await expect(transformed("import { gone } from '@tanstack/react-query';")).rejects.toThrow(
      'keeps no gone',
    );
    await expect(transformed('', '/query-core/build/modern/queryClient.js')).rejects.toThrow(
      'from elsewhere',
    );
  });

  it('come without mutations', async () => {
    const code = 'import { MutationCache } from "./mutationCache.js";';
    expect(await transformed(code, '/query-core/build/modern/queryClient.js')).toContain(
      'virtual:no-mutations',
    );
  });
});
