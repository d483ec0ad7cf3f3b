import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../kit/ask-call.ts';
import { startSandbox, type TestSandbox } from '../kit/sandbox.ts';

let box: TestSandbox;

beforeAll(async () => {
  box = await startSandbox();
});
afterAll(() => box.close());

const vendors = '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop&language=ES';

async function encodingOf(path: string, sent: Record<string, string>): Promise<string | null> {
  const answer = await box.ask(path, { headers: sent });
  await answer.text();
  return answer.headers.get('Content-Encoding');
}

describe('a long answer', () => {
  it('is compressed as the caller can take it', async () => {
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'gzip, br' })).toBe('br');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'gzip' })).toBe('gzip');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'identity' })).toBeNull();
  });

  it('is left as it is beside a secret', async () => {
    const token = await signIn(box.address, 'member1');
    expect(await encodingOf(vendors, { 'Accept-Encoding': 'br', Authorization: token })).toBeNull();
  });
});

describe('a short answer', () => {
  it('is left as it is', async () => {
    expect(await encodingOf('/wps/system/keys', { 'Accept-Encoding': 'br' })).toBeNull();
  });
});
