import { areas } from './areas.ts';
import { type Node, programOf } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const fileName = new RegExp(`^${kebab}(\\.${kebab})*\\.(tsx?|mjs|css|json|html|svg|sql)$`);
const folderName = new RegExp(`^${kebab}$`);
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'misc', 'shared'];
/** Files whose names come from a tool. */
const generated = /^sandbox\/db\/migrations\//;
const rooms = /^(assurance|contract|machines|locales|src|sandbox|tests|scripts)\//;

function nameFaults(path: string): string[] {
  const [file = '', ...folders] = path.split('/').reverse();
  const words = [...folders, file.replace(/\..*$/, '')];
  const plain = /\.(tsx?|mjs)$/.test(file) && /^(index|types)\./.test(file);
  return [
    ...(fileName.test(file) || file.endsWith('.md') ? [] : ['is not kebab-case with a dotted role']),
    ...(folders.every((folder) => folderName.test(folder))
      ? []
      : ['stands in a folder that is not kebab-case']),
    ...(words.some((word) => emptyWords.includes(word)) ? ['says nothing: name what it holds'] : []),
    ...(plain ? ['says nothing: no index or types files'] : []),
  ];
}

function isDefault(statement: Node): boolean {
  const named = (statement.specifiers as { exported?: { name?: string } }[] | undefined) ?? [];
  return (
    statement.type === 'ExportDefaultDeclaration' || named.some((one) => one.exported?.name === 'default')
  );
}

function exportFaults(path: string, text: string): string[] {
  const statements = programOf(path, text).body as Node[];
  const passedOn = statements.filter(
    (statement) => /^Export(All|Named)/.test(statement.type) && statement.source,
  );
  const page = /^src\/views\/.*[.-]page\.tsx$/.test(path) || /^(tests\/)?[^/]+\.config\.ts$/.test(path);
  return [
    ...(passedOn.length > 0 && passedOn.length === statements.length ? ['is a barrel'] : []),
    ...(!page && statements.some(isDefault) ? ['has a default export, and is no page'] : []),
  ];
}

/** Files whose name or exports break the rules. */
export function namingFaults(tree: Tree): string[] {
  const names = [...tree.keys()]
    .filter((path) => rooms.test(path) && !generated.test(path))
    .map((path) => [path, nameFaults(path)]);
  const exports = filesOf(tree, code).map(([path, text]) => [path, exportFaults(path, text)]);
  return [...names, ...exports].flatMap(([path, faults]) =>
    [...(faults ?? [])].map((fault) => `${path} ${fault}`),
  );
}

const notAreas: Record<string, readonly string[]> = {
  // The start names the markets, and nothing else of protection.
  contract: [
    ...['calls', 'call', 'envelope', 'errors', 'configuration', 'market-names', 'mapping', 'units'],
    ...['typed', 'typed-fields', 'mobile-numbers', 'pictures'],
  ],
  machines: ['kit'],
  'src/views': ['shell', 'acts', 'records'],
  'locales/es': ['shell', 'acts', 'records'],
  'locales/en': ['shell', 'acts', 'records'],
  sandbox: ['server', 'app', 'wire', 'control', 'catalogue', 'db', 'seed', 'books', 'site', 'kit'],
  'tests/machines': ['kit'],
};

const areaOf: readonly [room: string, path: RegExp][] = [
  ['contract', /^contract\/([^/]+)\.ts$/],
  ['contract', /^contract\/([^/]+)\//],
  ['machines', /^machines\/([^/]+)\//],
  ['src/views', /^src\/views\/([^/]+)\//],
  ['locales/es', /^locales\/es\/([^/]+)\.json$/],
  ['locales/en', /^locales\/en\/([^/]+)\.json$/],
  ['sandbox', /^sandbox\/([^/]+)\.(?!md$)[a-z]+$/],
  ['sandbox', /^sandbox\/([^/]+)\//],
  ['tests/machines', /^tests\/machines\/([^/]+)\//],
];

/** Files and folders without the name of an area, in the folders that are divided into areas. */
export function areaFaults(tree: Tree): string[] {
  return [...tree.keys()].flatMap((path) =>
    areaOf.flatMap(([room, pattern]) => {
      const name = pattern.exec(path)?.[1]?.split('.')[0];
      if (name === undefined || areas.includes(name) || notAreas[room]?.includes(name)) return [];
      return [`${path}: ${name} is no area`];
    }),
  );
}
