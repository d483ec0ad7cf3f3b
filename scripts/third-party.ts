import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A package and its licence. */
export type Licensed = {
  readonly name: string;
  readonly version: string;
  /** The licence in SPDX, as the package names it. */
  readonly licence: string;
};

/** The file of a site with the licences of others. */
export const noticesFile = 'third-party.txt';

/** What stands in the notices in the place of a text that a package does not have. */
export const textless = 'The package has no file with the text.';

/** The folder of the package that a module is of; undefined for a module of ours. */
function folderOf(module: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?\0]+)[\\/]/.exec(module)?.[1];
}

function packageAt(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license ?? 'no licence named' };
}

/** Gathers, by their folders, the packages with code in what is built. */
export function gather(packages: Map<string, Licensed>): Plugin {
  return {
    name: 'third-party',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const folder of new Set(file.moduleIds.map(folderOf)))
          if (folder !== undefined) packages.set(folder, packageAt(folder));
      }
    },
  };
}

/** What the licence files in a package's folder say; undefined where there is none. */
function textIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

const titleOf = ({ name, version, licence }: Licensed) => `${name} ${version}, ${licence}`;
const rule = '-'.repeat(72);

/** The notices of a build: a line for each package, by name and version, and then the text of each licence. */
export function noticesOf(packages: ReadonlyMap<string, Licensed>): string {
  const folders = new Map([...packages].map(([folder, one]) => [titleOf(one), folder]));
  const titles = [...folders.keys()].sort();
  const texts = titles.map((title) => {
    const text = textIn(folders.get(title) ?? '') ?? textless;
    return `${rule}\n${title}\n\n${text}\n`;
  });
  const list = titles.join('\n');
  return `This site holds code of these packages, under their own licences:\n\n${list}\n\n${texts.join('\n')}`;
}

/** The packages that notices name. */
export function namedIn(notices: string): readonly Licensed[] {
  const [, list = ''] = notices.split('\n\n');
  return list.split('\n').map((line) => {
    const [, name = '', version = '', licence = ''] = /^(\S+) (\S+), (.+)$/.exec(line) ?? [];
    return { name, version, licence };
  });
}

type Locked = { readonly version?: string; readonly license?: string; readonly dev?: boolean };

/**
 * The packages that a lock file has for the server and for building the site, by name and version. Binaries of platforms
 * whose licence the lock file doesn't know are left out: they are fetched nowhere (decision 0004).
 */
export function inServer(lock: { readonly packages: Readonly<Record<string, Locked>> }): readonly Licensed[] {
  const locked = Object.entries(lock.packages).flatMap(([at, { version, license, dev }]) =>
    at === '' || dev || version === undefined || license === undefined
      ? []
      : [{ name: at.replace(/^.*node_modules\//, ''), version, licence: license }],
  );
  const byTitle = new Map(locked.map((one) => [titleOf(one), one]));
  return [...byTitle].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** A table as the formatter wants it. */
function tableOf(packages: readonly Licensed[]): string {
  const cells = packages.map(({ name, version, licence }) => [name, version, licence]);
  const heads = ['package', 'version', 'licence'];
  const widths = heads.map((_, at) => Math.max(...[heads, ...cells].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [heads, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

/** docs/THIRD-PARTY.md. */
export function thirdParty(site: readonly Licensed[], server: readonly Licensed[]): string {
  return `# Packages of others

\`npm run notices\` writes this file after a build.

## In the site

Code of these packages is in what browsers load. Each build writes their licences into \`/${noticesFile}\`.

${tableOf(site)}

## In the server and the build

\`npm install\` fetches these, each with its licence. None of their code is in the site unless it is named above.

${tableOf(server)}
`;
}
