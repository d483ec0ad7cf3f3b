import type { FileRead, UploadProblem } from '#machines/wallet/upload.rules.ts';
import { drawnAt, sendable } from './picture-bytes.ts';

/** Pixels of the longer side of the small copy. */
const previewSide = 240;

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A small copy to look at, as a `data:` address; '' when the file can't be drawn. */
async function previewOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return '';
  const canvas = drawnAt(picture, Math.min(1, previewSide / Math.max(picture.width, picture.height)));
  picture.close();
  return canvas.toDataURL('image/png');
}

/** What there is to send of a file, its SHA-256 (hexadecimal) and a small copy to look at; or why it can't be sent. */
export async function readProof(chosen: Blob): Promise<FileRead | { readonly problem: UploadProblem }> {
  const read = await sendable(chosen);
  if ('problem' in read) return read;
  const { file } = read;
  const sha256 = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return { file, sha256, preview: await previewOf(file) };
}

/** Bytes turned into text at once: a call takes only so many arguments. */
const atOnce = 8_192;

/** A stretch of a file, base64. */
export async function readPiece(file: Blob, offset: number, length: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce)
    text += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(text);
}
