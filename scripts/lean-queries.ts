import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

type Specifier = { type: string; imported?: { name: string }; local: { name: string } };
type Written = {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: Specifier[];
};

const packages = /^@tanstack\/(react-query|query-core)$/;
const noMutations = 'virtual:no-mutations';

/** What a client does with its mutations when there are none. */
const noCache =
  'export class MutationCache { clear() {} findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }';

/** The file that each name of an index stands in, from the text of the index. */
function namesOf(index: string, file: string): [name: string, file: string][] {
  return [...index.matchAll(/^import \{ ([^}]+) \} from "(\.[^"]+)";/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(', ')
        .map((name): [string, string] => [
          name,
          path.resolve(path.dirname(file), from).replaceAll('\\', '/'),
        ]),
  );
}

/** An import of the index, written as imports of the files that hold what it names. */
function taken({ specifiers = [] }: Written, files: ReadonlyMap<string, string>): string {
  return specifiers
    .map(({ imported, local }) => {
      const file = files.get(imported?.name ?? '');
      if (!imported || !file) throw new Error(`TanStack Query keeps no ${local.name} where it did`);
      return `import { ${imported.name} as ${local.name} } from ${JSON.stringify(file)};`;
    })
    .join(' ');
}

function withoutMutations(code: string): string {
  const lean = code.replace('from "./mutationCache.js"', `from "${noMutations}"`);
  if (lean === code) throw new Error('A client of queries takes its mutations from elsewhere');
  return lean;
}

/**
 * Takes each part of TanStack Query from its own file: by the index, the first scripts would bring all that any screen
 * uses. Nobody here mutates through it, so its mutations are left out.
 */
export function leanQueries(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'lean-queries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: new RegExp(noMutations) }, handler: (id) => id },
    load: { filter: { id: new RegExp(noMutations) }, handler: () => noCache },
    transform: {
      filter: {
        id: /(\/src\/|\/@tanstack\/react-query\/).+\.[mt]?[jt]sx?$|\/query-core\/.+\/queryClient\.js$/,
      },
      async handler(code, id) {
        if (id.endsWith('/queryClient.js')) return { code: withoutMutations(code), map: null };
        if (!code.includes('@tanstack/')) return null;
        const wanted = (this.parse(code).body as unknown as Written[]).filter(
          ({ type, source }) => type === 'ImportDeclaration' && packages.test(source?.value ?? ''),
        );
        if (wanted.length === 0) return null;
        const index = async (name: string, importer: string) =>
          (await this.resolve(name, importer))?.id ?? this.error(`${name} is not installed`);
        if (!files) {
          const views = await index('@tanstack/react-query', id);
          const core = await index('@tanstack/query-core', views);
          const texts = [core, views].map(async (file) => namesOf(await readFile(file, 'utf8'), file));
          files = new Map((await Promise.all(texts)).flat());
        }
        const all = files;
        const lean = wanted
          .toSorted((a, b) => b.start - a.start)
          .reduce((rest, one) => rest.slice(0, one.start) + taken(one, all) + rest.slice(one.end), code);
        return { code: lean, map: null };
      },
    },
  };
}
