import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditPageOf, type Unaudited } from './audit-page.ts';
import { chapterOf } from './chapter.ts';
import { findFacts } from './facts.ts';
import { glossaryOf, indexOf, type Term } from './index-page.ts';
import { drawPicture } from './picture.ts';
import { languages } from './words.ts';

/** Where the book stands. */
export const bookFolder = join('docs', 'flows');

/** What QA scenarios are kept in, beside the book: not ours to write. */
const scenarios = 'scenarios';

const read = <T>(name: string) => JSON.parse(readFileSync(join('tests/flows/book', name), 'utf8')) as T;

/** All files of the book by their paths in its folder: made of the machines, their models and words, nothing else. */
export async function makeBook(): Promise<ReadonlyMap<string, string>> {
  const terms = read<readonly Term[]>('glossary.json');
  const unaudited = read<readonly Unaudited[]>('unaudited.json');
  const all = await findFacts();
  const book = new Map<string, string>();
  for (const language of languages) {
    book.set(`${language}/README.md`, indexOf(all, language));
    book.set(`${language}/audit.md`, auditPageOf(all, unaudited, language));
    book.set(`${language}/glossary.md`, glossaryOf(terms, language));
    for (const facts of all) {
      book.set(`${language}/${facts.chapter}.md`, chapterOf({ facts, all, language }));
    }
  }
  for (const { id, model } of all) book.set(`pictures/${id}.svg`, await drawPicture(model.machine));
  return book;
}

function standing(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith(`${scenarios}/`))
    .sort();
}

/** What differs between the book as it should be and a folder: missing, stale and stray files, one line each. */
export function bookFaults(book: ReadonlyMap<string, string>, folder = bookFolder): readonly string[] {
  const there = standing(folder);
  return [
    ...[...book].flatMap(([name, text]) => {
      if (!there.includes(name)) return [`${name}: missing`];
      return readFileSync(join(folder, name), 'utf8') === text ? [] : [`${name}: stale`];
    }),
    ...there.filter((name) => !book.has(name)).map((name) => `${name}: stray`),
  ];
}

/** Writes what is missing or stale, and takes away what is stray. */
export function writeBook(book: ReadonlyMap<string, string>, folder = bookFolder): void {
  for (const [name, text] of book) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of standing(folder)) if (!book.has(name)) rmSync(join(folder, name));
}
