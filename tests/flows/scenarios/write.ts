import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProofs } from '../find-proofs.ts';
import { folder, textOf } from './files.ts';
import { plansOf, scenariosOf } from './scenarios.ts';

// `npm run flows:scenarios`: writes the way to every stable state of every machine, for the sandbox's page of scenarios.
mkdirSync(folder, { recursive: true });
const all = (await plansOf(await findProofs())).map(scenariosOf);
for (const one of all) writeFileSync(join(folder, `${one.machine}.json`), textOf(one));
const count = all.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
console.log(`${count} scenarios of ${all.length} machines in ${folder}`);
