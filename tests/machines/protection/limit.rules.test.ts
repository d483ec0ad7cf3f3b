import { expect, test } from 'vitest';
import { chosen, limitEnded, newLimit, sendingOf, withRead } from '#machines/protection/limit.rules.ts';
import { dailyLimit, raiseRules } from '../../kit/models/limits.ts';

const done = (record: unknown) => ({ end: 'done', record, failure: null, key: 'another-key' }) as const;

/** A value that was typed and sent, and whose result is read before the answer of the act comes. */
function sentThenRead(before: string | null, typed: string) {
  const limit = { ...dailyLimit, value: before };
  const start = { ...newLimit({ key: 'a-key', limit, raise: raiseRules }), typed };
  const sent = { ...start, ...chosen(start, { ask: 'value', key: 'another-key' }) };
  const result = { ...limit, value: typed, version: limit.version + 1 };
  return { now: { ...sent, ...withRead(sent, { limit: result, raise: raiseRules }) }, result };
}

test.each([
  { what: 'a lower value', before: '100.00', said: 'lowered' },
  { what: 'a first value', before: null, said: 'set' },
])('$what is told as that, also when its result is read before the answer comes', ({ before, said }) => {
  const { now, result } = sentThenRead(before, '30.00');
  expect(sendingOf(now)).toBe('lowering');
  expect(limitEnded(now, done(result))).toMatchObject({ said, differs: false });
});
