import { areas } from './areas.ts';
import { importsOf } from './imports.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** What one folder may import. `own` is the folder itself. */
type Room = {
  readonly name: string;
  readonly holds: RegExp;
  /** Other folders that it may import; '*' for any. */
  readonly from: readonly string[];
  /** Folders of which it may import types only. */
  readonly typesFrom?: readonly string[];
  /** Packages that it may import; by default all. */
  readonly packages?: RegExp;
  /** Whether it may import modules of Node. */
  readonly node?: true;
  /** The files of tests it may import. */
  readonly reaches?: RegExp;
};

/** The folders and the arrows between them. */
const rooms: readonly Room[] = [
  { name: 'contract', holds: /^contract\//, from: [], packages: /^zod(\/|$)/ },
  { name: 'machines', holds: /^machines\//, from: ['contract'], packages: /^xstate(\/|$)/ },
  { name: 'locales', holds: /^locales\//, from: [], packages: /^$/ },
  { name: 'src/gateway', holds: /^src\/gateway\//, from: ['contract'] },
  {
    name: 'src/actors',
    holds: /^src\/actors\//,
    from: ['machines', 'contract'],
    typesFrom: ['src/gateway'],
  },
  {
    // An act under a key looks the same wherever money, points or rewards move.
    name: 'src/views/acts',
    holds: /^src\/views\/acts\//,
    from: ['machines', 'src/actors', 'src/ui', 'src/i18n', 'src/paths'],
    typesFrom: ['contract'],
  },
  {
    // A record looks the same whether it is a member's own or an agent's about a team.
    name: 'src/views/records',
    holds: /^src\/views\/records\//,
    from: ['machines', 'src/actors', 'src/ui', 'src/i18n', 'src/paths', 'src/views/acts'],
    typesFrom: ['contract'],
  },
  ...['protection', 'verification'].map((area) => ({
    // What protects a member, and what a sign of a person takes, is wherever money moves and people come in.
    name: `src/views/${area}`,
    holds: new RegExp(`^src/views/${area}/`),
    from: ['machines', 'src/actors', 'src/ui', 'src/i18n', 'src/paths', 'src/views/acts'],
    typesFrom: ['contract'],
  })),
  {
    name: 'src/views',
    holds: /^src\/views\/[^/]+\//,
    from: [
      'machines',
      'src/actors',
      'src/ui',
      'src/i18n',
      'src/paths',
      'src/views/acts',
      'src/views/records',
      'src/views/protection',
      'src/views/verification',
    ],
    typesFrom: ['contract'],
  },
  {
    name: 'src/watch',
    holds: /^src\/watch\//,
    from: ['machines', 'contract', 'src/ui', 'src/i18n'],
  },
  { name: 'src/ui', holds: /^src\/ui\//, from: [] },
  { name: 'src/i18n', holds: /^src\/i18n\//, from: ['locales'] },
  {
    name: 'src/app',
    holds: /^src\/app\//,
    from: [
      'machines',
      'contract',
      'locales',
      'src/gateway',
      'src/actors',
      'src/views',
      'src/views/acts',
      'src/views/protection',
      'src/views/verification',
      'src/watch',
      'src/ui',
      'src/i18n',
      'src/paths',
    ],
  },
  { name: 'src/paths', holds: /^src\/paths\.ts$/, from: ['machines'], packages: /^$/ },
  { name: 'sandbox/catalogue', holds: /^sandbox\/catalogue\//, from: ['contract'], packages: /^$/ },
  { name: 'sandbox', holds: /^sandbox\//, from: ['contract', 'sandbox/catalogue', 'sandbox'], node: true },
  {
    // It asks other gateways as the product would, and says what the charts make of their answers.
    name: 'assurance/conformance',
    holds: /^assurance\/conformance\/(?!tests\/)/,
    from: ['contract', 'machines', 'src/gateway'],
    packages: /^(zod|xstate)(\/|$)/,
    node: true,
  },
  {
    // What reads the charts and their proofs. Nothing of the product imports it.
    name: 'assurance',
    holds: /^assurance\//,
    from: ['*'],
    node: true,
    reaches: /^tests\/(flows|house|kit)\//,
  },
  { name: 'tests', holds: /^tests\//, from: ['*'], node: true },
  {
    // The screenshots drive the running product with the same code as the tests; `npm test` chooses by areas, titles and imports.
    name: 'scripts',
    holds: /^scripts\//,
    from: ['*'],
    node: true,
    reaches: /^tests\/(kit\/blackbox\.mjs|house\/(areas|imports|tree)\.ts)$/,
  },
  { name: 'docs', holds: /^docs\//, from: [], packages: /^$/ },
  { name: 'root', holds: /^[^/]+$/, from: ['*'], node: true },
];

/** The areas in the sandbox, the lowest first. The books, where all money is written, stand below those that move it. */
const areaOrder = [
  ...['lotteries', 'books', 'verification', 'protection', 'inbox', 'session', 'password', 'contracts'],
  ...['points', 'missions', 'member', 'promotions', 'wallet', 'registration', 'agent', 'support', 'games'],
  ...['downloads', 'notices', 'help', 'system'],
];

/**
 * The folders of the sandbox, the lowest first: each may import those before it. What is at its root starts all of them.
 */
const sandboxOrder = [
  // What is stored; the tools that work with it; how a request becomes an answer.
  ...['db', 'kit', 'wire'],
  ...areaOrder,
  // A new area imports all others until it has a place among them.
  ...areas.filter((area) => !areaOrder.includes(area)),
  // What begins with, shows and steers all of them.
  ...['seed', 'site', 'control', 'app'],
];

/** The arrows in the sandbox that climb all the same, each with its reason. */
export const climbing: Readonly<Record<string, string>> = {
  'protection -> points': 'before a break or an exclusion a member sees the points that they would leave',
  'protection -> promotions': 'an exclusion gives up the bonuses that a member works off, and says so before',
};

/** The folder of a file of the sandbox; undefined for a file at its root. */
function folderOf(path: string): string | undefined {
  return path.split('/').slice(1, -1)[0];
}

/** The arrow between two folders of the sandbox, as the list has it; null where it does not climb. */
function climbOf(from: string, file: string): string | null {
  const [low, high] = [folderOf(from), folderOf(file)];
  if (low === undefined || low === high) return null;
  if (high !== undefined && sandboxOrder.indexOf(high) < sandboxOrder.indexOf(low)) return null;
  return `${low} -> ${high ?? 'the root'}`;
}

/** Every arrow that climbs in the sandbox, types and `import()` included. */
export function climbsIn(tree: Tree): string[] {
  const climbs = filesOf(tree, code).flatMap(([path, text]) =>
    path.startsWith('sandbox/')
      ? importsOf(path, text).flatMap(({ file }) =>
          file?.startsWith('sandbox/') ? (climbOf(path, file) ?? []) : [],
        )
      : [],
  );
  return [...new Set(climbs)].sort();
}

function roomOf(path: string): Room | undefined {
  return rooms.find((room) => room.holds.test(path));
}

/** The depth of the folders that count as folders of their own: an area's views never import another's. */
const depths: Readonly<Record<string, number>> = { 'src/views': 3, sandbox: 2 };

function placeOf(room: Room, path: string): string {
  const depth = depths[room.name];
  return depth === undefined ? room.name : path.split('/').slice(0, depth).join('/');
}

function ofPackage(room: Room, written: string): string | undefined {
  if (written.startsWith('node:')) return room.node ? undefined : 'has no Node';
  return !room.packages || room.packages.test(written) ? undefined : 'may not use this package';
}

function ofFile(tree: Tree, from: string, room: Room, written: string, file: string, typesOnly: boolean) {
  const target = roomOf(file);
  if (!target) return 'is no room of this house';
  if (!tree.has(file) && !file.endsWith('.svg')) return 'is not there';
  if (placeOf(room, from) === placeOf(target, file)) {
    return written.startsWith('#') ? 'is in the same room: write it relative' : undefined;
  }
  if (!written.startsWith('#') && target.name !== 'root' && target.name !== 'scripts') {
    return 'is in another room: write it with #';
  }
  if (target.name === 'tests')
    return room.reaches?.test(file) ? undefined : 'is a test: nothing imports tests';
  if (target.name === 'scripts' && !['assurance', 'tests', 'root'].includes(room.name))
    return 'is build tooling';
  const climb = room.name === 'sandbox' && target.name === 'sandbox' ? climbOf(from, file) : null;
  if (climb !== null && !Object.hasOwn(climbing, climb)) return `climbs: ${climb}`;
  if (room.from.includes('*') || room.from.includes(target.name)) return undefined;
  if (room.typesFrom?.includes(target.name)) return typesOnly ? undefined : 'may give its types only';
  return 'may not be imported from here';
}

/** Imports against the arrows, and files outside every folder, one sentence each. */
export function arrowFaults(tree: Tree): string[] {
  const lost = [...tree.keys()].flatMap((path) => {
    const room = roomOf(path);
    if (!room) return [`${path} stands in no room`];
    const folder = room.name === 'sandbox' ? folderOf(path) : undefined;
    return folder === undefined || sandboxOrder.includes(folder)
      ? []
      : [`${path} stands in no folder of the order`];
  });
  const crossed = filesOf(tree, code).flatMap(([path, text]) => {
    const room = roomOf(path);
    if (!room) return [];
    return importsOf(path, text).flatMap(({ written, file, typesOnly }) => {
      const fault = file ? ofFile(tree, path, room, written, file, typesOnly) : ofPackage(room, written);
      return fault ? [`${path} imports ${written}: it ${fault}`] : [];
    });
  });
  return [...lost, ...crossed];
}
