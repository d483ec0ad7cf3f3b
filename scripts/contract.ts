/** Writes docs/api/openapi.json, the contract as an OpenAPI 3.1 document. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openapi } from '#sandbox/control/pages/openapi.ts';

const file = path.resolve(import.meta.dirname, '../docs/api/openapi.json');
const document = await openapi();
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`wrote docs/api/openapi.json (${Object.keys(document.paths).length} paths)\n`);
