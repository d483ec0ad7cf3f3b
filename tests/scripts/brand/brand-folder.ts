import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkBrand } from '../../../scripts/brand/check-brand.ts';
import type { Finding } from '../../../scripts/brand/finding.ts';

const example = path.resolve('docs/brands/gaceta');

/** The example brand with one field, by its path, set to something else; `undefined` takes the field away. */
export function changedBrand(steps: readonly string[], value: unknown): string {
  const brand: Record<string, unknown> = JSON.parse(readFileSync(path.join(example, 'brand.json'), 'utf8'));
  const last = steps.at(-1) ?? '';
  const holder = steps.slice(0, -1).reduce((at, step) => at[step] as Record<string, unknown>, brand);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return JSON.stringify(brand);
}

/** A folder with the example brand's pictures and these files, until the test ends; gives the place of its brand. */
export function brandFolder(json: string, files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(example, folder, { recursive: true });
  for (const [name, content] of Object.entries({ ...files, 'brand.json': json })) {
    writeFileSync(path.join(folder, name), content);
  }
  return path.join(folder, 'brand.json');
}

/** What a check finds in the example brand with one field set to something else; its texts are not drawn. */
export function findingsWith(
  steps: readonly string[],
  value: unknown,
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<readonly Finding[]> {
  return checkBrand(brandFolder(changedBrand(steps, value), files), false);
}
