/** Writes docs/THIRD-PARTY.md: the packages with code in dist/, and those that the server and the build run. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inServer, namedIn, noticesFile, thirdParty } from './third-party.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

const site = namedIn(await read(`dist/${noticesFile}`));
const server = inServer(JSON.parse(await read('package-lock.json')));
await writeFile(path.join(root, 'docs/THIRD-PARTY.md'), thirdParty(site, server));
process.stdout.write(
  `wrote docs/THIRD-PARTY.md (${site.length} packages in the site, ${server.length} beside it)\n`,
);
