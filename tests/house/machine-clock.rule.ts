import { lineAt, type Node, programOf, walk } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** The one file of the tests that asks the machine for the time, and the one that opens browsers at the tests' time. */
const place = 'tests/kit/moment.ts';
const opener = 'tests/kit/journeys/journey.ts';

/** Tests, and what the sandbox's data is made of. Scripts that a page is given run by the page's clock. */
const rooms = /^(assurance\/(?!conformance\/(?!tests\/))|tests\/|sandbox\/(catalogue|db|seed)\/)/;

/** What runs in the page: its clock is the sandbox's. */
const inPage = new Set(['evaluate', 'evaluateAll', 'evaluateHandle', 'addInitScript', 'waitForFunction']);

/** Parts of a date as the machine's zone has them. */
const local =
  /^((get|set)(Hours|Minutes|Date|Day|Month|FullYear)|getTimezoneOffset|to(Date|Time)String|toLocale(Date|Time)String)$/;

/** Makers of formats that read a zone. */
const zoned = /^(DateTimeFormat)$/;

type Expression = Node & { readonly callee?: Node; readonly arguments?: readonly Node[] };

function nameOf(node: unknown): string {
  const at = node as Node | undefined;
  if (at?.type === 'Identifier') return String(at.name);
  if (at?.type === 'MemberExpression') return `${nameOf(at.object)}.${nameOf(at.property)}`;
  return '';
}

/** The last name of a chain: `getHours` of `new Date(at).getHours`. */
const lastOf = (node: unknown) => nameOf((node as Node | undefined)?.property ?? node);

const mentions = (node: Node | undefined, key: string) => {
  const properties = (node?.properties ?? []) as readonly Node[];
  return properties.some((one) => one.type === 'SpreadElement' || nameOf(one.key) === key);
};

/** A text with an hour and no zone, which each machine reads as its own. */
const zoneless = (node: Node | undefined) =>
  node?.type === 'Literal' && /^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(String(node.value));

/** What a call or `new` asks of the machine, in words; null when it asks nothing. */
function asked({ type, callee, arguments: given = [] }: Expression): string | null {
  const name = nameOf(callee);
  if (name === 'Date' && type === 'CallExpression') return 'Date() says the time of the machine';
  if (name === 'Date' && given.length === 0) return 'new Date() is the time of the machine';
  if (name === 'Date' && given.length > 1) return 'new Date(year, …) is in the zone of the machine';
  if ((name === 'Date' || name === 'Date.parse') && zoneless(given[0]))
    return 'a date with an hour and no zone is in the zone of the machine';
  if (name.startsWith('Temporal.Now.')) return `${name} is the time of the machine`;
  const last = lastOf(callee);
  const options = given[1];
  if (name.startsWith('Intl.') && zoned.test(last) && !mentions(options, 'timeZone'))
    return `Intl.${last} without timeZone is in the zone of the machine`;
  if (name.startsWith('Intl.') && (given.length === 0 || nameOf(given[0]) === 'undefined'))
    return `Intl.${last} without a language is in that of the machine`;
  if (last === 'localeCompare' && given.length < 2)
    return 'localeCompare without a language sorts as the machine';
  if (local.test(last) && callee?.type === 'MemberExpression' && !mentions(options, 'timeZone'))
    return `${last} is in the zone of the machine`;
  return null;
}

/** Places in tests and seeds that ask the machine for its time, zone or language. */
export function machineClockFaults(tree: Tree): string[] {
  return filesOf(tree, code).flatMap(([path, text]) => {
    const faults: string[] = [];
    if (!rooms.test(path) || path === place) return faults;
    walk(programOf(path, text), (node) => {
      const { callee } = node as Expression;
      if (node.type === 'CallExpression' && inPage.has(lastOf(callee))) return false;
      const says = /^(Call|New)Expression$/.test(node.type) ? asked(node as Expression) : null;
      const bare = nameOf(node) === 'Date.now' ? 'Date.now is the time of the machine' : null;
      const opens = node.type === 'CallExpression' && lastOf(callee) === 'newContext' && path !== opener;
      const fault = says ?? bare ?? (opens ? 'newContext opens pages at the time of the machine' : null);
      if (fault) faults.push(`${path}: ${fault} (line ${lineAt(text, node.start)})`);
      return undefined;
    });
    return faults;
  });
}
