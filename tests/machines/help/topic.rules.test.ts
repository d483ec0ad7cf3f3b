import { expect, it } from 'vitest';
import { failureOf } from '#contract/errors.ts';
import { codeOf, textsByCode } from '#machines/help/refusal.rules.ts';
import { answerTo, categoryOf, everything, shelvesOf, topicOf } from '#machines/help/topic.rules.ts';

const articles = [
  { id: 'withdraw', category: 'withdrawals', codes: ['TURNOVER_MISSING'] },
  { id: 'deposit', category: 'deposits', codes: [] },
  { id: 'news', category: 'something-new' },
  { id: 'bare' },
];

it.each([
  ['', everything],
  ['article=deposit', { ...everything, article: 'deposit' }],
  ['about=POINTS_SHORT&x=1', { ...everything, about: 'POINTS_SHORT' }],
  ['category=wallet', { ...everything, category: 'wallet' }],
  ['article=', everything],
  [`article=${'a'.repeat(5_000)}`, { ...everything, article: 'a'.repeat(64) }],
])('the address ?%s asks for its topic', (query, topic) => {
  expect(topicOf(new URLSearchParams(query))).toEqual(topic);
});

it('articles stand by category, in the order of the centre; unknown ones under another', () => {
  expect(shelvesOf(articles).map(({ category }) => category)).toEqual(['deposits', 'withdrawals', 'other']);
  expect([categoryOf({}), categoryOf({ category: 'toString' })]).toEqual(['other', 'other']);
});

it.each([
  [{ article: 'deposit' }, 'article'],
  [{ about: 'TURNOVER_MISSING' }, 'article'],
  [{ category: 'deposits' }, 'category'],
  [{ category: 'other' }, 'category'],
  [{}, 'everything'],
  [{ article: 'nobody' }, 'missing'],
  [{ about: 'NEW_CODE' }, 'missing'],
  [{ category: 'wallet' }, 'missing'],
])('%j shows the %s', (topic, shows) => {
  expect(answerTo({ ...everything, ...topic }, articles).shows).toBe(shows);
});

it.each([
  [{ kind: 'refused', code: 'POINTS_SHORT' }, 'POINTS_SHORT'],
  [{ kind: 'refused' }, 'UNKNOWN_ERROR'],
  [{ kind: 'limited' }, 'TOO_MANY_REQUESTS'],
  // What a broken answer carries says nothing.
  [{ kind: 'network', code: 'POINTS_SHORT' }, 'NETWORK'],
  [failureOf(new Error('x')), 'NETWORK'],
] as const)('the failure %j is explained under %s', (failure, code) => {
  expect(codeOf(failure)).toBe(code);
});

it('the texts of a kind of failure are found under the code that stands for it', () => {
  const texts = textsByCode(
    { MAINTENANCE: ['closed'] },
    { unavailable: ['not available'], timeout: ['slow'], network: ['down'] },
  );
  expect(texts).toMatchObject({ MAINTENANCE: ['closed', 'not available'], NETWORK: ['slow', 'down'] });
});
