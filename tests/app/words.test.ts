import { describe, expect, it } from 'vitest';
import { changeLanguage, createWords } from '#src/i18n/i18n.ts';

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

  it('are Spanish in a language that has none of its own', async () => {
    const words = createWords('TH');
    await expect.poll(() => words.language).toBe('th');
    await words.loadNamespaces(['session']);
    const t = words.getFixedT('th') as unknown as (key: string) => string;
    expect(['shell.nav.home', 'session.signOut.title'].map(t)).toEqual(['Inicio', 'Cerrar sesión']);
  });
});
