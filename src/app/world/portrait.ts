import type { PictureFile, PictureProblem } from '#machines/member/avatar.rules.ts';
import { judged } from './picture-bytes.ts';

/** A square PNG in base64, or why it could not be made. */
type Made = { readonly image: string } | { readonly problem: PictureProblem };

/** Pixels of a portrait's side, and of the smallest picture worth one. */
const sides = { made: 256, least: 64 };

/** Percent done when the file has been read, unpacked, and drawn. */
const stages = { read: 60, unpacked: 80, drawn: 95 };

/** Reads a file, telling how far it is. */
function read(file: Blob, progress: (percent: number) => void, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * stages.read));
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal.reason);
    reader.readAsArrayBuffer(file);
  });
}

/** The middle of a picture, as large a square as there is, drawn at the size of a portrait. */
function drawSquare(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = sides.made;
  canvas.height = sides.made;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, sides.made, sides.made);
  return canvas;
}

/**
 * Makes a portrait of a PNG or JPEG file: its middle, square, redrawn, so that nothing else from the file is
 * included. `progress` gets the progress in percent.
 */
export async function makePortrait(
  file: PictureFile,
  progress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Made> {
  if (!(file instanceof Blob)) return { problem: 'unreadable' };
  const size = judged(new Uint8Array(await read(file, progress, signal)));
  if ('problem' in size) return size;
  if (Math.min(size.width, size.height) < sides.least) return { problem: 'tooSmall' };
  progress(stages.read);
  const picture = await createImageBitmap(file);
  progress(stages.unpacked);
  const canvas = drawSquare(picture);
  picture.close();
  progress(stages.drawn);
  return { image: canvas.toDataURL('image/png').replace(/^[^,]*,/, '') };
}
