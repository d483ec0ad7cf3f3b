import { describe, expect, it } from 'vitest';
import { createStand, json } from './stand.ts';

const status = { info: {}, maintenance: false, regionRestriction: false };

describe('CFG-06 answers that break the contract', () => {
  const info = {
    resources: [{ resourceType: 'IOS', url: 'https://a.example' }],
    imageCDNs: ['https://c.example'],
  };
  const answered = (value: unknown) => createStand(() => json({ success: true, value }));

  it('unknown fields are dropped', async () => {
    const { call, drifts } = answered({ ...status, more: 1, info: { ...info, secret: 2 } });
    expect(await call('system.status', { url: 'x' })).toEqual({ ...status, info });
    expect(drifts).toEqual([]);
  });

  it('a bad section is dropped and reported; the rest of the answer is used', async () => {
    const { call, drifts } = answered({
      ...status,
      info: { ...info, resources: 'none', analytics: { gtagId: 7 } },
    });
    expect(await call('system.status', { url: 'x' })).toEqual({
      ...status,
      info: { imageCDNs: info.imageCDNs },
    });
    expect(drifts.map(({ call: name, part }) => [name, part])).toEqual([
      ['system.status', 'info.resources'],
      ['system.status', 'info.analytics'],
    ]);
    expect(drifts[1]?.problems[0]).toContain('info.analytics.gtagId');
  });

  it('a problem deep in a section drops that section alone', async () => {
    const resources = [...info.resources, { resourceType: 'IOS' }];
    const { call, drifts } = answered({ ...status, info: { ...info, resources } });
    expect(await call('system.status', { url: 'x' })).toEqual({
      ...status,
      info: { imageCDNs: info.imageCDNs },
    });
    expect(drifts).toHaveLength(1);
  });

  it.each([
    ['a number as a string', { ...status, maintenance: 'false' }],
    ['a field renamed', { info, inMaintenance: false, regionRestriction: false }],
    ['a section that is missing', { ...status, info: null }],
    ['null', null],
    ['nothing', undefined],
  ])('%s where it must not be fails the call, and is reported', async (_, value) => {
    const { call, drifts } = answered(value);
    await expect(call('system.status', { url: 'x' })).rejects.toMatchObject({ failure: { kind: 'drift' } });
    expect(drifts).toHaveLength(1);
    expect(drifts[0]).toMatchObject({ call: 'system.status', part: '' });
  });

  it('a report names fields and never their values', async () => {
    const { call, drifts } = answered({ ...status, info: { ...info, imageCDNs: ['Clave-2026!', 5] } });
    await call('system.status', { url: 'x' });
    expect(JSON.stringify(drifts)).not.toContain('Clave');
  });

  const first: readonly [name: string, ask: (stand: ReturnType<typeof answered>) => Promise<unknown>][] = [
    ['system.keys', ({ call }) => call('system.keys', {})],
    ['system.countries', ({ call }) => call('system.countries', {})],
    ['games.vendors', ({ call }) => call('games.vendors', { platform: 'html5-desktop', language: 'ES' })],
    ['member.info', ({ call }) => call('member.info', {})],
    ['member.icon', ({ call }) => call('member.icon', {})],
    ['member.avatar', ({ call }) => call('member.avatar', {})],
    ['wallet.balance', ({ call }) => call('wallet.balance', {})],
    ['notices.unread', ({ call }) => call('notices.unread', {})],
    ['verification.captcha', ({ call }) => call('verification.captcha', {})],
    ['support.lookup', ({ call }) => call('support.lookup', { csType: 'LIVECHAT' })],
  ];

  it.each(first)('%s answers with junk: the call fails and the drift is reported', async (name, ask) => {
    const stand = answered({ sumBalance: 12.5, list: {}, icon: 7, keys: 'x' });
    stand.keepToken('t-1');
    await expect(ask(stand)).rejects.toMatchObject({ failure: { kind: 'drift' } });
    expect(stand.drifts).toEqual([expect.objectContaining({ call: name, part: '' })]);
  });
});
