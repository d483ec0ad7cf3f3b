import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A title of a test, also of one for several cases, or the name of a property. */
const titled = /(?:\b(?:it|test)\(|\)\(|\bname:)\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g;

/** The titles of tests, and the names of properties, in the text of a file. */
export function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(titled)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

/** Files by the titles in them, the first file of each; read when a title is first looked for. */
let files: ReadonlyMap<string, string> | undefined;

function readFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const names = readdirSync('tests', { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((one) => /\.tsx?$/.test(one))) {
    const file = join('tests', name);
    for (const title of titlesIn(readFileSync(file, 'utf8'))) if (!found.has(title)) found.set(title, file);
  }
  return found;
}

/** The file with the test, or the property of a model, that has this title; undefined where there is none. */
export function fileOfTitle(title: string): string | undefined {
  files ??= readFiles();
  return files.get(title);
}
