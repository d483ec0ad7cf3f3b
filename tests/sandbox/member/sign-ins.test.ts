import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function list(token: string): Promise<CallOutput<'member.signIns'>> {
  return (await askCall(box.address, 'member.signIns', {}, { token })).body.value as never;
}

async function signInWith(agent: string): Promise<string> {
  const input = { username: 'member1', password: 'Clave-2026!', type: 'username' };
  const { body } = await askCall(box.address, 'session.login', input, { headers: { 'User-Agent': agent } });
  return (body.value as { token: string }).token;
}

describe('recent sign-ins', () => {
  it('are listed newest first, with which are open and which is this one', async () => {
    const first = await signIn(box.address, 'member1');
    box.sandbox.clock.move(60_000);
    const second = await signIn(box.address, 'member1');
    await signIn(box.address, 'member2');
    await askCall(box.address, 'session.logout', {}, { token: first });
    expect(await list(second)).toEqual([
      expect.objectContaining({ open: true, current: true, address: '127.0.0.1' }),
      expect.objectContaining({ open: false, current: false }),
    ]);
    expect(JSON.stringify(await list(second))).not.toMatch(new RegExp(`${first}|${second}|hash`, 'i'));
  });

  it('a session idle for too long is closed', async () => {
    await signIn(box.address, 'member1');
    box.sandbox.clock.move(30 * 60_000);
    const now = await signIn(box.address, 'member1');
    expect((await list(now)).map(({ open }) => open)).toEqual([true, false]);
  });

  it('twenty are listed at most', async () => {
    let token = '';
    for (let n = 0; n < 22; n += 1) token = await signIn(box.address, 'member1');
    expect(await list(token)).toHaveLength(20);
  }, 60_000);

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
    ['<script>alert(1)</script>', ''],
  ])('%s is called %j', async (agent, device) => {
    expect((await list(await signInWith(agent)))[0]?.device).toBe(device);
  });

  it('one call ends all others, and returns how many', async () => {
    const here = await signIn(box.address, 'member1');
    const others = [await signIn(box.address, 'member1'), await signIn(box.address, 'member1')];
    const neighbour = await signIn(box.address, 'member2');
    const { body } = await askCall(box.address, 'member.endOthers', {}, { token: here });
    expect(body.value).toEqual({ ended: 2 });
    const status = async (token: string) => (await askCall(box.address, 'member.info', {}, { token })).status;
    expect(await Promise.all([here, neighbour, ...others].map(status))).toEqual([200, 200, 401, 401]);
    expect((await list(here)).map(({ open }) => open)).toEqual([false, false, true]);
    const again = await askCall(box.address, 'member.endOthers', {}, { token: here });
    expect(again.body.value).toEqual({ ended: 0 });
  });

  it('a session that had already ended is not counted', async () => {
    await signIn(box.address, 'member1');
    box.sandbox.clock.move(31 * 60_000);
    const token = await signIn(box.address, 'member1');
    expect((await askCall(box.address, 'member.endOthers', {}, { token })).body.value).toEqual({ ended: 0 });
  });
});
