import { lineAt, type Node, programOf, walk } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** Where forms and handlers are. What is no text of a person's, as a header or a log, is read elsewhere. */
const rooms =
  /^(machines|src\/(app|actors|views)|sandbox\/(?!catalogue\/|control\/|db\/|seed\/|site\/|wire\/|kit\/log\.ts|games\/pages\/))/;

/** Who still folds or trims a text, and what it is. What somebody types is never on this list. */
const others: Readonly<Record<string, RegExp>> = {
  'an amount, a number or a share, which has a reader of its own':
    /^(machines\/(kit\/number|points\/quantity|promotions\/promises)\.rules|src\/views\/acts\/number-text)\.ts$/,
  'a text of the gateway':
    /^machines\/(downloads\/cards|games\/launch|session\/account|member\/binding|help\/search|kit\/sheet)\.rules\.ts$/,
  'words to people, sent as they are written':
    /^(machines\/support\/(visitor-)?feedback\.rules|sandbox\/support\/(chat-host|chat-office|(visitor-)?feedback|feedback-office))\.ts$/,
  'a comparison that forgets accents':
    /^(machines\/kit\/text-match\.rules|sandbox\/(kit\/text-match|member\/referral\/verdicts|verification\/(address-check|slider\/question)))\.ts$/,
  'what hashes are made of, and lists in the code':
    /^sandbox\/password\/(passwords|worn-passwords|common-words)\.ts$/,
};

const reads = /^(trim|trimStart|trimEnd|normalize)$/;
/** Blanks, what is no digit, and hyphens, taken out of a text. */
const strips = /\\[sD]|\[ ?-\]|\\p\{Pd\}/;

function fault(node: Node): string | null {
  if (node.type === 'JSXAttribute' && (node.name as Node).name === 'maxLength') return 'cuts what is pasted';
  if (node.type === 'JSXAttribute' && ((node.value as Node | null)?.value as unknown) === 'date')
    return 'has a date field of its own';
  if (node.type !== 'CallExpression') return null;
  const callee = node.callee as Node;
  const name = callee.type === 'MemberExpression' ? String((callee.property as Node).name) : '';
  const [pattern] = node.arguments as readonly Node[];
  const given = (pattern?.regex as { readonly pattern: string } | undefined)?.pattern ?? '';
  const stripped = /^replace(All)?$/.test(name) && strips.test(given);
  return reads.test(name) || stripped ? 'reads a text by itself' : null;
}

/** Forms and handlers that read what somebody typed in their own way, and fields that cut it, or take a day while it is typed. */
export function typedFaults(tree: Tree): string[] {
  return filesOf(tree, code).flatMap(([path, text]) => {
    const faults: string[] = [];
    if (!rooms.test(path) || Object.values(others).some((known) => known.test(path))) return faults;
    walk(programOf(path, text), (node) => {
      const found = fault(node);
      if (found) faults.push(`${path} ${found} (line ${lineAt(text, node.start)}): see contract/typed.ts`);
    });
    return faults;
  });
}
