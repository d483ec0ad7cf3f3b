import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { planted, readTree } from './tree.ts';
import { pluralFaults, pluralsOf, textsOf, translationFaults, usageFaults } from './words.rule.ts';

const tree = readTree();

function project(es: object, en: object, view = "t('points.redeem.title'); t(`points.cost.${kind}`);") {
  return planted({
    'locales/es/points.json': JSON.stringify(es),
    'locales/en/points.json': JSON.stringify(en),
    'src/views/points/redeem-page.tsx': view,
  });
}

const es = { redeem: { title: 'Canjear {{count}} puntos' }, cost: { low: 'Poco', high: 'Mucho' } };
const en = { redeem: { title: 'Redeem {{ count }} points' }, cost: { low: 'Little', high: 'A lot' } };

describe('words', () => {
  it('Spanish and English have the same keys and the same placeholders', () => {
    expect(translationFaults(tree)).toEqual([]);
  });

  it('every text is used, and every used text exists', () => {
    expect(usageFaults(tree)).toEqual([]);
  });

  it('the guard has really read the words', () => {
    expect(textsOf(tree, 'es').size).toBeGreaterThan(100);
  });

  it('sound words have no fault, and the keys that the spec names keep its spelling', () => {
    expect(translationFaults(project(es, en))).toEqual([]);
    expect(usageFaults(project(es, en))).toEqual([]);
    const shell = JSON.stringify({ in_need_true_account: 'Falta', 'shell.reg_pattern_3': 'Mal' });
    const verbatim = planted({
      'locales/es/shell.json': shell,
      'locales/en/shell.json': shell,
      'src/views/shell/frame.tsx': "t('in_need_true_account'); t(`shell.reg_pattern_${id}`);",
    });
    expect([...translationFaults(verbatim), ...usageFaults(verbatim)]).toEqual([]);
  });

  it('every plural has each form of its language', () => {
    expect(pluralFaults(tree)).toEqual([]);
  });

  it.each(['es', 'en'])(
    'in %s, 0, 1, 2 and 1000000 of anything are said in words, never by a bare key',
    async (language) => {
      const plurals = [...pluralsOf(tree, language).keys()];
      expect(plurals.length).toBeGreaterThan(5);
      const words = createInstance();
      const file = (area: string) => JSON.parse(tree.get(`locales/${language}/${area}.json`) ?? '');
      const areas = [...new Set(plurals.map((key) => key.replace(/\..*/, '')))];
      const resources = { [language]: Object.fromEntries(areas.map((area) => [area, file(area)])) };
      await words.init({ lng: language, ns: areas, nsSeparator: '.', resources });
      const say = words.t as unknown as (key: string, values: object) => string;
      for (const key of plurals) {
        for (const count of [0, 1, 2, 1_000_000]) {
          const said = say(key, { count, number: count });
          // A bare key has no blank in it.
          expect(said).toMatch(/ /);
        }
      }
    },
  );

  it.each([
    ['points.left has no form many in es', { left_one: 'Queda {{count}}', left_other: 'Quedan {{count}}' }],
    ['points.left has no form one in es', { left_many: 'Quedan {{count}}', left_other: 'Quedan {{count}}' }],
    [
      'points.left has the form few, which es never says',
      { left_one: '1', left_few: '{{count}}', left_many: '{{count}}', left_other: '{{count}}' },
    ],
  ])('a planted fault is found: %s', (fault, spanish) => {
    expect(pluralFaults(project(spanish, {}))).toEqual([fault]);
  });

  it('a plural is one key, however many forms a language has', () => {
    const spanish = {
      left_one: 'Queda {{count}}',
      left_many: 'Quedan {{count}}',
      left_other: 'Quedan {{count}}',
    };
    const english = { left_one: '{{count}} left', left_other: '{{count}} left' };
    const plural = project(spanish, english, "t('points.left', { count });");
    expect([...translationFaults(plural), ...usageFaults(plural)]).toEqual([]);
  });

  it.each([
    ['points.redeem.cost has no English text', { ...es, redeem: { ...es.redeem, cost: 'Cuesta' } }, en],
    ['points.cost.high has no Spanish text', { ...es, cost: { low: 'Poco' } }, en],
    ['points.redeem.title has {{count}} in Spanish', es, { ...en, redeem: { title: 'Redeem {{n}} points' } }],
    ['points.redeem.title has {{count}} in Spanish', es, { ...en, redeem: { title: 'Redeem points' } }],
    ['points.cost.low has <b> in Spanish', { ...es, cost: { low: '<b>Poco', high: 'x' } }, en],
    ['points.cost.low is empty', { ...es, cost: { low: ' ', high: 'Mucho' } }, en],
  ])('a planted fault is found: %s', (fault, spanish, english) => {
    expect(translationFaults(project(spanish, english))).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['points.redeem.title is used nowhere', 't(`points.cost.${kind}`);'],
    ['points.redeem.title is used nowhere', "t(`points.cost.${kind}`); // t('points.redeem.title')"],
    [
      'asks for points.redeem.gone',
      "t('points.redeem.title'); t(`points.cost.${a}`); t('points.redeem.gone');",
    ],
    ['asks for gone', "i18n.t('points.redeem.title'); t(`points.cost.${a}`); i18n.t('gone');"],
    [
      'asks for gone',
      't(\'points.redeem.title\'); t(`points.cost.${a}`); const b = <Trans i18nKey="gone" />;',
    ],
  ])('a planted fault is found: %s', (fault, view) => {
    expect(usageFaults(project(es, en, view))).toEqual([expect.stringContaining(fault)]);
  });

  it('a key made at run time must name its screen: with the area alone, every word of it would count as used', () => {
    expect(usageFaults(project(es, en, 't(`points.${anything}`);'))).toHaveLength(3);
  });
});
