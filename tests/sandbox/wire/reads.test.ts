import { describe, expect, it } from 'vitest';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { categories, gameTypes } from '#contract/games.ts';
import { lanesOf } from '#machines/games/lanes.rules.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import { featuresOf } from '#machines/system/features.rules.ts';
import { people } from '#sandbox/db/people.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import { openPath } from '#src/gateway/support-path.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

async function read<N extends CallName>(name: N, input: Record<string, unknown> = {}, token?: string) {
  const { status, body } = await askCall(box.address, name, input, token ? { token } : {});
  expect({ name, status, code: body.code }).toMatchObject({ name, status: 200 });
  return body.value as CallOutput<N>;
}

function vendors(language: string) {
  return read('games.vendors', { platform: 'html5-desktop', language });
}

function hot(language: string, vassalage?: string) {
  const fixed = { merchantCode: 'vestibulo', isPlatform: '2', platform: 'html5-desktop', language };
  return read('games.hot', { ...fixed, ...(vassalage ? { vassalage } : {}) });
}

function notices(language: string, types = 'B,PL,PU,PR') {
  return read('notices.announcements', { types, platform: 'W', execution: 'B', language });
}

describe('a member’s reads', () => {
  it('return their own data: money over all wallets, unread messages, identity', async () => {
    for (const { account, money, unread, type, nickname, rankLevel } of people.slice(0, 4)) {
      const token = await signIn(box.address, account);
      const units = `${Math.floor(money / 100)}.${String(money % 100).padStart(2, '0')}`;
      expect(await read('wallet.balance', {}, token)).toEqual({ sumBalance: units });
      expect(await read('notices.unread', {}, token)).toBe(unread);
      expect(await read('member.info', {}, token)).toMatchObject({
        account,
        nickname,
        type,
        toUpline: type === 1,
        clubLabel: { rankLevel },
      });
      const { avatar, avatarType } = await read('member.avatar', {}, token);
      const { icon } = await read('member.icon', {}, token);
      expect([avatarType, icon !== null]).toEqual([rankLevel > 1 ? 'CUSTOM' : 'STATIC', rankLevel > 1]);
      for (const picture of [avatarType === 'CUSTOM' ? avatar : null, icon]) {
        if (picture) expect((await box.ask(picture)).headers.get('Content-Type')).toContain('image/svg+xml');
      }
    }
  });

  it('show random member ids, which say nothing about a neighbour', async () => {
    const info = await read('member.info', {}, await signIn(box.address, 'downline1a'));
    expect(Buffer.from(info.id, 'base64url')).toHaveLength(16);
  });
});

describe('public reads', () => {
  it('return vendors in the requested language, lanes in the order of spec 9, cockfights among sports', async () => {
    const [es, en] = [await vendors('ES'), await vendors('EN')];
    const titles = es.data.lanes.map(({ title }) => title);
    expect(titles).toEqual(gameTypes.filter((type) => type !== 'COCKFIGHT'));
    expect(JSON.stringify(es)).toContain('Tres Cóndores');
    expect(JSON.stringify(en)).toContain('Three Condors');
    const shown = lanesOf(es.data.lanes).map(({ category }) => category);
    expect(shown.indexOf('COCKFIGHT')).toBe(shown.indexOf('LIVE') + 1);
  });

  it('return hot games of every category, or of one vendor', async () => {
    const { list } = await hot('EN');
    expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set(categories));
    expect(list.every(({ image }) => image.startsWith('/art/game/'))).toBe(true);
    const { list: ofOne } = await hot('ES', 'BGS');
    expect(ofOne.length).toBeGreaterThan(0);
    expect(new Set(ofOne.map(({ vassalage }) => vassalage))).toEqual(new Set(['BGS']));
    expect((await hot('ES', "x' OR 1=1")).list).toEqual([]);
  });

  it('return notices of the requested types, newest first, in Spanish for languages without texts', async () => {
    const all = await notices('ES');
    const dates = (all.player ?? []).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.banners?.map(({ groupName }) => groupName)).toContain('w_home');
    expect(await notices('VI')).toEqual(all);
    expect(Object.keys(await notices('EN', 'PL'))).toEqual(['player']);
    expect((await notices('EN', 'PL')).player?.[0]?.title).toBe('Faster withdrawals at weekends');
    expect(await notices('ES', 'nothing')).toEqual({});
  });

  it('return the named drawings', async () => {
    const { list } = await hot('ES');
    const { banners = [] } = await notices('ES');
    const named = [list[0]?.image, banners[0]?.url, (await vendors('ES')).data.lanes[0]?.cards[0]?.icon];
    for (const address of named) {
      const answer = await box.ask(address ?? '');
      expect({ address, status: answer.status }).toEqual({ address, status: 200 });
      expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
    }
  });

  it('return the countries that SMS are sent to', async () => {
    const codes = (await read('system.countries')).map(({ countryDialingCode }) => countryDialingCode);
    expect([...codes].sort()).toEqual([...defaultSettings.smsCountries].sort());
  });

  it('return the switches as a tree that the product reads as they were set', async () => {
    box.sandbox.settings.patch({ whitelabel: { SMSLOGIN: false, SOMETHING: true } });
    const { info } = await read('system.status', { url: 'localhost' });
    expect(featuresOf(info.whitelabel)).toMatchObject({
      smsLogin: false,
      passwordExpiry: true,
      freePlay: true,
    });
    box.sandbox.settings.patch({ whitelabelTree: 'x' });
    const bad = await read('system.status', { url: 'localhost' });
    expect(featuresOf(bad.info.whitelabel).passwordExpiry).toBe(false);
    box.sandbox.settings.reset();
  });

  it('return the same tree by its own call where the status brings none', async () => {
    box.sandbox.settings.patch({ whitelabel: { SMSLOGIN: false }, whitelabelApart: true });
    expect('whitelabel' in (await read('system.status', { url: 'localhost' })).info).toBe(false);
    const tree = await read('system.whitelabel');
    expect(featuresOf(tree)).toMatchObject({ smsLogin: false, passwordExpiry: true, freePlay: true });
    box.sandbox.settings.reset();
    expect((await read('system.status', { url: 'localhost' })).info.whitelabel).toBeDefined();
  });

  it('accept a known language, and no other', async () => {
    await read('system.language', { language: 'en' });
    expect((await askCall(box.address, 'system.language', { language: 'XX' })).body.code).toBe(
      'INPUT_INVALID',
    );
  });
});

describe('customer service', () => {
  it('returns addresses that only the configured keys open, and that the product may open', async () => {
    const { supportKeys, hosts } = box.sandbox.settings.current();
    for (const csType of ['LIVECHAT', 'VIP', 'TELEGRAM']) {
      const { paths } = await read('support.lookup', { csType });
      expect(paths[0]?.type).toBe(3);
      const opened = await openPath(paths[0]?.path ?? '', supportKeys);
      expect(safeAddress(opened, hosts.support, { own: new URL(box.address).host })).toBe(opened);
      const wrong = { ...supportKeys, macKey: Buffer.alloc(32).toString('base64') };
      await expect(openPath(paths[0]?.path ?? '', wrong)).rejects.toThrow();
    }
  });

  it('is available while the product is closed, by its call and by the status', async () => {
    const { supportKeys } = box.sandbox.settings.current();
    for (const closed of [{ maintenance: { on: true } }, { restriction: { on: true } }]) {
      box.sandbox.settings.patch(closed);
      const { paths } = await read('support.lookup', { csType: 'LIVECHAT' });
      const { info } = await read('system.status', { url: 'localhost' });
      const named = info.customerService?.find(({ csType }) => csType === 'LIVECHAT');
      for (const path of [paths[0]?.path, named?.path]) {
        expect(await openPath(path ?? '', supportKeys)).toBe(
          `${box.gameAddress}/chat?lang=es&service=LIVECHAT`,
        );
      }
      expect(
        (await askCall(box.address, 'games.vendors', { platform: 'html5-desktop', language: 'ES' })).body,
      ).toMatchObject({ success: false });
      box.sandbox.settings.reset();
    }
  });

  it('is refused where none is configured', async () => {
    box.sandbox.settings.patch({ customerService: [] });
    const { body } = await askCall(box.address, 'support.lookup', { csType: 'VIP' });
    expect(body.code).toBe('FUNCTION_DISABLED');
    box.sandbox.settings.reset();
  });
});

describe('values to type that bring about a failure', () => {
  const turns: Record<string, number> = {
    error500: 500,
    limite: 429,
    cerrado: 503,
    region: 451,
    apagado: 403,
  };

  it('work as a user name or as a number', async () => {
    for (const { name, number } of sentinels.filter((one) => one.name !== 'lento')) {
      const typed = { type: 'username', username: ` ${name.toUpperCase()} `, password: 'x' };
      const login = await askCall(box.address, 'session.login', typed);
      const sms = { mobileNum: number, countryDialingCode: '51' };
      const sent = await askCall(box.address, 'verification.smsLogin', sms);
      expect([name, login.status, sent.status]).toEqual([name, turns[name] ?? 422, turns[name] ?? 422]);
    }
  });

  it('belong to no account', () => {
    const accounts = people.map(({ account }) => account);
    for (const { name } of sentinels) expect(accounts).not.toContain(name);
  });
});
