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

/** Rules of the styles for which each row that a list draws would have much of the page styled again. */
export function styleFaults(tree: Tree): string[] {
  return filesOf(tree, /^src\/.*\.css$/).flatMap(([path, text]) => {
    const rules = text.replace(remark, (words) => words.replace(/[^\n]/g, ' '));
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
