import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

const vendors = '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop&language=ES';
const status = '/wps/system/status?url=localhost';

async function ask(path: string, sent: Record<string, string> = {}) {
  const answer = await box.ask(path, { headers: sent });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers, tag: answer.headers.get('ETag') ?? '' };
}

describe('an answer that may be kept', () => {
  it.each([vendors, status])('is not sent again while it has not changed: %s', async (path) => {
    const first = await ask(path);
    expect(first.tag).not.toBe('');
    const again = await ask(path, { 'If-None-Match': `"other", ${first.tag}` });
    expect(again).toMatchObject({ status: 304, text: '', tag: first.tag });
    expect(await ask(path, { 'If-None-Match': '"other"' })).toMatchObject({ status: 200, text: first.text });
  });

  it('has the same tag however it is compressed, and a 304 says nothing of a body', async () => {
    const [plain, small] = [
      await ask(vendors, { 'Accept-Encoding': 'identity' }),
      await ask(vendors, { 'Accept-Encoding': 'br' }),
    ];
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(small.tag).toBe(plain.tag);
    const again = await ask(vendors, { 'Accept-Encoding': 'br', 'If-None-Match': plain.tag });
    expect([again.headers.get('Content-Encoding'), again.headers.get('Content-Type')]).toEqual([null, null]);
  });

  it('is sent again once it has changed', async () => {
    const { tag } = await ask(status);
    box.sandbox.settings.patch({ restriction: { country: 'PE' } });
    const changed = await ask(status, { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(changed.tag).not.toBe(tag);
  });

  it('differs by language, merchant and token, and a CDN is told so', async () => {
    const { headers } = await ask(vendors);
    expect(headers.get('Vary')).toBe('Accept-Encoding, Language, Merchant, Authorization');
  });

  it('is for everybody, or for the caller alone when it depends on where they are', async () => {
    expect((await ask(vendors)).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=15');
    expect((await ask(status)).headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('HDR-01 an answer is not kept', () => {
  it('when it is a person’s, or was given to a token', async () => {
    const Authorization = await signIn(box.address, 'member1');
    for (const path of ['/wps/v2/wallets/balance', '/wps/session/life', vendors]) {
      const { headers, tag } = await ask(path, { Authorization });
      expect([path, headers.get('Cache-Control'), tag]).toEqual([path, 'no-store', '']);
    }
  });

  it('when it refuses, or says what time it is', async () => {
    box.sandbox.settings.patch({ maintenance: { on: true } });
    const closed = await ask(vendors);
    expect([closed.status, closed.headers.get('Cache-Control'), closed.tag]).toEqual([503, 'no-store', '']);
    const keys = await ask('/wps/system/keys');
    expect([keys.status, keys.headers.get('Cache-Control'), keys.tag]).toEqual([200, 'no-store', '']);
    box.sandbox.settings.patch({ maintenance: { on: false } });
  });

  it('unless it is a read that needs no token', () => {
    const kept = Object.values(calls).filter((call: CallShape) => call.kept !== undefined);
    expect(kept.length).toBeGreaterThan(10);
    for (const { method, path, token, sealed, keyed, gives } of kept as CallShape[]) {
      const personal = token === true || token === 'given' || sealed || keyed || gives !== undefined;
      expect({ path, method, personal }).toEqual({ path, method: 'GET', personal: false });
    }
  });
});
