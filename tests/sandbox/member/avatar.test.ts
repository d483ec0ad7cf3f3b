import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

function set(input: Record<string, unknown>): Promise<Came> {
  return askCall(box.address, 'member.setAvatar', input, { token });
}

function custom(image: Buffer | string): Promise<Came> {
  const text = typeof image === 'string' ? image : image.toString('base64');
  return set({ avatarType: 'CUSTOM', image: text });
}

/** A picture of one colour. */
function picture(width: number, height = width, red = 200): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, 40, 90, 255], at);
  return PNG.sync.write(png);
}

const tables = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (tables[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A file that claims to be a PNG of this size, with these bytes as its packed pixels. */
function claimed(side: number, pixels: Buffer, interlaced = 0, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, interlaced], 8);
  const signature = picture(16).subarray(0, 8);
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

describe('the picture of a member', () => {
  it('one of the product’s is set by its name', async () => {
    expect((await set({ avatarType: 'STATIC', avatar: 'avatar-3' })).body.value).toEqual({
      avatar: 'avatar-3',
      avatarType: 'STATIC',
    });
    const { body } = await askCall(box.address, 'member.avatar', {}, { token });
    expect(body.value).toEqual({ avatar: 'avatar-3', avatarType: 'STATIC' });
  });

  it.each(['avatar-99', '../../etc/passwd', 'javascript:alert(1)', ''])(
    'an unknown name is refused: %j',
    async (avatar) => {
      expect((await set({ avatarType: 'STATIC', avatar })).body.code).toBe('IMAGE_REFUSED');
    },
  );

  it('an uploaded one is served under a random name, as a picture and nothing else', async () => {
    const { body } = await custom(picture(64));
    const { avatar } = body.value as { avatar: string };
    expect(avatar).toMatch(/^\/art\/portrait\/[0-9a-f]{32}\.png$/);
    const answer = await box.ask(avatar);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('immutable'),
    });
    const { width, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    expect([width, [...data.subarray(0, 4)]]).toEqual([64, [200, 40, 90, 255]]);
  });

  it('a new one replaces the old, whose address is gone', async () => {
    const paths: string[] = [];
    for (const red of [1, 2])
      paths.push(((await custom(picture(32, 32, red))).body.value as { avatar: string }).avatar);
    const [first = '', second = ''] = paths;
    expect([(await box.ask(first)).status, (await box.ask(second)).status]).toEqual([404, 200]);
  });

  it('only the pixels of a file are kept', async () => {
    const textChunk = chunk('tEXt', Buffer.from('Comment\0GPS -12.046,-77.043 <script>alert(1)</script>'));
    const pixels = deflateSync(Buffer.alloc(32 * (32 * 4 + 1)));
    const { avatar } = (await custom(claimed(32, pixels, 0, [textChunk]))).body.value as { avatar: string };
    const kept = Buffer.from(await (await box.ask(avatar)).arrayBuffer()).toString('latin1');
    expect(kept).not.toMatch(/Comment|GPS|script/);
  });

  it('nothing is kept of the 40 MB that an interlaced picture unpacks to', async () => {
    const { status, body } = await custom(claimed(64, deflateSync(Buffer.alloc(40_000_000)), 1));
    expect(status).toBe(200);
    const { avatar } = body.value as { avatar: string };
    expect((await (await box.ask(avatar)).arrayBuffer()).byteLength).toBeLessThan(64 * 64 * 4);
  });

  it('nothing that follows a picture in its file is kept', async () => {
    const file = Buffer.concat([picture(64), Buffer.from('<script>after()</script>')]);
    const { avatar } = (await custom(file)).body.value as { avatar: string };
    const kept = Buffer.from(await (await box.ask(avatar)).arrayBuffer()).toString('latin1');
    expect(kept).not.toContain('script');
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a PNG’s beginning', picture(64).subarray(0, 40)],
    ['an oblong one', picture(64, 32)],
    ['a tiny one', picture(8)],
    ['a huge one', picture(520)],
    ['one that claims a gigantic size', claimed(60_000, deflateSync(Buffer.alloc(10)))],
    ['one whose pixels are invalid', claimed(64, Buffer.from('nothing packed'))],
    ['one with too few pixels', claimed(64, deflateSync(Buffer.alloc(10)))],
    ['one that lacks its last row', claimed(64, deflateSync(Buffer.alloc(63 * (64 * 4 + 1))))],
    ['no base64', 'data:image/png;base64,AAAA'],
  ])('%s is refused, and the old one stays', async (_, image) => {
    const { status, body } = await custom(image);
    expect([status, body.code]).toEqual([422, 'IMAGE_REFUSED']);
    const kept = await askCall(box.address, 'member.avatar', {}, { token });
    expect((kept.body.value as { avatar: string }).avatar).toContain('/art/avatar/');
  });

  it('a picture that unpacks to more than it claims costs no memory', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-picture-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const kept = (name: string, file: Buffer) => {
      writeFileSync(path.join(folder, name), file);
      return path.join(folder, name);
    };
    const good = kept('good.png', picture(64));
    const bomb = kept('bomb.png', claimed(64, deflateSync(Buffer.alloc(200_000_000))));
    const args = ['--import', 'tsx', 'tests/sandbox/member/unpacked.reader.ts', good, bomb];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(Number(stdout)).toBeLessThan(120_000_000);
  });

  it('a body longer than any honest one is not received', async () => {
    const { status } = await custom('A'.repeat(500_000));
    expect(status).toBe(413);
    expect((await custom('A'.repeat(410_000))).body.code).toBe('INPUT_INVALID');
  });

  it('a member may change it twenty times an hour', async () => {
    const came: number[] = [];
    for (let n = 0; n < 21; n += 1)
      came.push((await set({ avatarType: 'STATIC', avatar: 'avatar-1' })).status);
    expect(came.slice(19)).toEqual([200, 429]);
  });

  it.each(['/art/portrait/1.png', '/art/portrait/..%2f..%2fx.png', '/art/portrait/%00.png'])(
    'there is no picture at %s',
    async (path) => {
      expect((await box.ask(path)).status).toBe(404);
    },
  );
});
