import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'id' in value;
}

/** All models under a folder: what `*.model.ts` files export, in the order of their paths. Throws when there is none. */
export async function findModels(folder: string): Promise<readonly Model[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.model.ts'))
    .sort();
  const models: Model[] = [];
  for (const file of files) {
    const found: unknown[] = Object.values(await import(pathToFileURL(join(folder, file)).href));
    models.push(...found.filter(isModel));
  }
  if (models.length === 0) throw new Error(`no model under ${folder}`);
  return models;
}
