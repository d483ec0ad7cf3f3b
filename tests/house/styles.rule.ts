import { lineAt } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** What a browser asks again for every element that comes or goes, wherever on the page. */
const costly: readonly [RegExp, string][] = [
  [/(?<![\w-])(?:html|body|:root)[^\s>+~,]*:has\(/, 'asks the whole page what it has'],
  [
    /(?<![\w.#\-:[\]=")])(?:\*|[a-z]\w*)\s*[+~](?!\s*\d)/,
    'knows an element only by the kind of the one before it',
  ],
];

const remark = /\/\*[\s\S]*?\*\//g;
const prelude = /[^{};]+(?=\{)/g;

const withoutRemarks = (text: string) => text.replace(remark, (words) => words.replace(/[^\n]/g, ' '));

/** Rules of the styles for which each row that a list draws would have much of the page styled again. */
export function styleFaults(tree: Tree): string[] {
  return filesOf(tree, /^src\/.*\.css$/).flatMap(([path, text]) => {
    const rules = withoutRemarks(text);
    return [...rules.matchAll(prelude)].flatMap(({ 0: selector, index }) =>
      costly
        .filter(([fault]) => !selector.trim().startsWith('@') && fault.test(selector))
        .map(([, says]) => {
          const line = lineAt(text, index + selector.search(/\S/));
          return `${path}: a rule ${says} (line ${line})`;
        }),
    );
  });
}

/** The text up to the brace that closes the one at `open`. */
function blockAt(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(open, at + 1);
  }
  return text.slice(open);
}

/** The selectors around a place, from the outermost. */
function selectorsAround(text: string, place: number): string[] {
  return [...text.slice(0, place).matchAll(prelude)]
    .filter(({ 0: head, index }) => index + head.length + blockAt(text, index + head.length).length > place)
    .map(({ 0: head }) => head.trim())
    .filter((head) => !head.startsWith('@'));
}

/** What stays at its place in the window, and of which its own file does not say what becomes of it on paper. */
export function paperFaults(tree: Tree): string[] {
  return filesOf(tree, /^src\/(?!watch\/inspector\/).*\.css$/).flatMap(([path, text]) => {
    const rules = withoutRemarks(text);
    const paper = [...rules.matchAll(/@media print(?=\s*\{)/g)]
      .map(({ 0: head, index }) => blockAt(rules, rules.indexOf('{', index + head.length)))
      .join();
    return [...rules.matchAll(/position:\s*(fixed|sticky)/g)].flatMap(({ 1: how, index }) => {
      const names = selectorsAround(rules, index)[0]?.match(/\.[\w-]+/g) ?? [];
      const said = names.some((name) => new RegExp(`\\${name}(?![\\w-])`).test(paper));
      return said ? [] : [`${path}: ${how} on paper too (line ${lineAt(rules, index)})`];
    });
  });
}
