import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { openProof, sendProof, upload } from '../../kit/proofs.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

const hour = 60 * 60_000;
/** What a camera writes into its files. */
const mark = 'PLANTED-MARK-OF-A-PLACE-12.0464S-77.0428W';
let folder: string;
let box: TestSandbox;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-erased-'));
  box = await startSandbox({ databaseUrl: `file:${path.join(folder, 'erased.db')}` });
  token = await signIn(box.address, 'member1');
});
afterAll(async () => {
  await box.close();
  await rm(folder, { recursive: true, force: true });
});

/** The database's files that hold the mark: the file with its free pages, and its log. */
async function filesWithMark(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder))
    if ((await readFile(path.join(folder, name))).includes(mark)) found.push(name);
  return found;
}

/** A picture of a side of so many pixels, with the mark in its metadata, and noise so that it comes in several pieces. */
function taken(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 as const };
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, n) => (n * 7_919 + side) % 251));
  return sharp(pixels, { raw })
    .withExif({ IFD0: { ImageDescription: mark } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

async function begun(file: Buffer, bytes: Buffer): Promise<string> {
  const { proofId } = (await openProof(box.address, token, file, 'image/jpeg')).body.value as {
    proofId: string;
  };
  await sendProof(box.address, token, { proofId, offset: 0, bytes });
  return proofId;
}

describe('a picture as it was sent is nowhere in the database’s files', () => {
  it('while its pieces come it is there: the mark can be found', async () => {
    const file = await taken(300);
    await begun(file, file.subarray(0, 4_096));
    expect(await filesWithMark()).not.toEqual([]);
  });

  it('once it was accepted', async () => {
    expect((await upload(box.address, token, await taken(300), 'image/jpeg')).body.value).toMatchObject({
      state: 'READY',
    });
    expect(await filesWithMark()).toEqual([]);
  });

  it('once it was refused', async () => {
    const file = await taken(301);
    const whole = Buffer.concat([file.subarray(0, 8_192), Buffer.alloc(2_000)]);
    expect((await upload(box.address, token, whole, 'image/jpeg')).body.code).toBe('PROOF_REFUSED');
    expect(await filesWithMark()).toEqual([]);
  });

  it('once its member took it back', async () => {
    const file = await taken(302);
    const proofId = await begun(file, file.subarray(0, 4_096));
    await askCall(box.address, 'wallet.dropProof', { proofId }, { token });
    expect(await filesWithMark()).toEqual([]);
  });

  it('once nobody sent the rest of it for an hour', async () => {
    const file = await taken(303);
    await begun(file, file.subarray(0, 4_096));
    box.sandbox.clock.move(hour + 1_000);
    await expect.poll(filesWithMark).toEqual([]);
  });

  it('nor is one that a member chose as a portrait', async () => {
    token = await signIn(box.address, 'member1');
    const png = await sharp(await taken(64), {})
      .withExif({ IFD0: { ImageDescription: mark } })
      .png()
      .toBuffer();
    expect(png.includes(mark)).toBe(true);
    const chosen = { avatarType: 'CUSTOM', image: png.toString('base64') };
    expect((await askCall(box.address, 'member.setAvatar', chosen, { token })).body.success).toBe(true);
    expect(await filesWithMark()).toEqual([]);
  });
});
