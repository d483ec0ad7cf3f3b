import { describe, expect, it } from 'vitest';
import { changeLanguage, createWords } from '#src/i18n/i18n.ts';

describe('the words', () => {
  it('are the shell’s Spanish until another language is requested, and report the change', async () => {
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

  it('are in another language once it has loaded', async () => {
    const words = createWords('EN');
    await expect.poll(() => words.language).toBe('en');
  });

  it('are Spanish in a language without texts', async () => {
    const words = createWords('TH');
    await expect.poll(() => words.language).toBe('th');
    await words.loadNamespaces(['session']);
    const t = words.getFixedT('th') as unknown as (key: string) => string;
    expect(['shell.nav.home', 'session.signOut.title'].map(t)).toEqual(['Inicio', 'Cerrar sesión']);
  });
});
