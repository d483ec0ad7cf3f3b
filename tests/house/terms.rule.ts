import { lineAt, type Node, programOf, walk } from './source.ts';
import { filesOf, type Tree } from './tree.ts';

type Language = 'es' | 'en';

/** What no text of a language may have, or be as a whole, and the word that stands for it. */
type Banned = { readonly instead: string; readonly pattern: RegExp };

const columns = { es: [2, 3], en: [4, 5] } as const;

/** The words that a row of the table keeps out of a language. */
function bannedBy(cells: readonly string[], language: Language): readonly Banned[] {
  const [term, not] = columns[language];
  const words = (cells[not] ?? '').split(',').map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const whole = /^“.*”$/.test(word);
    const said = word.replace(/[“”]/g, '').replaceAll(' ', '\\s+');
    const pattern = whole ? `^${said}$` : `(?<!\\p{L})${said}(?!\\p{L})`;
    return { instead: cells[term] ?? '', pattern: new RegExp(pattern, whole ? 'u' : 'iu') };
  });
}

/** The table of docs/terms.md, by language. */
export function termsOf(document: string): Readonly<Record<Language, readonly Banned[]>> {
  const rows = document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const of = (language: Language) => rows.flatMap((cells) => bannedBy(cells, language));
  return { es: of('es'), en: of('en') };
}

/** Files other than locales whose strings members read. */
const written =
  /^(sandbox\/catalogue\/(articles\/[\w-]+|letters|announcements)|sandbox\/(wire\/words|[\w/]+-letters?|[\w/]+-text))\.ts$/;

/** What a person searches by is in their own words. */
function isKeyword(parents: readonly Node[]): boolean {
  return parents.some(
    ({ type, key }) => type === 'Property' && (key as Node | undefined)?.name === 'keywords',
  );
}

function textsIn(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

function faultsOf(text: string, banned: readonly Banned[], at: string): string[] {
  return banned
    .filter(({ pattern }) => pattern.test(text))
    .map(({ instead, pattern }) => `${at}: “${pattern.exec(text)?.[0]}” is called ${instead}`);
}

/** Every text that calls a thing by another word than the table's. */
export function termFaults(tree: Tree, document: string): string[] {
  const terms = termsOf(document);
  const inLocales = (['es', 'en'] as const).flatMap((language) =>
    filesOf(tree, new RegExp(`^locales/${language}/[^/]+\\.json$`)).flatMap(([path, text]) =>
      textsIn(JSON.parse(text)).flatMap(([key, said]) => faultsOf(said, terms[language], `${path} ${key}`)),
    ),
  );
  const inCode = filesOf(tree, written).flatMap(([path, text]) => {
    const faults: string[] = [];
    walk(programOf(path, text), (node, parents) => {
      const said =
        node.type === 'TemplateElement'
          ? (node.value as { cooked: string }).cooked
          : node.type === 'Literal' && typeof node.value === 'string'
            ? node.value
            : undefined;
      if (said === undefined || !/[\p{L}] /u.test(said) || isKeyword(parents)) return;
      faults.push(...faultsOf(said, [...terms.es, ...terms.en], `${path}:${lineAt(text, node.start)}`));
    });
    return faults;
  });
  return [...inLocales, ...inCode];
}
