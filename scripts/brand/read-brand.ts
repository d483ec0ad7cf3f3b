import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import type { BrandFile } from '#contract/system/look.ts';
import type { BrandOfBuild } from '../brand-of-build.ts';
import { areaFindings } from './area-rule.ts';
import type { Finding } from './finding.ts';
import { mappingFindings } from './mapping-rule.ts';
import { readPictures } from './picture-rule.ts';
import { readSchema } from './schema-rule.ts';
import { sizeFindings } from './size-rule.ts';
import { languageFindings, textFindings } from './text-rules.ts';

/** A brand's file as it was read: what a build makes of it, unless it can't be read at all, and what is wrong with it. */
export type ReadBrand = {
  readonly file?: BrandFile;
  readonly brand?: BrandOfBuild;
  readonly findings: readonly Finding[];
};

/** Reads a brand's file and the files beside it. Its findings are what keeps a build from using it, and warnings. */
export async function readBrand(place: string): Promise<ReadBrand> {
  const text = await readFile(place, 'utf8');
  const { file, findings } = readSchema(text);
  const size = sizeFindings(text);
  if (!file) return { findings: [...size, ...findings] };
  const { look: written, preview, ...rest } = file;
  const found = written && (await readPictures(path.dirname(path.resolve(place)), written));
  const look = found?.look;
  const configuration = z.parse(Configuration, { ...rest, look });
  return {
    file,
    brand: { configuration, preview, look, pictures: found?.pictures ?? [] },
    findings: [
      ...size,
      ...findings,
      ...(found?.findings ?? []),
      ...areaFindings(file),
      ...mappingFindings(file),
      ...languageFindings(file),
      ...textFindings(file),
    ],
  };
}

/** The brand of a build; throws with every field that is wrong. */
export async function brandForBuild(place: string): Promise<BrandOfBuild> {
  const { brand, findings } = await readBrand(place);
  const errors = findings.filter(({ level }) => level === 'error');
  if (brand && errors.length === 0) return brand;
  const named = errors.map(({ field, found, todo }) => `  ${field || 'the file'}: ${found} (${todo})`);
  throw new Error(`${place} can't be built:\n${named.join('\n')}`);
}
