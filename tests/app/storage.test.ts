import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { createStorage } from '#src/app/world/storage.ts';
import { fullStorage, memoryStorage, noStorage } from './memory-storage.ts';

const merchantKeys = { merchant: 'vestibulo', merchantCode: 'vestibulo', platform: 'web' };

function opened(session: Record<string, string>, local: Record<string, string> = {}) {
  const stores = { session: memoryStorage(session), local: memoryStorage(local) };
  const storage = createStorage(defaultConfiguration, {
    session: () => stores.session,
    local: () => stores.local,
  });
  return { storage, stores };
}

describe('the stored token', () => {
  it('is what was stored, and gone once dropped', () => {
    const { storage, stores } = opened({});
    storage.keepToken('t-1');
    expect([storage.token(), stores.session.getItem('token')]).toEqual(['t-1', 't-1']);
    storage.dropToken();
    expect([storage.token(), stores.session.getItem('token')]).toEqual([null, null]);
  });

  it.each([
    ['empty', ''],
    ['one megabyte', 'a'.repeat(1_000_000)],
    ['with a line break', 't-1\r\nX-Evil: 1'],
    ['with a space', 'Bearer t-1'],
    ['of letters that no header carries', 'tokeñ'],
    ['with a zero-width character', 't-1\u200b'],
  ])('SES-05 counts as missing when it is %s', (_, token) => {
    expect(opened({ token }).storage.token()).toBeNull();
  });

  it('SES-05 goes into a header, which would refuse what is not caught here', () => {
    expect(() => new Headers({ Authorization: 't-1\r\nX-Evil: 1' })).toThrow();
  });
});

describe('a first-login call under way', () => {
  it('is known after a reload in the middle, and no longer once it was made', () => {
    const { storage, stores } = opened({});
    storage.keepToken('t-1');
    storage.keepFirstLogin('t-1');
    expect(opened(stores.session.all()).storage.firstLoginBegun()).toBe(true);
    storage.dropFirstLogin();
    expect(opened(stores.session.all()).storage.firstLoginBegun()).toBe(false);
  });

  it('of another session is ignored', () => {
    expect(opened({ token: 't-2', firstLogin: 't-1' }).storage.firstLoginBegun()).toBe(false);
    expect(opened({ firstLogin: 't-1' }).storage.firstLoginBegun()).toBe(false);
    expect(opened({ token: 't-2' }).storage.firstLoginBegun()).toBe(false);
  });
});

describe('the language', () => {
  it.each(['xx', '', '../en', '__proto__', 'es', 'EN ', 'constructor'])(
    'I18-01 %j in storage counts as Spanish',
    (lang) => {
      expect(opened({}, { lang }).storage.language()).toBe('ES');
    },
  );

  it('is the chosen one, and the previous one is known too', () => {
    const { storage, stores } = opened({}, { lang: 'EN' });
    expect(storage.language()).toBe('EN');
    storage.keepLanguage('ES');
    expect(stores.local.all()).toMatchObject({ lang: 'ES', hisLang: 'EN' });
  });

  it('is the first of the brand where the brand has no Spanish', () => {
    const brand = { ...defaultConfiguration, languages: ['EN', 'TH'] };
    const local = memoryStorage({ lang: 'ES' });
    expect(createStorage(brand, { session: () => memoryStorage(), local: () => local }).language()).toBe(
      'EN',
    );
  });
});

describe('the merchant', () => {
  it('CFG-07 is the brand’s, whatever is in storage', () => {
    const { stores } = opened({ merchantCode: 'other' }, { merchantCode: 'other' });
    expect(stores.session.all()).toEqual(merchantKeys);
    expect(stores.local.getItem('merchantCode')).toBe('vestibulo');
  });

  it('OUT-01 its keys are all that is left in session storage after signing out', () => {
    const { storage, stores } = opened({ token: 't-1', settings: '{}', username: 'member1' });
    storage.clearSession();
    expect(stores.session.all()).toEqual(merchantKeys);
  });
});

describe('the key of an act without an outcome', () => {
  const key = 'a'.repeat(32);

  it('is there after a reload, and goes with its tab: another one has it not', () => {
    const { storage, stores } = opened({});
    storage.keepActsOf('ana');
    storage.keepAct('wallet.withdraw', '', key);
    const inTab = (session: Storage) =>
      createStorage(defaultConfiguration, { session: () => session, local: () => stores.local });
    expect(inTab(stores.session).keptKey('wallet.withdraw', '')).toBe(key);
    expect(inTab(memoryStorage({})).keptKey('wallet.withdraw', '')).toBeNull();
  });

  it('is forgotten once the outcome is known, and with another member', () => {
    const { storage } = opened({});
    storage.keepActsOf('ana');
    storage.keepAct('wallet.withdraw', '', key);
    storage.keepAct('wallet.cancel', 'W-1', key);
    storage.dropAct('wallet.cancel', 'W-1');
    expect(storage.keptKey('wallet.cancel', 'W-1')).toBeNull();
    storage.keepActsOf('ana');
    expect(storage.keptKey('wallet.withdraw', '')).toBe(key);
    storage.keepActsOf('eva');
    expect(storage.keptKey('wallet.withdraw', '')).toBeNull();
  });
});

describe('the name of the tab', () => {
  it('SMS-02 survives a reload, because a sent code is bound to it', () => {
    const { storage, stores } = opened({});
    const name = storage.clientId();
    const again = createStorage(defaultConfiguration, {
      session: () => stores.session,
      local: () => stores.local,
    });
    expect(again.clientId()).toBe(name);
  });

  it('is another from then on when a tab has it already', () => {
    const { storage, stores } = opened({});
    const copied = storage.clientId();
    storage.renameClient();
    const own = storage.clientId();
    expect(own).not.toBe(copied);
    const again = createStorage(defaultConfiguration, {
      session: () => stores.session,
      local: () => stores.local,
    });
    expect(again.clientId()).toBe(own);
  });

  it('is a new one when the stored value is invalid', () => {
    expect(opened({ clientId: 'x\r\nevil: 1' }).storage.clientId()).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('SES-06 junk left by other programs', () => {
  const deep = `{"__proto__":{"polluted":1},"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;

  it.each(['{}', '[]', 'x', deep])('is ignored: %.20s', (junk) => {
    const { storage } = opened({
      settings: junk,
      gameVendor: junk,
      routers: junk,
      consolidated: junk,
      validate: junk,
    });
    expect([storage.token(), storage.language()]).toEqual([null, 'ES']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('SES-07 storage that throws', () => {
  it('when switched off the session lives in memory', () => {
    const storage = createStorage(defaultConfiguration, { session: noStorage, local: noStorage });
    storage.keepToken('t-1');
    storage.keepLanguage('EN');
    expect([storage.token(), storage.language()]).toEqual(['t-1', 'EN']);
    storage.clearSession();
    expect(storage.token()).toBeNull();
  });

  it('when full, a new value wins over the stored one', () => {
    const session = fullStorage({ token: 'old' });
    const storage = createStorage(defaultConfiguration, {
      session: () => session,
      local: () => memoryStorage(),
    });
    storage.keepToken('new');
    expect([storage.token(), session.getItem('token')]).toEqual(['new', null]);
    storage.dropToken();
    expect(storage.token()).toBeNull();
  });

  it('when full only for a while, nothing is left of what memory held', () => {
    let full = true;
    const held = memoryStorage();
    const session = {
      ...held,
      setItem: (key: string, value: string) => (full ? noStorage() : held.setItem(key, value)),
    };
    const storage = createStorage(defaultConfiguration, {
      session: () => session as unknown as Storage,
      local: () => memoryStorage(),
    });
    storage.keepToken('t-1');
    full = false;
    storage.keepToken('t-2');
    storage.dropToken();
    expect(storage.token()).toBeNull();
  });
});
