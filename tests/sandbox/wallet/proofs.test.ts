import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { proofPieces, proofs } from '#sandbox/db/money-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { announced, openProof, picture, sendProof, upload, uploaded } from '../../kit/proofs.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const mega = 1024 * 1024;
const hour = 60 * 60_000;

const box = sandboxOfFile();
let token: string;
let other: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
  other = await signIn(box.address, 'member2');
});

const read = (proofId: string, of = token) =>
  askCall(box.address, 'wallet.proof', { proofId }, { token: of });

/** What is on the disk: rows, and the bytes of incomplete files. */
async function onDisk() {
  const [rows] = await box.sandbox.db.read.select({ rows: count() }).from(proofs);
  const [pieces] = await box.sandbox.db.read.select({ pieces: count() }).from(proofPieces);
  return { rows: rows?.rows, pieces: pieces?.pieces };
}

/** A picture with noise in it, so that it does not pack small. */
function noise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 as const };
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

/** A file of a few bytes that claims to be a picture of this size. */
function claimed(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
}

describe('pictures as proofs', () => {
  it('WDR-02 a PNG and a JPEG are accepted in pieces, and shown as the gateway rewrote them', async () => {
    for (const [kind, type] of [
      ['png', 'image/png'],
      ['jpeg', 'image/jpeg'],
    ] as const) {
      const file = kind === 'png' ? await noise(500) : await picture('jpeg');
      const came = await upload(box.address, token, file, type);
      expect(came.body.value).toMatchObject({ state: 'READY', size: file.length, received: file.length });
      const { proofId } = came.body.value as { proofId: string };
      const shown = (await read(proofId)).body.value as { type: string; image: string };
      expect(shown.type).toBe(type);
      const meta = await sharp(Buffer.from(shown.image, 'base64')).metadata();
      expect([meta.format, meta.width]).toEqual([kind, kind === 'png' ? 500 : 40]);
    }
    expect((await onDisk()).pieces).toBe(0);
  });

  it('WDR-02 5 MB are accepted, a byte more is not, and neither is a GIF or a WebP', async () => {
    const base = await picture('jpeg');
    const file = Buffer.concat([base, Buffer.alloc(5 * mega - base.length)]);
    expect((await upload(box.address, token, file, 'image/jpeg')).body.value).toMatchObject({
      state: 'READY',
    });
    const larger = Buffer.concat([file, Buffer.alloc(1)]);
    expect((await openProof(box.address, token, larger, 'image/jpeg')).body.code).toBe('INPUT_INVALID');
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(base).toFormat(format).toBuffer();
      expect((await openProof(box.address, token, moving, `image/${format}`)).body.code).toBe(
        'INPUT_INVALID',
      );
      for (const type of ['image/png', 'image/jpeg'])
        expect((await upload(box.address, token, moving, type)).body.code).toBe('PROOF_REFUSED');
    }
  });

  it('WDR-02 more bytes than announced are refused as they come', async () => {
    const file = await picture();
    const { body } = await openProof(box.address, token, file);
    const { proofId } = body.value as { proofId: string };
    const bytes = Buffer.concat([file, Buffer.alloc(1)]);
    const sent = await sendProof(box.address, token, { proofId, offset: 0, bytes });
    expect(sent.body.code).toBe('PROOF_REFUSED');
    expect((await onDisk()).pieces).toBe(0);
  });

  it('WDR-03 an interrupted upload goes on where it was, and is stored once', async () => {
    const file = await noise(700);
    const { body } = await openProof(box.address, token, file);
    const { proofId } = body.value as { proofId: string };
    const cut = Math.floor(file.length * 0.6);
    const first = { proofId, offset: 0, bytes: file.subarray(0, 2_000) };
    expect(cut).toBeLessThan(mega * 0.9);
    for (let at = 0; at < cut; at += 300_000)
      await sendProof(box.address, token, {
        proofId,
        offset: at,
        bytes: file.subarray(at, Math.min(at + 300_000, cut)),
      });
    expect((await sendProof(box.address, token, first)).body).toMatchObject({
      code: 'PROOF_OFFSET',
      value: { received: cut },
    });
    const again = await openProof(box.address, token, file);
    expect(again.body.value).toEqual({ proofId, size: file.length, received: cut, state: 'OPEN' });
    expect((await upload(box.address, token, file)).body.value).toMatchObject({ proofId, state: 'READY' });
    expect((await upload(box.address, token, file)).body.value).toMatchObject({ proofId, state: 'READY' });
    expect(await onDisk()).toEqual({ rows: 1, pieces: 0 });
  });

  it('WDR-03 a last piece whose answer was lost is answered again', async () => {
    const file = await picture();
    const { body } = await openProof(box.address, token, file);
    const { proofId } = body.value as { proofId: string };
    const whole = { proofId, offset: 0, bytes: file };
    const first = await sendProof(box.address, token, whole);
    expect((await sendProof(box.address, token, whole)).body).toEqual(first.body);
  });

  it('WDR-03 a complete file that the gateway died over is checked when it is announced again', async () => {
    const file = await picture();
    const { body } = await openProof(box.address, token, file);
    const { proofId } = body.value as { proofId: string };
    await box.sandbox.db.write(async (tx) => {
      await tx.insert(proofPieces).values({ proofId, offset: 0, bytes: file });
      await tx.update(proofs).set({ received: file.length }).where(eq(proofs.id, proofId));
    });
    expect((await openProof(box.address, token, file)).body.value).toMatchObject({ state: 'READY' });
  });

  it('WDR-06 nobody else can read, continue or delete a proof, or learn that it exists', async () => {
    const proofId = await uploaded(box.address, token, await picture());
    const made = 'nobody-ever-made-it';
    const nobodys = await read(made, other);
    expect(nobodys.status).toBe(404);
    const { message: _, ...unknown } = nobodys.body;
    expect((await read(proofId, other)).body).toMatchObject(unknown);
    const sent = { proofId, offset: 0, bytes: Buffer.from('x') };
    expect((await sendProof(box.address, other, sent)).body.code).toBe('NOT_FOUND');
    const dropped = await askCall(box.address, 'wallet.dropProof', { proofId }, { token: other });
    expect(dropped.body.code).toBe('NOT_FOUND');
    expect((await read(proofId)).status).toBe(200);
    expect((await openProof(box.address, other, await picture())).body.value).toMatchObject({
      received: 0,
      state: 'OPEN',
    });
  });

  it('WDR-07 the type that a picture is announced with is no reason to refuse it', async () => {
    const proofId = await uploaded(box.address, token, await picture('jpeg'), 'image/png');
    expect((await read(proofId)).body.value).toMatchObject({ type: 'image/jpeg' });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'kind'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['ZIP', Buffer.from('504b0304140000000800', 'hex'), 'kind'],
    ['a beginning and nothing more', Buffer.from('89504e470d0a1a0a', 'hex'), 'unreadable'],
    ['a picture that claims a gigantic size', claimed(60_000, 60_000), 'tooManyPixels'],
    ['a picture of one row of 100000', claimed(1, 100_000), 'tooManyPixels'],
  ])('WDR-07 refused whatever it is called, with the reason: %s', async (_, file, problem) => {
    const { body } = await upload(box.address, token, file);
    expect(body).toMatchObject({ code: 'PROOF_REFUSED', value: { problem } });
    expect((await openProof(box.address, token, file)).body.code).toBe('PROOF_REFUSED');
    expect((await onDisk()).pieces).toBe(0);
  });

  it('WDR-07 an empty file is refused', async () => {
    expect((await openProof(box.address, token, Buffer.alloc(0))).body.code).toBe('INPUT_INVALID');
  });

  it('WDR-07 a long thin picture, a truncated picture and one with a wrong hash are refused', async () => {
    const thin = await picture('png', { width: 1, height: 100_000 });
    const cut = (await noise(100)).subarray(0, 9_000);
    for (const file of [thin, cut])
      expect((await upload(box.address, token, file)).body.code).toBe('PROOF_REFUSED');
    const [file, another] = [await picture(), await picture('png', { red: 1 })];
    const false_ = { ...announced(file), sha256: announced(another).sha256 };
    const { body } = await askCall(box.address, 'wallet.openProof', false_, { token });
    const { proofId } = body.value as { proofId: string };
    const sent = await sendProof(box.address, token, { proofId, offset: 0, bytes: file });
    expect(sent.body.code).toBe('PROOF_REFUSED');
  });

  it('WDR-07 trailing data and the place a picture was taken at are removed', async () => {
    const script = '<script>alert(document.domain)</script>';
    const gps = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '12/1 2/1 4533/100' } };
    const photo = await sharp(await picture('jpeg'))
      .withExif(gps)
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const files = [
      [Buffer.concat([photo, Buffer.from(script)]), 'image/jpeg'],
      [Buffer.concat([await picture(), Buffer.from(script)]), 'image/png'],
    ] as const;
    for (const [file, type] of files) {
      const shown = await read(await uploaded(box.address, token, file, type));
      const image = Buffer.from((shown.body.value as { image: string }).image, 'base64');
      expect(image.toString('latin1')).not.toMatch(/script|Exif|Ana/);
      expect((await sharp(image).metadata()).exif).toBeUndefined();
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(shown.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('WDR-07 a picture taken sideways is stored upright', async () => {
    const sideways = await sharp(await picture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const shown = await read(await uploaded(box.address, token, sideways, 'image/jpeg'));
    const image = Buffer.from((shown.body.value as { image: string }).image, 'base64');
    expect(await sharp(image).metadata()).toMatchObject({ width: 30, height: 40 });
  });

  it('WDR-08 a file’s own name is dropped: it is stored under a random one', async () => {
    const named = { ...announced(await picture()), name: '../../a.png\0\r\n\u202egnp.exe' };
    const { body } = await askCall(box.address, 'wallet.openProof', named, { token });
    expect((body.value as { proofId: string }).proofId).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await box.sandbox.db.read.select().from(proofs))).not.toContain('a.png');
  });

  it('WDR-09 of 1000 uploads a day only so many are accepted, and the disk holds no more', async () => {
    const { proofsPerDay } = box.sandbox.settings.current().money;
    const announce = async (nth: number) => {
      const input = { size: 5 * mega, type: 'image/png', sha256: nth.toString(16).padStart(64, '0') };
      return (await askCall(box.address, 'wallet.openProof', input, { token })).body.code ?? 'taken';
    };
    const heard: string[] = [];
    for (let from = 0; from < 1_000; from += 100)
      heard.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => announce(from + n)))));
    expect(heard.filter((code) => code === 'taken')).toHaveLength(proofsPerDay);
    expect(heard.filter((code) => code === 'PROOF_QUOTA')).toHaveLength(1_000 - proofsPerDay);
    expect((await onDisk()).rows).toBe(proofsPerDay);
    expect((await openProof(box.address, other, await picture())).status).toBe(200);
  });

  it('WDR-09 deleting gives no new tries until a day has passed', async () => {
    box.sandbox.settings.patch({ money: { proofsPerDay: 2 } });
    const [one, two, three] = await Promise.all([1, 2, 3].map((red) => picture('png', { red })));
    const first = await uploaded(box.address, token, one ?? Buffer.alloc(0));
    await openProof(box.address, token, two ?? Buffer.alloc(0));
    const dropped = await askCall(box.address, 'wallet.dropProof', { proofId: first }, { token });
    expect(dropped.status).toBe(200);
    expect((await read(first)).status).toBe(404);
    const third = () => openProof(box.address, token, three ?? Buffer.alloc(0));
    expect((await third()).body.code).toBe('PROOF_QUOTA');
    box.sandbox.clock.move(25 * hour);
    token = await signIn(box.address, 'member1');
    expect((await third()).status).toBe(200);
  });

  it('WDR-09 tiny pieces are refused', async () => {
    const file = await noise(100);
    const { body } = await openProof(box.address, token, file);
    const { proofId } = body.value as { proofId: string };
    const crumb = { proofId, offset: 0, bytes: file.subarray(0, 100) };
    expect((await sendProof(box.address, token, crumb)).body.code).toBe('PROOF_REFUSED');
  });

  it('WDR-09 a picture that would be too large is stored as a smaller JPEG', async () => {
    const photo = await sharp(await noise(1_900))
      .jpeg({ quality: 92 })
      .toBuffer();
    const shot = await noise(1_100);
    for (const [file, type] of [
      [photo, 'image/jpeg'],
      [shot, 'image/png'],
    ] as const) {
      expect(file.length).toBeGreaterThan(2.6 * mega);
      expect(file.length).toBeLessThan(5 * mega);
      const kept = (await read(await uploaded(box.address, token, file, type))).body.value;
      const { type: keptAs, image } = kept as { type: string; image: string };
      expect(keptAs).toBe('image/jpeg');
      expect(Buffer.from(image, 'base64').length).toBeLessThan(2.6 * mega);
    }
  });
});
