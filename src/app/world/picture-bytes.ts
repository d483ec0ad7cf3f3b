import {
  mostPictureBytes,
  mostPixels,
  type PictureFacts,
  pictureIn,
  pictureType,
  tooManyPixels,
} from '#contract/pictures.ts';
import type { PictureProblem } from '#machines/member/avatar.rules.ts';

/** A picture with more pixels is not unpacked at all. */
const mostUnpacked = 120_000_000;

/** What a file is by its bytes, or why it is no picture of ours; its name and type say nothing. */
export function judged(bytes: Uint8Array): PictureFacts | { readonly problem: PictureProblem } {
  if (!pictureType(bytes)) return { problem: 'kind' };
  const facts = pictureIn(bytes);
  if (!facts) return { problem: 'unreadable' };
  return facts.width * facts.height > mostUnpacked ? { problem: 'tooManyPixels' } : facts;
}

/** A canvas with a picture drawn at a share of its size. */
export function drawnAt(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(picture.width * scale));
  canvas.height = Math.max(1, Math.floor(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The same picture with as few pixels as a gateway takes, or null when this browser can't make it. */
async function withFewerPixels(file: Blob, { type, width, height }: PictureFacts): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(
    Math.sqrt(mostPixels.all / (width * height)),
    mostPixels.side / Math.max(width, height),
  );
  const canvas = drawnAt(picture, scale);
  picture.close();
  const written = (as: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, as, 0.85));
  const same = await written(type);
  return same && same.size > mostPictureBytes ? written('image/jpeg') : same;
}

/** A file as it can be sent: of the kind that its bytes say, with fewer pixels where it has too many. */
export async function sendable(
  file: Blob,
): Promise<{ readonly file: Blob } | { readonly problem: PictureProblem }> {
  const facts = judged(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in facts) return facts;
  if (!tooManyPixels(facts)) return { file: file.slice(0, file.size, facts.type) };
  const fewer = await withFewerPixels(file, facts);
  return fewer && fewer.size <= mostPictureBytes ? { file: fewer } : { problem: 'tooManyPixels' };
}
