import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** One file of the contract: its area (`wallet` for `contract/wallet.ts`), its path and its text. */
export type ContractFile = { readonly area: string; readonly path: string; readonly text: string };

/** The files of the contract, in alphabetical order. */
export function contractFiles(): ContractFile[] {
  const root = resolve(import.meta.dirname, '../../../contract');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map((path) => ({
      area: relative(root, path).replace(/(\/.*)?\.ts$/, ''),
      path,
      text: readFileSync(path, 'utf8'),
    }));
}

const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (?<schema>\w+)|'(?<call>[a-z]\w*\.\w+)':)/g;

function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();
}

/**
 * The contract's comments, by the name below them: `games.hot` for a call, `games.GameTile` for
 * a schema. They are the only prose about a call, so the document quotes them.
 */
export function commentsOf(files: readonly ContractFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ area, text }) =>
      [...text.matchAll(documented)].map(([, comment = '', schema, call]): [string, string] => [
        call ?? `${area}.${schema}`,
        plain(comment),
      ]),
    ),
  );
}
