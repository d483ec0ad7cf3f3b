import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Look } from '#contract/system/look.ts';
import type { BrandPicture } from '../brand-of-build.ts';
import { type Finding, voiceOf } from './finding.ts';
import { svgFaults } from './safe-svg.ts';

const { error } = voiceOf('pictures');

/** The most that a file of a brand may have, in bytes: a logo comes with every first visit, a font before its letters. */
const most = { picture: 50_000, font: 120_000 };

/** The kind of a file by what is in it, whatever its name says. */
function kindOf(bytes: Buffer): string {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text;
  if (begins('\x89PNG\r\n\x1a\n')) return 'png';
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp';
  if (begins('wOF2')) return 'woff2';
  const text = bytes.subarray(0, 2_000).toString('utf8');
  return /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<(\w+:)?svg[\s>]/.test(text)
    ? 'svg'
    : '';
}

/** The fields of a look that name a file. */
const fields = (look: Look) =>
  [
    ['look.logo', look.logo],
    ['look.icon', look.icon],
    ['look.text.file', look.text?.file],
    ['look.display.file', look.display?.file],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined);

async function readInside(folder: string, name: string): Promise<Buffer | undefined> {
  const place = path.join(folder, name);
  try {
    const [real, home] = [await realpath(place), await realpath(folder)];
    return real.startsWith(home + path.sep) ? await readFile(real) : undefined;
  } catch {
    return undefined;
  }
}

function faultsOf(field: string, name: string, bytes: Buffer): Finding[] {
  const kind = kindOf(bytes);
  const ending = path.extname(name).slice(1);
  const limit = ending === 'woff2' ? most.font : most.picture;
  return [
    ...(kind === ending
      ? []
      : [error({ field, found: `${name} holds ${kind || 'something else'}`, todo: `save it as ${ending}` })]),
    ...(bytes.length <= limit
      ? []
      : [
          error({
            field,
            found: `${name} has ${bytes.length} bytes`,
            todo: `${limit} at most: make it smaller`,
          }),
        ]),
    ...(kind === 'svg'
      ? svgFaults(bytes).map((fault) =>
          error({ field, found: `${name} holds ${fault}`, todo: 'save it as a plain SVG, or as a PNG' }),
        )
      : []),
  ];
}

/** A file of a brand, ready to be copied. */
type Found = {
  readonly pictures: readonly BrandPicture[];
  readonly look: Look;
  readonly findings: readonly Finding[];
};

/**
 * Looks at the files beside a brand's file, and gives the look with their addresses in a build: `/assets/brand-` and a
 * hash of what is in them.
 */
export async function readPictures(folder: string, look: Look): Promise<Found> {
  const pictures = new Map<string, BrandPicture>();
  const findings: Finding[] = [];
  for (const [field, name] of fields(look)) {
    const bytes = name.startsWith('/') ? undefined : await readInside(folder, name);
    if (bytes === undefined) {
      findings.push(error({ field, found: `${name} is not beside the brand's file`, todo: 'put it there' }));
      continue;
    }
    findings.push(...faultsOf(field, name, bytes));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const to = `assets/brand-${hash}${path.extname(name)}`;
    pictures.set(name, { from: path.join(folder, name), to });
  }
  const built = (name: string | undefined) => `/${pictures.get(name ?? '')?.to ?? ''}`;
  const moved = (voice: Look['text']) => (voice?.file ? { ...voice, file: built(voice.file) } : voice);
  return {
    findings,
    pictures: [...new Map([...pictures.values()].map((one) => [one.to, one])).values()],
    look: {
      ...look,
      ...(look.logo ? { logo: built(look.logo) } : {}),
      ...(look.icon ? { icon: built(look.icon) } : {}),
      ...(look.text ? { text: moved(look.text) } : {}),
      ...(look.display ? { display: moved(look.display) } : {}),
    },
  };
}
