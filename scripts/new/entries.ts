import type { HouseFiles } from './house-files.ts';
import { type FlowNames, Refused } from './names.ts';
import { pageWords } from './shown-files.ts';

/** The one list of areas. */
export const areasFile = 'tests/house/areas.ts';

type Table = {
  readonly path: string;
  /** What the file imports, by its name. */
  readonly imports: Readonly<Record<string, string>>;
  readonly end: string;
  /** The table of all areas, and how it imports this one. */
  readonly all: readonly [path: string, from: string];
};

/** Puts an entry into the table that a file exports under the name of its area; makes the table where there is none. */
function intoTable(house: HouseFiles, area: string, entry: string, { path, imports, end, all }: Table): void {
  if (house.text(path) === undefined) {
    house.create(path, `\nexport const ${area} = {\n${end}\n`);
    const [table, from] = all;
    house.importing(table, area, `import { ${area} } from '${from}';`);
    house.insert(table, `  ...${area},`, '};', 'export const ');
  }
  for (const [name, line] of Object.entries(imports)) house.importing(path, name, line);
  house.insert(path, entry, end, `export const ${area} = {`);
}

function addCall(house: HouseFiles, { area, kebab, call }: FlowNames): void {
  const entry = `  /** Not in spec 7 [T]: counts the letters of a text. */
  '${call}': defineCall({
    method: 'POST',
    path: '/wps/${area}/${kebab}',
    token: true,
    assumed: true,
    input: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ letters: z.number() }),
  }),`;
  const path = `contract/${area}.ts`;
  if (house.text(path)?.includes(`'${call}'`)) throw new Refused(`${path} has the call ${call} already`);
  intoTable(house, area, entry, {
    path,
    imports: { z: "import * as z from 'zod/mini';", defineCall: "import { defineCall } from './call.ts';" },
    end: '};',
    all: ['contract/calls.ts', `./${area}.ts`],
  });
}

function addHandler(house: HouseFiles, { area, call }: FlowNames): void {
  intoTable(house, area, `  '${call}': ({ text }) => ({ letters: text.length }),`, {
    path: `sandbox/${area}/handlers.ts`,
    imports: { Handlers: "import type { Handlers } from '#sandbox/wire/handler.ts';" },
    end: '} satisfies Partial<Handlers>;',
    all: ['sandbox/wire/handlers.ts', `#sandbox/${area}/handlers.ts`],
  });
}

/** A valid input of the call, for the tests with hostile texts. */
function addInput(house: HouseFiles, { call }: FlowNames): void {
  house.insert(
    'tests/sandbox/wire/hostile-input.test.ts',
    `  '${call}': { text: 'hola' },`,
    '};',
    'const inputs',
  );
}

function addWords(house: HouseFiles, names: FlowNames): void {
  const { area, camel, page, title } = names;
  const words = pageWords(names);
  for (const language of ['es', 'en'] as const) {
    const path = `locales/${language}/${area}.json`;
    const entry = `"${camel}": ${JSON.stringify(words[language])}`;
    const known = house.text(path);
    if (known === undefined) house.create(path, `{${entry}}\n`);
    else if (camel in JSON.parse(known)) throw new Refused(`${path} has words for ${camel} already`);
    else house.insert(path, `${entry},`, '  "');
    house.insert(`locales/${language}/member.json`, `"${page}": ${JSON.stringify(title)},`, '  "centre": {');
  }
  const table = 'src/i18n/words.ts';
  if (house.text(table)?.includes(`  ${area}: typeof ${area};`)) return;
  house.importing(table, area, `import type ${area} from '#locales/es/${area}.json';`);
  house.insert(table, `  ${area}: typeof ${area};`, '};', 'export type Words = {');
}

/** The icon of a new page until you pick another. */
const icon = 'SquareDashed';

function addPage(house: HouseFiles, { area, kebab, pascal, page }: FlowNames): void {
  house.insert('machines/places.ts', `  '${page}',`, '] as const', 'export const memberPages = [');
  const path = 'src/app/pages/member-pages.ts';
  if (!house.text(path)?.includes(`  ${icon},`)) house.insert(path, `  ${icon},`, "} from 'lucide-react';");
  const entry = `  ${page}: {
    name: 'member.${page}',
    icon: ${icon},
    shows: part(() => import('#src/views/${area}/${kebab}-page.tsx').then((found) => found.${pascal}Page)),
  },`;
  house.insert(path, entry, '};', 'export const centrePages');
}

/** Why what the flow does is not on the audit record. */
function addReason(house: HouseFiles, { camel }: FlowNames): void {
  const why = {
    en: 'It counts letters: nobody’s money and nobody’s account depend on it.',
    es: 'Cuenta letras: no dependen de ello ni el dinero ni la cuenta de nadie.',
  };
  house.insert('tests/flows/book/unaudited.json', `,${JSON.stringify({ machines: [camel], why })}`, ']');
}

/** Puts a flow into every list that names it. */
export function addEntries(house: HouseFiles, names: FlowNames): void {
  const areas = house.text(areasFile) ?? '';
  if (!areas.includes(`'${names.area}',`)) house.insert(areasFile, `  '${names.area}',`, '];');
  addCall(house, names);
  addHandler(house, names);
  addInput(house, names);
  addWords(house, names);
  addPage(house, names);
  addReason(house, names);
}
