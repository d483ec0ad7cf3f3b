import sharp from 'sharp';
import { mostPixels, type PictureType, pictureIn, pictureType, tooManyPixels } from '#contract/pictures.ts';

/** A picture as this gateway re-encoded it. */
export type Picture = { readonly type: PictureType; readonly image: Buffer };

/** Why a file is not taken: another kind, more pixels than are unpacked, or not to be read as what it says it is. */
export type PictureFault = 'kind' | 'tooManyPixels' | 'unreadable';

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

/** Turned upright: the file's metadata says how the camera was held, and metadata is dropped. */
function opened(file: Buffer) {
  return sharp(file, { limitInputPixels: mostPixels.all, failOn: 'error' }).autoOrient();
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
  const { width } = (await sharp(file, { limitInputPixels: mostPixels.all }).metadata()).autoOrient;
  const image = type === 'image/png' ? await opened(file).png().toBuffer() : await asJpeg(file, width, 85);
  if (image.length <= largest) return { type, image };
  for (const { share, quality } of smaller) {
    const less = await asJpeg(file, Math.ceil(width * share), quality);
    if (less.length <= largest) return { type: 'image/jpeg', image: less };
  }
  return null;
}

/**
 * Decodes a picture and encodes it again, as the kind that its bytes say. Only its pixels are kept, not where or with
 * what it was taken, nor anything appended to the file. The work runs off the gateway's own thread.
 */
export async function rewritePicture(file: Buffer): Promise<Picture | PictureFault> {
  if (!pictureType(file)) return 'kind';
  const facts = pictureIn(file);
  if (!facts) return 'unreadable';
  if (tooManyPixels(facts)) return 'tooManyPixels';
  return (await written(facts.type, file).catch(() => null)) ?? 'unreadable';
}
