import { lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

/** The words in the code: every string, the fixed beginnings of template strings, and the arguments of `t`. */
type Uses = {
  readonly strings: ReadonlySet<string>;
  /** `reg_pattern_` of `reg_pattern_${patternId}`: a family of keys, chosen at run time. */
  readonly beginnings: readonly string[];
  readonly asked: readonly { readonly key: string; readonly at: string }[];
};

type Texts = ReadonlyMap<string, string>;

/** Every text of a language by its full key, `area.screen.thing`; each form of a plural is a key. */
function writtenTexts(tree: Tree, language: string): [key: string, text: string][] {
  const texts: [string, string][] = [];
  const collect = (area: string, path: readonly string[], value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) collect(area, [...path, name], inner);
      return;
    }
    const key = path.join('.');
    texts.push([key.startsWith(`${area}.`) ? key : `${area}.${key}`, String(value)]);
  };
  for (const [path, text] of filesOf(tree, new RegExp(`^locales/${language}/[^/]+\\.json$`))) {
    collect(path.replace(/^.*\/|\.json$/g, ''), [], JSON.parse(text));
  }
  return texts;
}

const plural = /^(.*)_(zero|one|two|few|many|other)$/;

/** Every text of a language by its full key; a plural is one key. */
export function textsOf(tree: Tree, language: string): Texts {
  const texts = new Map<string, string>();
  for (const [key, text] of writtenTexts(tree, language)) {
    const whole = plural.exec(key)?.[1] ?? key;
    texts.set(whole, `${texts.get(whole) ?? ''}${text}`);
  }
  return texts;
}

/** The plurals of a language by key, each with its forms. */
export function pluralsOf(tree: Tree, language: string): ReadonlyMap<string, readonly string[]> {
  const plurals = new Map<string, readonly string[]>();
  for (const [key] of writtenTexts(tree, language)) {
    const [, whole, form] = plural.exec(key) ?? [];
    if (whole && form) plurals.set(whole, [...(plurals.get(whole) ?? []), form]);
  }
  return plurals;
}

/** Plurals that lack a form of their language, so that the bare key would show, or have a form that it never uses. */
export function pluralFaults(tree: Tree): string[] {
  return ['es', 'en'].flatMap((language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    return [...pluralsOf(tree, language)].flatMap(([key, forms]) => [
      ...pluralCategories
        .filter((form) => !forms.includes(form))
        .map((form) => `${key} has no form ${form} in ${language}`),
      ...forms
        // What is said of none at all is in the hands of i18next, whatever the language.
        .filter((form) => form !== 'zero' && !pluralCategories.some((known) => known === form))
        .map((form) => `${key} has the form ${form}, which ${language} never says`),
    ]);
  });
}

/** The placeholders and tags of a text; its translation must have the same. */
function holesOf(text: string): string {
  const holes = [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map((match) => match[0]);
  return [...new Set(holes.map((hole) => hole.replace(/\s|,[^}]*|-(?=\w)/g, '')))].sort().join(' ');
}

/** Keys that one language lacks, and texts whose placeholders differ. */
export function translationFaults(tree: Tree): string[] {
  const [spanish, english] = [textsOf(tree, 'es'), textsOf(tree, 'en')];
  const lacking = (from: Texts, to: Texts, name: string) =>
    [...from.keys()].filter((key) => !to.has(key)).map((key) => `${key} has no ${name} text`);
  const differing = [...spanish].flatMap(([key, text]) => {
    const [here, there] = [holesOf(text), holesOf(english.get(key) ?? text)];
    return here === there
      ? []
      : [`${key} has ${here || 'nothing'} in Spanish, ${there || 'nothing'} in English`];
  });
  const empty = [...spanish, ...english]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key} is empty`);
  return [
    ...lacking(spanish, english, 'English'),
    ...lacking(english, spanish, 'Spanish'),
    ...differing,
    ...empty,
  ];
}

function usesOf(tree: Tree): Uses {
  const strings = new Set<string>();
  const beginnings: string[] = [];
  const asked: { key: string; at: string }[] = [];
  for (const [path, text] of filesOf(tree, /^(src|machines|contract)\/.*\.tsx?$/)) {
    walk(programOf(path, text), (node, parents) => {
      const key = stringOf(node);
      if (key !== undefined) strings.add(key);
      if (key !== undefined && isAsked(node, parents))
        asked.push({ key, at: `${path}:${lineAt(text, node.start)}` });
      const beginning = beginningOf(node);
      if (beginning !== undefined) beginnings.push(beginning);
    });
  }
  return { strings, beginnings, asked };
}

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const whole = node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0;
  return whole ? quasi(node) : undefined;
}

function quasi(node: Node): string {
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? '';
}

/** A key chosen at run time names its area and screen, or belongs to a family that spec 5 names. */
function beginningOf(node: Node): string | undefined {
  if (node.type !== 'TemplateLiteral' || (node.expressions as Node[]).length === 0) return undefined;
  const beginning = quasi(node);
  return /^[a-z]\w*\.[\w.]+[._]$|^reg_pattern_$/.test(beginning) ? beginning : undefined;
}

/** `t('key')` or `i18nKey="key"`. */
function isAsked(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === 'JSXAttribute') return (parent.name as Node).name === 'i18nKey';
  if (parent?.type !== 'CallExpression' || (parent.arguments as Node[])[0] !== node) return false;
  const callee = parent.callee as Node;
  return callee.name === 't' || (callee.property as Node | undefined)?.name === 't';
}

/** How the code may write a key: in full, or for a word of the shell, the default, with the spec's spelling. */
function spellings(full: string): string[] {
  const plain = /^shell\.([^.]+)$/.exec(full)?.[1];
  return plain === undefined ? [full] : [full, plain];
}

/** Unused keys, and used keys that don't exist. */
export function usageFaults(tree: Tree): string[] {
  const { strings, beginnings, asked } = usesOf(tree);
  const keys = [...textsOf(tree, 'es').keys()];
  const used = (key: string) =>
    spellings(key).some(
      (one) => strings.has(one) || beginnings.some((beginning) => one.startsWith(beginning)),
    );
  const known = new Set(keys.flatMap(spellings));
  return [
    ...keys.filter((key) => !used(key)).map((key) => `${key} is used nowhere`),
    ...asked
      .filter(({ key }) => !known.has(key))
      .map(({ key, at }) => `${at} asks for ${key}, which is nowhere`),
  ];
}
