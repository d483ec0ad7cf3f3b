import type { Imports, Kind } from './kind.ts';
import { type Names, Refused } from './names.ts';
import type { RepositoryFiles } from './repository-files.ts';

/** The one list of areas. */
export const areasFile = 'tests/house/areas.ts';

type Table = {
  readonly path: string;
  readonly imports: Imports;
  readonly end: string;
  /** The table of all areas, and how it imports this one. */
  readonly all: readonly [path: string, from: string];
};

/** Puts an entry into the table that a file exports under the name of its area; makes the table where there is none. */
function intoTable(
  repository: RepositoryFiles,
  area: string,
  entry: string,
  { path, imports, end, all }: Table,
): void {
  if (repository.text(path) === undefined) {
    repository.create(path, `\nexport const ${area} = {\n${end}\n`);
    const [table, from] = all;
    repository.importing(table, area, `import { ${area} } from '${from}';`);
    repository.insert(table, `  ...${area},`, '};', 'export const ');
  }
  for (const [name, line] of Object.entries(imports)) repository.importing(path, name, line);
  repository.insert(path, entry, end, `export const ${area} = {`);
}

function addCall(
  repository: RepositoryFiles,
  { call: { says, marks, input, output, imports } }: Kind,
  { area, kebab, call }: Names,
): void {
  const entry = `  /** Not in spec 7 [T]: ${says} */
  '${call}': defineCall({
    method: 'POST',
    path: '/wps/${area}/${kebab}',
    token: true,
    ${marks}
    assumed: true,
    input: z.object({ ${input} }),
    output: z.object({ ${output} }),
  }),`;
  const path = `contract/${area}.ts`;
  const known = repository.text(path);
  if (known?.includes(`'${call}'`)) throw new Refused(`${path} has the call ${call} already`);
  if (known === undefined) {
    const fetch = `  ${area}: () => import('#contract/${area}.ts').then(({ ${area} }) => ${area}),`;
    repository.insert('src/gateway/areas.ts', fetch, '};', 'export const areas');
  }
  intoTable(repository, area, entry, {
    path,
    imports: {
      z: "import * as z from 'zod/mini';",
      defineCall: "import { defineCall } from './call.ts';",
      ...imports,
    },
    end: '};',
    all: ['contract/calls.ts', `./${area}.ts`],
  });
}

function addHandler(repository: RepositoryFiles, kind: Kind, names: Names): void {
  const { area, call } = names;
  const { answers, imports } = kind.handler(names);
  intoTable(repository, area, `  '${call}': ${answers},`, {
    path: `sandbox/${area}/handlers.ts`,
    imports: { Handlers: "import type { Handlers } from '#sandbox/wire/handler.ts';", ...imports },
    end: '} satisfies Partial<Handlers>;',
    all: ['sandbox/app/handlers.ts', `#sandbox/${area}/handlers.ts`],
  });
}

function addWords(repository: RepositoryFiles, kind: Kind, names: Names): void {
  const { area, camel, page, title } = names;
  const words = kind.words(names);
  for (const language of ['es', 'en'] as const) {
    const path = `locales/${language}/${area}.json`;
    const entry = `"${camel}": ${JSON.stringify(words[language])}`;
    const known = repository.text(path);
    if (known === undefined) repository.create(path, `{${entry}}\n`);
    else if (camel in JSON.parse(known)) throw new Refused(`${path} has words for ${camel} already`);
    else repository.insert(path, `${entry},`, '  "');
    repository.insert(
      `locales/${language}/member.json`,
      `"${page}": ${JSON.stringify(title)},`,
      '  "centre": {',
    );
  }
  const table = 'src/i18n/words.ts';
  if (repository.text(table)?.includes(`  ${area}: typeof ${area};`)) return;
  repository.importing(table, area, `import type ${area} from '#locales/es/${area}.json';`);
  repository.insert(table, `  ${area}: typeof ${area};`, '};', 'export type Words = {');
}

/** The icon of a new page until you pick another. */
const icon = 'SquareDashed';

function addPage(repository: RepositoryFiles, { area, kebab, pascal, page }: Names): void {
  repository.insert('machines/centres.ts', `  '${page}',`, '] as const', 'export const memberPages = [');
  const path = 'src/app/pages/member-pages.ts';
  if (!repository.text(path)?.includes(`  ${icon},`))
    repository.insert(path, `  ${icon},`, "} from 'lucide-react';");
  const entry = `  ${page}: {
    name: 'member.${page}',
    icon: ${icon},
    shows: part(() => import('#src/views/${area}/${kebab}-page.tsx').then((found) => found.${pascal}Page)),
  },`;
  repository.insert(path, entry, '};', 'export const memberCentre');
}

/** Puts something new into every list that names it. */
export function addEntries(repository: RepositoryFiles, kind: Kind, names: Names): void {
  const areas = repository.text(areasFile) ?? '';
  if (!areas.includes(`'${names.area}',`)) repository.insert(areasFile, `  '${names.area}',`, '];');
  addCall(repository, kind, names);
  addHandler(repository, kind, names);
  // For the tests with hostile texts.
  repository.insert('tests/kit/valid-inputs.ts', `  '${names.call}': ${kind.input},`, '};', 'const inputs');
  addWords(repository, kind, names);
  addPage(repository, names);
  kind.addOwn?.(repository, names);
}
