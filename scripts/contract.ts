/** Writes docs/api/openapi.json, the contract as an OpenAPI 3.1 document. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openapi } from '#sandbox/control/pages/openapi.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join('docs', 'api', 'openapi.json');
const document = await openapi();
// The formatter keeps on one line what fits there, as long as it comes without line breaks.
const format = ['biome', 'format', '--stdin-file-path=openapi.json'];
const text = execFileSync('npx', format, { cwd: root, input: JSON.stringify(document), encoding: 'utf8' });
await mkdir(path.join(root, path.dirname(file)), { recursive: true });
await writeFile(path.join(root, file), text);
process.stdout.write(`wrote ${file} (${Object.keys(document.paths).length} paths)\n`);
