import { describe, expect, it } from 'vitest';
import shell from '#locales/es/shell.json';
import { changeLanguage, createWords, firstWord } from '#src/i18n/first-words.ts';
import { createI18n } from '#src/i18n/i18n.ts';

function keysOf(node: object, path: string): string[] {
  return Object.entries(node).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(inner, `${path}.${key}`) : [`${path}.${key}`],
  );
}

const keys = keysOf(shell, 'shell').map((key) => key.replace(/_(one|other)$/, ''));
const names = [...JSON.stringify(shell).matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name);
const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));

describe('the first words', () => {
  it.each([{ count: 0 }, { count: 1 }, { count: 2 }, { count: 21 }])(
    'are those of i18next, with %o',
    (more) => {
      const { t } = createI18n();
      const say = t as unknown as (key: string, values: object) => string;
      for (const key of keys)
        expect(firstWord(key, { ...values, ...more })).toBe(say(key, { ...values, ...more }));
    },
  );

  it('are a key where there is none', () => {
    const { t } = createI18n();
    for (const key of ['shell.nothing', 'shell', 'session.login.submit', 'shell.header.home.deeper']) {
      expect([key, firstWord(key)]).toEqual([key, key]);
      if (key !== 'shell') expect((t as unknown as (key: string) => string)(key)).not.toBe('');
    }
  });
});

describe('the words', () => {
  it('are Spanish of the shell until others are wished for, and tell when the language changes', async () => {
    const words = createWords('ES');
    const heard: unknown[] = [];
    const listener = (language: string) => heard.push(language);
    const gone = () => heard.push('gone');
    words.on('languageChanged', listener);
    words.on('languageChanged', gone);
    words.off('languageChanged', gone);
    expect([words.language, words.hasLoadedNamespace('shell'), words.hasLoadedNamespace('session')]).toEqual([
      'es',
      true,
      false,
    ]);
    expect(words.getFixedT('es', ['shell'])('shell.nav.home')).toBe('Inicio');
    await words.loadNamespaces(['session']);
    expect(words.hasLoadedNamespace('session')).toBe(true);
    await changeLanguage(words, 'EN');
    expect([words.language, words.resolvedLanguage, words.languages]).toEqual(['en', 'en', ['en', 'es']]);
    expect(words.getFixedT('en', ['shell'])('shell.nav.home')).toBe('Home');
    expect(heard).toContain('en');
    words.off('languageChanged', listener);
    heard.length = 0;
    await changeLanguage(words, 'ES');
    expect(heard).toEqual([]);
  });

  it('are in another language as soon as they can be', async () => {
    const words = createWords('EN');
    await expect.poll(() => words.language).toBe('en');
  });
});
