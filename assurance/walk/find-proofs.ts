import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';
import type { Proof } from './proof.ts';

/** Where the proofs of the product's flows are. */
const flows = 'tests/flows';

function isProof(value: unknown): value is Proof {
  return typeof value === 'object' && value !== null && 'model' in value && 'browser' in value;
}

/** All proofs under a folder with the files that export them. Throws when there is none. */
export async function findProofFiles(
  folder = flows,
): Promise<readonly { readonly file: string; readonly proof: Proof }[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proof.ts'))
    .sort();
  const found: { file: string; proof: Proof }[] = [];
  for (const name of files) {
    const file = posix.join(folder, name);
    const exported: unknown[] = Object.values(await import(pathToFileURL(file).href));
    found.push(...exported.filter(isProof).map((proof) => ({ file, proof })));
  }
  if (found.length === 0) throw new Error(`no proof under ${folder}`);
  return found;
}

/** All proofs under a folder: what `*.proof.ts` files export, in the order of their paths. Throws when there is none. */
export async function findProofs(folder?: string): Promise<readonly Proof[]> {
  return (await findProofFiles(folder)).map(({ proof }) => proof);
}

/** The models of all flows. */
export async function findModels(): Promise<readonly Model[]> {
  return (await findProofs()).map(({ model }) => model);
}
