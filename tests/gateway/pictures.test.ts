import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureIn, pictureType, tooManyPixels } from '#contract/pictures.ts';
import { picture } from '../kit/proofs.ts';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);

test.each(['png', 'jpeg'] as const)('a %s is known by its bytes, with its size', async (kind) => {
  const file = await picture(kind, { width: 40, height: 30 });
  expect(pictureIn(file)).toEqual({ type: `image/${kind}`, width: 40, height: 30 });
});

test('other kinds, empty files and beginnings without a size are none', async () => {
  const webp = await sharp(await picture())
    .webp()
    .toBuffer();
  for (const file of [webp, bytesOf(), bytesOf(0x47, 0x49, 0x46, 0x38), Buffer.from('<svg/>')])
    expect([pictureType(file), pictureIn(file)]).toEqual([null, null]);
  for (const file of [bytesOf(0xff, 0xd8, 0xff, 0xe0), (await picture()).subarray(0, 12)]) {
    expect(pictureType(file)).not.toBeNull();
    expect(pictureIn(file)).toBeNull();
  }
});

test('more than 25 million pixels are too many, and a side above 16,384', () => {
  const type = 'image/png';
  expect(tooManyPixels({ type, width: 5_000, height: 5_000 })).toBe(false);
  expect(tooManyPixels({ type, width: 5_001, height: 5_000 })).toBe(true);
  expect(tooManyPixels({ type, width: 16_385, height: 1 })).toBe(true);
});
