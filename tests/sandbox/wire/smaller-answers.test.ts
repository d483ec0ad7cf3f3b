import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

const vendors = '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop&language=ES';

async function encodingOf(path: string, sent: Record<string, string>): Promise<string | null> {
  const answer = await box.ask(path, { headers: sent });
  await answer.text();
  return answer.headers.get('Content-Encoding');
}

describe('a long answer', () => {
  it('is compressed as the caller accepts it', async () => {
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'gzip, br' })).toBe('br');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'gzip' })).toBe('gzip');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'identity' })).toBeNull();
  });

  it('is not compressed beside a secret', async () => {
    const token = await signIn(box.address, 'member1');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'br', Authorization: token })).toBeNull();
  });
});

describe('a page of games', () => {
  const page = `/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&channel=WEB&merchant=vestibulo&gameType=RNG&page=2&pageSize=60&language=ES`;

  /** Bytes of an answer as sent. */
  async function sent(
    path: string,
    more: Record<string, string>,
  ): Promise<{ bytes: number; encoding: string }> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(
        `${box.address}${path}`,
        { headers: { 'accept-encoding': 'gzip, deflate, br', ...more } },
        resolve,
      ).on('error', reject);
    });
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    return { bytes, encoding: String(answer.headers['content-encoding']) };
  }

  it('with sixty tiles is at most 15 kB as sent, for visitors and for members', async () => {
    const token = await signIn(box.address, 'member1');
    for (const more of [{}, { Authorization: token }, { 'accept-encoding': 'gzip' }]) {
      const { bytes, encoding } = await sent(page, more);
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(15 * 1_024);
      expect(encoding).toBe('accept-encoding' in more ? 'gzip' : 'br');
    }
  });

  it('requested again is answered the same', async () => {
    const [one, other] = await Promise.all([sent(page, {}), sent(page, {})]);
    expect(one).toEqual(other);
    const english = await sent(page.replace('language=ES', 'language=EN'), {});
    expect(english).not.toEqual(one);
  });
});

describe('a short answer', () => {
  it('is not compressed', async () => {
    expect(await encodingOf('/wps/system/keys', { 'Accept-Encoding': 'br' })).toBeNull();
  });
});
