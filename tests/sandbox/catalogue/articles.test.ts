import { expect, it } from 'vitest';
import { codes } from '#contract/errors.ts';
import { memberPages, protectionSections, securitySections } from '#machines/centres.ts';
import { fillFigures } from '#sandbox/catalogue/articles/article.ts';
import { articlesIn, chapters } from '#sandbox/catalogue/articles/articles.ts';
import { figuresOf } from '#sandbox/help/figures.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { addresses } from '#src/paths.ts';
import { linksOf, lostLinks, unexplained } from './articles.rule.ts';

const settings = createSettings();
const centre = (language: string) => articlesIn(language, figuresOf(settings.current(), language));
const [es, en] = [centre('ES'), centre('EN')];
const whole = (article: (typeof es)[number]) => `${article.title} ${article.content}`;

it('every code of the error catalogue leads to an article', () => {
  expect(unexplained(codes, es)).toEqual([]);
});

it('a planted fault is found: a code that no article explains', () => {
  const without = es.map((article) => ({
    id: article.id,
    codes: article.codes?.filter((code) => code !== 'POINTS_SHORT') ?? [],
  }));
  expect(unexplained(codes, without)).toEqual(['POINTS_SHORT']);
  expect(unexplained([...codes, 'NEW_CODE'], es)).toEqual(['NEW_CODE']);
});

it('a code is explained in one article alone, so that a refusal has one place to lead to', () => {
  const all = es.flatMap((article) => article.codes ?? []);
  expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
});

it('no article has a number of its own: every figure comes from what is in force', () => {
  const typed = chapters.flatMap(({ articles }) =>
    articles.flatMap(({ id, es, en }) =>
      [es, en].map(({ title, parts }) => `${id}: ${title} ${parts.join(' ')}`),
    ),
  );
  const figures = /\d/;
  const plain = (text: string) => text.replace(/<[^>]+>|\{\w+\}/g, '');
  expect(typed.map(plain).filter((text) => figures.test(text))).toEqual([]);
});

it('an article tells the limit in force: a changed limit changes its text, in both languages', () => {
  const textOf = (store: typeof settings, id: string, language: string) =>
    articlesIn(language, figuresOf(store.current(), language)).find((one) => one.id === id)?.content ?? '';
  const changed = createSettings({
    limits: { codeMinutes: 7 },
    money: { withdrawal: { min: '35.50' }, closedMethods: ['bolsillo'] },
  });
  expect(textOf(settings, 'sms-codes', 'ES')).toContain('vale 10 minutos');
  expect(textOf(changed, 'sms-codes', 'ES')).toContain('vale 7 minutos');
  expect(textOf(changed, 'sms-codes', 'EN')).toContain('works for 7 minutes');
  expect(textOf(settings, 'withdraw', 'ES')).toContain('de P\u00a020.00 a P\u00a020,000.00');
  expect(textOf(changed, 'withdraw', 'ES')).toContain('de P\u00a035.50 a P\u00a020,000.00');
  expect(textOf(settings, 'deposit', 'ES')).toContain('desde P\u00a01.00');
  expect(textOf(changed, 'deposit', 'ES')).toContain('desde P\u00a05.00');
});

it('every figure that an article names is there, and a figure is written as text', () => {
  expect([...es, ...en].map(whole).filter((text) => /[{}]/.test(text))).toEqual([]);
  expect(fillFigures('{brand} {nobody} {constructor}', { brand: '<b>' })).toBe(
    '&lt;b&gt; {nobody} {constructor}',
  );
});

it('every link leads to a screen or an article that is there', () => {
  const member = memberPages.flatMap((page) => [`/member/${page}`]);
  const sections = securitySections.map((section) => `/member/securityCenter/${section}`);
  const protection = protectionSections.map((section) => `/member/protection/${section}`);
  const screens = Object.entries(addresses).flatMap(([screen, paths]) => (screen === 'member' ? [] : paths));
  const known = [...screens, ...member, ...sections, ...protection];
  expect([...es, ...en].flatMap(({ content }) => lostLinks(content, known, es))).toEqual([]);
  expect(es.flatMap(({ content }) => linksOf(content)).length).toBeGreaterThan(50);
  const planted = '<a href="/nowhere">x</a><a href="/helpmc?article=nobody">x</a><a href="/rng">x</a>';
  expect(lostLinks(planted, known, es)).toEqual(['/nowhere', '/helpmc?article=nobody']);
});

it('both languages have the same articles, each a question of its own with other words to find it by', () => {
  expect(en.map(({ id }) => id)).toEqual(es.map(({ id }) => id));
  expect(new Set(es.map(({ id }) => id)).size).toBe(es.length);
  expect(new Set(es.map(({ title }) => title)).size).toBe(es.length);
  expect(es.length).toBeGreaterThan(50);
  for (const { id, keywords } of [...es, ...en]) expect(keywords.length, id).toBeGreaterThan(1);
  for (const { id } of es) expect(id).toMatch(/^[a-z0-9-]{3,40}$/);
});
