import { beforeEach, describe, expect, it } from 'vitest';
import { askCall } from '../../kit/ask-call.ts';
import { askGames } from '../../kit/ask-games.ts';
import { askHost } from '../../kit/playing.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { addressFor, askChat, chatsIn, onChat, ticketFor } from '../../kit/support.ts';

const box = sandboxOfFile();
let vip: Asker;

beforeEach(async () => {
  await box.reset();
  vip = await askerOf(box, 'vip5');
});

const key = (n: number) => `a-key-of-a-line-in-a-chat-${n}`;
const enter = (ticket?: string, service = 'LIVECHAT') =>
  askChat(box, 'enter', { service, language: 'es', ...(ticket === undefined ? {} : { ticket }) });

describe('the address of customer service', () => {
  it('of a member has a ticket for the chat that works once; a visitor’s has none', async () => {
    const address = await addressFor(vip, 'VIP');
    expect(address.origin).toBe(box.sandbox.settings.current().gameOrigin);
    expect(address.pathname).toBe('/chat');
    const ticket = address.searchParams.get('ticket') ?? '';
    expect((await enter(ticket, 'VIP')).value).toMatchObject({ service: 'VIP', name: expect.any(String) });
    expect((await enter(ticket, 'VIP')).value).toMatchObject({ service: 'LIVECHAT', name: '' });
    const { body } = await askCall(box.address, 'support.lookup', { csType: 'LIVECHAT' });
    expect(body.success).toBe(true);
  });

  it('is looked up only so often in a minute from one address', async () => {
    box.sandbox.settings.patch({ limits: { supportLooksPerAddressMinute: 2 } });
    const look = async () => (await askCall(box.address, 'support.lookup', { csType: 'LIVECHAT' })).status;
    expect([await look(), await look(), await look()]).toEqual([200, 200, 429]);
    box.sandbox.clock.move(60_000);
    expect(await look()).toBe(200);
  });

  it('has a ticket of one minute', async () => {
    const ticket = await ticketFor(vip, 'VIP');
    box.sandbox.clock.move(61_000);
    expect((await enter(ticket, 'VIP')).value).toMatchObject({ service: 'LIVECHAT', name: '' });
  });

  it('CSV-04 of VIP service serves a member of rank 5, and nobody below by asking for it', async () => {
    expect((await enter(await ticketFor(vip, 'VIP'), 'VIP')).value).toMatchObject({ service: 'VIP' });
    const member = await askerOf(box, 'member1');
    expect((await enter(await ticketFor(member, 'VIP'), 'VIP')).value).toMatchObject({ service: 'LIVECHAT' });
    expect((await enter(undefined, 'VIP')).value).toMatchObject({ service: 'LIVECHAT' });
  });

  it('says that nobody answers outside the hours of the merchant’s zone', async () => {
    box.sandbox.settings.patch({
      zone: 'UTC',
      customerService: [
        { csType: 'LIVECHAT', path: 'https://t.me/x', hours: { days: [1], from: '09:00', to: '18:00' } },
      ],
    });
    const asked = async (now: string) => {
      box.sandbox.clock.set(Date.parse(now));
      const { body } = await askCall(box.address, 'support.lookup', { csType: 'LIVECHAT' });
      return (body.value as { outOfHours?: boolean }).outOfHours ?? false;
    };
    expect(await asked('2026-11-30T08:59:59Z')).toBe(true);
    expect(await asked('2026-11-30T09:00:00Z')).toBe(false);
    expect(await asked('2026-11-30T18:00:00Z')).toBe(true);
    expect(await asked('2026-12-01T12:00:00Z')).toBe(true);
  });
});

describe('a chat', () => {
  it('goes both ways, and knows who writes', async () => {
    const { value } = await enter(await ticketFor(vip, 'VIP'), 'VIP');
    const { visit, reference } = value as { visit: string; reference: string };
    await askChat(box, 'say', { visit, key: key(1), text: '<img src=x onerror=alert(1)>' });
    const [shown] = await chatsIn(box);
    expect(shown).toMatchObject({ reference, account: 'vip5', service: 'VIP' });
    expect(shown?.lines).toMatchObject([{ by: 'PERSON', text: '<img src=x onerror=alert(1)>' }]);
    await onChat(box, { reference, act: 'answer', text: 'Hola' });
    const read = await askChat(box, 'read', { visit, after: 0 });
    expect((read.value.lines as { text: string }[]).map(({ text }) => text)).toEqual([
      '<img src=x onerror=alert(1)>',
      'Hola',
    ]);
  });

  it('has a line once, however often it is sent under its key', async () => {
    const { visit } = (await enter()).value;
    for (const _ of [1, 2]) await askChat(box, 'say', { visit, key: key(1), text: 'Hola' });
    expect(((await askChat(box, 'read', { visit, after: 0 })).value.lines as unknown[]).length).toBe(1);
  });

  it('of a member goes on in the window opened last; the one before is told', async () => {
    const before = (await enter(await ticketFor(vip, 'LIVECHAT'))).value;
    await askChat(box, 'say', { visit: before.visit, key: key(1), text: 'Hola' });
    const after = (await enter(await ticketFor(vip, 'LIVECHAT'))).value;
    expect(after.reference).toBe(before.reference);
    expect(after.lines).toMatchObject([{ text: 'Hola' }]);
    expect((await askChat(box, 'read', { visit: before.visit, after: 0 })).code).toBe('NOT_FOUND');
  });

  it('that was ended is off the list, keeps its lines, and goes on when the person writes', async () => {
    const { visit, reference } = (await enter()).value;
    await askChat(box, 'say', { visit, key: key(1), text: 'Hola' });
    await onChat(box, { reference, act: 'end' });
    expect(await chatsIn(box)).toEqual([]);
    expect((await askChat(box, 'read', { visit, after: 0 })).value).toMatchObject({ ended: true });
    await askChat(box, 'say', { visit, key: key(2), text: 'Una cosa más' });
    expect((await chatsIn(box))[0]?.lines.length).toBe(2);
  });

  it('takes so many lines a minute, lines of 500 signs, and nothing of another origin', async () => {
    const { visit } = (await enter()).value;
    for (let n = 0; n < 20; n += 1) await askChat(box, 'say', { visit, key: key(n), text: 'Hola' });
    expect((await askChat(box, 'say', { visit, key: key(99), text: 'Hola' })).code).toBe('TOO_MANY_REQUESTS');
    const other = (await enter()).value.visit;
    expect((await askChat(box, 'say', { visit: other, key: key(1), text: 'a'.repeat(501) })).status).toBe(
      400,
    );
    expect((await askChat(box, 'say', { visit: other, key: key(1), text: ' ' })).status).toBe(400);
    const crossed = await askHost(box, 'chat/read', { visit: other, after: 0 }, { Origin: box.address });
    expect(crossed.status).toBe(403);
  });

  it('can be begun so often from one address in an hour', async () => {
    box.sandbox.settings.patch({ limits: { chatsPerAddressHour: 2 } });
    expect([(await enter()).status, (await enter()).status, (await enter()).status]).toEqual([200, 200, 429]);
  });

  it('ends in the window of a session that has ended, and goes on in the next of the member', async () => {
    const { visit } = (await enter(await ticketFor(vip, 'LIVECHAT'))).value;
    await askChat(box, 'say', { visit, key: key(1), text: 'Hola' });
    await askFor(vip, 'session.logout', { token: vip.token });
    for (const [call, body] of [
      ['read', { visit, after: 0 }],
      ['say', { visit, key: key(2), text: 'Sigo aquí' }],
    ] as const)
      expect((await askChat(box, call, body)).code).toBe('SESSION_ENDED');
    vip = await askerOf(box, 'vip5');
    const after = (await enter(await ticketFor(vip, 'LIVECHAT'))).value;
    expect(after.lines).toMatchObject([{ text: 'Hola' }]);
  });

  it('of a member ends with a session that was idle too long, though its window asks for news', async () => {
    const { visit } = (await enter(await ticketFor(vip, 'LIVECHAT'))).value;
    for (let minutes = 0; minutes < 30; minutes += 10) {
      box.sandbox.clock.move(10 * 60_000 + 1_000);
      await askChat(box, 'read', { visit, after: 0 });
    }
    expect((await askChat(box, 'read', { visit, after: 0 })).code).toBe('SESSION_ENDED');
  });

  it('of a visitor needs no session, and a ticket of an ended session opens none of the member', async () => {
    const ticket = await ticketFor(vip, 'LIVECHAT');
    await askFor(vip, 'session.logout', { token: vip.token });
    const { name, visit } = (await enter(ticket)).value;
    expect(name).toBe('');
    expect((await askChat(box, 'read', { visit, after: 0 })).code).toBeUndefined();
  });

  it('page may be framed by nobody and runs its own script only', async () => {
    const page = await askGames(`${box.gameAddress}/chat?lang=en`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(await page.text()).toContain('lang="en"');
  });
});

it('the back office answers 404 for what is not there', async () => {
  const answers = await Promise.all([
    onChat(box, { reference: 'NONE', act: 'end' }),
    onChat(box, { reference: 'NONE', act: 'answer', text: 'x' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await askFor(vip, 'support.lookup', { csType: 'TELEGRAM' })).status).toBe(200);
});
