import { describe, expect, it } from 'vitest';
import {
  chosen,
  firstUpTo,
  type LimitContext,
  lowers,
  newLimit,
  raises,
  sendingOf,
} from '#machines/protection/limit.rules.ts';
import { dailyLimit, raiseRules } from '../../kit/models/limits.ts';
import { opened } from '../../kit/models/money.ts';

/** No monthly deposit limit, where a person talks to the member above 350; something was typed. */
function typing(typed: string, limit: Partial<LimitContext['limit']> = {}): LimitContext {
  const none = { ...dailyLimit, period: 'month' as const, value: null, left: null, ...limit };
  const raise = { ...raiseRules, contactAbove: '350.00' };
  return { ...newLimit({ ...opened['a first key'], limit: none, raise }), typed };
}

describe('a first monthly deposit limit', () => {
  it.each([
    ['350', {}, true],
    ['350.01', {}, false],
    ['350.01', { period: 'week' }, true],
    ['350.01', { kind: 'loss' }, true],
  ] as const)('of %s with %o holds at once: %s', (typed, limit, atOnce) => {
    const context = typing(typed, limit);
    expect([lowers(context), raises(context)]).toEqual([atOnce, !atOnce]);
    const { asked = null } = chosen(context, { ask: 'value', key: 'another-key-of-money' });
    expect(sendingOf({ asked })).toBe(atOnce ? 'lowering' : 'raising');
  });

  it.each([
    [{}, '350.00'],
    [{ period: 'week' }, null],
    [{ value: '1000.00', left: '1000.00' }, null],
  ] as const)('with %o says up to which value it holds at once: %s', (limit, upTo) => {
    expect(firstUpTo(typing('', limit))).toBe(upTo);
  });

  it('that waits for a talk is no raise: giving it up says that there is no limit', () => {
    const said = (context: LimitContext) =>
      chosen(context, { ask: 'dropping', key: 'another-key-of-money' }).asked?.promised;
    expect(said(typing(''))).toBe('unasked');
    expect(said(typing('', { value: '1000.00', left: '1000.00' }))).toBe('dropped');
  });

  it('that replaces a higher one is lower, and no person talks first', () => {
    expect(lowers(typing('900', { value: '1000.00', left: '1000.00' }))).toBe(true);
  });
});
