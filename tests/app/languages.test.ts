import { describe, expect, it } from 'vitest';
import { createWords, languageShown } from '#src/i18n/i18n.ts';
import { knownLanguages, otherCodes } from '#src/i18n/known-languages.ts';
import { bringLanguages, directionOf, languageName, languageTag } from '#src/i18n/languages.ts';

type WithDirection = Intl.Locale & {
  getTextInfo?: () => { direction: string };
  textInfo?: { direction: string };
};

/** The direction of a language, as the platform knows it. */
function platformDirection(tag: string): string {
  const locale = new Intl.Locale(tag) as WithDirection;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'unknown';
}

const all = Object.entries(knownLanguages);

describe('the languages', () => {
  it('are about 35, with the codes that the specification names', () => {
    expect(all.length).toBe(35);
    expect(Object.keys(knownLanguages)).toEqual(
      expect.arrayContaining(['EN', 'ES', 'CN', 'TW', 'JA', 'TH', 'VI']),
    );
    expect(new Set(all.map(([, { tag }]) => tag)).size).toBe(all.length);
    expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
  });

  it.each(all)(
    '%s has its own name, as the platform says it, and its direction',
    (_, { tag, name, direction }) => {
      const said = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
      expect(name.toLocaleLowerCase(tag)).toContain(said.toLocaleLowerCase(tag));
      expect(direction ?? 'ltr').toBe(platformDirection(tag));
    },
  );

  it('are unknown by all but their codes until a brand brings them', async () => {
    expect([languageName('ES'), languageName('EN'), languageName('TH')]).toEqual([
      'Español',
      'English',
      'TH',
    ]);
    await bringLanguages(['ES', 'EN']);
    expect(languageName('TH')).toBe('TH');
    await bringLanguages(['ES', 'th', 'AR', 'XX', '__proto__']);
    expect([languageName('TH'), languageTag('TH'), directionOf('TH')]).toEqual(['ไทย', 'th', '']);
    expect([languageName('AR'), languageTag('ar'), directionOf('ar')]).toEqual(['العربية', 'ar', 'rtl']);
    expect([languageName('XX'), languageTag('XX'), directionOf('XX')]).toEqual(['XX', 'xx', '']);
    expect(languageName('__proto__')).toBe('__proto__');
    expect(directionOf('es')).toBe('');
  });

  it.each(Object.entries(otherCodes))('%s is known as %s', async (code, known) => {
    await bringLanguages([code]);
    expect(languageTag(code)).toBe(knownLanguages[known]?.tag);
  });

  it('without words of their own are shown in Spanish', async () => {
    expect(['es', 'en', 'th', 'ar', 'xx', '../en'].map(languageShown)).toEqual([
      'es',
      'en',
      'es',
      'es',
      'es',
      'es',
    ]);
    const words = createWords('TH');
    await words.changeLanguage('th');
    expect(words.t('shell.skip')).toBe(createWords('ES').t('shell.skip'));
  });
});
