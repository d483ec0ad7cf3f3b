/** The kinds of pictures that are taken. */
export type PictureType = 'image/png' | 'image/jpeg';

/** What the first bytes of a picture say of it, in pixels. */
export type PictureFacts = { readonly type: PictureType; readonly width: number; readonly height: number };

/** The most bytes of a picture that is sent (spec 9): 5 MB. */
export const mostPictureBytes = 5 * 1024 * 1024;

/** A small file may unpack to gigabytes: a gateway takes no more pixels, and no longer side. */
export const mostPixels = { all: 25_000_000, side: 16_384 };

const beginnings: Readonly<Record<PictureType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The kind of a file by its first bytes, whatever its name or type says; null for any other kind. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const begins = (type: PictureType) => beginnings[type].every((byte, at) => bytes[at] === byte);
  return (['image/png', 'image/jpeg'] as const).find(begins) ?? null;
}

function pngSize(view: DataView): readonly [width: number, height: number] | null {
  return view.byteLength >= 24 ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** Markers of a frame: all of C0 to CF but the three that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks through the segments to the one that holds the frame. */
function jpegSize(view: DataView): readonly [width: number, height: number] | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1))) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

/** The kind and the size of a PNG or JPEG, known before it is unpacked; null for anything else. */
export function pictureIn(bytes: Uint8Array): PictureFacts | null {
  const type = pictureType(bytes);
  if (!type) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = type === 'image/png' ? pngSize(view) : jpegSize(view);
  return size && { type, width: size[0], height: size[1] };
}

/** Whether a picture has more pixels, or a longer side, than a gateway takes. */
export function tooManyPixels({ width, height }: PictureFacts): boolean {
  return width * height > mostPixels.all || Math.max(width, height) > mostPixels.side;
}
