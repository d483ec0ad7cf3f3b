import { describe, expect, it } from 'vitest';
import shell from '#locales/es/shell.json' with { type: 'json' };
import { holesOf } from '#src/i18n/brand-texts.ts';
import { bringTexts, changeLanguage, createWords } from '#src/i18n/i18n.ts';

const texts = {
  ES: {
    'shell.nav.home': 'Portada',
    'shell.footer.ageMark': 'desde {{age}}',
    'shell.footer.rights': 'Sin nombre',
    'shell.nav': 'un área entera',
    'shell.nothing.here': 'nada',
    'session.login.submit': 'Adelante',
  },
  EN: { 'shell.nav.home': 'Front', 'session.login.submit': 'Go ahead' },
  PT: { 'shell.nav.home': 'Capa' },
};

async function branded(language = 'ES') {
  const words = createWords('ES', await bringTexts(texts));
  await changeLanguage(words, language);
  await words.loadNamespaces(['session']);
  const t = words.getFixedT(language.toLowerCase()) as unknown as (key: string, values?: object) => string;
  return { words, t };
}

describe('the texts of a brand', () => {
  it('replace ours by key, at once and in areas that come later', async () => {
    const words = createWords('ES', await bringTexts(texts));
    expect(words.getFixedT('es', ['shell'])('shell.nav.home')).toBe('Portada');
    const { t } = await branded();
    expect(t('session.login.submit')).toBe('Adelante');
    expect(t('shell.nav.promotions')).toBe(shell.nav.promotions);
  });

  it('keep the places of values', async () => {
    const { t } = await branded();
    expect(t('shell.footer.ageMark', { age: 21 })).toBe('desde 21');
  });

  it('are left out where ours has other places, or is no text', async () => {
    const { t } = await branded();
    expect(t('shell.footer.rights', { brand: 'X' })).toBe('© X. Todos los derechos reservados.');
    expect(t('shell.nav.promos')).toBe(shell.nav.promos);
  });

  it('replace ours in another language', async () => {
    const { t } = await branded('EN');
    expect([t('shell.nav.home'), t('session.login.submit'), t('shell.nav.promotions')]).toEqual([
      'Front',
      'Go ahead',
      'Promotions',
    ]);
  });

  it('are shown in a language that we have no words in, and all others are Spanish', async () => {
    const { t } = await branded('PT');
    expect([t('shell.nav.home'), t('shell.nav.promotions')]).toEqual(['Capa', shell.nav.promotions]);
  });

  it('change nothing for those who have none', async () => {
    await branded();
    expect(await bringTexts(undefined)).toBeUndefined();
    expect(createWords('ES').getFixedT('es', ['shell'])('shell.nav.home')).toBe('Inicio');
    expect(shell.nav.home).toBe('Inicio');
  });

  it.each([
    ['{{a}} and {{b}}', '{{b}}, {{ a }}', true],
    ['{{a}}', '{{b}}', false],
    ['<b>{{a}}</b>', '{{a}}', false],
    ['{{a, number}}', '{{a}}', true],
    ['plain', '$t(shell.nav.home)', false],
  ])('%s and %s have the same places: %s', (one, other, same) => {
    expect(holesOf(one) === holesOf(other)).toBe(same);
  });
});
