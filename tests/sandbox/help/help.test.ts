import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { helpVotes } from '#sandbox/db/help-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { register, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function centre(language = 'ES'): Promise<CallOutput<'help.centre'>> {
  const came = await askCall(box.address, 'help.centre', {}, { headers: { Language: language } });
  return came.body.value as CallOutput<'help.centre'>;
}

async function agreementOf(token: string): Promise<CallOutput<'help.agreement'>> {
  return (await askCall(box.address, 'help.agreement', {}, { token })).body
    .value as CallOutput<'help.agreement'>;
}

const votes = (article: string) =>
  box.sandbox.db.read.select().from(helpVotes).where(eq(helpVotes.article, article));

describe('the help centre', () => {
  it('answers every article in the asked language, with the refusals it explains in both', async () => {
    const [spanish, english] = [await centre(), await centre('EN')];
    expect(english.map(({ id }) => id)).toEqual(spanish.map(({ id }) => id));
    const article = english.find(({ id }) => id === 'wallets');
    expect(article).toMatchObject({
      title: 'Why is my money in several wallets?',
      category: 'wallet',
      codes: ['BALANCE_SHORT', 'WALLET_UNKNOWN', 'WALLET_CLOSED'],
      refusals: expect.arrayContaining([
        'No tienes saldo suficiente en esa billetera.',
        'That wallet does not hold enough.',
      ]),
    });
  });

  it('tells a limit as it is from the moment the operator changes it', async () => {
    const minutes = async () => (await centre()).find(({ id }) => id === 'too-many-tries')?.content;
    expect(await minutes()).toContain('son 5 minutos');
    box.sandbox.settings.patch({ limits: { lockMinutes: 45 } });
    expect(await minutes()).toContain('son 45 minutos');
  });

  it('answers the version of the agreement that is in force, and since when', async () => {
    const found = (await centre()).find(({ id }) => id === 'agreement');
    expect(found).toMatchObject({ version: '2.0', updatedAt: '2026-02-01T05:00:00.000Z' });
    expect(found?.content).toContain('Esta es la versión 2.0.');
  });
});

describe('whether an article was useful', () => {
  it('counts once per article and caller, the last answer', async () => {
    const token = await signIn(box.address, 'member1');
    for (const useful of [true, false, false]) {
      const came = await askCall(box.address, 'help.useful', { article: 'deposit', useful }, { token });
      expect(came.body.value).toEqual({ useful });
    }
    expect(await votes('deposit')).toMatchObject([{ useful: false }]);
  });

  it('counts a visitor by the tab, and another member apart', async () => {
    const input = { article: 'deposit', useful: true };
    await askCall(box.address, 'help.useful', input, { client: 'one' });
    await askCall(box.address, 'help.useful', input, { client: 'one' });
    await askCall(box.address, 'help.useful', input, { client: 'two' });
    await askCall(box.address, 'help.useful', input, { token: await signIn(box.address, 'member2') });
    expect(await votes('deposit')).toHaveLength(3);
  });

  it('refuses an article that is not there, and keeps nothing', async () => {
    const came = await askCall(box.address, 'help.useful', { article: 'nobody', useful: true });
    expect(came.body).toMatchObject({ success: false, code: 'INPUT_INVALID' });
    expect(await votes('nobody')).toEqual([]);
  });
});

describe('the agreement of a member', () => {
  it('is the version in force at registration, at that moment', async () => {
    box.sandbox.settings.patch({ slider: { register: false }, agreement: { version: '3.1' } });
    const before = box.sandbox.clock.now();
    const token = tokenIn(await register(box));
    const { accepted, version } = await agreementOf(token);
    expect([version, accepted?.version]).toEqual(['3.1', '3.1']);
    expect(Date.parse(accepted?.at ?? '')).toBeGreaterThanOrEqual(before);
    box.sandbox.settings.patch({ agreement: { version: '4.0' } });
    expect(await agreementOf(token)).toMatchObject({ version: '4.0', accepted: { version: '3.1' } });
  });

  it('may be older than the one in force, and is told only to its member', async () => {
    const token = await signIn(box.address, 'member2');
    expect(await agreementOf(token)).toMatchObject({ version: '2.0', accepted: { version: '1.0' } });
    expect((await askCall(box.address, 'help.agreement')).status).toBe(401);
  });

  it('is none for a demo account', async () => {
    const token = await signIn(box.address, 'demo4');
    expect(await agreementOf(token)).toMatchObject({ accepted: null });
  });
});
