import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../locales');

/** Our own texts of a language by their keys, `area.screen.thing`. */
export type OurTexts = ReadonlyMap<string, string>;

function flat(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flat(`${prefix}.${name}`, inner));
}

/** The texts of each language that we have words in, by its code. */
export function ourTexts(): ReadonlyMap<string, OurTexts> {
  return new Map(
    readdirSync(folder).map((language) => {
      const files = readdirSync(path.join(folder, language));
      const texts = files.flatMap((file) =>
        flat(file.replace('.json', ''), JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))),
      );
      return [language.toUpperCase(), new Map(texts)] as const;
    }),
  );
}
