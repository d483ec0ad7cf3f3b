import { readFileSync } from 'node:fs';
import { filesOfTests } from '../../scripts/test/test-files.ts';

const quoted = String.raw`\s*(?:'([^'\n]+)'|"([^"\n]+)"|${'`'}([^${'`'}]+)${'`'})`;

/** A title of a test, also of one for several cases, or the name of a property. */
const titled = new RegExp(String.raw`(?:\b(?:it|test)\(|\)\(|\bname:)${quoted}`, 'g');

/** A title of a group of tests. */
const grouped = new RegExp(String.raw`\bdescribe\(${quoted}`, 'g');

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/** The titles of tests, and the names of properties, in the text of a file. */
export function titlesIn(text: string): readonly string[] {
  return namesIn(text, titled);
}

type Files = ReadonlyMap<string, string>;

/** Files by the titles in them, the first file of each; read when a title is first looked for. */
let files: { readonly tests: Files; readonly groups: Files } | undefined;

function readFiles() {
  const [tests, groups] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of filesOfTests('.').filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    for (const title of titlesIn(text)) if (!tests.has(title)) tests.set(title, file);
    for (const title of namesIn(text, grouped)) if (!groups.has(title)) groups.set(title, file);
  }
  return { tests, groups };
}

/** All titles of tests and of groups of tests, and the names of properties, each with the first file that has it. */
export function titledFiles(): Iterable<readonly [title: string, file: string]> {
  files ??= readFiles();
  return [...files.tests, ...files.groups];
}

/** Whether a test, or a property of a model, has this title. */
export function isTitle(title: string): boolean {
  return fileOfTitle(title) !== undefined;
}

/** The file with the test, or the property of a model, that has this title; undefined where there is none. */
export function fileOfTitle(title: string): string | undefined {
  files ??= readFiles();
  return files.tests.get(title);
}
