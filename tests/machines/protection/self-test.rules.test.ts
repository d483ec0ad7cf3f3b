import { expect, it } from 'vitest';
import { type Answer, bandOf, mostPoints, questions } from '#machines/protection/self-test.rules.ts';

/** Answers that begin like this, and are "never" from there on. */
const given = (...first: Answer[]) => ({
  answers: questions.map((_, at) => first[at] ?? ('a' as const)),
});

it.each([
  ['all never', given(), 'calm'],
  ['three points', given('b', 'b', 'b'), 'calm'],
  ['four points', given('b', 'b', 'b', 'b'), 'careful'],
  ['one almost always, which is three points', given('d'), 'careful'],
  ['nine points', given('c', 'c', 'c', 'c', 'b'), 'careful'],
  ['ten points', given('c', 'c', 'c', 'c', 'c'), 'stop'],
  ['all almost always', given('d', 'd', 'd', 'd', 'd', 'd', 'd', 'd', 'd'), 'stop'],
] as const)('%s is one of three results', (_, answers, band) => {
  expect(bandOf(answers)).toBe(band);
});

it('counts 27 points at most', () => {
  expect(mostPoints).toBe(27);
});
