/** Pixels of the longer side of the small copy. */
const previewSide = 240;

/** A picture with more pixels is not unpacked for its preview. Bytes say little: the gateway checks more closely. */
const mostPixels = 60_000_000;

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A small copy to look at, as a `data:` address; '' when the file can't be drawn. */
async function previewOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture || picture.width * picture.height > mostPixels) return '';
  const scale = Math.min(1, previewSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png');
}

/** The SHA-256 of a file, hexadecimal, and a small copy of it to look at. */
export async function readProof(file: Blob): Promise<{ readonly sha256: string; readonly preview: string }> {
  const sha256 = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return { sha256, preview: await previewOf(file) };
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
