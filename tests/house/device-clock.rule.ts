import { lineAt, type Node, programOf, walk } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** What the product is made of in the page: its time is the gateway's (decision: whose clock). */
const rooms = /^(src|machines|contract)\//;

/** The files that ask the device for its time, and why they may. */
export const mayAsk: Readonly<Record<string, string>> = {
  'src/actors/clock.ts': 'the clock itself shows the device’s time until an answer says the gateway’s',
  'src/app/parts/renewal.ts': 'when it reloaded is kept over the reload, before any answer',
  'src/ui/renewal.ts': 'the same moment, compared with itself alone',
  'src/app/world/remembered.ts': 'cookies lapse by the clock of the device',
  'src/app/watching/clock-ahead.ts': 'it measures by how much the device is wrong',
  'src/app/watching/trace-keeper.ts': 'a trace notes the device’s times, and by how much they are wrong',
  'src/watch/inspector/file-room.tsx': 'a page of its own that asks no gateway names a file',
  'src/watch/scenario-clock.ts': 'a scenario has no other time than the one that it stops',
};

/** Members that are the device's time, by their last name; the library of reads notes its times by the device's clock. */
const members: Readonly<Record<string, RegExp>> = {
  now: /^(Date|Temporal\.Now.*)$/,
  timeOrigin: /^(performance)$/,
  dataUpdatedAt: /./,
  errorUpdatedAt: /./,
};

type Named = Node & { readonly name?: string; readonly object?: Node; readonly property?: Named };

function nameOf(node: unknown): string {
  const at = node as Named | undefined;
  if (at?.type === 'Identifier') return at.name ?? '';
  if (at?.type === 'MemberExpression') return `${nameOf(at.object)}.${nameOf(at.property)}`;
  return '';
}

type Made = Node & { readonly callee?: Node; readonly arguments?: readonly Node[] };

/** What a piece of code asks of the device, as it is written; null when it asks nothing. */
function asked(node: Node): string | null {
  const { callee, arguments: given = [] } = node as Made;
  if (node.type === 'NewExpression' && nameOf(callee) === 'Date' && given.length === 0) return 'new Date()';
  if (node.type === 'CallExpression' && nameOf(callee) === 'Date') return 'Date()';
  if (nameOf(node).startsWith('Temporal.Now.')) return nameOf(node);
  const { object, property, key } = node as Named & { readonly key?: Named };
  const last = nameOf(property ?? (node.type === 'Property' ? key : undefined));
  const of = members[last];
  const whose = node.type === 'Property' ? 'the read' : nameOf(object) || 'it';
  return Object.hasOwn(members, last) && of?.test(whose) ? `${whose}.${last}` : null;
}

/** Places in the product that ask the device for the time without a reason, and reasons that are out of date. */
export function deviceClockFaults(tree: Tree): string[] {
  const used = new Set<string>();
  const faults = filesOf(tree, code).flatMap(([path, text]) => {
    const found: string[] = [];
    if (!rooms.test(path)) return found;
    walk(programOf(path, text), (node) => {
      const says = asked(node);
      if (says && mayAsk[path]) used.add(path);
      else if (says)
        found.push(
          `${path}: ${says} is the device’s time, not the gateway’s (line ${lineAt(text, node.start)})`,
        );
      return undefined;
    });
    return found;
  });
  const idle = Object.keys(mayAsk).filter((path) => tree.has(path) && !used.has(path));
  return [...faults, ...idle.map((path) => `${path}: does not ask the device for the time any more`)];
}
