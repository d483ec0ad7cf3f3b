import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findModels } from './find-proofs.ts';
import { edgesFolder, edgesOf } from './transitions.ts';

// `npm run flows:edges`: writes what a reviewer reads of each chart, a line for each edge.

const models = await findModels();
rmSync(edgesFolder, { recursive: true, force: true });
mkdirSync(edgesFolder, { recursive: true });
for (const { id, machine } of models) writeFileSync(join(edgesFolder, `${id}.txt`), edgesOf(machine));
process.stdout.write(`${edgesFolder}: ${models.length} machines\n`);
