import path from 'node:path';
import { contrastFindings } from './contrast-rule.ts';
import type { Finding } from './finding.ts';
import { hostFindings } from './host-rule.ts';
import { readBrand } from './read-brand.ts';
import { widthFindings } from './width-rule.ts';

/** Everything that a check finds in a brand's file, errors first; `measure` draws its texts in a browser too. */
export async function checkBrand(place: string, measure = true): Promise<readonly Finding[]> {
  const { file, findings } = await readBrand(place);
  if (!file) return findings;
  const all = [
    ...findings,
    ...hostFindings(file),
    ...(file.look ? contrastFindings(file.look) : []),
    // A font that is not there can't be drawn with.
    ...(measure && !findings.some(({ rule, level }) => rule === 'pictures' && level === 'error')
      ? await widthFindings(file, path.dirname(path.resolve(place)))
      : []),
  ];
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level !== 'error')];
}
