import sharp from 'sharp';

/** The picture types that the gateway accepts. */
export type PictureType = 'image/png' | 'image/jpeg';

/** A picture as this gateway re-encoded it. */
export type Picture = { readonly type: PictureType; readonly image: Buffer };

/** The first bytes of a file of each type. */
const beginnings: Readonly<Record<PictureType, Buffer>> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** A small file may unpack to gigabytes, so more pixels or a longer side than this is refused. */
const most = { pixels: 25_000_000, side: 16_384 };

/** The most bytes of a stored picture: an answer of this gateway carries them with ease. */
const largest = 2.5 * 1024 * 1024;

/** Smaller versions of a picture that is too large: the share of its sides, and its quality. */
const smaller = [
  { share: 1, quality: 60 },
  { share: 0.5, quality: 70 },
  { share: 0.2, quality: 70 },
] as const;

// The decoder's loaders for other kinds of files are switched off, so that not even a mistake here reaches them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** Whether a file's first bytes are those of its type. */
export function beginsAs(type: PictureType, file: Buffer): boolean {
  const beginning = beginnings[type];
  return file.subarray(0, beginning.length).equals(beginning);
}

/** Turned upright: the file's metadata says how the camera was held, and metadata is dropped. */
function opened(file: Buffer) {
  return sharp(file, { limitInputPixels: most.pixels, failOn: 'error' }).autoOrient();
}

/** A JPEG has no transparency, so transparent parts become white. */
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
 * Decodes a picture and encodes it again. Only its pixels are kept, not where or with what it was taken, nor
 * anything appended to the file. Null when it is no complete picture of the type, or too large. The work runs
 * off the gateway's own thread.
 */
export async function rewritten(type: PictureType, file: Buffer): Promise<Picture | null> {
  if (!beginsAs(type, file)) return null;
  try {
    return await written(type, file);
  } catch {
    return null;
  }
}
