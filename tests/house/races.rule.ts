import { keyOf, lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** Where a test drives a real browser. */
export const driving =
  /^tests\/(journeys|engines|kit\/journeys|kit\/engines)\/.*\.ts$|^assurance\/browser\/.*\.ts$|^tests\/flows\/.*\.proof\.ts$|^tests\/kit\/blackbox\.mjs$/;

/** Files that may break these rules; each must need to. */
const mayRace: readonly string[] = [
  // It waits for what comes at the same time before it looks.
  'tests/kit/journeys/places.ts',
];

/** Looks that wait for nothing: a page that is a moment late gives another answer. */
const glances = /^(all|boundingBox|count|is(Checked|Disabled|Editable|Enabled|Hidden|Visible))$/;

/** Looks that wait for the element, but not for what it says. */
const readings = /^(all(InnerTexts|TextContents)|getAttribute|innerHTML|innerText|inputValue|textContent)$/;

/** Whatever looks at a page, in a text. */
const looking =
  /\.(all|boundingBox|count|is[A-Z]\w+|all\w+|get\w+|innerHTML|innerText|inputValue|textContent|evaluate\w*)\(/;

/** What a page measures of itself, which changes while its parts come. */
const measures =
  /\b(scroll(Width|Height|X|Y|Top|Left)|client(Width|Height)|naturalWidth|activeElement|getBoundingClientRect|getComputedStyle)\b/;

const partOf = (node: Node | undefined, name: string) => node?.[name] as Node | undefined;
const argumentsOf = (call: Node | undefined) => (call?.arguments as Node[] | undefined) ?? [];
const isFunction = ({ type }: Node) => /Function/.test(type) && !type.startsWith('TS');
const isExpect = (node: Node | undefined) => partOf(node, 'callee')?.name === 'expect';

/** What a call calls: its own name, or that of the method. */
function calledBy(call: Node): string {
  const callee = call.type === 'CallExpression' ? partOf(call, 'callee') : undefined;
  return String((callee?.type === 'MemberExpression' ? partOf(callee, 'property') : callee)?.name ?? '');
}

/** What `expect.poll(…)`, `expect(…).toPass(…)` or `runUntil(…)` asks for, as often as needed. */
function askedBy(call: Node): Node[] {
  if (calledBy(call) === 'runUntil') return argumentsOf(call).slice(1);
  const object = partOf(partOf(call, 'callee'), 'object');
  if (calledBy(call) === 'poll' && object?.name === 'expect') return argumentsOf(call).slice(0, 1);
  return calledBy(call) === 'toPass' && isExpect(object) ? argumentsOf(object) : [];
}

/** The functions of a file that have a name, by that name. */
function functionsOf(program: Node): ReadonlyMap<string, Node> {
  const named = new Map<string, Node>();
  walk(program, (node) => {
    const value = node.type === 'VariableDeclarator' ? partOf(node, 'init') : node;
    const id = partOf(node, 'id');
    if (value && isFunction(value) && id?.type === 'Identifier') named.set(String(id.name), value);
  });
  return named;
}

/** The functions that are called again and again, and those that they call. */
function askedAgain(program: Node, named: ReadonlyMap<string, Node>): ReadonlySet<Node> {
  const found = new Set<Node>();
  const add = (asked: Node | undefined) => {
    if (!asked || found.has(asked) || !isFunction(asked)) return;
    found.add(asked);
    walk(asked, (node) => void (node.type === 'CallExpression' && add(named.get(calledBy(node)))));
  };
  walk(program, (node) => {
    for (const asked of askedBy(node)) add(named.get(String(asked.name)) ?? asked);
  });
  return found;
}

/** The kind of look that a call is, if any. */
function lookOf(call: Node, text: string): 'glance' | 'reading' | 'measure' | undefined {
  const called = calledBy(call);
  const bare = argumentsOf(call).length === 0;
  const ofPage = partOf(call, 'callee')?.type === 'MemberExpression';
  if (!ofPage) return undefined;
  if (glances.test(called) && (bare || called === 'boundingBox')) return 'glance';
  if (readings.test(called) && (bare || called === 'getAttribute')) return 'reading';
  const measuring = /^evaluate(All)?$/.test(called) && measures.test(text.slice(call.start, call.end));
  return measuring ? 'measure' : undefined;
}

/** The files that drive a browser and say one of these words: no other is taken apart. */
const saying = (tree: Tree, words: RegExp) => filesOf(tree, driving).filter(([, text]) => words.test(text));

/** Looks at a page that decide something at once, where the page may still change. */
export function lookFaults(tree: Tree): string[] {
  return saying(tree, looking).flatMap(([path, text]) => {
    const program = programOf(path, text);
    const named = functionsOf(program);
    const again = askedAgain(program, named);
    const names = new Map([...named].map(([name, value]) => [value, name]));
    const faults: string[] = [];
    /** What looks give: by the name that keeps it, or that of the function that looks; and where the name is known. */
    const given: { name: string; within: Node; look: Node }[] = [];
    const says = (look: Node, how: string) =>
      faults.push(`${path}: ${calledBy(look)}() ${how} (line ${lineAt(text, look.start)})`);
    walk(program, (node, parents) => {
      const look = lookOf(node, text);
      if (!look || parents.some((one) => again.has(one))) return;
      if (look === 'glance') return says(node, 'looks once');
      const at = parents.findLastIndex(isFunction);
      const [within = program, after] = [parents[at], parents.slice(at + 1)];
      if (after.some(isExpect)) return says(node, 'is expected at once');
      const kept = partOf(
        after.findLast(({ type }) => type === 'VariableDeclarator'),
        'id',
      );
      if (kept?.type === 'Identifier') given.push({ name: String(kept.name), within, look: node });
      const own = names.get(within);
      if (own) given.push({ name: own, within: program, look: node });
    });
    walk(program, (node, parents) => {
      const [expected] = isExpect(node) ? argumentsOf(node) : [];
      let value = expected?.type === 'AwaitExpression' ? partOf(expected, 'argument') : expected;
      while (value?.type === 'MemberExpression') value = partOf(value, 'object');
      const name = String(value?.name ?? partOf(value, 'callee')?.name);
      const known = given.find((one) => one.name === name && [program, ...parents].includes(one.within));
      if (expected && known && !parents.some((one) => again.has(one)))
        says(known.look, 'is expected as it was');
    });
    return [...new Set(faults)];
  });
}

/** The milliseconds that an expression is, where the file itself says, or by `minute` and `minutes(…)` of the kit. */
function millisecondsOf(node: Node | undefined, constants: ReadonlyMap<string, Node>): number | undefined {
  if (node?.type === 'Literal') {
    // A page's clock takes minutes and seconds as text too.
    const [seconds, minutes = 0, hours = 0] = String(node.value).split(':').reverse().map(Number);
    if (typeof node.value === 'string') return ((hours * 60 + minutes) * 60 + (seconds ?? 0)) * 1_000;
    return typeof node.value === 'number' ? node.value : undefined;
  }
  if (node?.type === 'Identifier')
    return node.name === 'minute' ? 60_000 : millisecondsOf(constants.get(String(node.name)), constants);
  if (node?.type === 'CallExpression' && calledBy(node) === 'minutes')
    return (millisecondsOf(argumentsOf(node)[0], constants) ?? Number.NaN) * 60_000;
  if (node?.type !== 'BinaryExpression') return undefined;
  const [left, right] = [
    millisecondsOf(partOf(node, 'left'), constants),
    millisecondsOf(partOf(node, 'right'), constants),
  ];
  if (left === undefined || right === undefined) return undefined;
  const { operator } = node;
  const value = { '+': left + right, '-': left - right, '*': left * right, '/': left / right };
  return value[operator as keyof typeof value];
}

/** The constants of a file, by their names. */
function constantsOf(program: Node): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  walk(program, (node, parents) => {
    const [id, init] = [partOf(node, 'id'), partOf(node, 'init')];
    if (node.type === 'VariableDeclarator' && parents.at(-1)?.kind === 'const' && id && init)
      constants.set(String(id.name), init);
  });
  return constants;
}

/** The shortest time that anything is waited for, on a busy machine; milliseconds. */
const shortest = 5_000;

/** Times that are too short for a busy machine. */
export function waitFaults(tree: Tree): string[] {
  return saying(tree, /timeout/i).flatMap(([path, text]) => {
    const program = programOf(path, text);
    const constants = constantsOf(program);
    const faults: string[] = [];
    walk(program, (node) => {
      const sets = /^(setTimeout|setDefault(Navigation)?Timeout)$/.test(calledBy(node));
      const named = node.type === 'Property' && /^timeout(Ms)?$/.test(keyOf(node) ?? '');
      const time = named ? partOf(node, 'value') : sets ? argumentsOf(node)[0] : undefined;
      const milliseconds = millisecondsOf(time, constants);
      if (milliseconds !== undefined && milliseconds < shortest)
        faults.push(`${path} waits for ${milliseconds} ms (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}

/** The least that a moved clock leaves, where it goes on by itself; milliseconds. */
const least = 120_000;

/** What moves a clock. */
const moves = /\b(serverClock|fastForward|runFor|setSystemTime)\b/;

/** What ends by a clock in the tests: forms, codes, checks of play, and sessions; minutes. */
const ends = [5, 10, 15, 30];

/** Clocks that are moved so near to an end that a busy machine comes past it. */
export function clockFaults(tree: Tree): string[] {
  return saying(tree, moves).flatMap(([path, text]) => {
    const program = programOf(path, text);
    const constants = constantsOf(program);
    const faults: string[] = [];
    walk(program, (node, parents) => {
      const called = calledBy(node);
      if (!moves.test(called)) return;
      const [moved] = argumentsOf(node);
      const by = millisecondsOf(moved, constants) ?? 0;
      const short = moved?.type === 'BinaryExpression' && moved.operator === '-';
      const less = short ? (millisecondsOf(partOf(moved, 'right'), constants) ?? least) : least;
      const near = ends.some((end) => by < end * 60_000 && by > end * 60_000 - least);
      if (!near && less >= least) return;
      const before = text.slice(parents.findLast(isFunction)?.start ?? 0, node.start);
      const still = called !== 'serverClock' && /\b(freeze|pauseAt)\(/.test(before);
      if (!still) faults.push(`${path}: ${called} leaves too little time (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}

/** All of these, but in the files that may; and the files that no longer need to. */
export function raceFaults(tree: Tree): string[] {
  const faults = [...lookFaults(tree), ...waitFaults(tree), ...clockFaults(tree)];
  const of = (path: string) => faults.filter((fault) => fault.startsWith(path));
  const spared = new Set(mayRace.flatMap(of));
  const needless = mayRace.filter((path) => of(path).length === 0);
  return [
    ...faults.filter((fault) => !spared.has(fault)),
    ...needless.map((path) => `${path} no longer needs to be spared`),
  ];
}
