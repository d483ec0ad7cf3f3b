import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['contract', 'machines'];

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const imported = /\bfrom '[^']*'|\bimport\('[^']*'\)/g;
const quoted = /'((?:[^'\\\n]|\\.)*)'/g;
/** A word of a program, such as `form.editing`, `LOGIN_REFUSED`, `image/png` or a switch's `1`; no sentence. */
const word = /^(\d|(?=.*[A-Za-z])[\w.:/+-]{1,64})$/;
const name = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

function textsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

/** The product's own vocabulary in some source: its words in quotes, and the names of its fields. */
export function vocabularyOf(texts: readonly string[]): { words: string[]; names: string[] } {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const text of texts) {
    const code = text.replace(comments, '').replace(imported, '');
    for (const [, found = ''] of code.matchAll(quoted)) if (word.test(found)) words.add(found);
    for (const [found] of code.replace(quoted, "''").matchAll(name)) names.add(found);
  }
  return { words: [...words].sort(), names: [...names].sort() };
}

const found = vocabularyOf(rooms.flatMap(textsIn));

/** The product's version. */
export const version: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;

/** Every word in contract and machines, as a value or in a type. */
export const words: readonly string[] = found.words;

/** Every name that contract and machines give to a field. */
export const names: readonly string[] = found.names;
