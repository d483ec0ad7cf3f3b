import sharp from 'sharp';

/** What is taken of people. */
export type PictureType = 'image/png' | 'image/jpeg';

/** A picture as this gateway wrote it. */
export type Picture = { readonly type: PictureType; readonly image: Buffer };

/** What a file begins with, whatever its name says. */
const beginnings: Readonly<Record<PictureType, Buffer>> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** A small file may unpack to gigabytes: no more pixels than this, and no longer side, is looked at. */
const most = { pixels: 25_000_000, side: 16_384 };

/** Bytes of a picture that is kept: as many as an answer of this gateway carries with ease. */
const largest = 2.5 * 1024 * 1024;

/** How a picture that is too large is written instead: its sides as a share of what they were, and its quality. */
const smaller = [
  { share: 1, quality: 60 },
  { share: 0.5, quality: 70 },
  { share: 0.2, quality: 70 },
] as const;

// What opens other kinds of files is switched off in the decoder: not even a mistake here reaches it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** Whether a file's first bytes are those of its type. */
export function beginsAs(type: PictureType, file: Buffer): boolean {
  const beginning = beginnings[type];
  return file.subarray(0, beginning.length).equals(beginning);
}

/** Upright: how the camera was held is said beside the picture, and nothing of that is kept. */
function opened(file: Buffer) {
  return sharp(file, { limitInputPixels: most.pixels, failOn: 'error' }).autoOrient();
}

/** A JPEG has no transparency: what shows through is white, as on paper. */
function asJpeg(file: Buffer, width: number, quality: number): Promise<Buffer> {
  return opened(file)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer();
}

async function written(type: PictureType, file: Buffer): Promise<Picture | null> {
  const { format, autoOrient } = await sharp(file, { limitInputPixels: most.pixels }).metadata();
  const { width, height } = autoOrient;
  if (`image/${format}` !== type || Math.max(width, height) > most.side) return null;
  const image = type === 'image/png' ? await opened(file).png().toBuffer() : await asJpeg(file, width, 85);
  if (image.length <= largest) return { type, image };
  for (const { share, quality } of smaller) {
    const less = await asJpeg(file, Math.ceil(width * share), quality);
    if (less.length <= largest) return { type: 'image/jpeg', image: less };
  }
  return null;
}

/**
 * Unpacks a picture and writes it anew: its pixels alone are kept, not where or with what it was taken, nor anything
 * that hung on to the file. Null for what is no whole picture of the type, or a too large one. The work is done beside
 * the gateway's own thread.
 */
export async function rewritten(type: PictureType, file: Buffer): Promise<Picture | null> {
  if (!beginsAs(type, file)) return null;
  try {
    return await written(type, file);
  } catch {
    return null;
  }
}
