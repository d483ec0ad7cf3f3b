import { describe, expect, test } from 'vitest';
import { type AreaName, type AreaSaid, secondTry } from '#contract/system/areas.ts';
import { createPresence } from '#src/gateway/presence.ts';
import { createStand, type Reply } from './stand.ts';

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const minute = 60_000;

/** A gateway, a tab that remembers what it lacks, and the time that passes there. */
function tab(
  reply: Reply,
  {
    said,
    release = 'r1',
    kept = { text: '' },
  }: { said?: Partial<Record<AreaName, AreaSaid>>; release?: string; kept?: { text: string } } = {},
) {
  let now = 1_000_000;
  const presence = createPresence({
    now: () => now,
    said,
    release,
    store: {
      read: () => JSON.parse(kept.text || 'null'),
      keep: (text) => {
        kept.text = text;
      },
    },
  });
  const stand = createStand(reply, { presence });
  const ask = async (...[name, input]: Parameters<typeof stand.call>) =>
    stand.call(name, input as never).then(
      () => 'answered',
      (error) => error.failure.code,
    );
  return {
    ask,
    presence,
    kept,
    sent: stand.sent,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const nothing: Reply = () => json({ success: false, message: 'Not found' }, 404);

describe('what a gateway does not have', () => {
  test.each([405, 501])('%s is believed at once, and nothing is asked again', async (status) => {
    const { ask, sent, presence } = tab(() => new Response('', { status }));
    expect(await ask('system.countries', {})).toBe('CALL_UNKNOWN');
    expect(await ask('system.countries', {})).toBe('CALL_UNKNOWN');
    expect(sent).toHaveLength(1);
    expect(presence.found()).toBe(1);
  });

  test('404 is believed when another comes ten seconds later, and not sooner', async () => {
    const { ask, sent, pass, presence } = tab(nothing);
    await ask('system.countries', {});
    pass(secondTry - 1);
    await ask('system.countries', {});
    expect(presence.isMissing('system.countries')).toBe(false);
    pass(1);
    await ask('system.countries', {});
    expect(presence.isMissing('system.countries')).toBe(true);
    await ask('system.countries', {});
    expect(sent).toHaveLength(3);
  });

  test('an answer in between begins it anew', async () => {
    const { ask, pass, presence } = tab((sent, n) =>
      n === 2 ? json({ success: true, value: [] }, 200) : nothing(sent, n),
    );
    await ask('system.countries', {});
    pass(secondTry);
    expect(await ask('system.countries', {})).toBe('answered');
    await ask('system.countries', {});
    expect(presence.isMissing('system.countries')).toBe(false);
  });

  test('404 of a call that names a row says nothing of the call', async () => {
    const { ask, pass, presence } = tab(nothing);
    for (const _ of [1, 2, 3]) {
      await ask('promotions.detail', { id: 'p-1', language: 'ES' });
      pass(minute);
    }
    expect(presence.isMissing('promotions.detail')).toBe(false);
  });

  test('it is forgotten after an hour, and with another release; another tab’s page finds it again', async () => {
    const kept = { text: '' };
    const gone: Reply = () => new Response('', { status: 405 });
    const first = tab(gone, { kept });
    await first.ask('system.countries', {});
    expect(tab(gone, { kept }).presence.isMissing('system.countries')).toBe(true);
    expect(tab(gone, { kept, release: 'r2' }).presence.isMissing('system.countries')).toBe(false);
    first.pass(60 * minute);
    expect(first.presence.isMissing('system.countries')).toBe(false);
  });

  test('junk that the tab kept counts as nothing', () => {
    const kept = { text: '{"release":"r1","missing":{"system.countries":"yes"}}' };
    expect(tab(nothing, { kept }).presence.isMissing('system.countries')).toBe(false);
  });

  test('nothing is inferred of signing out, limits, breaks and getting one’s money', async () => {
    const { ask, presence } = tab(() => new Response('', { status: 405 }));
    await ask('session.logout', { token: 't' });
    await ask('protection.standing', {});
    await ask('wallet.payoutTerms', {});
    await ask('wallet.withdrawals', { page: 1 });
    await ask('wallet.outcome', { key: 'x'.repeat(16) });
    expect(presence.found()).toBe(0);
  });

  test('what the brand says counts before: off is never asked, on always', async () => {
    const { ask, sent } = tab(() => new Response('', { status: 405 }), {
      said: { help: 'off', lotteries: 'on' },
    });
    await ask('help.centre', {});
    expect(sent).toHaveLength(0);
    await ask('lotteries.menus', { device: 'WEB', language: 'ES' });
    await ask('lotteries.menus', { device: 'WEB', language: 'ES' });
    expect(sent).toHaveLength(2);
  });
});

test('a call that was forgotten and is found again is told as news', async () => {
  const { ask, pass, presence } = tab(() => new Response('', { status: 405 }));
  await ask('system.countries', {});
  const before = presence.found();
  pass(60 * minute);
  await ask('system.countries', {});
  expect(presence.found()).toBeGreaterThan(before);
});
