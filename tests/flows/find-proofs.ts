import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';
import type { Proof } from './proof.ts';

/** Where the proofs of the product's flows are. */
const flows = 'tests/flows';

function isProof(value: unknown): value is Proof {
  return typeof value === 'object' && value !== null && 'model' in value && 'browser' in value;
}

/** All proofs under a folder: what `*.proof.ts` files export, in the order of their paths. Throws when there is none. */
export async function findProofs(folder = flows): Promise<readonly Proof[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proof.ts'))
    .sort();
  const proofs: Proof[] = [];
  for (const file of files) {
    const found: unknown[] = Object.values(await import(pathToFileURL(join(folder, file)).href));
    proofs.push(...found.filter(isProof));
  }
  if (proofs.length === 0) throw new Error(`no proof under ${folder}`);
  return proofs;
}

/** The models of all flows. */
export async function findModels(): Promise<readonly Model[]> {
  return (await findProofs()).map(({ model }) => model);
}
