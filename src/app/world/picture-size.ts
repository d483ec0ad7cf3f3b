/** Pixels of a picture, as its first bytes say. */
export type PictureSize = { readonly width: number; readonly height: number };

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngSize(view: DataView): PictureSize | null {
  return view.byteLength >= 24 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** Markers of a frame: all of C0 to CF but the three that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks through the segments to the one that holds the frame. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/**
 * The size of a PNG or JPEG, whatever its name or type says; null for anything else. Known before it is unpacked: a
 * file of a few kilobytes may unpack to gigabytes.
 */
export function pictureSize(bytes: ArrayBuffer): PictureSize | null {
  const view = new DataView(bytes);
  const begins = (...signature: number[]) =>
    view.byteLength > signature.length && signature.every((byte, at) => view.getUint8(at) === byte);
  if (begins(...png)) return pngSize(view);
  return begins(0xff, 0xd8, 0xff) ? jpegSize(view) : null;
}
